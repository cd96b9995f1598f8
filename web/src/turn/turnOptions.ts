// What a turn's controller is given: a connection to a game, and how somebody wants to play.
import type { GameEntry, Problem, State, Table } from "../lib/types";
import type { Speed } from "./playback/marks";
import type { Mover } from "./playback/playbackView.svelte";

/** What it needs of a live connection. */
export interface Connection {
  readonly key: string;
  readonly state: State | null;
  readonly table: Table | null;
  readonly entries?: readonly GameEntry[];
  readonly waiting: boolean;
  readonly connected: boolean;
  readonly refusal: Problem | null;
  act(action: number): void;
  step(type: "undo" | "end"): void;
  takeBack?(): void;
}

/** How somebody wants to play. */
export interface TurnOptions {
  /** The players by seat. */
  names?: () => string[];
  /** How fast moves of others are shown. */
  speed?: () => Speed;
  /** Every pick is shown first and sent by a second one. */
  confirms?: () => boolean;
  /** Somebody leads through the game: the one answer asked for, null for none; no hints, no undo. */
  guided?: () => number | null;
  /** Nobody may ask for a hint. */
  hintless?: boolean;
  /** An eclipse is a scene of its own. */
  scenes?: boolean;
  /** Turns are to end without being asked about from now on. */
  stopAsking?: () => void;
  /** Lets things move while the table changes. */
  mover?: Mover;
}
