import { expect, test } from "vitest";
import type { Review, ReviewStatus, TurnReview } from "../lib/types";
import { findChance, makeChanceLines } from "./chanceLines";
import { FoundReview } from "./foundReview";
import { formatBetter, formatLoss, formatPlayed, formatTurnName } from "./reviewTexts";

const turn = (more: Partial<TurnReview>): TurnReview => ({
  number: 0,
  seat: 0,
  first: 0,
  last: 1,
  kind: "turn",
  period: 0,
  label: "best",
  played: [1],
  best: [1],
  win: 0.5,
  best_win: 0.5,
  vp: 0,
  best_vp: 0,
  accuracy: 100,
  sources: {},
  gains: [],
  prices: [],
  ...more,
});
const first = turn({ kind: "setup" });
const blunder = turn({ number: 1, seat: 1, first: 1, last: 3, label: "blunder", win: 0.3, vp: -4, best_vp: 8 });
const review: Review = {
  depth: "quick",
  seed: 1,
  seats: [],
  turns: [first, blunder],
  chances: [
    { ply: 0, win: [0.5, 0.5], vp: [0, 0] },
    { ply: 1, win: [0.4, 0.6], vp: [-2, 2] },
    { ply: 3, win: [1, 0], vp: [9, -9] },
  ],
  draws: [
    { ply: 0, shown: "drawn", luck: [0.2, -0.2] },
    { ply: 1, shown: "drawn", luck: [-2.5, 2.5] },
    { ply: 2, shown: "rolled", luck: [4, -4] },
  ],
};
// Entry 2 was taken back by entry 3.
const status: ReviewStatus = {
  depth: "quick",
  state: "done",
  done: 2,
  turns: 2,
  yours: true,
  entries: [1, 4, 5],
  played: [[], [{ question: "turn", kind: "unlock", about: {} }]],
  better: [[], [{ question: "turn", kind: "end_turn", about: {} }]],
  mistakes: [1],
  review,
};
const found = new FoundReview(status, review);

test("turns are found by their entries, without those that were taken back", () => {
  expect(found.findEntry(blunder)).toBe(4);
  expect(found.findTurn(5)).toBe(blunder);
  expect(found.findTurn(2)).toBeNull();
  expect(found.listCostly(1)).toEqual([blunder]);
  expect(found.listCostly(0)).toEqual([]);
  expect(found.listMistakes(1)).toEqual([blunder]);
});

test("chances are lines from entry to entry", () => {
  expect(found.chances.map(({ number }) => number)).toEqual([0, 1, 5]);
  const [first, second] = makeChanceLines(found.chances, { width: 100, height: 50, last: 5 });
  expect(first?.path).toBe("M0 25L20 30L100 0");
  expect(second?.end).toEqual({ x: 100, y: 50 });
  expect(findChance(found.chances, 1, 4)).toBe(0.6);
});

test("draws that mattered are found by their entries, the greatest luck first", () => {
  expect(found.listDraws(1)).toEqual([
    { number: 5, vp: -4 },
    { number: 4, vp: 2.5 },
  ]);
});

test("a turn is told with what it lost and what was better", () => {
  expect(formatTurnName(found, blunder)).toBe("turn 1");
  expect(formatTurnName(found, first)).toBe("set-up");
  expect(formatLoss(blunder)).toBe("−12 VP, −20% to win");
  expect(formatPlayed(found.findPlayed(blunder))).toMatch(/^Played: /);
  expect(formatBetter(found.findBetter(blunder))).toMatch(/^Better: /);
});
