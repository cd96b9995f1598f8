// A connection without a server, for tests and for looking at things: it notes what is sent.
import type { Problem, State, Table } from "../lib/types";
import type { Connection } from "./turnOptions";

export class RecordedConnection implements Connection {
  readonly key = "sample";
  table: Table | null = $state.raw(null);
  state: State | null = $state.raw(null);
  waiting = $state(false);
  connected = $state(true);
  refusal: Problem | null = $state.raw(null);
  readonly sent: (number | string)[] = [];

  constructor(state: State | null) {
    this.state = state;
  }

  act(action: number): void {
    this.sent.push(action);
  }

  step(type: "undo" | "end"): void {
    this.sent.push(type);
  }

  takeBack(): void {
    this.sent.push("take back");
  }
}
