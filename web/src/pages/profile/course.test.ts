import { expect, test } from "vitest";
import { findMost, makeBars, makeLevels } from "./course";

const GAMES = [
  { sources: { pyramid: 40, temples: 10, avenue: 30, technologies: 0, masks: 10, other: -10 } },
  { sources: { pyramid: 20, temples: 20, avenue: 0, technologies: 10, masks: 0, other: 0 } },
];

test("a bar is as tall as what was gained, block upon block", () => {
  const [first, second] = makeBars(GAMES, 100, 200);
  const top = Number(makeLevels(GAMES, 200).at(-1)?.text);
  const tall = (bar: typeof first) => bar?.blocks.reduce((sum, block) => sum + block.height, 0) ?? 0;
  expect(findMost(GAMES)).toBe(90);
  expect(tall(first)).toBeCloseTo((90 / top) * 200);
  expect(tall(second)).toBeCloseTo((50 / top) * 200);
  expect(first?.blocks.map(({ source }) => source)).toEqual(["pyramid", "temples", "avenue", "masks"]);
  let foot = 200;
  for (const block of first?.blocks ?? []) {
    expect(block.y + block.height).toBeCloseTo(foot);
    foot = block.y;
  }
});

test("bars stand beside each other within the box", () => {
  const bars = makeBars(Array<(typeof GAMES)[number]>(100).fill(GAMES[0]!), 300, 200);
  bars.slice(1).forEach((bar, i) => expect(bar.x).toBeGreaterThan((bars[i]?.x ?? 0) + (bars[i]?.width ?? 0)));
  const last = bars.at(-1);
  expect((last?.x ?? 0) + (last?.width ?? 0)).toBeLessThanOrEqual(300);
});

test("levels begin at nothing and end above the tallest bar", () => {
  const levels = makeLevels(GAMES, 200);
  expect(levels[0]).toEqual({ y: 200, text: "0" });
  expect(levels.at(-1)?.y).toBe(0);
  expect(Number(levels.at(-1)?.text)).toBeGreaterThanOrEqual(90);
});
