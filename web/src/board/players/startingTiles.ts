// Which starting tiles lie open to choose from.
import type { StartingTile, View } from "../../lib/types";

/** The own hand while tiles are chosen in secret, the pool of the draft, or those kept while one buys what they show. */
export function listOpenStartingTiles(view: View, seat: number | null): StartingTile[] {
  if (view.starting.pool.length) return view.starting.pool;
  if (view.question === "start_discovery" && view.asked !== null) return view.players[view.asked]?.starting_tiles ?? [];
  const hand = seat === null ? [] : (view.starting.hands[seat] ?? []);
  return hand.filter((tile) => tile !== null);
}
