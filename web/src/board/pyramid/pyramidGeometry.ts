// Where the pyramid's cells and decoration spaces are drawn.
import type { Side } from "../../lib/types";
import { getDecorationSquares } from "./pyramid";
import type { Box } from "../ring/places";

export interface PyramidGeometry {
  x: number;
  y: number;
  /** The side of one icon's square. */
  square: number;
  /** How much higher each level is drawn than the one below. */
  lift: number;
}

const GAP = 6; // between the base and the first decorations

/** The width and height the pyramid takes with its first decorations. */
export const getPyramidExtent = (square: number) => 10 * square + 2 * GAP;

export function layOutPyramid({ x, y, square, lift }: PyramidGeometry) {
  const base = { x: x + square + GAP, y: y + square + GAP };
  return {
    base,
    /** A cell, counted from 0, on the height of its level. */
    cell([level = 0, row = 0, column = 0]: readonly number[]) {
      return {
        x: base.x + (2 * column + level) * square,
        y: base.y + (2 * row + level) * square - (level + 1) * lift,
      };
    },
    decoration(side: Side, space: number): Box {
      const first = getDecorationSquares(side, space, "..")[0] ?? { row: 0, column: 0 };
      const upright = side === "left" || side === "right";
      const outward = space > 0 ? 0 : GAP;
      const dx = side === "left" ? -outward : side === "right" ? outward : 0;
      const dy = side === "top" ? -outward : side === "bottom" ? outward : 0;
      return {
        x: base.x + first.column * square + dx,
        y: base.y + first.row * square + dy - (space > 0 ? space * lift + 3 : 2),
        w: upright ? square : 2 * square,
        h: upright ? 2 * square : square,
      };
    },
  };
}
