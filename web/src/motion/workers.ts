// Which worker is which before and after some entries: in their player's list they change places.
import { target } from "../board/targets";
import type { Entry, View } from "../lib/types";
import { insertAt, reorder } from "../turn/playback/applyEntry";
import type { Snapshot } from "./snapshot";

/** By seat, for each worker in the list now its place before; -1: it was not there. */
export type FormerPlaces = readonly (readonly number[])[];

/** The former places of all workers after some entries. */
export const traceWorkers = (before: View, entries: readonly Entry[]): FormerPlaces =>
  entries.reduce<FormerPlaces>(
    (places, { key, seat, pieces }) =>
      places.map((workers, of) => {
        if (key === "turn_ended") return reorder(workers, pieces?.orders?.[of]);
        if (of !== seat) return workers;
        if (key === "worker_placed") return reorder(workers, pieces?.order);
        if (key === "worker_arrived") return insertAt(workers, pieces?.worker, -1);
        return workers;
      }),
    before.players.map(({ workers }) => workers.map((_, index) => index)),
  );

/** A look at the table before, with the names that its workers have now. */
export function renameWorkers(was: Snapshot, places: FormerPlaces): Snapshot {
  const boxes = new Map([...was.boxes].filter(([name]) => !name.startsWith("worker:")));
  places.forEach((workers, seat) =>
    workers.forEach((former, index) => {
      const box = was.boxes.get(target.worker(seat, former));
      if (box) boxes.set(target.worker(seat, index), box);
    }),
  );
  return { ...was, boxes };
}

/** Workers that became stronger where they stand, by their names now and before. */
export const findStronger = (before: View, now: View, places: FormerPlaces): { name: string; former: string }[] =>
  now.players.flatMap(({ workers }, seat) =>
    workers.flatMap((worker, index) => {
      const former = places[seat]?.[index] ?? -1;
      const was = before.players[seat]?.workers[former];
      const grown = was && was.board === worker.board && worker.power > was.power;
      return grown ? [{ name: target.worker(seat, index), former: target.worker(seat, former) }] : [];
    }),
  );
