// What is printed on a board: lines by workers or levels, as signs.
import type { BoardName, View } from "../../lib/types";
import {
  COLUMN_TEMPLE,
  DECORATION_GOLD,
  DECORATION_VP,
  LEVEL_COST,
  LEVEL_VP,
  NOBLES_COST,
  NOBLES_ROWS,
  RESOURCE_BOARDS,
  getResourceRewards,
  getTechnologyGold,
} from "../facts";
import { makeRewardSign, type Sign } from "../signs/signs";

/** The head of a row: so many workers, or a level. */
export type RowHead = { workers: number } | { level: number };
/** The head of a column: the lowest power, or a sign. */
export type ColumnHead = { power: string } | { sign: Sign };

export interface PrintedTable {
  /** None where the cells say it all. */
  heads: ColumnHead[];
  rows: { head: RowHead; cells: Sign[] }[];
  /** The width it needs to be read. */
  width: number;
}

const POWERS = ["1", "2–3", "4–5"];
const ARROW = { symbol: "arrow" };
const isResourceBoard = (board: BoardName): board is (typeof RESOURCE_BOARDS)[number] =>
  (RESOURCE_BOARDS as readonly BoardName[]).includes(board);
const byWorkers = (rows: Sign[][]): PrintedTable["rows"] =>
  rows.map((cells, i) => ({ head: { workers: i + 1 }, cells }));

const printRewards = (board: (typeof RESOURCE_BOARDS)[number]): PrintedTable => ({
  heads: POWERS.map((power) => ({ power })),
  rows: byWorkers(getResourceRewards(board).map((row) => row.map(makeRewardSign))),
  width: 150,
});

/** Technologies by row: what each costs, and the temple of its column. */
const printAlchemy = (view: View): PrintedTable => ({
  heads: COLUMN_TEMPLE.map((temple) => ({ sign: [{ symbol: `temple_${temple}` }] })),
  rows: byWorkers(
    [0, 1].map((row) =>
      COLUMN_TEMPLE.map((_, column) => {
        const id = view.technologies[row * COLUMN_TEMPLE.length + column];
        return id ? makeRewardSign({ gold: getTechnologyGold(id) }) : [];
      }),
    ),
  ),
  width: 90,
});

/** What the next building of each row brings; a full row brings none. */
const printNobles = (view: View): PrintedTable => ({
  heads: [],
  rows: byWorkers(
    NOBLES_ROWS.map((row, i) => {
      const vp = row[view.nobles[i] ?? 0];
      const brings = vp === undefined ? [{ symbol: "minus" }] : [{ symbol: "vp", n: vp }, { symbol: "avenue" }];
      return [[...makeRewardSign(NOBLES_COST), ARROW, ...brings]];
    }),
  ),
  width: 85,
});

const printDecorations = (): PrintedTable => ({
  heads: [],
  rows: byWorkers(
    DECORATION_GOLD.map((gold) => [
      [...makeRewardSign({ gold }), ARROW, { symbol: "vp", n: DECORATION_VP }, { symbol: "construction" }],
    ]),
  ),
  width: 85,
});

const printConstruction = (): PrintedTable => ({
  heads: [],
  rows: LEVEL_COST.map((cost, i) => ({
    head: { level: i + 1 },
    cells: [[...makeRewardSign(cost), ARROW, { symbol: "vp", n: LEVEL_VP[i] ?? 0 }]],
  })),
  width: 90,
});

/** What a board says; null for the palace, whose royal tiles say it. */
export function printTable(view: View, board: BoardName): PrintedTable | null {
  if (isResourceBoard(board)) return printRewards(board);
  if (board === "alchemy") return printAlchemy(view);
  if (board === "nobles") return printNobles(view);
  if (board === "decorations") return printDecorations();
  return board === "construction" ? printConstruction() : null;
}

export const countLines = ({ heads, rows }: PrintedTable): number => rows.length + (heads.length ? 1 : 0);
