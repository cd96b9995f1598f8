// What others did, one entry after the other: marks on the table for a while, then the new state.
// The newest state is held back until its entries were shown: nothing moves without a reason.
import type { Entry, GameEntry, State } from "../lib/types";
import { entryTargets, isTold } from "./telling";

export type Speed = "off" | "fast" | "normal" | "slow";
const PACE: Record<Speed, number> = { off: 0, fast: 350, normal: 900, slow: 1800 };
const TOO_MANY = 40; // after a long absence the table is shown as it is

/** An entry that is shown: what it marks and for how long. */
export interface Mark {
  number: number;
  by: number;
  entry: Entry;
  targets: string[];
  milliseconds: number;
}

/** What an entry did that its own seat did not choose: of one's own only what follows the turn. */
function others(entry: GameEntry, own: number | null): Entry[] {
  if (entry.seat !== own) return entry.log;
  const end = entry.log.findIndex(({ key }) => key === "turn_ended");
  return end < 0 ? [] : entry.log.slice(end + 1);
}

/** The marks for what others did; what one answer brings is shown quicker than the answer. */
export function marksFor(entries: readonly GameEntry[], own: number | null, speed: Speed): Mark[] {
  if (speed === "off") return [];
  const marks = entries.flatMap((entry) =>
    others(entry, own)
      .filter(isTold)
      .map((one) => ({ number: entry.number, by: entry.seat, entry: one, targets: entryTargets(one) }))
      .filter(({ targets }) => targets.length),
  );
  if (marks.length > TOO_MANY) return [];
  return marks.map((mark, i) => {
    const quick = marks[i - 1]?.number === mark.number;
    return { ...mark, milliseconds: PACE[speed] * (quick ? 0.6 : 1) };
  });
}

type Shown = { state: State | null; mark: Mark | null };

/** Shows marks in turn, then the state they lead to. */
export class Playback {
  private readonly waiting: { state: State | null; marks: Mark[] }[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;
  private state: State | null = null;

  constructor(private readonly show: (shown: Shown) => void) {}

  get busy(): boolean {
    return this.waiting.length > 0;
  }

  /** News: a state, and what led to it. */
  hear(state: State | null, entries: readonly GameEntry[], speed: Speed): void {
    const marks = this.state ? marksFor(entries, state?.seat ?? null, speed) : [];
    this.waiting.push({ state, marks });
    if (this.timer === undefined) this.next();
  }

  /** Show the newest state at once. */
  skip(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    const newest = this.waiting.at(-1);
    this.waiting.length = 0;
    if (newest) this.arrive(newest.state);
  }

  private next(): void {
    this.timer = undefined;
    const first = this.waiting[0];
    if (!first) return;
    const mark = first.marks.shift();
    if (!mark) {
      this.waiting.shift();
      this.arrive(first.state);
      this.next();
      return;
    }
    this.show({ state: this.state, mark });
    this.timer = setTimeout(() => this.next(), mark.milliseconds);
  }

  private arrive(state: State | null): void {
    this.state = state;
    this.show({ state, mark: null });
  }
}
