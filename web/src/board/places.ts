// Places for workers: each seat has its own row of four on every board, so dice never overlap.
import type { BoardName, View, Worker } from "../lib/types";

export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

/** A worker in play or waiting, with whose it is. */
export interface Standing {
  seat: number;
  index: number;
  worker: Worker;
}

export const DICE = 4; // a seat's places on a board

/** Workers on a board, free ones or the one on a worship space. */
export function workersOn(view: View, board: BoardName): { free: Standing[]; locked: Map<number, Standing> } {
  const free: Standing[] = [];
  const locked = new Map<number, Standing>();
  view.players.forEach((player, seat) =>
    player.workers.forEach((worker, index) => {
      if (worker.board !== board) return;
      const standing = { seat, index, worker };
      if (worker.space === undefined || worker.space === null) free.push(standing);
      else locked.set(worker.space, standing);
    }),
  );
  return { free, locked };
}

export const neutralsOn = (view: View, board: BoardName): number[] =>
  view.neutral_dice.flatMap((dice, colour) => (dice.includes(board) ? [colour] : []));

/** How many groups of four places a board needs: one a seat, one for neutral dice. */
export const groupsOf = (view: View) =>
  view.players.length + (view.neutral_dice.some((dice) => dice.length) ? 1 : 0);

export interface Places {
  size: number;
  /** The place of the n-th worker of a group. */
  at(group: number, n: number): { x: number; y: number };
}

/** Places in a box: `across` groups side by side, the others below. */
export function placesIn(box: Box, groups: number, across: number, largest = 28): Places {
  const rows = Math.max(Math.ceil(groups / across), 1);
  const pitch = Math.min(box.w / (DICE * across), box.h / rows, largest + 2);
  const size = Math.min(pitch - 1.5, largest);
  const rowPitch = Math.min(box.h / rows, size + 5);
  const top = box.y + (box.h - rowPitch * rows) / 2;
  const groupWidth = box.w / across;
  return {
    size,
    at: (group, n) => ({
      x: box.x + (group % across) * groupWidth + (groupWidth - pitch * DICE) / 2 + n * pitch,
      y: top + Math.floor(group / across) * rowPitch + (rowPitch - size) / 2,
    }),
  };
}
