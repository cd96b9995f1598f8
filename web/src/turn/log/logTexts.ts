// The log in words, and what its entries are about on the table.
import { target, type Row } from "../../board/targets";
import { say } from "../../i18n/messages";
import { TOLD_PARTS, UNTOLD } from "../../lib/schema.generated";
import type { BoardName, Entry, EntryKey, GameEntry, Side, Temple } from "../../lib/types";
import { joinWithCommas, toMessageArguments } from "../texts/names";

export const isShownInLog = ({ key, arguments: facts }: Entry): boolean =>
  key === "bot_did" ? TOLD_PARTS.includes(String(facts["part"])) : !UNTOLD.includes(key);

/** An entry as a short statement; who did it is said by its heading. */
export const formatEntry = (entry: Entry, names: readonly string[]): string =>
  say(`log-${entry.key}`, {
    name: entry.seat === null ? "" : (names[entry.seat] ?? ""),
    ...toMessageArguments(entry.arguments),
  });

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
  if (first.key === "eclipse_scored" || !more.length) return formatLine(first, null, names);
  if (first.seat === null) return joinWithCommas(entries.map((entry) => formatEntry(entry, names)));
  return say("log-of", {
    name: names[first.seat] ?? "",
    text: joinWithCommas(entries.map((entry) => formatEntry(entry, names))),
  });
}

const KINDS: Partial<Record<GameEntry["kind"], string>> = {
  undo: "log-undone",
  take_back: "log-took-back",
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
type Place = (about: Facts, seat: number) => string[];
const onBoard: Place = (about) => board(about);
const nowhere: Place = () => [];
const PLACES: Record<EntryKey, Place> = {
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
  unlocked: onBoard,
  pushed_off: onBoard,
  cocoa_collected: onBoard,
  main_action_taken: onBoard,
  powered_up: onBoard,
  ascended: onBoard,
  worker_arrived: onBoard,
  worker_placed: onBoard,
  bot_mastered: onBoard,
  bot_worker_could_not: onBoard,
  choice_lost: nowhere,
  discarded: nowhere,
  starting_tile_kept: nowhere,
  turn_began: nowhere,
  turn_ended: nowhere,
  game_over: nowhere,
  bot_rolled: nowhere,
  bot_did: nowhere,
  bot_could_not: nowhere,
  bot_turned: nowhere,
  bot_exchanged: nowhere,
};

/** The places on the table that an entry is about. */
export const findEntryTargets = ({ key, seat, arguments: about }: Entry): string[] => [
  ...new Set(PLACES[key]?.(about, seat ?? 0) ?? []),
];
