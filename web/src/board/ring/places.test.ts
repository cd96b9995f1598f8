import { describe, expect, it } from "vitest";
import type { View } from "../../lib/types";
import { traceWorkers } from "../../motion/workers";
import { applyEntry } from "../../turn/playback/applyEntry";
import { joinLogs, sampleGames } from "../../turn/samples";
import { findWorkersOn, fitDice } from "./places";

const boxes = [
  { x: 5, y: 26, w: 122, h: 92 },
  { x: 5, y: 86, w: 158, h: 50 },
  { x: 6, y: 31, w: 126, h: 132 },
];
const crowds = [
  [1, 0],
  [2, 1, 0, 1],
  [4, 4, 4, 4],
  [4, 3, 2, 1, 2],
  [4, 4, 4, 4, 2],
  [0, 0, 0],
];

describe.each(boxes)("dice in a box of $w × $h", (box) => {
  it.each(crowds)("are all in it and none covers another: %j", (...counts) => {
    const places = fitDice(box, counts);
    const all = counts.flatMap((n, group) => Array.from({ length: n }, (_, i) => places.at(group, i)));
    for (const [i, one] of all.entries()) {
      expect(one.x + places.size).toBeLessThanOrEqual(box.x + box.w + 0.01);
      expect(one.y + places.size).toBeLessThanOrEqual(box.y + box.h + 0.01);
      for (const other of all.slice(i + 1)) {
        expect(Math.max(Math.abs(one.x - other.x), Math.abs(one.y - other.y))).toBeGreaterThan(places.size);
      }
    }
  });
});

it("few dice are large, and those of one player stand in a row", () => {
  const places = fitDice({ x: 0, y: 0, w: 122, h: 92 }, [2, 1, 1]);
  expect(places.size).toBe(28);
  expect(places.at(0, 0).y).toBe(places.at(0, 1).y);
  expect(places.at(1, 0)).toMatchObject({ x: 0 });
});

describe("workers on a board", () => {
  /** By board, who stands there in which order: seats with the workers' places in their lists. */
  const drawn = (view: View): string[] =>
    view.ring.map((board) =>
      findWorkersOn(view, board)
        .free.map(({ seat, index }) => `${seat}:${index}`)
        .join(" "),
    );

  it("keep their places when lists are sorted at the end of a turn", () => {
    let sorted = 0;
    for (const game of sampleGames) {
      let view = game.first;
      for (const entry of joinLogs(game)) {
        const next = applyEntry(view, entry);
        if (entry.key === "turn_ended") {
          const former = traceWorkers(view, [entry]);
          const now = drawn(next).map((row) =>
            row.replace(/(\d+):(\d+)/g, (_, seat, index) => `${seat}:${former[Number(seat)]?.[Number(index)]}`),
          );
          expect(now).toEqual(drawn(view));
          sorted += Number(String(drawn(next)) !== String(drawn(view)));
        }
        view = next;
      }
    }
    expect(sorted).toBeGreaterThan(0);
  });
});
