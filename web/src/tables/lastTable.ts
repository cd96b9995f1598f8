// The last table that was looked at, as it was: to be shown while the server is away.
import type { State, Table } from "../lib/types";

const PLACE = "teotihuacan.last-table";

export interface LastTable {
  table: Table;
  state: State;
}

export function saveLastTable(table: Table, state: State): void {
  const { view } = state;
  try {
    // Nothing can be answered while the server is away.
    localStorage.setItem(PLACE, JSON.stringify({ table, state: { ...state, view: { ...view, legal: [] } } }));
  } catch {
    // this browser keeps nothing, or no more
  }
}

/** What was kept of a table. */
export function loadLastTable(key: string): LastTable | null {
  try {
    const found = JSON.parse(localStorage.getItem(PLACE) ?? "null") as LastTable | null;
    return found?.table.key === key ? found : null;
  } catch {
    return null;
  }
}

/** Whoever comes next to this browser must not see it. */
export const forgetLastTable = (): void => localStorage.removeItem(PLACE);
