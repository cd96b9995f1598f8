// Targets: places on the table that can be picked, lit or looked at, as texts.
import type { BoardName, Side, Temple } from "../lib/types";

export type Row = "top" | "middle" | "bottom";
export type Stack = "pyramid" | "decorations" | "discoveries";

export type Place =
  | { kind: "board"; board: BoardName }
  | { kind: "worker"; seat: number; worker: number }
  | { kind: "neutral"; colour: number; board: BoardName }
  | { kind: "worship"; board: BoardName }
  | { kind: "royal"; space: number }
  | { kind: "cell"; level: number; row: number; column: number }
  | { kind: "tile"; slot: number }
  | { kind: "decoration"; slot: number }
  | { kind: "side"; side: Side }
  | { kind: "tech"; slot: number }
  | { kind: "row"; row: Row }
  | { kind: "temple"; temple: Temple }
  | { kind: "bonus"; temple: Temple }
  | { kind: "discovery"; spot: string; tile: string }
  | { kind: "held"; seat: number; tile: string }
  | { kind: "starting"; tile: number }
  | { kind: "player"; seat: number }
  | { kind: "stack"; stack: Stack }
  | { kind: "bot"; tile: string }
  | { kind: "avenue" | "track" | "calendar" | "buildings" };

export const target = {
  board: (board: BoardName) => `board:${board}`,
  worker: (seat: number, worker: number) => `worker:${seat}:${worker}`,
  neutral: (colour: number, board: BoardName) => `neutral:${colour}:${board}`,
  /** The one worship space of a board; the palace has three: `royal`. */
  worship: (board: BoardName) => `worship:${board}`,
  royal: (space: number) => `royal:${space}`,
  /** A place in the pyramid, all three counted from 1 as in offers. */
  cell: (level: number, row: number, column: number) => `cell:${level}-${row}-${column}`,
  /** A slot of the pyramid display, from 0. */
  tile: (slot: number) => `tile:${slot}`,
  decoration: (slot: number) => `decoration:${slot}`,
  side: (side: Side) => `side:${side}`,
  tech: (slot: number) => `tech:${slot}`,
  row: (row: Row) => `row:${row}`,
  temple: (temple: Temple) => `temple:${temple}`,
  bonus: (temple: Temple) => `bonus:${temple}`,
  /** A discovery tile where it lies; beside a starting tile the spot is `starting_N`. */
  discovery: (spot: string, tile: string) => `discovery:${spot}:${tile}`,
  held: (seat: number, tile: string) => `held:${seat}:${tile}`,
  /** A starting tile by its number from 1. */
  starting: (tile: number) => `starting:${tile}`,
  player: (seat: number) => `player:${seat}`,
  stack: (stack: Stack) => `stack:${stack}`,
  bot: (tile: string) => `bot:${tile}`,
  avenue: "avenue",
  track: "track",
  calendar: "calendar",
  buildings: "buildings",
} as const;

/** Read a target back; null if it is none. */
export function parseTarget(text: string): Place | null {
  const [kind, first = "", second = ""] = text.split(":");
  const number = Number(first);
  switch (kind) {
    case "board":
    case "worship":
      return { kind, board: first as BoardName };
    case "worker":
      return { kind, seat: number, worker: Number(second) };
    case "neutral":
      return { kind, colour: number, board: second as BoardName };
    case "royal":
      return { kind, space: number };
    case "cell": {
      const [level = 0, row = 0, column = 0] = first.split("-").map(Number);
      return { kind, level, row, column };
    }
    case "tile":
    case "decoration":
    case "tech":
      return { kind, slot: number };
    case "side":
      return { kind, side: first as Side };
    case "row":
      return { kind, row: first as Row };
    case "temple":
    case "bonus":
      return { kind, temple: first as Temple };
    case "discovery":
      return { kind, spot: first, tile: second };
    case "held":
      return { kind, seat: number, tile: second };
    case "starting":
      return { kind, tile: number };
    case "player":
      return { kind, seat: number };
    case "stack":
      return { kind, stack: first as Stack };
    case "bot":
      return { kind, tile: first };
    case "avenue":
    case "track":
    case "calendar":
    case "buildings":
      return { kind };
    default:
      return null;
  }
}

/** The text of a place: the way back from `parseTarget`. */
export function formatTarget(place: Place): string {
  switch (place.kind) {
    case "board":
      return target.board(place.board);
    case "worship":
      return target.worship(place.board);
    case "worker":
      return target.worker(place.seat, place.worker);
    case "neutral":
      return target.neutral(place.colour, place.board);
    case "royal":
      return target.royal(place.space);
    case "cell":
      return target.cell(place.level, place.row, place.column);
    case "tile":
    case "decoration":
    case "tech":
      return target[place.kind](place.slot);
    case "side":
      return target.side(place.side);
    case "row":
      return target.row(place.row);
    case "temple":
    case "bonus":
      return target[place.kind](place.temple);
    case "discovery":
      return target.discovery(place.spot, place.tile);
    case "held":
      return target.held(place.seat, place.tile);
    case "starting":
      return target.starting(place.tile);
    case "player":
      return target.player(place.seat);
    case "stack":
      return target.stack(place.stack);
    case "bot":
      return target.bot(place.tile);
    default:
      return target[place.kind];
  }
}
