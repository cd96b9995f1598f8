// Lessons as the server sends them; see docs/server.md.
import type { GameEntry, State } from "../lib/types";

/** One thing said at one position: to read, or with the answer that is asked for. */
export interface Step {
  /** Entries of the game before it. */
  number: number;
  text: string;
  rule: string | null;
  points: string[];
  action: number | null;
}

export interface Chapter {
  chapter: string;
  steps: Step[];
}

/** A position of a chapter, and the entry that led there. */
export interface Position {
  number: number;
  entries: GameEntry[];
  state: State;
}

/** Where somebody is: a chapter and a step of it, both counted from 0. */
export interface Place {
  chapter: number;
  step: number;
}
