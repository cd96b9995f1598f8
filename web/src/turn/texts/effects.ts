// What an answer does, as symbols with numbers and as words.
import { say } from "../../i18n/messages";
import type { Effect } from "../../lib/types";
import { getDiscoveryName, joinWithCommas, signedNumber } from "./names";

/** One effect as it is shown. */
export interface EffectSign {
  /** As in the messages `amount-…`. */
  kind: string;
  symbol: string;
  /** The number beside the symbol, with its sign; "" if the symbol says it all. */
  number: string;
  /** What is written after the symbol, where it alone would mislead. */
  word?: string;
  text: string;
  good: boolean;
}

/** Symbols that have another name than what they stand for. */
const SYMBOLS: Record<string, string> = {
  resources: "any_resource",
  temple: "temple_any",
  track: "construction",
  unlocked: "worker",
  unpaid: "cocoa",
  ascended: "mastery",
  locked: "lock",
  learned: "technology",
  step_lost: "minus",
  light: "sun",
};
/** Their words say which way it goes. */
const UNSIGNED = new Set(["unlocked", "unpaid"]);
/** Told in words alone: cocoa that isn't paid is neither cost nor gain. */
const IN_WORDS = new Set(["unpaid"]);
const BAD = new Set(["unpaid", "locked", "step_lost"]);

/** An effect with its symbol and its words. */
export function describeEffect({ kind, amount, discovery }: Effect): EffectSign {
  const good = !BAD.has(kind) && (amount ?? 1) > 0;
  if (discovery !== undefined) {
    return {
      kind,
      symbol: discoverySymbol(discovery),
      number: "",
      text: say("amount-bought", { discovery: getDiscoveryName(discovery) }),
      good,
    };
  }
  const symbol = SYMBOLS[kind] ?? kind;
  if (amount === undefined) return { kind, symbol, number: "", text: say(`amount-${kind}`), good };
  const number = UNSIGNED.has(kind) ? "" : signedNumber(amount);
  const text = say(`amount-${kind}`, { n: number || amount, count: Math.abs(amount) });
  if (IN_WORDS.has(kind)) return { kind, symbol: "", number: "", word: text, text, good };
  return { kind, symbol, number: kind === "unlocked" && amount > 1 ? String(amount) : number, text, good };
}

/** The order in which effects that are counted are told. */
const COUNTED = [
  ...["cocoa", "wood", "stone", "gold", "vp", "temple_blue", "temple_red", "temple_green", "temple"],
  ...["resources", "avenue", "track", "power_up", "worker", "unlocked", "unpaid"],
];

/** The effects of several parts of an answer, added up. */
export function mergeEffects(...parts: (readonly Effect[])[]): Effect[] {
  const all = parts.flat();
  const counted = COUNTED.map((kind): Effect => ({ kind, amount: sumAmounts(all, kind) })).filter(
    ({ amount }) => amount !== 0,
  );
  const bought = all.filter(({ discovery }) => discovery !== undefined);
  const happened = all.filter(({ amount, discovery }) => amount === undefined && discovery === undefined);
  const once = happened.filter(({ kind }, i) => happened.findIndex((one) => one.kind === kind) === i);
  return [...counted, ...bought, ...once];
}

const sumAmounts = (effects: readonly Effect[], kind: string): number =>
  effects.reduce((sum, effect) => sum + (effect.kind === kind ? (effect.amount ?? 0) : 0), 0);

/** Tiles that only bring goods have the goods' symbols. */
function discoverySymbol(tile: string): string {
  if (tile === "victory_points") return "vp";
  if (tile === "cocoa") return "cocoa";
  return tile.startsWith("any_resources") ? "any_resource" : `discovery-${tile}`;
}

/** All effects in words: "−3 cocoa, +2 wood, +4 VP"; "" if there are none. */
export const formatEffects = (effects: readonly Effect[]): string =>
  joinWithCommas(effects.map((effect) => describeEffect(effect).text));

/** VP and temple steps: what the place and the turn of a tile decide. */
export const isAboutMatches = ({ kind }: Effect): boolean => kind === "vp" || kind.startsWith("temple_");

/** How good an answer looks at once: to begin with the turn of a tile that matches best. */
export const rateEffects = (effects: readonly Effect[]): number =>
  effects.filter(isAboutMatches).reduce((sum, { kind, amount = 0 }) => sum + (kind === "vp" ? 1 : 2) * amount, 0);
