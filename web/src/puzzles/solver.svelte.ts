// A puzzle as a connection to a table: answers are judged one by one, and can be tried again.
import { answerPuzzle, giveUpPuzzle } from "../lib/api";
import type { GameEntry, Problem, Puzzle, PuzzleAttempt, PuzzleRating, Solution, State } from "../lib/types";
import type { Connection } from "../turn/turnOptions";

const STEP_SHOWN = 1100; // milliseconds for each answer of a solution

interface SolverOptions {
  /** Told after the state has changed, with the entry that led to it. */
  onNews: (entries: GameEntry[]) => void;
  /** Does something that may be refused, and tells people if it was. */
  attempt: (work: () => Promise<void>) => Promise<unknown>;
  /** Nothing moves by itself. */
  still: () => boolean;
}

/** What came of an attempt: `shown` is a solution that was asked for. */
type Outcome = "open" | "solved" | "failed" | "shown";

/** Nothing can be answered any more. */
const close = (state: State): State => ({ ...state, your_turn: false, can_undo: false });

export class PuzzleSolver implements Connection {
  readonly key = "puzzle";
  readonly table = null;
  readonly connected = true;
  readonly refusal: Problem | null = null;
  waiting = $state(false);
  state: State | null = $state.raw(null);
  outcome: Outcome = $state("open");
  /** The last attempt that is over. */
  last: PuzzleAttempt | null = $state.raw(null);
  mine: PuzzleRating | null = $state.raw(null);
  solution: Solution | null = $state.raw(null);
  /** How many answers of the solution are on the table; null while it is not shown there. */
  shownSteps: number | null = $state(null);
  private given: { action: number; before: State }[] = $state.raw([]);
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly puzzle: Puzzle,
    private readonly options: SolverOptions,
  ) {
    this.state = puzzle.state;
    this.mine = puzzle.mine;
  }

  /** How many answers were right so far. */
  readonly right: number = $derived.by(() => (this.outcome === "open" ? this.given.length : 0));

  // Answering ---

  act(action: number): void {
    const before = this.state;
    if (this.outcome !== "open" || !before) return;
    const actions = [...this.given.map((one) => one.action), action];
    void this.ask(async () => {
      const attempt = await answerPuzzle(this.puzzle.id, actions);
      this.given = [...this.given, { action, before }];
      this.take(attempt, attempt.verdict);
      this.show(attempt.verdict === "open" ? attempt.state : close(attempt.state), attempt.entries);
    });
  }

  /** Take back the last answer, while all were right. */
  step(type: "undo" | "end"): void {
    const last = this.given.at(-1);
    if (type !== "undo" || !last || this.outcome !== "open" || this.waiting) return;
    this.given = this.given.slice(0, -1);
    this.show(last.before);
  }

  /** Begin again. */
  again(): void {
    this.stop();
    this.given = [];
    this.outcome = "open";
    this.shownSteps = null;
    this.show(this.puzzle.state);
  }

  /** Give up: the solution is told, and played on the table. */
  giveUp(): void {
    void this.ask(async () => {
      const attempt = await giveUpPuzzle(this.puzzle.id);
      this.take(attempt, "shown");
      this.play();
    });
  }

  private take(attempt: PuzzleAttempt, outcome: Outcome): void {
    this.outcome = outcome;
    if (outcome === "open") return;
    this.last = attempt;
    this.mine = attempt.mine ?? this.mine;
    this.solution = attempt.solution ?? this.solution;
  }

  private ask(work: () => Promise<void>): Promise<unknown> {
    if (this.waiting) return Promise.resolve();
    this.waiting = true;
    return this.options.attempt(work).finally(() => (this.waiting = false));
  }

  private show(state: State, entries: GameEntry[] = []): void {
    this.state = state;
    this.options.onNews(entries);
  }

  // The solution on the table ---

  /** Play the solution from its first answer to its last. */
  play(): void {
    this.stop();
    const steps = this.solution?.steps.length ?? 0;
    if (this.options.still()) return this.showStep(steps);
    const go = (count: number) => {
      this.showStep(count);
      if (count < steps) this.timer = setTimeout(() => go(count + 1), STEP_SHOWN);
    };
    go(0);
  }

  /** The table after so many answers of the solution. */
  showStep(count: number): void {
    const solution = this.solution;
    if (!solution) return;
    this.shownSteps = count;
    const state = solution.steps[count]?.state ?? solution.after;
    const entry = solution.steps[count - 1]?.entry;
    this.show(close(state), entry ? [entry] : []);
  }

  goToStep(count: number): void {
    this.stop();
    this.showStep(count);
  }

  stop(): void {
    clearTimeout(this.timer);
  }
}
