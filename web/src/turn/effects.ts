// What an answer brings and costs at once: entries added up, as symbols with numbers and as words.
import { say } from "../i18n/messages";
import type { Entry, EntryKey } from "../lib/types";
import { discoveryName, joinWithCommas, signedNumber } from "./names";

/** One thing that changes. */
export interface Change {
  /** What changes, as in the messages `amount-…`. */
  what: string;
  symbol: string;
  /** The number beside the symbol, with its sign; "" if the symbol says it all. */
  number: string;
  words: string;
  good: boolean;
}

const GOODS = ["cocoa", "wood", "stone", "gold"];
/** In this order they are told; what is not here is told elsewhere. */
const COUNTED: [what: string, symbol: string][] = [
  ...GOODS.map((good): [string, string] => [good, good]),
  ["vp", "vp"],
  ["temple_blue", "temple_blue"],
  ["temple_red", "temple_red"],
  ["temple_green", "temple_green"],
  ["avenue", "avenue"],
  ["track", "construction"],
  ["power_up", "power_up"],
  ["worker", "worker"],
];
/** Things that happen or don't, however often. */
const HAPPENED: Partial<Record<EntryKey, { what: string; symbol: string; good: boolean }>> = {
  ascended: { what: "ascended", symbol: "mastery", good: true },
  locked: { what: "locked", symbol: "lock", good: false },
  learned: { what: "learned", symbol: "technology", good: true },
  step_lost: { what: "step_lost", symbol: "minus", good: false },
  choice_lost: { what: "step_lost", symbol: "minus", good: false },
  light_moved: { what: "light", symbol: "sun", good: true },
};
const STEPS: Partial<Record<EntryKey, (entry: Entry) => string>> = {
  temple_stepped: ({ arguments: facts }) => `temple_${String(facts["temple"])}`,
  avenue_stepped: () => "avenue",
  track_stepped: () => "track",
  powered_up: () => "power_up",
  worker_arrived: () => "worker",
};

function addUp(entries: readonly Entry[]): Map<string, number> {
  const sums = new Map<string, number>();
  const add = (what: string, n: number) => sums.set(what, (sums.get(what) ?? 0) + n);
  for (const entry of entries) {
    const { key, arguments: facts } = entry;
    if (key === "gained" || key === "paid") {
      const sign = key === "gained" ? 1 : -1;
      for (const [good, n] of Object.entries(facts["goods"] as Record<string, number>)) add(good, sign * n);
    } else if (key === "scored" || key === "lost") add("vp", (key === "scored" ? 1 : -1) * Number(facts["vp"]));
    else if (key in STEPS) add(STEPS[key]?.(entry) ?? "", 1);
    else if (key === "unlocked") add("unlocked", 1);
    else if (key === "salary_short") add("unpaid", Number(facts["unpaid"]));
  }
  return sums;
}

/** All that changes, added up. */
export function changesOf(entries: readonly Entry[]): Change[] {
  const sums = addUp(entries);
  const changes: Change[] = COUNTED.flatMap(([what, symbol]) => {
    const n = sums.get(what) ?? 0;
    const number = signedNumber(n);
    return n ? [{ what, symbol, number, words: say(`amount-${what}`, { n: number, count: Math.abs(n) }), good: n > 0 }] : [];
  });
  for (const [what, symbol, good] of [["unlocked", "worker", true], ["unpaid", "cocoa", false]] as const) {
    const n = sums.get(what) ?? 0;
    if (n) changes.push({ what, symbol, number: "", words: say(`amount-${what}`, { n, count: n }), good });
  }
  for (const { key, arguments: facts } of entries) {
    if (key !== "bought") continue;
    const discovery = String(facts["discovery"]);
    const words = say("amount-bought", { discovery: discoveryName(discovery) });
    changes.push({ what: "bought", symbol: discoverySymbol(discovery), number: "", words, good: true });
  }
  const seen = new Set<string>();
  for (const { key } of entries) {
    const happened = HAPPENED[key];
    if (!happened || seen.has(happened.what)) continue;
    seen.add(happened.what);
    changes.push({ ...happened, number: "", words: say(`amount-${happened.what}`) });
  }
  return changes;
}

/** Tiles that only bring goods have the goods' symbols. */
function discoverySymbol(tile: string): string {
  if (tile === "victory_points") return "vp";
  if (tile === "cocoa") return "cocoa";
  return tile.startsWith("any_resources") ? "any_resource" : `discovery-${tile}`;
}

/** All that changes in words: "−3 cocoa, +2 wood, +4 VP"; "" if nothing does. */
export const changesWords = (entries: readonly Entry[]): string =>
  joinWithCommas(changesOf(entries).map((change) => change.words));

/** How good an answer looks at once: to begin with the turn of a tile that matches best. */
export function worth(entries: readonly Entry[]): number {
  const sums = addUp(entries);
  const steps = ["temple_blue", "temple_red", "temple_green"].reduce((sum, what) => sum + (sums.get(what) ?? 0), 0);
  return (sums.get("vp") ?? 0) + 2 * steps;
}
