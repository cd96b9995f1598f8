// What is shown of a game: the newest state, or on the way to it what others do.
import { tellEclipse, type EclipseNews, type Scene } from "../../eclipse/eclipseNews";
import { endsEclipse } from "../../eclipse/acts";
import type { Entry, GameEntry, State } from "../../lib/types";
import { getOwnPace, type Mark, type Speed } from "./marks";
import { Playback, type Shown } from "./playback";

/** Lets things move while the table changes; see motion/animator.ts. */
export interface Mover {
  change(work: () => void, fresh: readonly Entry[], milliseconds: number, before: State | null): void;
  stop(): void;
}

interface News {
  readonly state: State | null;
  readonly entries?: readonly GameEntry[];
}

const isEclipse = ({ log }: GameEntry) => log.some(({ key }) => key === "eclipse_scored") || endsEclipse(log);

export class PlaybackView {
  private shown: Shown | null = $state.raw(null);
  private card: EclipseNews | null = $state.raw(null);
  /** A scene is being shown, and salaries belong to it. */
  private open = $state(false);
  hurrying = $state(false);
  private readonly playback: Playback;
  private speed: Speed = "off";
  private skipping = false;

  constructor(
    private readonly live: News,
    private readonly mover: Mover | undefined,
    /** Whether an eclipse is a scene of its own here. */
    private readonly scenes: boolean,
  ) {
    this.playback = new Playback((shown) => this.change(shown), scenes);
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
  /** The eclipse that is shown now. */
  readonly scene: Scene | null = $derived.by(() => {
    const { mark, card } = this;
    if (mark?.act && this.open) {
      const news = tellEclipse(this.entries, getVp(this.shown?.state ?? null));
      return (
        news && { id: `${mark.number}-${mark.at}`, news, act: mark.act, milliseconds: mark.milliseconds, card: false }
      );
    }
    return card && { id: "card", news: card, act: card.done ? "dawn" : "scoring", milliseconds: 0, card: true };
  });

  /** News came: show what others did before its outcome. Call it after the state has changed. */
  hear(entries: readonly GameEntry[], speed: Speed): void {
    const first = !this.shown;
    this.speed = speed;
    const hear = () => this.playback.hear(this.live.state, entries, speed);
    const watched = this.hurrying ? this.atOnce(hear) : hear();
    this.hurrying = this.playback.hurrying;
    if (this.scenes && !first && !watched && entries.some(isEclipse)) this.leaveCard();
  }

  /** The newest state at once; what is skipped does not move either. */
  skip(): void {
    this.atOnce(() => this.playback.skip());
  }

  /** The newest state at once, until the player is asked again. */
  hurry(): void {
    this.atOnce(() => this.playback.hurry());
    this.hurrying = this.playback.hurrying;
  }

  /** The player looks elsewhere: what is being shown is not waited for, and an eclipse is told later. */
  lookAway(): void {
    if (this.open) this.leaveCard();
    this.skip();
  }

  /** The scene was seen enough of, the card was read. */
  closeScene(): void {
    if (this.open) this.atOnce(() => this.playback.skipScene());
    else this.card = null;
  }

  private leaveCard(): void {
    this.card = tellEclipse(this.live.entries ?? [], getVp(this.live.state));
  }

  private atOnce<T>(work: () => T): T {
    this.mover?.stop();
    this.skipping = true;
    const outcome = work();
    this.skipping = false;
    return outcome;
  }

  private change(shown: Shown): void {
    const before = this.shown?.state ?? null;
    const act = shown.mark?.act;
    const work = () => {
      this.shown = shown;
      this.open = Boolean(act && (act !== "salary" || this.open));
      if (this.open) this.card = null;
    };
    const time = shown.mark?.milliseconds ?? getOwnPace(this.speed);
    const same = before === shown.state && !shown.fresh.length;
    if (!this.mover || !before || same || this.skipping) work();
    else this.mover.change(work, shown.fresh, time, before);
  }
}

const getVp = (state: State | null): number[] => state?.view.players.map(({ vp }) => vp) ?? [];
