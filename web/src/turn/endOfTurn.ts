// Whether a turn ends by itself or when its player says so: what a person wants, kept at the server.
import { changeMe, changeSeatSettings } from "../lib/api";
import { session } from "../lib/session.svelte";
import type { Person, Table } from "../lib/types";

export type Ending = "always" | "bots" | "never";
export const ENDINGS: readonly Ending[] = ["bots", "always", "never"];

/** When somebody is asked before their turn ends, as the server spells it. */
export const ENDS: Record<Ending, { confirm: boolean; confirm_bots: boolean }> = {
  always: { confirm: true, confirm_bots: true },
  bots: { confirm: false, confirm_bots: true },
  never: { confirm: false, confirm_bots: false },
};

export const readEnds = ({ confirm, confirm_bots }: Person): Ending =>
  confirm ? "always" : confirm_bots ? "bots" : "never";

/** Don't ask again: neither at this table nor at later ones. */
export async function stopAsking(table: Table): Promise<void> {
  if (table.you !== null) await changeSeatSettings(table.key, table.you, { confirm: false });
  session.person = await changeMe(ENDS.never);
}
