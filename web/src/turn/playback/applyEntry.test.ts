import { describe, expect, it } from "vitest";
import type { Entry, Player, View } from "../../lib/types";
import { applyEntry } from "./applyEntry";
import { joinLogs, sampleEntries, sampleGames, applyChanges } from "../samples";

const held = (tiles: Record<string, number>) => Object.fromEntries(Object.entries(tiles).filter(([, n]) => n));
const sorted = (tiles: View["pyramid"]) => tiles.map(({ cell, tile, turn }) => `${cell.join()} ${tile} ${turn}`).sort();

// After an eclipse the pyramid track begins anew, which no entry tells: the state does.
const playerFacts = ({
  wood,
  stone,
  gold,
  cocoa,
  vp,
  avenue,
  temples,
  technologies,
  workers,
  discoveries,
}: Player) => ({
  ...{ wood, stone, gold, cocoa, vp, avenue, temples, workers },
  technologies: [...technologies].sort(),
  discoveries: held(discoveries),
});
/** All of a table that entries tell of. */
const tableFacts = (view: View) => ({
  players: view.players.map(playerFacts),
  pyramid: sorted(view.pyramid),
  decorations: view.decorations,
  displays: [view.pyramid_display, view.decoration_display],
  discoveries: view.discoveries,
  nobles: view.nobles,
  neutral: view.neutral_dice,
  calendar: view.calendar,
  bot: view.bot && [view.bot.action_pyramid, view.bot.aside, view.bot.directions],
});

describe.each(sampleGames.map((game, number) => ({ game, number })))("game $number", ({ game }) => {
  it("is after every answer what its entries tell", () => {
    let view = game.first;
    game.steps.forEach((step, number) => {
      const shown = step.log.reduce(applyEntry, view);
      view = applyChanges(view, step);
      expect(tableFacts(shown), `answer ${number}: ${step.log.map(({ key }) => key).join()}`).toEqual(tableFacts(view));
    });
  });

  it("is at the end what all of them tell", () => {
    const last = game.steps.reduce(applyChanges, game.first);
    expect(tableFacts(joinLogs(game).reduce(applyEntry, game.first))).toEqual(tableFacts(last));
  });
});

it("takes every entry, with its pieces and without", () => {
  const bare = ({ key, seat, arguments: facts }: Entry): Entry => ({ key, seat, arguments: facts });
  for (const { first } of sampleGames) {
    for (const entry of Object.values(sampleEntries).flat()) {
      for (const one of [entry, bare(entry)]) {
        const view = applyEntry(first, one);
        expect(view.players.map(({ workers }) => workers.every(Boolean))).toEqual(first.players.map(() => true));
      }
    }
  }
});

it("leaves the workers alone where an entry does not say which", () => {
  const { first } = sampleGames[1]!;
  const moved: Entry = { key: "moved", seat: 0, arguments: { start: "forest", board: "alchemy", power: 1 } };
  expect(applyEntry(first, moved).players).toEqual(first.players);
  expect(applyEntry(first, { ...moved, pieces: { worker: 1 } }).players[0]?.workers[1]?.board).toBe("alchemy");
});
