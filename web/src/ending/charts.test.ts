import { describe, expect, it } from "vitest";
import { moveApart, placeBadges, makeBar, findEclipses, chooseScale, makeScoreLines, listSources } from "./charts";
import type { GameEntry } from "../lib/types";

describe("score lines", () => {
  it("begin at nothing and end at the last score", () => {
    const [line] = makeScoreLines([[0], [5], [5], [10]], 300, 100);
    expect(line?.path).toBe("M0 100H100V50H300V0");
    expect(line?.end).toEqual({ x: 300, y: 0, vp: 10 });
  });

  it("stand for a game without an entry", () => {
    expect(makeScoreLines([[0, 0]], 300, 100).map((line) => line.end.y)).toEqual([100, 100]);
  });
});

it("marks are few and round", () => {
  expect(chooseScale(0)).toEqual({ top: 5, step: 5 });
  expect(chooseScale(137)).toEqual({ top: 150, step: 25 });
  for (const most of [1, 17, 60, 99, 240, 700]) {
    const { top, step } = chooseScale(most);
    expect(top).toBeGreaterThanOrEqual(most);
    expect(top / step).toBeLessThanOrEqual(6);
  }
});

it("eclipses are found in the log", () => {
  const entry = (number: number, key: string) =>
    ({ number, log: [{ key, seat: null, arguments: {} }] }) as unknown as GameEntry;
  expect(findEclipses([entry(1, "moved"), entry(2, "eclipse_scored")])).toEqual([2]);
});

it("sources are those of anybody, and losses are no part of a bar", () => {
  const books = [
    { temples: 0, masks: 3, salary: -6, track: 0 },
    { temples: 4, masks: 0, salary: 0, track: 0 },
  ];
  const sources = listSources(books);
  expect(sources).toEqual(["temples", "masks", "salary"]);
  expect(makeBar(books[0] ?? {}, sources, 2)).toEqual([{ source: "masks", start: 0, length: 6 }]);
});

it("points that would cover each other are moved, and know where they were", () => {
  const crowd = Array.from({ length: 12 }, (_, i) => ({ x: i * 4, y: 90, name: i }));
  const placed = moveApart(crowd, 24, 130);
  expect(placed[0]).toEqual({ x: 0, y: 90, from: 90, name: 0 });
  expect(placed.map(({ from }) => from)).toEqual(crowd.map(({ y }) => y));
  for (const [i, one] of placed.entries())
    for (const other of placed.slice(i + 1)) expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThan(23.9);
});

it("badges are on their line, or at the top, and none covers another", () => {
  const scores = [[0], [10], [10], [10]];
  const marked = [
    { number: 1, seat: 0 },
    { number: 1, seat: 0 },
    { number: 1, seat: null },
    { number: 3, seat: null },
  ];
  const placed = placeBadges(marked, scores, 300, 100);
  expect(placed.map(({ x, number }) => [x, number])).toEqual([
    [100, 1],
    [100, 2],
    [100, 3],
    [300, 4],
  ]);
  expect(placed[0]?.y).toBe(0);
  const apart = placed.flatMap((one, i) =>
    placed.slice(i + 1).map((other) => Math.hypot(one.x - other.x, one.y - other.y)),
  );
  expect(Math.min(...apart)).toBeGreaterThan(16);
});
