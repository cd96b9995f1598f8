import { describe, expect, it } from "vitest";
import { parseTarget } from "../board/targets";
import type { Entry } from "../lib/types";
import { applyEntry } from "../turn/applyEntry";
import { sampleGames } from "../turn/samples";
import { Whereabouts, planFlights, findStronger } from "./plans";

const view = sampleGames[0]!.first;
const entry = (key: string, facts: Record<string, unknown>, seat: number | null = 1): Entry => ({ key, seat, arguments: facts });
const flown = (...entries: Entry[]) => {
  const whereabouts = new Whereabouts();
  return entries.flatMap((one) => planFlights(one, view, whereabouts.at(one, view)));
};

describe("what flies", () => {
  it("is goods, from where something is done to their player and back", () => {
    const moved = entry("moved", { start: "alchemy", board: "forest", power: 1 });
    expect(flown(moved, entry("gained", { goods: { wood: 2 } }), entry("paid", { goods: { cocoa: 9 } }))).toEqual([
      { from: "board:forest", to: "good:1:wood", symbol: "wood", count: 2 },
      { from: "good:1:cocoa", to: "board:forest", symbol: "cocoa", count: 4 },
    ]);
  });

  it("is VP, from what they are for", () => {
    const [one] = flown(entry("scored", { source: "avenue", vp: 7 }));
    expect(one).toEqual({ from: "avenue", to: "good:1:vp", symbol: "vp", number: 7 });
  });

  it("is a tile, from its display to its place", () => {
    const tile = view.pyramid_display[1]!;
    const [one] = flown(entry("tile_built", { tile, level: 1, row: 2, column: 3, turn: 0 }));
    expect(one).toEqual({ from: `tile:${view.pyramid_display.indexOf(tile)}`, to: "cell:1-2-3", piece: "cell:1-2-3" });
  });

  it("is nothing of another seat's place, nor of what happens to nobody", () => {
    const moved = entry("moved", { start: "alchemy", board: "forest", power: 1 }, 0);
    expect(flown(moved, entry("gained", { goods: { wood: 2 } }, 1))).toEqual([]);
    expect(flown(entry("drew_tile", { tile: "b", slot: 0 }, null))).toEqual([]);
  });

  it("begins and ends at places of the table or of a panel, in a whole game", () => {
    const { first, log, last } = sampleGames[0]!;
    const whereabouts = new Whereabouts();
    let now = first;
    let flights = 0;
    for (const one of log) {
      for (const { from, to } of planFlights(one, now, whereabouts.at(one, now))) {
        flights += 1;
        for (const end of [from, to]) expect(/^(good|laid|marker):/.test(end) || parseTarget(end), end).toBeTruthy();
      }
      now = applyEntry(now, one, last);
    }
    expect(flights).toBeGreaterThan(100);
  });
});

it("knows which workers became stronger", () => {
  const [player] = view.players;
  const worker = player!.workers[0]!;
  const now = applyEntry(view, entry("powered_up", { board: worker.board, power: worker.power + 1 }, 0), view);
  expect(findStronger(view, now)).toEqual(["worker:0:0"]);
  expect(findStronger(view, view)).toEqual([]);
});
