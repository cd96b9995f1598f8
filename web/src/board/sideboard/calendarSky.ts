// The calendar's sky: one arc from dawn to the eclipse, with a place for each step.
import { CALENDAR_END } from "../facts";
import type { Box } from "../ring/places";

const MARGIN = 13; // for the discs at both ends
const GROUND = 9; // of land below

/** Where a step lies on the arc. */
export function findOnArc(sky: Box, step: number): { x: number; y: number } {
  const part = step / CALENDAR_END;
  const floor = sky.y + sky.h - GROUND - 4;
  const height = floor - sky.y - MARGIN;
  return {
    x: sky.x + MARGIN + part * (sky.w - 2 * MARGIN),
    y: floor - height * Math.sin(Math.PI * (0.12 + 0.76 * part)),
  };
}

/** The arc through so many steps. */
export function drawArc(sky: Box, steps: number): string {
  const points = Array.from({ length: steps + 1 }, (_, step) => findOnArc(sky, step));
  return `M${points.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join("L")}`;
}

/** Hills, and the city's two pyramids before them. */
export function drawLand({ x, y, w, h }: Box): string {
  const low = y + h;
  const at = (part: number) => x + part * w;
  const top = low - GROUND;
  return (
    `M${x} ${low}V${top + 3}Q${at(0.12)} ${top - 5} ${at(0.27)} ${top + 2}L${at(0.33)} ${top + 2}l4 -4h3l3 -4h3l2 -3h6l2 3h3l3 4h3l4 4` +
    `L${at(0.68)} ${top + 2}l3 -3h3l2 -3h5l2 3h3l3 3Q${at(0.9)} ${top - 4} ${x + w} ${top + 2}V${low}Z`
  );
}
