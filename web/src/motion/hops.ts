// The way of a die around the ring: from board to board, clockwise, as a hand would move it.
import { target } from "../board/targets";
import type { BoardName, View } from "../lib/types";
import type { FormerPlaces } from "./workers";

const LONGEST = 3; // boards; who goes further goes straight

/** The boards between two boards of the ring, clockwise; none if it is far. */
export function findBoardsBetween(ring: readonly BoardName[], from: BoardName, to: BoardName): BoardName[] {
  const [start, end] = [ring.indexOf(from), ring.indexOf(to)];
  if (start < 0 || end < 0) return [];
  const steps = (end - start + ring.length) % ring.length;
  if (steps > LONGEST) return [];
  return Array.from(
    { length: Math.max(0, steps - 1) },
    (_, step) => ring[(start + step + 1) % ring.length] as BoardName,
  );
}

/** By the name of each worker and each neutral die that has moved: the places that it passes. */
export function findWays(before: View, now: View, places: FormerPlaces): Map<string, string[]> {
  const ways = new Map<string, string[]>();
  const add = (name: string, from: BoardName | null | undefined, to: BoardName | null | undefined) => {
    if (from && to && from !== to) ways.set(name, findBoardsBetween(now.ring, from, to).map(target.board));
  };
  now.players.forEach(({ workers }, seat) =>
    workers.forEach(({ board }, index) => {
      const was = before.players[seat]?.workers[places[seat]?.[index] ?? -1];
      add(target.worker(seat, index), was?.board, board);
    }),
  );
  now.neutral_dice.forEach((boards, colour) =>
    boards.forEach((board, die) => add(`neutral:${colour}:${die}`, before.neutral_dice[colour]?.[die], board)),
  );
  return ways;
}
