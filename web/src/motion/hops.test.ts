import { expect, it } from "vitest";
import type { BoardName } from "../lib/types";
import { applyEntry } from "../turn/playback/applyEntry";
import { sampleGames, applyChanges } from "../turn/samples";
import { hop } from "./flight";
import { findBoardsBetween, findWays } from "./hops";
import { traceWorkers } from "./workers";

const { first, steps } = sampleGames[0]!;
const { ring } = first;
const at = (place: number) => ring[place % ring.length] as BoardName;

it("passes the boards between, clockwise", () => {
  expect(findBoardsBetween(ring, at(0), at(1))).toEqual([]);
  expect(findBoardsBetween(ring, at(0), at(3))).toEqual([at(1), at(2)]);
  expect(findBoardsBetween(ring, at(7), at(9))).toEqual([at(0)]);
  expect(findBoardsBetween(ring, at(2), at(0))).toEqual([]); // far: who goes there goes straight
});

it("finds the way of every worker that moves, in a whole game", () => {
  let before = first;
  let found = 0;
  for (const step of steps) {
    const now = applyChanges(before, step);
    const moved = step.log.filter(({ key }) => key === "moved");
    const ways = findWays(before, now, traceWorkers(before, step.log));
    if (moved.length === 1 && step.log.length < 4) {
      const [start, end] = ["start", "board"].map((name) => moved[0]?.arguments[name] as BoardName) as [
        BoardName,
        BoardName,
      ];
      const way = findBoardsBetween(ring, start, end).map((board) => `board:${board}`);
      expect([...ways.values()]).toContainEqual(way);
      found += 1;
    }
    before = now;
  }
  expect(found).toBeGreaterThan(10);
});

it("knows neutral dice by their colour and number", () => {
  const boards = [at(1)];
  const before = { ...first, neutral_dice: [[at(0)]] };
  const now = applyEntry(before, {
    key: "neutral_moved",
    seat: null,
    arguments: { boards },
    pieces: { colours: [0], dice: [0] },
  });
  const ways = findWays(before, now, traceWorkers(before, []));
  expect(ways.get("neutral:0:0")).toEqual([]);
});

it("hops once for each stop, higher between them", () => {
  const boxes = [0, 100, 200].map((x) => ({ x, y: 50, w: 20, h: 20 }));
  const frames = hop(boxes, boxes[0]!);
  expect(frames.map(({ offset }) => offset)).toEqual([0, 0.25, 0.5, 0.75, 1]);
  const heights = frames.map(({ transform }) => Number(/, (.*?)px/.exec(String(transform))?.[1]));
  expect(heights[1]).toBeLessThan(heights[0]!);
  expect(heights[2]).toBe(50);
});
