// Chances to win over a game as lines in a box, and marks on them.
import type { ChancesAt } from "./foundReview";

export interface ChanceLine {
  seat: number;
  path: string;
  end: { x: number; y: number };
}

export interface Box {
  width: number;
  height: number;
  /** The number of the last entry. */
  last: number;
}

const round = (value: number) => Math.round(value * 10) / 10;
export const findX = ({ width, last }: Box, number: number): number => round((number / Math.max(1, last)) * width);
export const findY = ({ height }: Box, win: number): number => round((1 - win) * height);

/** Each seat's chance as a line from turn to turn. */
export function makeChanceLines(chances: readonly ChancesAt[], box: Box): ChanceLine[] {
  const seats = chances[0]?.win.map((_, seat) => seat) ?? [];
  return seats.map((seat) => {
    const points = chances.map(({ number, win }) => ({ x: findX(box, number), y: findY(box, win[seat] ?? 0) }));
    const path = points.map(({ x, y }, i) => `${i ? "L" : "M"}${x} ${y}`).join("");
    return { seat, path, end: points.at(-1) ?? { x: 0, y: 0 } };
  });
}

/** The chance of a seat just before an entry. */
export function findChance(chances: readonly ChancesAt[], seat: number, number: number): number {
  const before = chances.filter((point) => point.number < number).at(-1) ?? chances[0];
  return before?.win[seat] ?? 0;
}
