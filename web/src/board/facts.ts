// Printed facts of the game, typed: components.json is their only source.
import components from "../../../src/teotihuacan/engine/components.json";
import type { BoardName, Goods, Temple } from "../lib/types";

/** Goods, VP and steps that a printed reward or a starting tile gives. */
export type Reward = Goods & { vp?: number; any_resource?: number; temple_any?: number };

export interface StartingFacts {
  boards: number[];
  gain?: Reward;
  temples?: Temple[];
  avenue?: number;
  technology?: string;
  discovery?: number;
  power_up_starting_worker?: number;
}

export interface DiscoveryFacts {
  id: string;
  cost: Goods;
  amount?: number;
}

export const TEMPLES: readonly Temple[] = ["blue", "red", "green"];
export const RESOURCE_BOARDS = ["forest", "stone_quarry", "gold_deposits"] as const;
export const WORSHIP_TEMPLE = components.worship_temple as Partial<Record<BoardName, Temple | "any">>;
export const COLUMN_TEMPLE = components.alchemy_column_temple as Temple[];
export const BUILDINGS_ROW = components.buildings_row;
export const NOBLES_ROWS = components.nobles_rows;
export const AVENUE_END = components.avenue_of_the_dead.max;
export const AVENUE_DISCOVERIES = Object.keys(components.avenue_of_the_dead.discoveries).map(Number);
/** How many tiles lie beside a step of the avenue at the beginning. */
export const getAvenueTiles = (step: number): number =>
  (components.avenue_of_the_dead.discoveries as Record<string, number>)[String(step)] ?? 0;
export const TRACK_END = components.pyramid_track.max;
/** What a step on the pyramid track scores at the eclipse after so many. */
export const getTrackVp = (scored: number): number => components.pyramid_track.vp_by_eclipse[scored] ?? 0;
export const CALENDAR_END = Math.max(...components.calendar_dark_disc["4"]);
export const ECLIPSES = components.calendar_dark_disc["4"].length;
/** Where the dark disc lies after so many eclipses. */
export const findDarkDisc = (players: number, scored: number): number =>
  (components.calendar_dark_disc as unknown as Record<number, number[]>)[players]?.[scored] ?? CALENDAR_END;
export const BASE_ICONS = components.pyramid.printed_base_icons;
export const SIDE_ICONS = components.decorations.printed_icons_space_1;
export const MASK_SET_VP = components.mask_set_vp;
export const LEVEL_VP = components.pyramid.level_vp;
export const LEVEL_COST = components.pyramid.level_cost as Goods[];

export const DECORATION_GOLD = components.decorations.gold_by_workers;
/** What a building costs (rule 6.7). */
export const NOBLES_COST: Goods = { wood: 2 };
/** What every decoration brings beside its matches (rule 6.8). */
export const DECORATION_VP = 3;

const boards = components.action_boards as Record<string, string>;
const starting = components.starting_tiles as StartingFacts[];
const discoveries = new Map((components.discovery_tiles as DiscoveryFacts[]).map((tile) => [tile.id, tile]));
const technologies = new Map(components.technologies.map((tile) => [tile.id, tile]));
const royal = new Map(components.royal_tiles.map((tile) => [tile.id, tile as { gain: Reward }]));
const bonuses = new Map(components.temple_bonus_tiles.map((tile) => [tile.id, tile.vp]));
const dice = Object.entries(components.teotibot.action_pyramid.dice_to_slot);

export const getBoard = (number: number) => boards[String(number)] as BoardName;
export const getStartingTile = (number: number): StartingFacts => starting[number - 1] ?? { boards: [] };
export const getDiscoveryCost = (tile: string): Goods => discoveries.get(tile)?.cost ?? {};
export const getDiscoveryAmount = (tile: string): number => discoveries.get(tile)?.amount ?? 1;
/** What a bonus tile is worth, as printed: "4/9" where there are two numbers. */
export const formatBonusVp = (id: string): string => (bonuses.get(id) ?? []).join("/");
/** What a technology, or a royal tile for one time, gives. */
export const getTechnologyGain = (id: string): Reward =>
  (technologies.get(id) as { gain?: Reward } | undefined)?.gain ?? {};
export const getRoyalGain = (id: string): Reward => royal.get(id)?.gain ?? {};
export const getTechnologyGold = (id: string) => technologies.get(id)?.gold ?? 0;
export const getTempleSteps = (temple: Temple) => components.temples[temple].steps as Reward[];
export const getLargeSteps = (temple: Temple) => Object.keys(components.temples[temple].large).map(Number);
export const getResourceRewards = (board: (typeof RESOURCE_BOARDS)[number]) =>
  components.resource_boards[board] as Reward[][];

/** The sums of two dice that name a slot of Teotibot's action pyramid. */
export const getDiceSums = (slot: number) => dice.filter(([, named]) => named === slot).map(([sum]) => Number(sum));

/** How many discovery tiles lie on a large step at the beginning, for so many players. */
export function countLargeStepTiles(temple: Temple, step: number, players: number): number {
  const large = components.temples[temple].large as Record<string, number[]>;
  return large[String(step)]?.[players - 2] ?? 0;
}
