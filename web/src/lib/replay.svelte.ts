// A finished game, again: which entry is looked at, and the positions that were fetched.
import { ACT_TIMES, endsEclipse } from "../eclipse/acts";
import { tellEclipse, type Scene } from "../eclipse/eclipseNews";
import { fetchNews, fetchPosition, fetchScores } from "./api";
import type { Mover } from "../turn/playback/playbackView.svelte";
import type { GameEntry, Scores, State, Table } from "./types";

const AHEAD = 3; // positions fetched before they are looked at
const PACE = 1400; // milliseconds between entries at speed 1

export class Replay {
  table: Table | null = $state.raw(null);
  entries: GameEntry[] = $state.raw([]);
  scores: Scores | null = $state.raw(null);
  /** The position shown; it stays until the next one is there. */
  state: State | null = $state.raw(null);
  number = $state(0);
  /** The eclipse that was just scored. */
  scene: Scene | null = $state.raw(null);
  playing = $state(false);
  speed = $state(1);

  // eslint-disable-next-line svelte/prefer-svelte-reactivity -- a cache: `state` is what is shown
  private readonly positions = new Map<number, Promise<State>>();
  private timer: ReturnType<typeof setTimeout> | undefined;
  private sceneTimer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly key: string,
    private readonly mover?: Mover,
  ) {}

  get last(): number {
    return this.entries.at(-1)?.number ?? 0;
  }

  /** Fetch the game, and look at it after an entry. */
  async load(at = 0): Promise<void> {
    const news = await fetchNews(this.key);
    this.table = news.table ?? null;
    if (this.table?.status !== "finished") return;
    this.entries = news.entries;
    this.scores = await fetchScores(this.key);
    await this.go(at);
  }

  private position(number: number): Promise<State> {
    let found = this.positions.get(number);
    if (!found) {
      found = fetchPosition(this.key, number);
      found.catch(() => this.positions.delete(number)); // to be asked for again
      this.positions.set(number, found);
    }
    return found;
  }

  /** Look at the game after an entry. */
  async go(number: number): Promise<void> {
    this.number = Math.max(0, Math.min(number, this.last));
    const wanted = this.number;
    const state = await this.position(wanted);
    if (wanted === this.number) this.show(state);
    for (let next = wanted + 1; next <= Math.min(wanted + AHEAD, this.last); next += 1) {
      this.position(next).catch(() => {});
    }
  }

  /** Show a position; one step on, things move there. */
  private show(state: State): void {
    const before = this.state;
    const work = () => (this.state = state);
    const entry = this.entries[state.number - 1];
    this.closeScene();
    if (entry && before?.number === state.number - 1) this.openScene(entry, state);
    if (!this.mover || !entry || before?.number !== state.number - 1) {
      this.mover?.stop();
      work();
    } else this.mover.change(work, entry.log, PACE / this.speed, before);
  }

  private openScene({ number, log }: GameEntry, state: State): void {
    const act = log.some(({ key }) => key === "eclipse_scored") ? "scoring" : endsEclipse(log) ? "dawn" : null;
    const vp = state.view.players.map((player) => player.vp);
    const news = act && tellEclipse(this.entries.slice(0, number), vp);
    if (!act || !news) return;
    const milliseconds = ACT_TIMES[act] / Math.sqrt(this.speed);
    this.scene = { id: String(number), news, act, milliseconds, card: false };
    this.sceneTimer = setTimeout(() => this.closeScene(), milliseconds);
  }

  closeScene(): void {
    clearTimeout(this.sceneTimer);
    this.scene = null;
  }

  play(): void {
    this.playing = true;
    const start = this.number >= this.last ? this.go(0) : Promise.resolve();
    void start.then(
      () => this.tick(),
      () => this.pause(),
    );
  }

  private tick(): void {
    clearTimeout(this.timer);
    if (!this.playing) return;
    this.timer = setTimeout(
      () => {
        void this.go(this.number + 1).then(
          () => (this.number < this.last ? this.tick() : this.pause()),
          () => this.pause(),
        );
      },
      this.scene?.milliseconds ?? PACE / this.speed,
    );
  }

  pause(): void {
    this.playing = false;
    clearTimeout(this.timer);
  }
}
