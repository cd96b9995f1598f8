// A lesson as a connection to a table: its game is known, and goes on when the learner does.
import { fetchLessonPosition } from "../lib/api";
import type { Chapter, GameEntry, LessonPosition, Problem, State, Step } from "../lib/types";
import type { Connection } from "../turn/turnOptions";
import { saveProgress, loadProgress, resumePlace } from "./progress";
import { findNextPlace, findPreviousPlace, listNumbersBetween, getStep, type Place } from "./steps";

interface LessonOptions {
  /** Told after the state has changed, with the entries that are to be shown. */
  onNews: (entries: GameEntry[]) => void;
  /** Does something that may be refused, and tells people if it was. */
  attempt: (work: () => Promise<void>) => Promise<unknown>;
}

export class Lesson implements Connection {
  readonly key = "lesson";
  readonly table = null;
  readonly connected = true;
  readonly refusal: Problem | null = null;
  waiting = $state(false);
  state: State | null = $state.raw(null);
  place: Place = $state.raw({ chapter: 0, step: 0 });
  /** Names of the chapters that were read to their end. */
  done: readonly string[] = $state.raw([]);
  /** The last step of all was left. */
  finished = $state(false);
  /** How often something else was picked since the step began. */
  strayed = $state(0);
  // eslint-disable-next-line svelte/prefer-svelte-reactivity -- a cache: `state` is what is shown
  private readonly positions = new Map<string, Promise<LessonPosition>>();

  constructor(
    readonly chapters: readonly Chapter[],
    private readonly options: LessonOptions,
  ) {
    this.done = (loadProgress()?.done ?? []).filter((name) => chapters.some(({ chapter }) => chapter === name));
  }

  readonly chapter: Chapter | null = $derived.by(() => this.chapters[this.place.chapter] ?? null);
  readonly now: Step | null = $derived.by(() => getStep(this.chapters, this.place));
  /** The learner is asked for an answer. */
  readonly asks: boolean = $derived.by(() => this.now?.action !== null && !this.finished);
  readonly following: Place | null = $derived.by(() => findNextPlace(this.chapters, this.place));
  readonly previous: Place | null = $derived.by(() => findPreviousPlace(this.chapters, this.place));

  // Going ---

  /** Begin where somebody stopped. */
  begin(): Promise<unknown> {
    return this.jump(resumePlace(this.chapters, loadProgress()));
  }

  /** Go somewhere at once. */
  jump(place: Place): Promise<unknown> {
    return this.go(place, [getStep(this.chapters, place)?.number ?? 0], false);
  }

  /** Go on: what leads to the next step is shown. */
  next(): Promise<unknown> {
    const from = this.place;
    const to = this.following;
    const name = this.chapter?.chapter;
    if (to?.chapter !== from.chapter && name && !this.done.includes(name)) this.done = [...this.done, name];
    if (to) return this.go(to, listNumbersBetween(this.chapters, from, to), true);
    this.finished = true;
    this.remember();
    return Promise.resolve();
  }

  back(): void {
    if (this.finished) this.finished = false;
    else if (this.previous) void this.jump(this.previous);
  }

  private go(to: Place, numbers: readonly number[], showing: boolean): Promise<unknown> {
    if (this.waiting) return Promise.resolve();
    this.waiting = true;
    const going = this.options.attempt(async () => {
      const found = await Promise.all(numbers.map((number) => this.position(to.chapter, number)));
      this.place = to;
      this.finished = false;
      this.strayed = 0;
      for (const { state, entries } of found) {
        this.state = state;
        this.options.onNews(showing ? entries : []);
      }
      this.remember();
      this.lookAhead();
    });
    return going.finally(() => (this.waiting = false));
  }

  private remember(): void {
    saveProgress({ ...this.place, chapters: this.chapters.length, done: [...this.done] });
  }

  // Positions ---

  private position(chapter: number, number: number): Promise<LessonPosition> {
    const name = this.chapters[chapter]?.chapter ?? "";
    const key = `${name}/${number}`;
    let found = this.positions.get(key);
    if (!found) {
      found = fetchLessonPosition(name, number);
      found.catch(() => this.positions.delete(key)); // to be asked for again
      this.positions.set(key, found);
    }
    return found;
  }

  /** Fetch what the next step needs while this one is read. */
  private lookAhead(): void {
    const to = this.following;
    for (const number of to ? listNumbersBetween(this.chapters, this.place, to) : []) {
      this.position(to?.chapter ?? 0, number).catch(() => {});
    }
  }

  // What a controller asks for ---

  act(action: number): void {
    if (action === this.now?.action) void this.next();
    else this.stray();
  }

  step(): void {
    this.back();
  }

  /** Something else was picked: nothing happens, the coach says what is asked for. */
  stray(): void {
    if (this.asks) this.strayed += 1;
  }
}
