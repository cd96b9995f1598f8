// Numbers of a finished game as places in a drawing; the drawing itself is SVG.
import type { GameEntry } from "../lib/types";

export interface Line {
  seat: number;
  path: string;
  end: { x: number; y: number; vp: number };
}

/** A round number at or above the largest, and how far its marks are apart. */
export function chooseScale(largest: number): { top: number; step: number } {
  const step = [5, 10, 20, 25, 50, 100, 200, 500].find((one) => largest / one <= 6) ?? 1000;
  return { top: Math.max(step, Math.ceil(largest / step) * step), step };
}

/** Each seat's VP as a line of steps across a box. */
export function makeScoreLines(scores: number[][], width: number, height: number): Line[] {
  const { top } = chooseScale(Math.max(0, ...scores.flat()));
  const last = Math.max(1, scores.length - 1);
  const seats = scores[0]?.map((_, seat) => seat) ?? [];
  return seats.map((seat) => {
    let path = "";
    let before: number | null = null;
    scores.forEach((row, number) => {
      const vp = row[seat] ?? 0;
      if (vp === before && number !== last) return;
      const [x, y] = [(number / last) * width, height - (vp / top) * height];
      path += before === null ? `M${round(x)} ${round(y)}` : `H${round(x)}V${round(y)}`;
      before = vp;
    });
    const vp = scores.at(-1)?.[seat] ?? 0;
    return { seat, path, end: { x: width, y: height - (vp / top) * height, vp } };
  });
}

const round = (value: number) => Math.round(value * 10) / 10;

/** The entries after which an eclipse was scored, to be marked in a drawing. */
export function findEclipses(entries: GameEntry[]): number[] {
  return entries.filter((entry) => entry.log.some((one) => one.key === "eclipse_scored")).map((entry) => entry.number);
}

/** Something to be marked in a drawing: after which entry, on whose line (null: above all). */
export interface Marked {
  number: number;
  seat: number | null;
}
export interface Point {
  x: number;
  y: number;
}
export interface Badge extends Point {
  number: number;
}

const BADGE = 17; // from one badge to the next, so that none covers another
const FINE = 3; // steps of a search within that distance

/** Points so far apart that none covers another: moved up or down, no further than need be; `from` is where one was. */
export function moveApart<T extends Point>(
  points: readonly T[],
  distance: number,
  height: number,
): (T & { from: number })[] {
  const placed: (T & { from: number })[] = [];
  const free = (x: number, y: number) => placed.every((other) => Math.hypot(other.x - x, other.y - y) >= distance);
  const step = distance / FINE;
  for (const point of points) {
    const { x, y } = point;
    const tried = Array.from({ length: Math.ceil(height / step) }, (_, i) => [y - i * step, y + i * step]).flat();
    const found = tried.find((one) => one >= -distance / 2 && one <= height && free(x, one));
    placed.push({ ...point, y: round(found ?? y), from: y });
  }
  return placed;
}

/** Where numbered badges go: on the line they are about, else at the top; moved where one is. */
export function placeBadges(marked: Marked[], scores: number[][], width: number, height: number): Badge[] {
  const { top } = chooseScale(Math.max(0, ...scores.flat()));
  const last = Math.max(1, scores.length - 1);
  const points = marked.map(({ number, seat }) => ({
    x: round((number / last) * width),
    y: seat === null ? 0 : round(height - ((scores[number]?.[seat] ?? 0) / top) * height),
  }));
  return moveApart(points, BADGE, height).map(({ x, y }, i) => ({ x, y, number: i + 1 }));
}

/** The sources from which anybody got or lost VP, in the order of the books. */
export function listSources(books: Record<string, number>[]): string[] {
  return Object.keys(books[0] ?? {}).filter((name) => books.some((book) => book[name]));
}

export interface Part {
  source: string;
  start: number;
  length: number;
}

/** A seat's VP as parts of a bar, one behind the other; what was lost is no part of it. */
export function makeBar(book: Record<string, number>, sources: string[], perVp: number): Part[] {
  let start = 0;
  return sources
    .filter((source) => (book[source] ?? 0) > 0)
    .map((source) => {
      const length = (book[source] ?? 0) * perVp;
      const part = { source, start, length };
      start += length;
      return part;
    });
}
