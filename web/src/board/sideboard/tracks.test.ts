import { describe, expect, it } from "vitest";
import type { Box } from "../ring/places";
import { AVENUE_DISCOVERIES, TEMPLES, countLargeStepTiles, getAvenueTiles } from "../facts";
import { samples } from "../samples";
import { layRoad } from "./avenueGeometry";
import { drawArc, findOnArc } from "./calendarSky";
import { getAvenueWorth, getTrackWorth, isLastEclipse, layEclipseSigns, listEclipseSigns } from "./eclipseSigns";
import { layTemple } from "./templeGeometry";

const overlap = (one: Box, other: Box) =>
  one.x < other.x + other.w && other.x < one.x + one.w && one.y < other.y + other.h && other.y < one.y + one.h;
const temples = TEMPLES.flatMap((temple) =>
  [2, 3, 4].flatMap((players) => [62, 71, 100].map((w) => ({ temple, players, w }))),
);

describe.each(temples)("the $temple temple of $players players, $w wide", ({ temple, players, w }) => {
  const [head, h] = [30, 473];
  const steps = layTemple(temple, players, w, head, h);

  it("climbs without gaps from the foot to the shrine", () => {
    expect(steps.map(({ number }) => number)).toEqual([11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0]);
    steps.reduce((y, step) => {
      expect(step.y).toBeCloseTo(y);
      return step.y + step.h;
    }, head);
    expect(steps.at(-1)!.y + steps.at(-1)!.h).toBeLessThanOrEqual(h);
  });

  it("narrows as it climbs", () => {
    expect(steps[0]!.inset).toBeGreaterThan(steps.at(-1)!.inset);
  });

  it("has a niche for each tile, in the wall of its step", () => {
    for (const { number, niches, y, h: high, tread } of steps) {
      expect(niches).toHaveLength(countLargeStepTiles(temple, number, players));
      for (const niche of niches) {
        expect(niche.y).toBeGreaterThanOrEqual(y + tread);
        expect(niche.y + niche.h).toBeLessThanOrEqual(y + high + 0.01);
        expect(niche.x + niche.w).toBeLessThanOrEqual(w);
        expect(niches.filter((other) => overlap(niche, other))).toHaveLength(1);
      }
    }
  });
});

describe.each([61, 66, 84, 120])("the avenue, %d wide", (w) => {
  const road = layRoad(w, 26, 473);
  const platforms = AVENUE_DISCOVERIES.map((step) => road.platform(step, getAvenueTiles(step)));

  it("narrows as it goes up, and stays beside its platforms", () => {
    const [top, foot] = [road.steps[0]!, road.steps.at(-1)!];
    expect(top.right - top.left).toBeLessThan(foot.right - foot.left);
    for (const { x } of platforms) expect(foot.right).toBeLessThanOrEqual(x + 1);
  });

  it("has room for all tiles on platforms that don't meet", () => {
    platforms.forEach((platform, i) => {
      expect(platforms.filter((other) => overlap(platform, other))).toHaveLength(1);
      expect(platform.x + platform.w).toBeLessThanOrEqual(w);
      const last = road.tile(platform, getAvenueTiles(AVENUE_DISCOVERIES[i]!) - 1);
      expect(last.y + last.h).toBeLessThanOrEqual(platform.y + platform.h);
    });
  });
});

describe("the sky of the calendar", () => {
  const sky = { x: 4, y: 22, w: 180, h: 50 };

  it("is one arc from left to right, highest in the middle", () => {
    const [first, middle, last] = [findOnArc(sky, 0), findOnArc(sky, 6), findOnArc(sky, 12)];
    expect(first.x).toBeLessThan(middle.x);
    expect(middle.x).toBeLessThan(last.x);
    expect(middle.y).toBeLessThan(Math.min(first.y, last.y));
    expect(drawArc(sky, 3).split("L")).toHaveLength(4);
  });
});

describe("what the next eclipse counts", () => {
  const view = samples["middle3"]!;
  const before = (eclipses_scored: number) => ({ ...view, calendar: { ...view.calendar, eclipses_scored } });

  it("is the lowest number of the buildings row for the avenue", () => {
    expect(getAvenueWorth({ ...view, nobles: [0, 0, 0] })).toBe(5);
    expect(getAvenueWorth({ ...view, nobles: [3, 1, 0] })).toBe(3);
    expect(getAvenueWorth({ ...view, nobles: [5, 4, 3] })).toBe(1);
  });

  it("is less for the pyramid track each time, and at the last one the bonus tiles too", () => {
    expect([0, 1, 2].map((scored) => getTrackWorth(before(scored)))).toEqual([4, 3, 2]);
    expect([0, 1, 2].map((scored) => isLastEclipse(before(scored)))).toEqual([false, false, true]);
    expect(listEclipseSigns(before(2))).toHaveLength(listEclipseSigns(before(1)).length + 1);
  });

  it("has its signs side by side in the width there is", () => {
    for (const width of [110, 160, 320]) {
      const signs = layEclipseSigns(before(2), width, 20);
      signs.slice(1).forEach(({ x }, i) => expect(x).toBeGreaterThan(signs[i]!.x + signs[i]!.w));
      expect(signs.at(-1)!.x + signs.at(-1)!.w).toBeLessThanOrEqual(width + 0.1);
    }
  });
});
