import { describe, expect, it } from "vitest";
import type { Box } from "../ring/places";
import { samples } from "../samples";
import { SIDES } from "./pyramid";
import { LEVELS, drawSides, fitPyramid, getPyramidExtent, getRise, layOutPyramid } from "./pyramidGeometry";
import { countLevels, drawTreads, layFlight } from "./stairs";

const geometry = { x: 10, y: 20, square: 26 };
const place = layOutPyramid(geometry);
const rise = getRise(geometry.square);
const extent = getPyramidExtent(geometry.square);
const inside = ({ x, y, w, h }: Box) =>
  x >= geometry.x && y >= geometry.y && x + w <= geometry.x + extent && y + h <= geometry.y + extent;
const overlap = (one: Box, other: Box) =>
  one.x < other.x + other.w && other.x < one.x + one.w && one.y < other.y + other.h && other.y < one.y + one.h;
const levelOne: Box = { ...place.square(0, 0, 1), w: 8 * 26, h: 8 * 26 };

describe("the pyramid's places", () => {
  it("a level lies one square further in than the one below, and further up and left by its rise", () => {
    const [low, high] = [place.cell([0, 0, 0]), place.cell([1, 0, 0])];
    expect(high.x - low.x).toBeCloseTo(26 - rise.x);
    expect(high.y - low.y).toBeCloseTo(26 - rise.y);
  });

  it("a tile is laid on the top of the level below", () => {
    expect(place.surface([1, 0, 0]).x).toBeCloseTo(place.cell([0, 0, 0]).x + 26);
    expect(place.surface([0, 0, 0])).toEqual(place.base);
  });

  it("keeps the icons behind a block in sight", () => {
    // An icon takes the middle 60 % of its square, a coloured one 82 %.
    expect(rise.y / 26).toBeLessThan(0.35);
    expect(rise.x / 26).toBeLessThan(rise.y / 26);
  });

  it("has all decorations, cells and signs in its extent", () => {
    for (const side of SIDES)
      for (let space = 0; space < LEVELS; space += 1)
        expect(inside(place.decoration(side, space)), `${side} ${space}`).toBe(true);
    for (let level = 0; level < LEVELS; level += 1) {
      expect(inside({ ...place.cell([level, 3 - level, 3 - level]), w: 52, h: 52 })).toBe(true);
      expect(inside(place.corner(level)), `corner ${level}`).toBe(true);
    }
  });

  it("the first decorations and the signs keep clear of the first level and of each other", () => {
    const first = SIDES.map((side) => place.decoration(side, 0));
    const corners = [0, 1, 2, 3].map((n) => place.corner(n));
    for (const box of [...first, ...corners]) expect(overlap(box, levelOne)).toBe(false);
    for (const corner of corners) for (const box of first) expect(overlap(corner, box)).toBe(false);
  });

  it("fills a box and lies in its middle", () => {
    const fitted = fitPyramid({ x: 5, y: 5, w: 400, h: 300 });
    expect(getPyramidExtent(fitted.square)).toBeCloseTo(300);
    expect(fitted).toMatchObject({ x: 55, y: 5 });
  });

  it("draws the sides of a block from its top to where it stands", () => {
    expect(drawSides({ x: 0, y: 0, w: 10, h: 20 }, { x: 2, y: 3 })).toEqual({
      front: "M0 20h10l2 3h-10Z",
      right: "M10 0l2 3v20l-2 -3Z",
    });
  });
});

describe("the stairs", () => {
  const middle = samples["middle3"]!;

  it("are there only where stones are laid", () => {
    const empty = { ...middle, pyramid: [] };
    expect(drawTreads(geometry, countLevels(empty), 1)).toBe("");
    expect(drawTreads(geometry, countLevels(middle), 1)).not.toBe("");
  });

  it("count the levels on a square", () => {
    const heights = countLevels({ ...middle, pyramid: [{ cell: [1, 0, 0], tile: "....", turn: 0 }] });
    expect(heights[1]?.slice(0, 4)).toEqual([0, 2, 2, 0]);
  });

  it.each(SIDES)("rise towards the pyramid on the %s side", (side) => {
    const space = place.decoration(side, 0);
    const highest = layFlight(space, side).at(-1)!;
    const towards = { top: "bottom", bottom: "top", left: "right", right: "left" }[side];
    const edge = { left: highest.x, right: highest.x + highest.w, top: highest.y, bottom: highest.y + highest.h };
    const whole = { left: space.x, right: space.x + space.w, top: space.y, bottom: space.y + space.h };
    expect(edge[towards as "top"]).toBeCloseTo(whole[towards as "top"]);
    expect(highest.w * highest.h).toBeCloseTo((space.w * space.h) / 4);
  });
});
