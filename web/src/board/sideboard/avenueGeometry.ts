// Where the Avenue's steps are: a road from below upwards that narrows, tiles on platforms beside it.
import { AVENUE_END } from "../facts";
import type { Box } from "../ring/places";

export interface PavedStep {
  number: number;
  y: number;
  h: number;
  /** The road's edges at the middle of the step. */
  left: number;
  right: number;
}

export interface Road {
  steps: PavedStep[];
  /** Where the steps' numbers are: beside the road, or above the markers on each step. */
  numbers: { x: number; beside: boolean; above: number };
  /** The road's corners: left and right above, right and left below. */
  outline: string;
  /** The platform beside a step, for so many tiles. */
  platform(step: number, tiles: number): Box;
  /** Small pyramids beside the road, seen from above. */
  mounds: string;
  tile(platform: Box, n: number): Box;
}

const MILESTONE = 15; // room for the steps' numbers beside the road
const NARROW = 76; // below that the numbers are on the road
const NARROWS = 0.055; // of the road's width, on each side
const TILE_H = 36;
const PAD = 1.5;

const MOUNDS = [0.2, 9];
const MOUND_LEVELS = [1, 0.72, 0.44];

const drawMound = (x: number, y: number, size: number): string =>
  MOUND_LEVELS.map((part, level) => {
    const side = size * part;
    return `M${x - side / 2 - level} ${y - side / 2 - 2 * level}h${side}v${side}h${-side}Z`;
  }).join("");

export function layRoad(w: number, top: number, h: number): Road {
  const tileW = Math.min(Math.max(0.31 * w, 28), 44);
  const beside = w >= NARROW;
  const left = beside ? MILESTONE : 2.5;
  const width = w - left - tileW - 2 * PAD - 3;
  const pitch = (h - top - 3) / (AVENUE_END + 1);
  const bottom = top + pitch * (AVENUE_END + 1);
  const inset = (y: number) => NARROWS * width * ((bottom - y) / (bottom - top));
  const steps = Array.from({ length: AVENUE_END + 1 }, (_, i) => {
    const y = top + i * pitch;
    const narrow = inset(y + pitch / 2);
    return { number: AVENUE_END - i, y, h: pitch, left: left + narrow, right: left + width - narrow };
  });
  const tileH = Math.min(TILE_H, pitch * 0.95);
  const column = { x: w - tileW / 2 - PAD - 1, size: tileW - 2 };
  return {
    steps,
    numbers: { x: beside ? left / 2 + 0.5 : left + 8, beside, above: beside ? 0 : 14 },
    mounds: MOUNDS.map((step) => drawMound(column.x, bottom - (step + 0.5) * pitch, Math.min(column.size, pitch))).join(
      "",
    ),
    outline: `M${left + inset(top)} ${top}H${left + width - inset(top)}L${left + width} ${bottom}H${left}Z`,
    platform(step, tiles) {
      const height = tiles * tileH + 2 * PAD;
      const middle = bottom - (step + 0.5) * pitch;
      return { x: w - tileW - 2 * PAD - 1, y: middle - height / 2, w: tileW + 2 * PAD, h: height };
    },
    tile: (platform, n) => ({
      x: platform.x + PAD,
      y: platform.y + PAD + n * tileH + 0.5,
      w: tileW,
      h: tileH - 1,
    }),
  };
}
