// Things that offers, questions and entries speak of, in words: the names are those of the table.
import { listed, say } from "../lib/words";

export { listed };
const signed = new Intl.NumberFormat("en", { signDisplay: "exceptZero" });

/** A number with its sign; a real minus, which is as wide as the plus. */
export const withSign = (n: number): string => signed.format(n).replace("-", "−");

export const boardName = (board: string): string => say(`board-${board}`);
export const technologyName = (technology: string): string => say(`technology-${technology}`);
export const royalName = (tile: string): string => say(`royal-${tile}`);
export const discoveryName = (tile: string): string =>
  say(`discovery-${tile.startsWith("mask") ? "mask" : tile}`, { number: tile.slice(-1) });

/** Where discovery tiles lie: on a board, or on a step of a track. */
export function spotName(spot: string): string {
  const step = /^(avenue|blue|red|green)_(\d)$/.exec(spot);
  if (!step) return boardName(spot);
  return step[1] === "avenue" ? say("avenue") : say("temple", { temple: step[1] ?? "" });
}

/** Goods with their amounts: "2 wood, 1 cocoa". */
export const goodsWords = (goods: Record<string, number>): string =>
  listed(Object.entries(goods).map(([good, n]) => say(`amount-${good}`, { n })));

type Args = Record<string, string | number>;
const SAID: Record<string, (name: string) => string> = {
  board: boardName,
  start: boardName,
  technology: technologyName,
  discovery: discoveryName,
  spot: spotName,
  source: (source) => say(`log-source-${source}`),
  slot: (slot) => say(`log-slot-${slot}`),
  start_slot: (slot) => say(`log-slot-${slot}`),
  outcome: (outcome) => say(`log-outcome-${outcome}`),
  bot_tile: (tile) => say(`bot-${tile}`),
  good: (good) => say("good-plain", { good }),
  royal_tile: royalName,
};

/** Arguments for a message: things by name, and as `x_key` by what the engine calls them. */
export function worded(facts: Record<string, unknown>): Args {
  const args: Args = {};
  for (const [name, fact] of Object.entries(facts)) {
    if (typeof fact === "number") args[name] = fact;
    else if (Array.isArray(fact)) args[name] = listed(fact.map((one) => SAID["board"]?.(String(one)) ?? ""));
    else if (fact && typeof fact === "object") args[name] = goodsWords(fact as Record<string, number>);
    else {
      const key = typeof fact === "string" ? fact : "none";
      args[`${name}_key`] = key;
      args[name] = key === "none" ? "" : (SAID[name]?.(key) ?? key);
    }
  }
  return args;
}
