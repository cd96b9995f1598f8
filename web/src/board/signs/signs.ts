// Signs: what a tile does, as a row of symbols. Words for the same are in board.ftl.
import type { Reward, StartingFacts } from "../facts";
import { formatBonusVp, getDiscoveryAmount, getDiscoveryCost, getRoyalGain, getTechnologyGain } from "../facts";
import type { Goods } from "../../lib/types";

/** A symbol, with a number beside it (for VP: on it). */
export interface Part {
  symbol: string;
  n?: number | string;
}
export type Sign = readonly Part[];

const part = (symbol: string, n?: number | string): Part => (n === undefined ? { symbol } : { symbol, n });
const ARROW = part("arrow");
const SLASH = part("slash");

export const makeRewardSign = (reward: Reward): Sign => Object.entries(reward).map(([what, n]) => part(what, n));

/** The VP, or other things, that a tile gives: the numbers are printed facts. */
const makeTechnologySign = (id: string): Sign => makeRewardSign(getTechnologyGain(id));
const royalBrings = (id: string): Sign => makeRewardSign(getRoyalGain(id));

/** A technology: when it works, and what it brings then. */
export const TECHNOLOGY_SIGNS: Record<string, { when: Sign; brings: Sign }> = {
  palace_cocoa: { when: [part("worker"), ARROW, part("palace")], brings: [part("cocoa")] },
  alchemy_nobles_vp: {
    when: [part("alchemy"), SLASH, part("nobles")],
    brings: makeTechnologySign("alchemy_nobles_vp"),
  },
  resource_extra: {
    when: [part("forest"), part("stone_quarry"), part("gold_deposits")],
    brings: [part("plus"), part("any_resource")],
  },
  resource_cocoa_vp: {
    when: [part("forest"), part("stone_quarry"), part("gold_deposits")],
    brings: makeTechnologySign("resource_cocoa_vp"),
  },
  decorations_vp: { when: [part("decorations")], brings: makeTechnologySign("decorations_vp") },
  construction_vp: { when: [part("construction")], brings: makeTechnologySign("construction_vp") },
  paid_power_up: { when: [part("cocoa"), ARROW], brings: [part("power_up")] },
  construction_worker_and_discount: {
    when: [part("construction"), part("plus"), part("worker")],
    brings: [part("minus"), part("stone"), SLASH, part("wood")],
  },
  construction_temple: { when: [part("construction")], brings: [part("temple_any")] },
};

/** Royal tiles, in two rows: what is given or counted, and what for. */
export const ROYAL_SIGNS: Record<string, readonly [Sign, Sign]> = {
  tech_vp: [royalBrings("tech_vp"), [part("times"), part("technology")]],
  pyramid_track_vp: [royalBrings("pyramid_track_vp"), [part("times"), part("construction")]],
  avenue_vp: [royalBrings("avenue_vp"), [part("times"), part("avenue")]],
  cocoa_to_wood_and_stone: [
    [part("cocoa"), ARROW],
    [part("wood"), part("stone")],
  ],
  cocoa_to_gold_and_stone: [
    [part("cocoa"), ARROW],
    [part("gold"), part("stone")],
  ],
  cocoa_and_resource_to_resources: [
    [part("cocoa"), part("any_resource")],
    [ARROW, part("any_resource")],
  ],
  gain_cocoa: [[part("plus")], [part("cocoa")]],
  resource_to_cocoa: [[part("any_resource"), ARROW], royalBrings("resource_to_cocoa")],
  cocoa_to_temples: [[part("cocoa"), ARROW], [part("temple_any")]],
};

/** What a bonus tile counts. */
const BONUS_COUNTS: Record<string, Sign> = {
  technologies_5: [part("technology")],
  avenue_3: [part("avenue")],
  bonus_tiles_9: [part("mastery")],
  non_mask_discoveries_2: [part("discovery")],
  workers_4_or_9: [part("worker")],
};

export const makeBonusSign = (id: string): Sign =>
  id === "best_mask_set_again"
    ? [part("times", 2), part("discovery-mask_2")]
    : [part("vp", formatBonusVp(id)), ...(BONUS_COUNTS[id] ?? [])];

/** A discovery tile's picture. */
export function makeDiscoverySign(tile: string): Sign {
  const n = getDiscoveryAmount(tile);
  if (tile === "victory_points") return [part("vp", n)];
  if (tile === "cocoa") return [part("cocoa", n)];
  if (tile.startsWith("any_resources")) return [part("any_resource", n)];
  return [part(`discovery-${tile}`)];
}

/** A cost as single symbols: what is paid is seen without reading. */
export const listCostSymbols = (cost: Goods): string[] =>
  Object.entries(cost).flatMap(([good, n]) => Array<string>(n ?? 0).fill(good));
export const listDiscoveryCostSymbols = (tile: string) => listCostSymbols(getDiscoveryCost(tile));

/** All that a starting tile gives. */
export const makeStartingSign = (facts: StartingFacts): Sign => [
  ...makeRewardSign(facts.gain ?? {}),
  ...(facts.temples ?? []).map((temple) => part(`temple_${temple}`)),
  ...(facts.avenue ? [part("avenue")] : []),
  ...(facts.technology ? [part("technology")] : []),
  ...(facts.power_up_starting_worker ? [part("power_up")] : []),
];

/** Teotibot's action tiles. */
export const getBotSymbol = (tile: string) => (tile === "mask_collection" ? "discovery-mask_2" : tile);
