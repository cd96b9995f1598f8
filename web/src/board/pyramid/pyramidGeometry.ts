// Where the pyramid's cells and decoration spaces are drawn. It is seen from above, a little from the front and
// the right: tops keep their shape, and what is higher lies further up and to the left.
import type { Side } from "../../lib/types";
import type { Box } from "../ring/places";
import { getDecorationSquares } from "./pyramid";

export interface PyramidGeometry {
  x: number;
  y: number;
  /** The side of one icon's square. */
  square: number;
}

export interface Point {
  x: number;
  y: number;
}

export const LEVELS = 4;
const GAP = 3; // between the base and the first decorations
// Shares of a square.
const RISE = { x: 0.17, y: 0.31 };
const DECORATION = { x: 0.06, y: 0.12 };

/** How much further left and up a level is drawn than the one below. */
export const getRise = (square: number): Point => ({ x: RISE.x * square, y: RISE.y * square });
export const getDecorationRise = (square: number): Point => ({ x: DECORATION.x * square, y: DECORATION.y * square });

/** The width and height the pyramid takes with its first decorations. */
export const getPyramidExtent = (square: number) => (10 + RISE.y) * square + 2 * GAP;

/** The largest pyramid in a box, in its middle. */
export function fitPyramid(box: Box): PyramidGeometry {
  const square = (Math.min(box.w, box.h) - 2 * GAP) / (10 + RISE.y);
  const extent = getPyramidExtent(square);
  return { x: box.x + (box.w - extent) / 2, y: box.y + (box.h - extent) / 2, square };
}

export function layOutPyramid({ x, y, square }: PyramidGeometry) {
  const rise = getRise(square);
  const slab = getDecorationRise(square);
  // The extent is as wide as it is high: the base lies in its middle.
  const base = { x: x + square + GAP + (rise.x + rise.y) / 2, y: y + square + GAP + rise.y };
  const lift = (point: Point, levels: number): Point => ({
    x: point.x - levels * rise.x,
    y: point.y - levels * rise.y,
  });
  return {
    base,
    rise,
    /** A square's corner on a height of so many levels. */
    square: (row: number, column: number, levels: number): Point =>
      lift({ x: base.x + column * square, y: base.y + row * square }, levels),
    /** The top of a cell, counted from 0. */
    cell([level = 0, row = 0, column = 0]: readonly number[]): Point {
      return this.square(2 * row + level, 2 * column + level, level + 1);
    },
    /** What a tile for a cell would be laid on: the ground, or the level below. */
    surface([level = 0, row = 0, column = 0]: readonly number[]): Point {
      return this.square(2 * row + level, 2 * column + level, level);
    },
    /** The top of a decoration; the first of a side lies on the ground beside the base. */
    decoration(side: Side, space: number): Box {
      const first = getDecorationSquares(side, space, "..")[0] ?? { row: 0, column: 0 };
      const upright = side === "left" || side === "right";
      const at = this.square(first.row, first.column, space);
      const out = outward(side, space);
      return {
        x: at.x - slab.x + out.x,
        y: at.y - slab.y + out.y,
        w: upright ? square : 2 * square,
        h: upright ? 2 * square : square,
      };
    },
    /** A space for a sign in each corner: above on the left and the right, below on the left and the right. */
    corner(n: number): Box {
      const extent = getPyramidExtent(square);
      const right = n % 2 === 1;
      return {
        x: right ? base.x + 5 * square + 4 : x,
        y: n < 2 ? y : y + extent - 0.98 * square,
        w: (right ? x + extent - base.x - 5 * square : base.x + 3 * square - x) - 4,
        h: 0.98 * square,
      };
    },
  };

  /** On the ground, decorations keep clear of the first level that rises before or beside them. */
  function outward(side: Side, space: number): Point {
    if (space > 0) return { x: 0, y: 0 };
    if (side === "top") return { x: 0, y: slab.y - rise.y - GAP };
    if (side === "left") return { x: slab.x - rise.x - GAP, y: 0 };
    return side === "bottom" ? { x: 0, y: GAP } : { x: GAP, y: 0 };
  }
}

/** A prism's two sides that are seen: before its top and on the right of it. */
export function drawSides(top: Box, rise: Point): { front: string; right: string } {
  const bottom = top.y + top.h;
  const edge = top.x + top.w;
  return {
    front: `M${top.x} ${bottom}h${top.w}l${rise.x} ${rise.y}h${-top.w}Z`,
    right: `M${edge} ${top.y}l${rise.x} ${rise.y}v${top.h}l${-rise.x} ${-rise.y}Z`,
  };
}

/** The four corners of a box, as angles. */
export function drawCorners({ x, y, w, h }: Box, length: number): string {
  const angle = (left: number, top: number, across: number, down: number) => `M${left + across} ${top}H${left}v${down}`;
  return (
    angle(x, y, length, length) +
    angle(x + w, y, -length, length) +
    angle(x, y + h, length, -length) +
    angle(x + w, y + h, -length, -length)
  );
}

const RAYS = 12;

/** Rays of light around a point. */
export function drawRays({ x, y }: Point, radius: number): string {
  const at = (turn: number) =>
    `${(x + radius * Math.cos(turn)).toFixed(1)} ${(y + radius * Math.sin(turn)).toFixed(1)}`;
  const angles = Array.from({ length: RAYS }, (_, ray) => (2 * Math.PI * (ray + 0.5)) / RAYS);
  return angles.map((turn) => `M${x} ${y}L${at(turn - 0.07)}L${at(turn + 0.07)}Z`).join("");
}
