// Which face a seat has: bots by how they play, people none.
import type { Table } from "../../lib/types";

export const getSeatFaces = (table: Pick<Table, "seats">): (string | undefined)[] =>
  table.seats.map(({ kind, name }) => (kind === "teotibot" ? kind : kind === "bot" ? (name ?? undefined) : undefined));
