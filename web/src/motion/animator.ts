// Lets things move while the table changes: looks at it before and after, and flies copies between.
import { tick } from "svelte";
import type { Entry, State, View } from "../lib/types";
import { centreCoin, clonePiece, fly, pulse, drawSymbol } from "./flight";
import { takeSnapshot, findMoved, isSameSize, type Snapshot } from "./snapshot";
import { LocationTracker, planFlights, type Flying } from "./flightPlans";
import { findStronger, renameWorkers, traceWorkers } from "./workers";

const SHARE = 0.8; // of the time something is shown, it moves
const STAGGER = 0.1; // of that time lie between two symbols
const LONGEST = 900; // milliseconds: slow means longer to read, not slower than a hand

export interface AnimatorOptions {
  /** Things appear where they belong instead of moving there. */
  still(): boolean;
  /** Called with what happened, for sounds. */
  onEntries?(entries: readonly Entry[]): void;
  /** The position now. */
  view(): View | undefined;
}

export class Animator {
  private table: Element | null = null;
  private layer: Element | null = null;
  private readonly running = new Set<Animation>();
  private readonly whereabouts = new LocationTracker();

  constructor(private readonly options: AnimatorOptions) {}

  /** Where the table is drawn, and the layer above it. */
  set(table: Element | null, layer: Element | null): void {
    [this.table, this.layer] = [table, layer];
  }

  /** Change what is drawn, and let it move there. */
  change(work: () => void, fresh: readonly Entry[], milliseconds: number, before: State | null): void {
    const { table, layer } = this;
    const flying = before ? this.plan(fresh, before.view) : [];
    this.options.onEntries?.(fresh);
    if (!table || !layer || this.options.still() || document.visibilityState === "hidden") return work();
    const was = takeSnapshot(table, layer);
    work();
    void tick().then(() => {
      const now = takeSnapshot(table, layer);
      if (!before || !isSameSize(was, now)) return;
      const time = Math.min(milliseconds * SHARE, LONGEST);
      const places = traceWorkers(before.view, fresh);
      this.move(layer, renameWorkers(was, places), now, flying, time);
      const view = this.options.view();
      if (view) this.pulse(layer, now, findStronger(before.view, view, places), time);
    });
  }

  /** Let nothing move any more. */
  stop(): void {
    for (const animation of this.running) animation.cancel();
    this.running.clear();
  }

  private plan(fresh: readonly Entry[], before: View): Flying[] {
    return fresh.flatMap((entry) => planFlights(entry, this.whereabouts.at(entry, before)));
  }

  private move(layer: Element, was: Snapshot, now: Snapshot, flying: readonly Flying[], time: number): void {
    for (const name of findMoved(was, now)) {
      const [from, to, piece] = [was.boxes.get(name), now.boxes.get(name), now.pictures.get(name)];
      if (from && to && piece)
        this.run(fly(layer, { picture: clonePiece(piece), from, to, milliseconds: time, delay: 0, hidden: piece }));
    }
    let delay = 0;
    for (const one of flying) delay = this.send(layer, was, now, one, time, delay);
  }

  private pulse(layer: Element, now: Snapshot, names: readonly string[], time: number): void {
    for (const name of names) {
      const [box, piece] = [now.boxes.get(name), now.pictures.get(name)];
      if (box && piece) this.run(pulse(layer, clonePiece(piece), box, time));
    }
  }

  /** Send symbols or a tile on their way; when the next may follow. */
  private send(layer: Element, was: Snapshot, now: Snapshot, one: Flying, time: number, delay: number): number {
    const from = was.boxes.get(one.from) ?? now.boxes.get(one.from);
    const to = now.boxes.get(one.to) ?? was.boxes.get(one.to);
    const piece = one.piece ? now.pictures.get(one.piece) : undefined;
    if (!from || !to) return delay;
    if (piece) {
      this.run(fly(layer, { picture: clonePiece(piece), from, to, milliseconds: time, delay: 0, hidden: piece }));
      return delay;
    }
    let next = delay;
    for (let n = 0; one.symbol && n < (one.count ?? 1); n += 1) {
      const picture = drawSymbol(one.symbol, one.number);
      this.run(
        fly(layer, {
          picture,
          from: centreCoin(from),
          to: centreCoin(to),
          milliseconds: time,
          delay: next,
          fades: true,
        }),
      );
      next += time * STAGGER;
    }
    return next;
  }

  private run(animation: Animation): void {
    this.running.add(animation);
    const over = () => this.running.delete(animation);
    animation.finished.then(over, over);
  }
}
