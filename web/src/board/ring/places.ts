// Places for workers on a board: as large as they fit, a row for each seat if there is room.
import type { BoardName, View, Worker } from "../../lib/types";

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

/** Workers on a board, free ones or the one on a worship space. Free ones stand by power, not as in
 *  their player's list, which is sorted at the end of a turn: then nobody changes places. Of equals
 *  the first in the list is the one that is powered up, so it stands last. */
export function findWorkersOn(view: View, board: BoardName): { free: Standing[]; locked: Map<number, Standing> } {
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
  free.sort((one, other) => one.seat - other.seat || one.worker.power - other.worker.power || other.index - one.index);
  return { free, locked };
}

export const findNeutralsOn = (view: View, board: BoardName): number[] =>
  view.neutral_dice.flatMap((dice, colour) => (dice.includes(board) ? [colour] : []));

/** How many dice share the slab of a board. */
export const countDice = (view: View, board: BoardName): number =>
  findWorkersOn(view, board).free.length + findNeutralsOn(view, board).length;

export interface Places {
  size: number;
  /** The place of the n-th worker of a group. */
  at(group: number, n: number): { x: number; y: number };
}

const [LARGEST, SMALLEST, GAP] = [28, 10, 2.2];

/** Places in a box for so many dice of each group: of a seat, and the last of neutral ones. */
export function fitDice(box: Box, counts: readonly number[], largest = LARGEST): Places {
  const all = counts.reduce((sum, n) => sum + n, 0);
  for (let size = largest; ; size -= 0.5) {
    const pitch = size + GAP;
    const across = Math.max(1, Math.floor((box.w + GAP) / pitch));
    const down = Math.floor((box.h + GAP) / pitch);
    const rows = counts.reduce((sum, n) => sum + Math.ceil(n / across), 0);
    const apart = rows <= down;
    if (!apart && all > across * down && size > SMALLEST) continue;
    const used = apart ? rows : Math.ceil(all / across);
    const top = box.y + Math.max(0, (box.h + GAP - used * pitch) / 2);
    // Dice before a group: with a row of its own it begins where a row begins.
    const before = (group: number) =>
      counts.slice(0, group).reduce((sum, n) => sum + (apart ? Math.ceil(n / across) * across : n), 0);
    return {
      size,
      at: (group, n) => {
        const place = before(group) + n;
        return { x: box.x + (place % across) * pitch, y: top + Math.floor(place / across) * pitch };
      },
    };
  }
}
