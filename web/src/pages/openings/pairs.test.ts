import { describe, expect, it } from "vitest";
import type { Opening } from "../../lib/types";
import { findBehind, makeAddress, readTiles, sortRows } from "./pairs";

const row = (tiles: number[], vp: number, wins: number | null, games = 10): Opening => ({
  tiles,
  games,
  mean_vp: wins === null ? null : vp,
  win_rate: wins,
  interval: [0, 1],
  vp,
  error: 1,
  win: 0.5,
});
const ROWS = [row([1, 2], 140, 0.7), row([1, 3], 150, null, 0), row([2, 3], 145, 0.4, 90)];
const tilesOf = (rows: Opening[]) => rows.map(({ tiles }) => tiles.join("+"));

describe("pairs", () => {
  it("are sorted by any figure, those never played last", () => {
    expect(tilesOf(sortRows(ROWS, "expected", false))).toEqual(["1+3", "2+3", "1+2"]);
    expect(tilesOf(sortRows(ROWS, "wins", false))).toEqual(["1+2", "2+3", "1+3"]);
    expect(tilesOf(sortRows(ROWS, "games", true))).toEqual(["1+3", "1+2", "2+3"]);
    expect(tilesOf(sortRows(ROWS, "tiles", false))).toEqual(["1+2", "1+3", "2+3"]);
    expect(tilesOf(sortRows(ROWS, "behind", false))).toEqual(["1+3", "2+3", "1+2"]);
  });

  it("are so many VP behind the best", () => {
    expect(ROWS.map((one) => findBehind(ROWS, one))).toEqual([-10, 0, -5]);
  });
});

describe("tiles in an address", () => {
  it("are numbers of tiles, each once", () => {
    expect(readTiles("16,3,3,99,x,10")).toEqual([3, 10, 16]);
    expect(readTiles(null)).toEqual([]);
  });
});

describe("an address", () => {
  it("says what is looked at, and no seat that there is not", () => {
    expect(makeAddress({ players: 3, seat: 2, tiles: [3, 7], pair: [3, 7] })).toBe(
      "/openings?players=3&seat=2&tiles=3,7&pair=3,7",
    );
    expect(makeAddress({ players: 2, seat: 4, tiles: [], pair: [] })).toBe("/openings?players=2");
  });
});
