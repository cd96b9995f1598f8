import { describe, expect, it } from "vitest";
import { parseTarget } from "../board/targets";
import type { Entry } from "../lib/types";
import { sampleGames, applyChanges } from "../turn/samples";
import { LocationTracker, planFlights } from "./flightPlans";

const view = sampleGames[0]!.first;
const entry = (key: Entry["key"], facts: Record<string, unknown>, seat: number | null = 1): Entry => ({
  key,
  seat,
  arguments: facts,
});
const flown = (...entries: Entry[]) => {
  const whereabouts = new LocationTracker();
  return entries.flatMap((one) => planFlights(one, whereabouts.at(one, view)));
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
    const built = entry("tile_built", { tile: "b.gR", level: 1, row: 2, column: 3, turn: 0 });
    expect(flown({ ...built, pieces: { slot: 2 } })).toEqual([
      { from: "tile:2", to: "cell:1-2-3", piece: "cell:1-2-3", heavy: true },
    ]);
    const decorated = entry("decorated", { decoration: "BB", side: "top", space: 0 });
    expect(flown({ ...decorated, pieces: { slot: 3 } })).toEqual([
      { from: "decoration:3", to: "laid:top:0", piece: "laid:top:0", heavy: true },
    ]);
  });

  it("is a discovery tile, from the spot where it was bought", () => {
    const bought = entry("bought", { discovery: "gold" });
    const held = "held:1:gold";
    expect(flown({ ...bought, pieces: { spot: "blue_3", slot: 0 } })).toEqual([
      { from: "discovery:blue_3:gold", to: held, piece: held },
    ]);
    expect(flown({ ...bought, pieces: { spot: null, slot: 1 } })).toEqual([]);
  });

  it("is nothing where an entry does not say which tile", () => {
    expect(flown(entry("tile_built", { tile: "b.gR", level: 1, row: 2, column: 3, turn: 0 }))).toEqual([]);
    expect(flown(entry("decorated", { decoration: "BB", side: "top", space: 0 }))).toEqual([]);
    expect(flown(entry("bought", { discovery: "gold" }))).toEqual([]);
  });

  it("is nothing of another seat's place, nor of what happens to nobody", () => {
    const moved = entry("moved", { start: "alchemy", board: "forest", power: 1 }, 0);
    expect(flown(moved, entry("gained", { goods: { wood: 2 } }, 1))).toEqual([]);
    expect(flown(entry("drew_tile", { tile: "b", slot: 0 }, null))).toEqual([]);
  });

  const least = [100, 30, 30]; // flights in each game
  it.each(least.map((flights, n) => ({ n, flights })))(
    "begins and ends at places of the table or of a panel, in game $n",
    ({ n, flights: some }) => {
      const game = sampleGames[n]!;
      const whereabouts = new LocationTracker();
      let now = game.first;
      let flights = 0;
      for (const step of game.steps) {
        for (const one of step.log) {
          for (const { from, to } of planFlights(one, whereabouts.at(one, now))) {
            flights += 1;
            for (const end of [from, to])
              expect(/^(good|laid|marker):/.test(end) || parseTarget(end), end).toBeTruthy();
          }
        }
        now = applyChanges(now, step);
      }
      expect(flights).toBeGreaterThan(some);
    },
  );
});
