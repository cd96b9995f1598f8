// The log in words, and what its entries are about on the table.
import { target, type Row } from "../../board/targets";
import { say } from "../../i18n/messages";
import type { BoardName, Entry, GameEntry, Side, Temple } from "../../lib/types";
import { joinWithCommas, toMessageArguments } from "../texts/names";

/** Entries that need no line: their heading or their neighbours say the same. */
const SILENT = new Set(["turn_began", "turn_ended", "bot_mastered"]);
/** What Teotibot did is told by what it gained, but for these. */
const TOLD_PARTS = new Set(["fall_back", "power_up_twice"]);

export const isShownInLog = ({ key, arguments: facts }: Entry): boolean =>
  key === "bot_did" ? TOLD_PARTS.has(String(facts["part"])) : !SILENT.has(key);

/** An entry as a short statement; who did it is said by its heading. */
export const formatEntry = (entry: Entry, names: readonly string[]): string =>
  say(`log-${entry.key}`, { name: entry.seat === null ? "" : (names[entry.seat] ?? ""), ...toMessageArguments(entry.arguments) });

/** An entry as a line among those of a seat: entries of others begin with their name. */
export function formatLine(entry: Entry, of: number | null, names: readonly string[]): string {
  const text = formatEntry(entry, names);
  const other = entry.seat !== null && entry.seat !== of;
  return other ? say("log-of", { name: names[entry.seat ?? 0] ?? "", text }) : text;
}

/** Entries that are shown together, in one sentence. */
export function formatMark(entries: readonly Entry[], names: readonly string[]): string {
  const [first, ...more] = entries;
  if (!first) return "";
  if (first.seat === null || !more.length) return formatLine(first, null, names);
  return say("log-of", { name: names[first.seat] ?? "", text: joinWithCommas(entries.map((entry) => formatEntry(entry, names))) });
}

const KINDS: Record<string, string> = {
  undo: "log-undone",
  hold: "log-held",
  timeout: "log-timed-out",
  replace: "log-replaced",
  resign: "log-resigned",
};

/** What is said about a game entry itself; "" if its log says all. */
export function formatKind(entry: GameEntry, names: readonly string[]): string {
  const key = KINDS[entry.kind];
  const name = names[entry.seat] ?? "";
  if (key) return say(key, { name });
  return entry.action === null && !entry.log.length ? say("log-secret", { name }) : "";
}

/** A game entry in lines of text: who did what first, then what came of it. */
export function formatGameEntry(entry: GameEntry, names: readonly string[]): string[] {
  const shown = entry.log.filter(isShownInLog).map((one) => formatLine(one, entry.seat, names));
  const lines = [formatKind(entry, names), ...shown].filter((line) => line);
  const [first = say("log-turn_ended"), ...more] = lines;
  return [say("log-of", { name: names[entry.seat] ?? "", text: first }), ...more];
}

type Facts = Record<string, unknown>;
const board = (about: Facts, name = "board") =>
  typeof about[name] === "string" ? [target.board(about[name] as BoardName)] : [];
const PLACES: Record<string, (about: Facts, seat: number) => string[]> = {
  moved: (about) => [...board(about, "start"), ...board(about)],
  scored: (_, seat) => [target.player(seat)],
  lost: (_, seat) => [target.player(seat)],
  gained: (_, seat) => [target.player(seat)],
  paid: (_, seat) => [target.player(seat)],
  temple_stepped: (about) => [target.temple(String(about["temple"]) as Temple)],
  step_lost: (about) => [target.temple(String(about["temple"]) as Temple)],
  avenue_stepped: () => [target.avenue],
  track_stepped: () => [target.track],
  locked: (about) =>
    about["board"] === "palace"
      ? [target.royal(Number(about["space"]))]
      : [target.worship(String(about["board"]) as BoardName)],
  learned: (about) => [target.tech(Number(about["slot"]))],
  tile_built: (about) => [target.cell(Number(about["level"]), Number(about["row"]), Number(about["column"]))],
  decorated: (about) => [target.side(String(about["side"]) as Side)],
  nobles_built: (about) => [target.row(String(about["row"]) as Row)],
  bought: (about, seat) => [target.held(seat, String(about["discovery"]))],
  used: (about, seat) => [target.held(seat, String(about["discovery"]))],
  drew_discovery: (about) => [target.discovery(String(about["spot"]), String(about["discovery"]))],
  drew_decoration: (about) => [target.decoration(Number(about["slot"]))],
  drew_tile: (about) => [target.tile(Number(about["slot"]))],
  light_moved: () => [target.calendar],
  eclipse_due: () => [target.calendar],
  eclipse_scored: () => [target.calendar],
  salary_paid: (_, seat) => [target.player(seat)],
  salary_short: (_, seat) => [target.player(seat)],
  neutral_moved: (about) => (about["boards"] as BoardName[]).map(target.board),
  bot_acted: (about) => [target.bot(String(about["bot_tile"]))],
  bot_worshipped: (about) => [...board(about, "start"), ...board(about)],
  bot_shifted: (about) => [target.bot(String(about["bot_tile"]))],
};

/** The places on the table that an entry is about. */
export const findEntryTargets = ({ key, seat, arguments: about }: Entry): string[] =>
  [...new Set((PLACES[key] ?? ((facts: Facts) => board(facts)))(about, seat ?? 0))];
