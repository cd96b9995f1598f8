import { describe, expect, it } from "vitest";
import type { View, Worker } from "../lib/types";
import { applyEntry } from "./applyEntry";
import { sampleGames, type ToldGame } from "./samples";

const played = ({ first, log, last }: ToldGame): View => log.reduce((view, entry) => applyEntry(view, entry, last), first);
const held = (tiles: Record<string, number>) => Object.fromEntries(Object.entries(tiles).filter(([, n]) => n));
const standing = (workers: Worker[]) => workers.map((worker) => `${worker.board} ${worker.power} ${worker.space ?? "free"}`).sort();
const sorted = (tiles: View["pyramid"]) => tiles.map(({ cell, tile, turn }) => `${cell.join()} ${tile} ${turn}`).sort();

describe.each(sampleGames.map((game, number) => ({ game, number })))("game $number", ({ game }) => {
  const view = played(game);

  // After an eclipse the pyramid track begins anew, which no entry tells: the state does.
  it("has every player's goods, points, steps and tiles", () => {
    game.last.players.forEach((player, seat) => {
      const shown = view.players[seat]!;
      for (const what of ["cocoa", "wood", "stone", "gold", "vp", "avenue", "temples"] as const) {
        expect([what, shown[what]]).toEqual([what, player[what]]);
      }
      expect([...shown.technologies].sort()).toEqual([...player.technologies].sort());
      expect(held(shown.discoveries)).toEqual(held(player.discoveries));
    });
  });

  it("has the pyramid, its decorations and the displays", () => {
    expect(sorted(view.pyramid)).toEqual(sorted(game.last.pyramid));
    expect(view.decorations).toEqual(game.last.decorations);
    expect(view.pyramid_display).toEqual(game.last.pyramid_display);
    expect(view.decoration_display).toEqual(game.last.decoration_display);
    expect(view.nobles).toEqual(game.last.nobles);
  });
});

it("has every worker where it stands", () => {
  const opening = sampleGames[1]!;
  expect(opening.log.some(({ key }) => key === "moved" || key === "locked")).toBe(true);
  const view = played(opening);
  opening.last.players.forEach((player, seat) =>
    expect(standing(view.players[seat]!.workers)).toEqual(standing(player.workers)),
  );
});
