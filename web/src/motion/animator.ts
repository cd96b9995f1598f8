// Lets things move while the table changes: looks at it before and after, and flies copies between.
import { tick } from "svelte";
import type { Entry, State, View } from "../lib/types";
import { raiseDust, turnOver } from "./effects";
import { centreCoin, clonePiece, fly, drawSymbol, type Flight } from "./flight";
import { LocationTracker, planFlights, type Flying } from "./flightPlans";
import { findWays } from "./hops";
import { takeSnapshot, findMoved, isSameSize, type Snapshot } from "./snapshot";
import { findStronger, renameWorkers, traceWorkers, type FormerPlaces } from "./workers";

const SHARE = 0.8; // of the time something is shown, it moves
const STAGGER = 0.1; // of that time lie between two symbols
const LONGEST = 900; // milliseconds: slow means longer to read, not slower than a hand
const DUST = 420; // milliseconds

export interface AnimatorOptions {
  /** Things appear where they belong instead of moving there. */
  still(): boolean;
  /** Called with what happened, for sounds. */
  onEntries?(entries: readonly Entry[]): void;
  /** The position now. */
  view(): View | undefined;
}

/** What was seen of the table before it changed. */
interface Before {
  view: View;
  seen: Snapshot;
  places: FormerPlaces;
  /** Faces of dice that may be turned, by their names then. */
  faces: Map<string, SVGSVGElement>;
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
    const asked = new Set(flying.flatMap(({ from, to, piece }) => (piece ? [from, to, piece] : [from, to])));
    const seen = takeSnapshot(table, layer, asked);
    const faces = copyFaces(seen, fresh);
    work();
    void tick().then(() => {
      const now = takeSnapshot(table, layer, asked);
      const view = this.options.view();
      if (!before || !view || !isSameSize(seen, now)) return;
      const time = Math.min(milliseconds * SHARE, LONGEST);
      const places = traceWorkers(before.view, fresh);
      const was = { view: before.view, seen: renameWorkers(seen, places), places, faces };
      this.walk(layer, was, now, view, time);
      this.turn(layer, was, now, view, time);
      let delay = 0;
      for (const one of flying) delay = this.send(layer, was.seen, now, one, time, delay);
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

  /** Pieces go where they stand now; dice hop from board to board. */
  private walk(layer: Element, was: Before, now: Snapshot, view: View, milliseconds: number): void {
    const ways = findWays(was.view, view, was.places);
    // All are copied before the first flies: what flies changes the page, which is then laid out again.
    const flights = findMoved(was.seen, now).flatMap((name): Flight[] => {
      const [from, to, piece] = [was.seen.boxes.get(name), now.boxes.get(name), now.pictures.get(name)];
      if (!from || !to || !piece) return [];
      const way = ways.get(name)?.flatMap((place) => {
        const box = now.boxes.get(place);
        return box ? [{ x: box.x + (box.w - to.w) / 2, y: box.y + (box.h - to.h) / 2, w: to.w, h: to.h }] : [];
      });
      return [{ picture: clonePiece(piece), from, to, milliseconds, delay: 0, hidden: piece, way }];
    });
    for (const flight of flights) this.run(fly(layer, flight));
  }

  /** Dice that became stronger where they stand are turned. */
  private turn(layer: Element, was: Before, now: Snapshot, view: View, milliseconds: number): void {
    for (const { name, former } of findStronger(was.view, view, was.places)) {
      const [box, piece, old] = [now.boxes.get(name), now.pictures.get(name), was.faces.get(former)];
      if (box && piece && old)
        this.run(turnOver(layer, { old, fresh: clonePiece(piece), hidden: piece }, box, milliseconds));
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
      if (one.heavy) for (const puff of raiseDust(layer, to, DUST, time * 0.92)) this.run(puff);
      return delay;
    }
    let next = delay;
    for (let n = 0; one.symbol && n < (one.count ?? 1); n += 1) {
      const picture = drawSymbol(one.symbol, one.number);
      const [start, end] = [centreCoin(from), centreCoin(to)];
      this.run(fly(layer, { picture, from: start, to: end, milliseconds: time, delay: next, fades: true }));
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

/** The faces of the dice of whoever powers one up, before they are turned. */
function copyFaces({ pictures }: Snapshot, fresh: readonly Entry[]): Map<string, SVGSVGElement> {
  const seats = new Set(fresh.filter(({ key }) => key === "powered_up").map(({ seat }) => seat ?? -1));
  const faces = new Map<string, SVGSVGElement>();
  for (const seat of seats)
    for (const [name, picture] of pictures)
      if (name.startsWith(`worker:${seat}:`)) faces.set(name, clonePiece(picture));
  return faces;
}
