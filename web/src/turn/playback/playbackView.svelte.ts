// What is shown of a game: the newest state, or on the way to it what others do.
import type { Entry, GameEntry, State } from "../../lib/types";
import { Playback, getOwnPace, type Mark, type Shown, type Speed } from "./playback";

/** Lets things move while the table changes; see motion/animator.ts. */
export interface Mover {
  change(work: () => void, fresh: readonly Entry[], milliseconds: number, before: State | null): void;
  stop(): void;
}

interface News {
  readonly state: State | null;
  readonly entries?: readonly GameEntry[];
}

export class PlaybackView {
  private shown: Shown | null = $state.raw(null);
  private readonly playback: Playback;
  private speed: Speed = "off";
  private skipping = false;

  constructor(
    private readonly live: News,
    private readonly mover: Mover | undefined,
  ) {
    this.playback = new Playback((shown) => this.change(shown));
  }

  readonly mark: Mark | null = $derived.by(() => this.shown?.mark ?? null);
  /** The state to draw. */
  readonly state: State | null = $derived.by(() => (this.mark ? (this.shown?.state ?? null) : this.live.state));
  /** What the log may tell: it does not run ahead of the table. */
  readonly entries: readonly GameEntry[] = $derived.by(() => {
    const { mark } = this;
    const entries = this.live.entries ?? [];
    if (!mark) return entries;
    return entries
      .filter((entry) => entry.number <= mark.number)
      .map((entry) => (entry.number < mark.number ? entry : { ...entry, log: entry.log.slice(0, mark.at + 1) }));
  });

  /** News came: show what others did before its outcome. Call it after the state has changed. */
  hear(entries: readonly GameEntry[], speed: Speed): void {
    this.speed = speed;
    this.playback.hear(this.live.state, entries, speed);
  }

  /** The newest state at once; what is skipped does not move either. */
  skip(): void {
    this.mover?.stop();
    this.skipping = true;
    this.playback.skip();
    this.skipping = false;
  }

  private change(shown: Shown): void {
    const before = this.shown?.state ?? null;
    const work = () => (this.shown = shown);
    const time = shown.mark?.milliseconds ?? getOwnPace(this.speed);
    const same = before === shown.state && !shown.fresh.length;
    if (!this.mover || !before || same || this.skipping) work();
    else this.mover.change(work, shown.fresh, time, before);
  }
}
