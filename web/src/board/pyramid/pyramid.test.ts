import { describe, expect, it } from "vitest";
import { BASE_ICONS } from "../facts";
import { getDecorationSquares, getTopIcons, findMatches, getTileSquares } from "./pyramid";
import { samples } from "../samples";

const first = samples["first2"]!;
const empty = { ...first, pyramid: [], decorations: { top: [], right: [], bottom: [], left: [] } };

describe("the pyramid's squares", () => {
  it("a quarter turn moves every icon clockwise", () => {
    const at = (turn: number) =>
      getTileSquares([0, 0, 0], "b.Rg", turn)
        .map(({ icon }) => icon)
        .join("");
    expect([at(0), at(1), at(2), at(3)]).toEqual(["b.Rg", "gb.R", "Rgb.", ".Rgb"]);
  });

  it("a level-2 cell lies on the crossing of four", () => {
    expect(getTileSquares([1, 0, 0], "....", 0).map(({ row, column }) => [row, column])).toEqual([
      [1, 1],
      [1, 2],
      [2, 2],
      [2, 1],
    ]);
  });

  it("an empty pyramid shows what is printed", () => {
    expect(getTopIcons(empty).map((row) => row.join(""))).toEqual(BASE_ICONS);
  });

  it("matches compare with what is covered, coloured or not", () => {
    const squares = getTileSquares([0, 0, 1], ".bBg", 0); // over ".b" and "gb"
    expect(findMatches(empty, squares)).toEqual([true, true, true, true]);
    expect(findMatches(empty, getTileSquares([0, 0, 1], "rrrr", 0))).toEqual([false, false, false, false]);
  });

  it("the first decoration of a side covers the icons printed beside the base", () => {
    expect(findMatches(empty, getDecorationSquares("top", 0, "RG"), "top")).toEqual([true, true]);
    expect(findMatches(empty, getDecorationSquares("left", 0, "RB"), "left")).toEqual([true, true]);
  });

  it("decorations climb from outside the base to its squares", () => {
    expect(getDecorationSquares("bottom", 0, "..")[0]).toMatchObject({ row: 8, column: 3 });
    expect(getDecorationSquares("right", 2, "..")[0]).toMatchObject({ row: 3, column: 6 });
  });
});
