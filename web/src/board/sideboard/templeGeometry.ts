// Where a temple's steps are, from the top of the drawing down; large steps have room for their tiles.
import type { Temple } from "../../lib/types";
import { getLargeSteps, getMaxTiles, getTempleSteps, type Reward } from "../facts";
import type { Box } from "../ring/places";

export interface LaidStep {
  number: number;
  reward: Reward;
  y: number;
  h: number;
  /** Height of the part with reward and markers. */
  row: number;
  /** The place of the n-th discovery tile, on large steps. */
  tiles?: (n: number) => Box;
}

const TILE_H = 36;
const PAD = 2;
const BONUS = 20; // what the step with the bonus tile is taller

export function layTemple(temple: Temple, width: number, top: number, height: number): LaidStep[] {
  const large = getLargeSteps(temple);
  const steps = getTempleSteps(temple);
  const across = width >= 80 ? 3 : 2;
  const tileRows = (step: number) => Math.ceil(getMaxTiles(temple, step) / across);
  const penultimate = steps.length - 2;
  const extra = large.reduce((sum, step) => sum + tileRows(step) * TILE_H + PAD, BONUS);
  const row = (height - top - extra - 2) / steps.length;
  const tileW = (width - 8) / across;
  let y = top;
  return steps
    .map((reward, number) => ({ reward, number }))
    .reverse()
    .map(({ reward, number }): LaidStep => {
      const isLarge = large.includes(number);
      const more = number === penultimate ? BONUS : isLarge ? tileRows(number) * TILE_H + PAD : 0;
      const h = row + more;
      const from = y + row;
      y += h;
      const laid = { number, reward, y: y - h, h, row };
      if (!isLarge) return laid;
      return {
        ...laid,
        tiles: (n) => ({
          x: 4 + (n % across) * tileW + 1,
          y: from + Math.floor(n / across) * TILE_H,
          w: tileW - 2,
          h: TILE_H - 2,
        }),
      };
    });
}
