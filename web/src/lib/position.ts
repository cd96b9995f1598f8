// Positions, offers and log entries as docs/library/position.md and docs/host/server.md describe them: the
// API's description leaves their shapes open.
import type { SetupIn } from "./api.generated";
import type { ActionKind, EntryKey, QuestionKind, StepKind } from "./schema.generated";

export type Good = "wood" | "stone" | "gold" | "cocoa";
export type Goods = Partial<Record<Good, number>>;
export type Temple = "blue" | "red" | "green";
export type BoardName =
  "palace" | "forest" | "stone_quarry" | "gold_deposits" | "alchemy" | "nobles" | "decorations" | "construction";
export type Side = "top" | "right" | "bottom" | "left";

export interface Entry {
  key: EntryKey;
  seat: number | null;
  arguments: Record<string, unknown>;
  /** For programs that draw the table; only entries about pieces have it. */
  pieces?: Pieces;
}

/** Which pieces an entry is about: `engine/schema/events.py` says which key tells what.
 *  Workers are numbered as in the player's list, slots as in the display or the list on a spot.
 *  An order lists for each place the worker that stands there now, by its place before. */
export interface Pieces {
  worker?: number;
  /** The worship space that was left. */
  space?: number;
  /** Where an ascended worker goes, and its power there. */
  to?: BoardName;
  power?: number;
  slot?: number;
  /** Null: the discovery tile came with a starting tile. */
  spot?: string | null;
  /** 1: the other tiles of the display have closed up first. */
  slid?: number;
  turns?: number;
  /** Neutral dice: which colours, and which die of each. */
  colours?: number[];
  dice?: number[];
  sees?: string | null;
  order?: number[];
  /** By seat. */
  orders?: number[][];
  /** The action tile that Teotibot has used, at the last shift. */
  aside?: string | null;
}

/** One thing that an action does. */
export interface Effect {
  kind: string;
  /** By how much, if it is counted; losses are below 0. */
  amount?: number;
  /** The tile that is bought. */
  discovery?: string;
}

/** A part of an answer that comes to nothing, as in the messages `waste-…`; which tile, if it is about one. */
export interface Waste {
  kind: string;
  discovery?: string;
}

/** What can be done on the board that a move leads to. */
export interface Destination {
  colours: number | null;
  /** Cocoa that collecting brings. */
  collect: number | null;
  /** Cocoa that the main action costs; null if it can't be taken. */
  main: number | null;
  worship: boolean;
  /** Only collecting is possible: it is done with the move. */
  at_once?: true;
}

/** A square of the pyramid, counted from 0, as it would be with a tile laid on it. */
export interface CoveredSquare {
  row: number;
  column: number;
  icon: string;
  height: number;
}

/** A legal action, where it belongs on the table, and what it would do at once. */
export interface Offer {
  action: number;
  text: string;
  kind: ActionKind;
  about: Record<string, unknown>;
  /** What it does at once. */
  effects: Effect[];
  /** What follows in any case, whatever is answered to the questions that belong to it. */
  later?: Effect[] | null;
  /** The questions that decide the rest, the next one first. */
  asks?: string[] | null;
  /** Parts of it that come to nothing. */
  waste?: Waste[] | null;
  destination?: Destination | null;
  /** The squares under the tile that it lays on the pyramid. */
  covers?: CoveredSquare[];
}

export interface Worker {
  board: BoardName | null;
  power: number;
  space?: number;
}

export interface Player {
  wood: number;
  stone: number;
  gold: number;
  cocoa: number;
  vp: number;
  avenue: number;
  track: number;
  temples: Record<Temple, number>;
  technologies: string[];
  workers: Worker[];
  discoveries: Record<string, number>;
  used_discoveries: Record<string, number>;
  starting_tiles: StartingTile[];
  books: Record<string, number>;
  statistics: Record<string, unknown>;
}

export interface StartingTile {
  tile: number;
  sees: string | null;
}

export interface Frame {
  question: QuestionKind | StepKind;
  seat: number;
  [number: string]: unknown;
}

/** A position as one seat, or a spectator, may see it. */
export interface View {
  setup: SetupIn;
  calendar: {
    light: number;
    dark: number;
    eclipses_scored: number;
    eclipse_in_turns: number | null;
    pyramid_complete: boolean;
    over: boolean;
  };
  ring: BoardName[];
  royal_tiles: string[];
  technologies: string[];
  bonus_tiles: string[];
  discoveries: Record<string, string[]>;
  decoration_display: (string | null)[];
  pyramid_display: (string | null)[];
  stacks: Record<"discoveries" | "decorations" | "pyramid", Record<string, number>>;
  pyramid: { cell: [number, number, number]; tile: string; turn: number }[];
  decorations: Record<Side, string[]>;
  nobles: [number, number, number];
  neutral_dice: BoardName[][];
  bot?: {
    action_pyramid: string[];
    aside: string;
    directions: string[];
    uses: Record<string, number>;
  };
  players: Player[];
  starting: {
    secret: boolean;
    hands: (StartingTile | null)[][];
    pool: StartingTile[];
  };
  turn: { seat: number | null; mover: number | null; companion: number | null };
  stack: Frame[];
  /** What the rules work out from what lies there. */
  derived: {
    /** What shows on the pyramid from above: eight rows of eight icons, and how many tiles lie there. */
    icons: string[];
    heights: number[][];
    open_cells: [number, number, number][];
    /** Colours of workers that count on each board. */
    colours: Record<BoardName, number>;
    avenue_step_vp: number;
  };
  asked: number | null;
  question: QuestionKind;
  question_text: string;
  legal: Offer[];
}
