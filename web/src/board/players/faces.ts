// Which face a seat has: bots by how they play, people none.
import { splitBotName } from "../../lib/botNames";
import type { Table } from "../../lib/types";
import { FACES } from "../signs/symbols/faces";

const SEARCHER = "adept"; // for those that search and have no face of their own

export const getSeatFaces = (table: Pick<Table, "seats">): (string | undefined)[] =>
  table.seats.map(({ kind, name }) => (kind === "teotibot" ? kind : kind === "bot" ? getBotFace(name) : undefined));

function getBotFace(name: string): string {
  const { kind } = splitBotName(name);
  return kind in FACES ? kind : SEARCHER;
}
