// What others did, one entry after the other: the table as it is after each, then the new state.
// The newest state is held back until its entries were shown: nothing moves without a reason.
import type { Entry, GameEntry, State } from "../../lib/types";
import { applyEntry } from "./applyEntry";
import { PACE, planMarks, type Mark, type Speed } from "./marks";

const CALM = 1.3; // first marks that may wait before it gets faster
const FASTEST = 0.35; // of the time that a mark would take if nothing waited

/** What is shown now. */
export interface Shown {
  state: State | null;
  mark: Mark | null;
  /** What has happened on the table since the last time. */
  fresh: Entry[];
}
interface Batch {
  state: State | null;
  log: { number: number; at: number; entry: Entry }[];
  marks: Mark[];
}

/** Which share of its time a mark takes while others wait, all of them so many milliseconds. */
export const choosePace = (waiting: number, speed: Speed): number =>
  Math.min(1, Math.max(FASTEST, (CALM * PACE[speed]) / waiting));

/** Shows marks in turn, then the state they lead to. */
export class Playback {
  private readonly waiting: Batch[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;
  private state: State | null = null;
  private fresh: Entry[] = [];
  private speed: Speed = "off";
  private hurries = false;

  constructor(
    private readonly show: (shown: Shown) => void,
    /** Whether an eclipse is a scene of its own. */
    private readonly scenes: boolean = true,
  ) {}

  get busy(): boolean {
    return this.waiting.length > 0;
  }

  /** What comes is not shown until the player is asked again. */
  get hurrying(): boolean {
    return this.hurries;
  }

  /** News: a state, and what led to it. Whether that is shown, step by step. */
  hear(state: State | null, entries: readonly GameEntry[], speed: Speed): boolean {
    const seen = this.state !== null && !this.hurries;
    this.speed = speed;
    const marks = seen ? planMarks(entries, state?.seat ?? null, speed, this.scenes) : [];
    const log = entries.flatMap(({ number, log }) => log.map((entry, at) => ({ number, at, entry })));
    const watched = marks.length > 0;
    this.waiting.push({ state, log, marks });
    if (isAwaited(state)) this.hurries = false;
    if (this.timer === undefined) this.next();
    return watched;
  }

  /** Show the newest state at once. */
  skip(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    if (!this.waiting.length) return;
    for (const batch of this.waiting) this.arrive(batch);
    this.waiting.length = 0;
    this.fresh = []; // what was skipped does not move either
    this.tell(null);
  }

  /** Leave the eclipse that is being shown, and go on with what followed it. */
  skipScene(): void {
    clearTimeout(this.timer);
    for (let batch = this.waiting[0]; batch; batch = this.waiting[0]) {
      while (batch.marks[0]?.act) this.follow(batch, batch.marks.shift() as Mark);
      if (batch.marks.length) break;
      this.waiting.shift();
      this.arrive(batch);
    }
    this.fresh = [];
    this.next();
  }

  /** Show the newest state at once, also of what is still to come, until the player is asked again. */
  hurry(): void {
    const newest = this.waiting.at(-1)?.state ?? this.state;
    this.hurries = !isAwaited(newest);
    this.skip();
  }

  private next(): void {
    this.timer = undefined;
    const batch = this.waiting[0];
    if (!batch) return this.tell(null);
    const mark = batch.marks[0];
    if (mark) {
      const milliseconds = mark.milliseconds * (mark.act ? 1 : choosePace(this.measureWaiting(), this.speed));
      batch.marks.shift();
      this.follow(batch, mark);
      this.tell({ ...mark, milliseconds });
      this.timer = setTimeout(() => this.next(), milliseconds);
    } else {
      this.waiting.shift();
      this.arrive(batch);
      this.next();
    }
  }

  private measureWaiting(): number {
    return this.waiting.flatMap(({ marks }) => marks).reduce((sum, { milliseconds }) => sum + milliseconds, 0);
  }

  /** The table after all that a mark is about, and what went before it. */
  private follow({ log }: Batch, { number, at }: Mark): void {
    while (log[0] && (log[0].number < number || (log[0].number === number && log[0].at <= at))) {
      const { entry } = log.shift() as Batch["log"][0];
      this.fresh.push(entry);
      if (this.state) this.state = { ...this.state, view: applyEntry(this.state.view, entry) };
    }
  }

  private arrive({ state, log }: Batch): void {
    this.state = state;
    this.fresh.push(...log.map(({ entry }) => entry));
  }

  private tell(mark: Mark | null): void {
    const { state, fresh } = this;
    this.fresh = [];
    this.show({ state, mark, fresh });
  }
}

/** Whether a state waits for the player, or for nobody any more. */
const isAwaited = (state: State | null): boolean =>
  !state || state.your_turn || state.result !== null || state.seat === null;
