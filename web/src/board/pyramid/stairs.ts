// The stairways of the pyramid's four sides, where decorations go, as paths.
import type { Side, View } from "../../lib/types";
import type { Box } from "../ring/places";
import { getTileSquares } from "./pyramid";
import { layOutPyramid, type PyramidGeometry, type Point } from "./pyramidGeometry";

const MIDDLE = [3, 4] as const;
const SQUARES = 8;
const TREADS = 3;

/** How many levels lie on each of the base's squares, by row and column. */
export function countLevels(view: View): number[][] {
  const heights = Array.from({ length: SQUARES }, () => Array<number>(SQUARES).fill(0));
  for (const { cell, tile, turn } of view.pyramid) {
    for (const { row, column } of getTileSquares(cell, tile, turn)) {
      const line = heights[row];
      if (line) line[column] = Math.max(line[column] ?? 0, (cell[0] ?? 0) + 1);
    }
  }
  return heights;
}

/** Treads on the front and on the right of a level, 1 to 4, where its stones are laid. */
export function drawTreads(geometry: PyramidGeometry, heights: number[][], level: number): string {
  const place = layOutPyramid(geometry);
  const s = geometry.square;
  const last = SQUARES - level;
  const laid = (row: number, column: number) => (heights[row]?.[column] ?? 0) >= level;
  const front = MIDDLE.filter((column) => laid(last, column)).map((column) => place.square(last + 1, column, level));
  const right = MIDDLE.filter((row) => laid(row, last)).map((row) => place.square(row, last + 1, level));
  return [
    ...front.map((at) => repeatDown(at, place.rise, `h${s}`)),
    ...right.map((at) => repeatDown(at, place.rise, `v${s}`)),
  ].join("");
}

function repeatDown(at: Point, rise: Point, line: string): string {
  const steps = Array.from({ length: TREADS }, (_, i) => (i + 1) / (TREADS + 1));
  return steps.map((part) => `M${at.x + rise.x * part} ${at.y + rise.y * part}${line}`).join("");
}

/** The steps of a flight on the ground, each from where it begins to the pyramid: together they rise. */
export function layFlight({ x, y, w, h }: Box, side: Side): Box[] {
  return [0.25, 0.5, 0.75].map((part) => {
    const width = side === "left" || side === "right" ? w * (1 - part) : w;
    const height = side === "top" || side === "bottom" ? h * (1 - part) : h;
    return {
      x: side === "left" ? x + w - width : x,
      y: side === "top" ? y + h - height : y,
      w: width,
      h: height,
    };
  });
}

/** The two walls beside a flight. */
export function drawWalls(space: Box, side: Side, thick: number): string {
  const { x, y, w, h } = space;
  const upright = side === "left" || side === "right";
  return upright
    ? `M${x} ${y - thick}h${w}v${thick}h${-w}ZM${x} ${y + h}h${w}v${thick}h${-w}Z`
    : `M${x - thick} ${y}v${h}h${thick}v${-h}ZM${x + w} ${y}v${h}h${thick}v${-h}Z`;
}
