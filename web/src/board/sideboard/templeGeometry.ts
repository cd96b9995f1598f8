// Where a temple's steps are, from the top of the drawing down; large steps have a niche for their tiles.
import type { Temple } from "../../lib/types";
import { getLargeSteps, countLargeStepTiles, getTempleSteps, type Reward } from "../facts";
import type { Box } from "../ring/places";

export interface LaidStep {
  number: number;
  reward: Reward;
  y: number;
  h: number;
  /** Height of the tread, with reward and markers; below it is the riser. */
  tread: number;
  /** How far the stairs are from the edge: they narrow as they climb. */
  inset: number;
  /** The places of discovery tiles, on large steps. */
  niches: Box[];
}

const TILE_H = 36;
const PAD = 3;
const BONUS = 26; // what the step with the bonus tile is taller
const RISER = 0.2; // of a step
const EDGE = 4.5; // beside the tiles
const NARROWS = 0.07; // of the width, from the foot to the top

/** The steps of a temple for so many players: the fewer, the fewer tiles lie on the large steps. */
export function layTemple(temple: Temple, players: number, width: number, top: number, height: number): LaidStep[] {
  const large = getLargeSteps(temple);
  const steps = getTempleSteps(temple);
  const across = width >= 80 ? 3 : 2;
  const tileRows = (step: number) => Math.ceil(countLargeStepTiles(temple, step, players) / across);
  const penultimate = steps.length - 2;
  const extra = large.reduce((sum, step) => sum + tileRows(step) * TILE_H + PAD, BONUS);
  const row = (height - top - extra - 2) / steps.length;
  const riser = Math.min(7, RISER * row);
  let y = top;
  return steps
    .map((reward, number) => ({ reward, number }))
    .reverse()
    .map(({ reward, number }): LaidStep => {
      const isLarge = large.includes(number);
      const more = number === penultimate ? BONUS : isLarge ? tileRows(number) * TILE_H + PAD : 0;
      const h = row + more;
      const inset = 1 + (NARROWS * width * number) / (steps.length - 1) / 2;
      const tread = (number === penultimate ? h : row) - riser;
      const from = y + tread + riser / 2;
      y += h;
      const tileW = (width - 2 * EDGE) / across;
      const niches = Array.from({ length: isLarge ? countLargeStepTiles(temple, number, players) : 0 }, (_, n) => ({
        x: EDGE + (n % across) * tileW + 0.75,
        y: from + Math.floor(n / across) * TILE_H,
        w: tileW - 1.5,
        h: TILE_H - 2,
      }));
      return { number, reward, y: y - h, h, tread, inset, niches };
    });
}
