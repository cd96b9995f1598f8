// Which starting tiles lie open to choose from.
import type { StartingTile, View } from "../lib/types";

/** The own hand while tiles are chosen in secret, or the pool of the draft. */
export function startingOffer(view: View, seat: number | null): StartingTile[] {
  if (view.starting.pool.length) return view.starting.pool;
  const hand = seat === null ? [] : (view.starting.hands[seat] ?? []);
  return hand.filter((tile) => tile !== null);
}
