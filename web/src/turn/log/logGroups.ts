// The log by turns: whose turn it was, and line by line what happened.
import { speech } from "../../i18n/language.svelte";
import type { Entry, GameEntry } from "../../lib/types";
import { findEntryTargets, isShownInLog, formatKind, formatLine } from "./logTexts";

export interface LogLine {
  id: string;
  text: string;
  targets: string[];
}
export interface LogGroup {
  id: number;
  /** Whose turn; null while the game is set up or an eclipse is scored. */
  seat: number | null;
  lines: LogLine[];
}

interface Told {
  names: readonly string[];
  seat: number | null;
  language: string;
  text: string;
  targets: string[];
}
/** Lines that were told before: the log is told anew with every entry. */
const told = new WeakMap<Entry, Told>();

function tellLine(entry: Entry, seat: number | null, names: readonly string[]): Told {
  const { language } = speech;
  const before = told.get(entry);
  if (before && before.names === names && before.seat === seat && before.language === language) return before;
  const line = { names, seat, language, text: formatLine(entry, seat, names), targets: findEntryTargets(entry) };
  told.set(entry, line);
  return line;
}

const NEWS = new Set(["eclipse_scored", "game_over", "neutral_moved"]);

/** Actions that were taken back are gone: only those that count are told, and that a turn was. */
export function dropUndone(entries: readonly GameEntry[]): GameEntry[] {
  const kept: GameEntry[] = [];
  for (const entry of entries) {
    if (entry.kind === "hold") continue;
    if (entry.kind !== "undo" && entry.kind !== "take_back") {
      kept.push(entry);
      continue;
    }
    for (let left = entry.action ?? 0; left > 0; left -= 1) {
      const last = kept.map((one) => one.kind === "play" || one.kind === "end").lastIndexOf(true);
      if (last >= 0) kept.splice(last, 1);
    }
    if (entry.kind === "take_back") kept.push(entry);
  }
  return kept;
}

/** All that happened, a group for each turn. */
export function groupLog(entries: readonly GameEntry[], names: readonly string[]): LogGroup[] {
  const groups: LogGroup[] = [];
  const open = (seat: number | null, id: number): LogGroup => {
    const last = groups.at(-1);
    if (last && last.seat === seat) return last;
    const group = { id, seat, lines: [] };
    groups.push(group);
    return group;
  };
  let seat: number | null = null;
  let id = 0;
  for (const game of dropUndone(entries)) {
    const own = formatKind(game, names);
    if (own) open(seat ?? game.seat, (id += 1)).lines.push({ id: `${game.number}`, text: own, targets: [] });
    game.log.forEach((entry, i) => {
      if (entry.key === "turn_began") seat = entry.seat;
      if (NEWS.has(entry.key)) seat = null;
      if (!isShownInLog(entry)) return;
      const group = open(seat ?? newsSeat(entry), (id += 1));
      const { text, targets } = tellLine(entry, group.seat, names);
      group.lines.push({ id: `${game.number}-${i}`, text, targets });
    });
  }
  return groups.filter((group) => group.lines.length);
}

const newsSeat = (entry: Entry): number | null => (NEWS.has(entry.key) ? null : entry.seat);
