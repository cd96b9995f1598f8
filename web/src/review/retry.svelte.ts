// Costly turns of a game played once more, as a connection to a table: nothing is kept, every turn is judged.
import { tryTurn } from "../lib/api";
import type { Depth, GameEntry, Problem, State, Table, TurnReview, Verdict } from "../lib/types";
import type { Connection } from "../turn/turnOptions";

interface RetryOptions {
  table: Table;
  turns: readonly TurnReview[];
  depth: Depth;
  /** Told after the state has changed, with the entries that are to be shown. */
  onNews: (entries: GameEntry[]) => void;
  /** Does something that may be refused, and tells people if it was. */
  attempt: (work: () => Promise<void>) => Promise<unknown>;
}

export class Retry implements Connection {
  readonly key: string;
  /** Without hints: what a bot would do is what is looked for. */
  readonly table: Table;
  readonly connected = true;
  readonly refusal: Problem | null = null;
  readonly turns: readonly TurnReview[];
  waiting = $state(false);
  state: State | null = $state.raw(null);
  place = $state(0);
  /** What there is to say about the turn that was tried. */
  verdict: Verdict | null = $state.raw(null);
  /** The solution is shown. */
  revealed = $state(false);
  /** Numbers of the turns for which something good was found. */
  solved: readonly number[] = $state.raw([]);
  private actions: readonly number[] = [];
  /** So often something was asked for: only the last answer counts. */
  private asked = 0;

  constructor(private readonly options: RetryOptions) {
    this.key = options.table.key;
    this.table = { ...options.table, hints: false };
    this.turns = options.turns;
  }

  readonly turn: TurnReview | null = $derived.by(() => this.turns[this.place] ?? null);
  /** All turns were looked at. */
  readonly finished: boolean = $derived.by(() => this.place >= this.turns.length);

  /** Stand before a turn, whatever is still under way. */
  begin(place = this.place): Promise<unknown> {
    this.place = place;
    this.verdict = null;
    this.revealed = false;
    this.waiting = false;
    this.asked += 1;
    return this.finished ? Promise.resolve() : this.play([]);
  }

  next(): void {
    void this.begin(this.place + 1);
  }

  /** Show what was better. */
  reveal(): void {
    this.revealed = true;
  }

  private play(actions: readonly number[]): Promise<unknown> {
    const turn = this.turn;
    if (!turn || this.waiting) return Promise.resolve();
    this.waiting = true;
    const asked = (this.asked += 1);
    const going = this.options.attempt(async () => {
      const { key, options } = this;
      const tried = await tryTurn(key, turn.first, actions, options.depth);
      if (asked !== this.asked) return; // somebody went on meanwhile
      const onward = actions.length > this.actions.length;
      this.actions = actions;
      this.state = tried.state;
      this.verdict = tried.verdict;
      if (tried.verdict?.good_enough && !this.solved.includes(turn.number)) this.solved = [...this.solved, turn.number];
      options.onNews(onward ? tried.entries.slice(-1) : []);
    });
    return going.finally(() => {
      if (asked === this.asked) this.waiting = false;
    });
  }

  // What a controller asks for ---

  act(action: number): void {
    void this.play([...this.actions, action]);
  }

  step(): void {
    void this.play(this.actions.slice(0, -1));
  }
}
