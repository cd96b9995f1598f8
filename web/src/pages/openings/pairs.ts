// Pairs of starting tiles: how they are sorted, and how the address says which are looked at.
import type { Opening } from "../../lib/types";

export const PLAYERS = [1, 2, 3, 4] as const;
export const TILES = Array.from({ length: 18 }, (_, i) => i + 1);
export const SORTS = ["tiles", "games", "mean", "wins", "expected", "behind"] as const;
export type Sort = (typeof SORTS)[number];

const VALUES: Record<Sort, (row: Opening) => number> = {
  tiles: ({ tiles: [first = 0, second = 0] }) => -(first * 100 + second),
  games: ({ games }) => games,
  mean: ({ mean_vp: vp }) => vp ?? -Infinity,
  wins: ({ win_rate: wins }) => wins ?? -1,
  expected: ({ vp }) => vp,
  behind: ({ vp }) => vp,
};

/** Rows by one of their figures, the largest first unless turned around. */
export const sortRows = (rows: readonly Opening[], by: Sort, turned: boolean): Opening[] =>
  [...rows].sort((a, b) => (VALUES[by](b) - VALUES[by](a)) * (turned ? -1 : 1) || b.vp - a.vp);

/** VP that a row is below the best of all, 0 or less. */
export const findBehind = (rows: readonly Opening[], row: Opening): number =>
  row.vp - Math.max(...rows.map(({ vp }) => vp));

/** Numbers of tiles in an address; what is no tile is left out. */
export function readTiles(text: string | null): number[] {
  const numbers = (text ?? "").split(",").map(Number);
  return [...new Set(numbers)].filter((tile) => TILES.includes(tile)).sort((a, b) => a - b);
}

/** A number in an address, null if there is none within these bounds. */
export const readNumber = (text: string | null, least: number, most: number): number | null => {
  const number = Number(text);
  return text && Number.isInteger(number) && number >= least && number <= most ? number : null;
};

/** What is looked at; seats count from 1 in turn order, 0 is any. */
export interface Explored {
  players: number;
  seat: number;
  tiles: readonly number[];
  pair: readonly number[];
}

/** The address of what is looked at. */
export function makeAddress({ players, seat, tiles, pair }: Explored): string {
  const parts = [`players=${players}`];
  if (seat && seat <= players) parts.push(`seat=${seat}`);
  if (tiles.length) parts.push(`tiles=${tiles.join(",")}`);
  if (pair.length) parts.push(`pair=${pair.join(",")}`);
  return `/openings?${parts.join("&")}`;
}
