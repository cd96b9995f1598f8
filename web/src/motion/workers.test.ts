import { describe, expect, it } from "vitest";
import type { Entry, View } from "../lib/types";
import { applyEntry } from "../turn/playback/applyEntry";
import { sampleGames, applyChanges } from "../turn/samples";
import type { Box } from "./snapshot";
import { findStronger, renameWorkers, traceWorkers } from "./workers";

const { first } = sampleGames[0]!;
const entry = (key: Entry["key"], pieces: Entry["pieces"], seat = 0): Entry => ({ key, seat, arguments: {}, pieces });
const box = (x: number): Box => ({ x, y: 0, w: 1, h: 1 });
const describeWorker = ({ players }: View, seat: number, worker: number) =>
  JSON.stringify(players[seat]?.workers[worker]);

describe("former places", () => {
  it("are those of now while nobody changes places", () => {
    expect(traceWorkers(first, [entry("moved", { worker: 1 })])).toEqual([
      [0, 1, 2],
      [0, 1, 2],
    ]);
  });

  it("follow arrivals and new orders", () => {
    const orders = [
      [2, 0, 1, 3],
      [1, 0, 2, 3],
    ];
    const arrived = entry("worker_arrived", { worker: 3 });
    expect(traceWorkers(first, [arrived, entry("turn_ended", { orders })])).toEqual([
      [2, 0, 1, -1],
      [1, 0, 2],
    ]);
  });

  it("are those of the same worker, in whole games: all but moved ones stand as before", () => {
    let still = 0;
    for (const game of sampleGames) {
      let before = game.first;
      for (const step of game.steps) {
        const now = applyChanges(before, step);
        const places = traceWorkers(before, step.log);
        const touched = step.log.some(({ key, pieces }) => pieces?.worker !== undefined && key !== "turn_ended");
        if (!touched) {
          places.forEach((workers, seat) =>
            workers.forEach((former, index) =>
              expect(describeWorker(before, seat, former)).toBe(describeWorker(now, seat, index)),
            ),
          );
          still += Number(String(places) !== String(before.players.map(({ workers }) => workers.map((_, i) => i))));
        }
        before = now;
      }
    }
    expect(still).toBeGreaterThan(0); // some changed places and did not move
  });
});

it("calls workers in an earlier look by their names now", () => {
  const boxes = new Map([
    ["worker:0:0", box(10)],
    ["worker:0:1", box(20)],
    ["sun", box(5)],
  ]);
  const renamed = renameWorkers({ boxes, pictures: new Map() }, [[1, -1, 0]]);
  expect([...renamed.boxes]).toEqual([
    ["sun", box(5)],
    ["worker:0:0", box(20)],
    ["worker:0:2", box(10)],
  ]);
});

it("knows which workers became stronger", () => {
  const power = first.players[0]!.workers[0]!.power + 1;
  const entries: Entry[] = [
    { key: "powered_up", seat: 0, arguments: { power }, pieces: { worker: 0 } },
    {
      key: "turn_ended",
      seat: 0,
      arguments: {},
      pieces: {
        orders: [
          [1, 0, 2],
          [0, 1, 2],
        ],
      },
    },
  ];
  const now = entries.reduce(applyEntry, first);
  expect(findStronger(first, now, traceWorkers(first, entries))).toEqual([
    { name: "worker:0:1", former: "worker:0:0" },
  ]);
  expect(findStronger(first, first, traceWorkers(first, []))).toEqual([]);
});
