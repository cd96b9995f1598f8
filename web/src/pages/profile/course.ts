// A course of games as stacked bars: one for each game, VP upwards, by what they came from.
import { chooseScale } from "../../ending/charts";
import type { Played } from "../../lib/types";
import { SOURCE_NAMES, type Source } from "./profileTexts";

export interface Block {
  source: Source;
  y: number;
  height: number;
}
export interface Bar {
  x: number;
  width: number;
  blocks: Block[];
}
const GAP = 0.18; // of a bar's room
const WIDEST = 40;

/** The bars of games in a box; VP that were lost make no block. */
export function makeBars(games: readonly Pick<Played, "sources">[], width: number, height: number): Bar[] {
  const { top } = chooseScale(findMost(games));
  const room = Math.min(WIDEST, width / Math.max(1, games.length));
  return games.map(({ sources }, place) => {
    let y = height;
    const blocks = SOURCE_NAMES.filter((source) => (sources[source] ?? 0) > 0).map((source) => {
      const tall = ((sources[source] ?? 0) / top) * height;
      y -= tall;
      return { source, y, height: tall };
    });
    return { x: (place + GAP / 2) * room, width: room * (1 - GAP), blocks };
  });
}

/** The tallest bar: what was gained, without what was lost. */
export function findMost(games: readonly Pick<Played, "sources">[]): number {
  const gained = games.map(({ sources }) => Object.values(sources).reduce((sum, vp) => sum + Math.max(0, vp), 0));
  return Math.max(0, ...gained);
}

/** Where lines help to read the bars. */
export function makeLevels(games: readonly Pick<Played, "sources">[], height: number): { y: number; text: string }[] {
  const { top, step } = chooseScale(findMost(games));
  const count = Math.round(top / step);
  return Array.from({ length: count + 1 }, (_, i) => ({ y: height - (i / count) * height, text: String(i * step) }));
}
