import { expect, it } from "vitest";
import type { View } from "../../lib/types";
import { samples } from "../samples";
import { fitPart } from "./partSizes";

const ROOM = { w: 382, h: 350 }; // what a puzzle leaves on a phone
const free = (view: View): View => ({ ...view, players: view.players.map((player) => ({ ...player, workers: [] })) });

it("the ring is drawn larger where very many dice stand together", () => {
  const view = Object.values(samples).find(({ players }) => players.length === 4);
  if (!view) throw new Error("no sample of four players");
  const [board = null] = view.ring;
  const crowd = view.players.map((player) => ({
    ...player,
    workers: player.workers.slice(0, 3).map((worker) => ({ ...worker, board, space: null })),
  }));
  const roomy = fitPart("boards", free(view), false, ROOM);
  const crowded = fitPart("boards", { ...view, players: crowd }, false, ROOM);
  expect(ROOM.w / crowded.size.w).toBeGreaterThan(1.2 * (ROOM.w / roomy.size.w));
  expect(crowded.pixels).toBeGreaterThan(roomy.pixels);
});
