// What others did, one entry after the other: the table as it is after each, then the new state.
// The newest state is held back until its entries were shown: nothing moves without a reason.
import type { Entry, GameEntry, State } from "../../lib/types";
import { applyEntry } from "./applyEntry";
import { findEntryTargets, isShownInLog } from "../log/logTexts";

export type Speed = "off" | "fast" | "normal" | "slow";
const PACE: Record<Speed, number> = { off: 0, fast: 350, normal: 900, slow: 1800 };
const TOO_MANY = 40; // after a long absence the table is shown as it is
const QUICK = 0.6; // what one answer brings is shown quicker than the answer

/** Something that is shown: what it marks and for how long. */
export interface Mark {
  number: number;
  by: number;
  /** Entries that are told together: what one seat paid, gained and scored. */
  entries: Entry[];
  /** The last of them among the log of its game entry. */
  at: number;
  targets: string[];
  milliseconds: number;
}

/** What an entry did that its own seat did not choose: of one's own only what follows the turn. */
function others(entry: GameEntry, own: number | null): number {
  if (entry.seat !== own) return 0;
  const end = entry.log.findIndex(({ key }) => key === "turn_ended");
  return end < 0 ? entry.log.length : end + 1;
}

const same = (one: readonly string[], other: readonly string[]) => String(one) === String(other);

function planEntryMarks(entry: GameEntry, own: number | null, milliseconds: number): Mark[] {
  const marks: Mark[] = [];
  entry.log.forEach((one, at) => {
    const targets = findEntryTargets(one);
    if (at < others(entry, own) || !isShownInLog(one) || !targets.length) return;
    const last = marks.at(-1);
    const together = targets[0]?.startsWith("player:") && last && same(last.targets, targets);
    if (together) Object.assign(last, { entries: [...last.entries, one], at });
    else {
      const time = milliseconds * (marks.length ? QUICK : 1);
      marks.push({ number: entry.number, by: entry.seat, entries: [one], at, targets, milliseconds: time });
    }
  });
  return marks;
}

/** The marks for what others did. */
export function planMarks(entries: readonly GameEntry[], own: number | null, speed: Speed): Mark[] {
  if (speed === "off") return [];
  const marks = entries.flatMap((entry) => planEntryMarks(entry, own, PACE[speed]));
  return marks.length > TOO_MANY ? [] : marks;
}

/** How long what one did oneself takes to come to rest: short, and nobody waits for it. */
export const getOwnPace = (speed: Speed): number => Math.min(PACE[speed] * 0.5, 600);

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

/** Shows marks in turn, then the state they lead to. */
export class Playback {
  private readonly waiting: Batch[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;
  private state: State | null = null;
  private fresh: Entry[] = [];

  constructor(private readonly show: (shown: Shown) => void) {}

  get busy(): boolean {
    return this.waiting.length > 0;
  }

  /** News: a state, and what led to it. */
  hear(state: State | null, entries: readonly GameEntry[], speed: Speed): void {
    const marks = this.state ? planMarks(entries, state?.seat ?? null, speed) : [];
    const log = entries.flatMap(({ number, log }) => log.map((entry, at) => ({ number, at, entry })));
    this.waiting.push({ state, log, marks });
    if (this.timer === undefined) this.next();
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

  private next(): void {
    this.timer = undefined;
    const batch = this.waiting[0];
    if (!batch) return this.tell(null);
    const mark = batch.marks.shift();
    if (mark) {
      this.follow(batch, mark);
      this.tell(mark);
      this.timer = setTimeout(() => this.next(), mark.milliseconds);
    } else {
      this.waiting.shift();
      this.arrive(batch);
      this.next();
    }
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
