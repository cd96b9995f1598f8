// What the next eclipse counts: as signs, and as the numbers behind them.
import type { View } from "../../lib/types";
import { BUILDINGS_ROW, ECLIPSES, getTrackVp } from "../facts";
import { layRow } from "../signs/layRow";
import type { Sign } from "../signs/signs";

/** What an avenue step counts now: the lowest number of the buildings row that is seen. */
export function getAvenueWorth(view: View): number {
  const built = view.nobles.reduce((sum, n) => sum + n, 0);
  return BUILDINGS_ROW[Math.min(built, BUILDINGS_ROW.length - 1)] ?? 0;
}

/** What a step on the pyramid track scores at the next eclipse. */
export const getTrackWorth = (view: View): number => getTrackVp(Math.min(view.calendar.eclipses_scored, ECLIPSES - 1));

export const isLastEclipse = (view: View): boolean => view.calendar.eclipses_scored + 1 >= ECLIPSES;

export function listEclipseSigns(view: View): Sign[] {
  return [
    [{ symbol: "avenue" }, { symbol: "times", n: getAvenueWorth(view) }],
    [{ symbol: "construction" }, { symbol: "times", n: getTrackWorth(view) }],
    [{ symbol: "discovery-mask_2" }],
    [{ symbol: "minus" }, { symbol: "cocoa" }],
    ...(isLastEclipse(view) ? [[{ symbol: "mastery" }]] : []),
  ];
}

/** The signs side by side over a width, as large as `size` at most. */
export function layEclipseSigns(view: View, width: number, size: number) {
  const signs = listEclipseSigns(view);
  const units = signs.map((sign) => {
    const { parts } = layRow(sign, Infinity, 1, "start");
    const last = parts.at(-1);
    return last ? last.x + (last.part.symbol === "times" ? 1 : last.size) : 0;
  });
  const all = units.reduce((sum, n) => sum + n, 0);
  const fitted = Math.min(size, (width - 7 * (signs.length - 1)) / all);
  const gap = (width - all * fitted) / Math.max(signs.length - 1, 1);
  let x = 0;
  return signs.map((sign, i) => {
    const w = (units[i] ?? 0) * fitted;
    const laid = { sign, x, w: w + 0.01, size: fitted, gap };
    x += w + gap;
    return laid;
  });
}
