// Where things lie in the pyramid: squares, tiles, decorations, and what shows on top.
import type { Side, View } from "../../lib/types";
import { BASE_ICONS, SIDE_ICONS } from "../facts";

export const SIDES: readonly Side[] = ["top", "right", "bottom", "left"];
const SQUARES = 8;
const MIDDLE = [3, 4];
/** Row and column of a tile's icons, clockwise from the top left. */
const CORNERS = [
  [0, 0],
  [0, 1],
  [1, 1],
  [1, 0],
] as const;

export interface Square {
  row: number;
  column: number;
  icon: string;
}

export const isSameIcon = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

/** The four squares of a cell with the icons of a tile laid there; all counted from 0. */
export function getTileSquares(cell: readonly number[], tile: string, turn: number): Square[] {
  const [level = 0, row = 0, column = 0] = cell;
  return CORNERS.map(([down, right], corner) => ({
    row: 2 * row + level + down,
    column: 2 * column + level + right,
    icon: tile[(corner - turn + 4) % 4] ?? ".",
  }));
}

/** The squares of a decoration space with its icons; on space 0 the squares are outside the base. */
export function getDecorationSquares(side: Side, space: number, tile: string): Square[] {
  const far = side === "top" || side === "left" ? space - 1 : SQUARES - space;
  const turned = side === "bottom" || side === "left";
  const icons = turned ? [tile[1], tile[0]] : [tile[0], tile[1]];
  return MIDDLE.map((along, i) => ({
    row: side === "top" || side === "bottom" ? far : along,
    column: side === "top" || side === "bottom" ? along : far,
    icon: icons[i] ?? ".",
  }));
}

/** The printed icons beside the base, where the first decoration of a side goes. */
export function getPrintedSquares(side: Side): Square[] {
  return getDecorationSquares(side, 0, "..").map((square, i) => ({ ...square, icon: SIDE_ICONS[side][i] ?? "." }));
}

/** The icons one sees from above: base, tiles, decorations. */
export function getTopIcons(view: View): string[][] {
  const seen = BASE_ICONS.map((row) => [...row]);
  const lay = (squares: Square[]) => {
    for (const { row, column, icon } of squares) {
      const line = seen[row];
      if (line && column in line) line[column] = icon;
    }
  };
  for (let level = 0; level < 4; level += 1) {
    for (const laid of view.pyramid) if (laid.cell[0] === level) lay(getTileSquares(laid.cell, laid.tile, laid.turn));
    for (const side of SIDES) {
      const tile = view.decorations[side][level + 1];
      if (tile) lay(getDecorationSquares(side, level + 1, tile));
    }
  }
  return seen;
}

/** Which of the squares would cover the same icon as they show. */
export function findMatches(view: View, squares: Square[], side?: Side): boolean[] {
  const seen = getTopIcons(view);
  const printed = side && view.decorations[side].length === 0 ? getPrintedSquares(side) : null;
  return squares.map(({ row, column, icon }, i) => {
    const below = printed ? printed[i]?.icon : seen[row]?.[column];
    return below !== undefined && isSameIcon(below, icon);
  });
}
