// What the server sends; see docs/server.md and docs/position.md.

export type Good = "wood" | "stone" | "gold" | "cocoa";
export type Goods = Partial<Record<Good, number>>;
export type Temple = "blue" | "red" | "green";
export type BoardName =
  | "palace"
  | "forest"
  | "stone_quarry"
  | "gold_deposits"
  | "alchemy"
  | "nobles"
  | "decorations"
  | "construction";
export type Side = "top" | "right" | "bottom" | "left";

export interface Entry {
  key: string;
  seat: number | null;
  arguments: Record<string, unknown>;
}

/** A legal action, where it belongs on the table, and what it would bring at once. */
export interface Offer {
  action: number;
  text: string;
  kind: string;
  about: Record<string, unknown>;
  brings: Entry[];
  ahead?: Offer[];
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
  question: string;
  seat: number;
  [number: string]: unknown;
}

/** A position as one seat, or a spectator, may see it. */
export interface View {
  setup: SetupOptions;
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
  asked: number | null;
  question: string;
  question_text: string;
  legal: Offer[];
}

export interface SetupOptions {
  players: number;
  first_game?: boolean;
  draft?: boolean;
  dark_eclipse?: boolean;
  advanced_worship?: boolean;
  level?: string | null;
  knobs?: Record<string, number>;
}

export interface Seat {
  seat: number;
  kind: "open" | "link" | "name" | "person" | "bot" | "teotibot";
  name: string;
  you: boolean;
  for_you: boolean;
  invite: string | null;
  present: boolean;
  settings: { automatic: boolean; confirm: boolean };
}

export interface Result {
  ended_by: "rules" | "resignation";
  scores: number[];
  ranking: number[];
  resigned: number[];
}

export interface Table {
  key: string;
  title: string;
  setup: SetupOptions;
  visibility: "public" | "link";
  shuffle: boolean;
  clock: { seconds: number | null; at_end: "nothing" | "bot" | "resign" };
  status: "open" | "running" | "finished" | "closed";
  seats: Seat[];
  you: number | null;
  yours: boolean;
  number: number;
  asked: number | null;
  waits_for: "person" | "bot" | null;
  your_turn: boolean;
  deadline: number | null;
  result: Result | null;
  rematch: string | null;
  created_at: number;
  started_at: number | null;
  changed_at: number;
}

export interface State {
  number: number;
  seat: number | null;
  your_turn: boolean;
  held: Offer | null;
  can_undo: boolean;
  waits_for: "person" | "bot" | null;
  deadline: number | null;
  result: Result | null;
  view: View;
}

export interface GameEntry {
  number: number;
  kind: "play" | "hold" | "end" | "undo" | "timeout" | "replace" | "resign";
  seat: number;
  by: "person" | "bot" | "clock" | "automation";
  at: number;
  action: number | null;
  text: string | null;
  log: Entry[];
}

export interface Line {
  number: number;
  name: string;
  text: string;
  at: number;
}

export interface News {
  type: "news";
  number: number;
  entries: GameEntry[];
  chat: Line[];
  state?: State | null;
  table?: Table;
}

export interface Person {
  name: string;
  guest: boolean;
  automatic: boolean;
  confirm: boolean;
  webhook: string | null;
  created_at: number;
}

export interface Problem {
  code: string;
  message: string;
  [more: string]: unknown;
}
