// Arrow keys: from one lit place on the table to the nearest one in the direction pressed.
import { findLitPlaces } from "../board/tabStop";

export interface Spot {
  x: number;
  y: number;
}
export type Direction = "ArrowUp" | "ArrowDown" | "ArrowLeft" | "ArrowRight";

const AHEAD: Record<Direction, (dx: number, dy: number) => [along: number, aside: number]> = {
  ArrowUp: (dx, dy) => [-dy, dx],
  ArrowDown: (dx, dy) => [dy, dx],
  ArrowLeft: (dx, dy) => [-dx, dy],
  ArrowRight: (dx, dy) => [dx, dy],
};
const ASIDE = 2; // a step aside counts so much more than one ahead
const LEAST = 2; // pixels that count as being ahead

export const isDirection = (key: string): key is Direction => key in AHEAD;

/** The nearest of some places in a direction, as its number; -1 if there is none. */
export function findNearest(from: Spot, places: readonly Spot[], direction: Direction): number {
  let best = -1;
  let least = Infinity;
  places.forEach((place, number) => {
    const [along, aside] = AHEAD[direction](place.x - from.x, place.y - from.y);
    const far = along + ASIDE * Math.abs(aside);
    if (along > LEAST && far < least) [best, least] = [number, far];
  });
  return best;
}

const middle = (element: Element): Spot => {
  const { x, y, width, height } = element.getBoundingClientRect();
  return { x: x + width / 2, y: y + height / 2 };
};

/** Go to the next lit place of the table from the one in focus, or to the first; whether there is one. */
export function moveFocus(direction: Direction): boolean {
  const lit = findLitPlaces(document);
  const here = lit.find((element) => element === document.activeElement);
  const others = lit.filter((element) => element !== here);
  const next = here ? others[findNearest(middle(here), others.map(middle), direction)] : lit[0];
  next?.focus();
  next?.scrollIntoView({ block: "nearest", inline: "nearest" });
  return Boolean(here ?? next);
}
