// Offers to paths: which places on the table, picked in order, mean an offer.
import { target, type Row } from "../board/targets";
import type { ActionKind, BoardName, Offer, Side, StartingTile, Temple, View } from "../lib/types";

/** An offer with one way to pick it; an offer without a place has an empty path. */
export interface OfferPath {
  offer: Offer;
  path: readonly string[];
}
type Facts = Record<string, unknown>;

const number = (about: Facts, name: string): number => Number(about[name]);
const word = <T extends string>(about: Facts, name: string): T => String(about[name]) as T;

/** Where the discovery tile lies that the question is about. */
export function findAskedSpot(view: View): string {
  const frame = view.stack.at(-1);
  if (frame && typeof frame["spot"] === "string") return frame["spot"];
  const kept = view.players[view.asked ?? 0]?.starting_tiles as readonly unknown[] | undefined;
  const tile = kept?.[Number(frame?.["which"] ?? 0)] as StartingTile | undefined;
  return tile ? `starting_${tile.tile}` : "";
}

type Finder = (about: Facts, view: View, seat: number) => string[][];
const nowhere: Finder = () => [[]];
const FINDERS: Record<ActionKind, Finder> = {
  move: (about, _, seat) => [
    [target.worker(seat, number(about, "worker")), target.board(word<BoardName>(about, "board"))],
  ],
  worker: (about, _, seat) => [[target.worker(seat, number(about, "worker"))]],
  worship: (about) => [
    [about["royal_tile"] ? target.royal(number(about, "space")) : target.worship(word<BoardName>(about, "board"))],
  ],
  buy: (about, view) => [[target.discovery(findAskedSpot(view), word(about, "discovery"))]],
  learn: (about) => [[target.tech(number(about, "slot"))]],
  build: (about) => [[target.row(word<Row>(about, "row"))]],
  decorate: (about) => [[target.decoration(number(about, "slot")), target.side(word<Side>(about, "side"))]],
  pick: (about) => [[target.tile(number(about, "slot"))]],
  place: (about) => [[target.cell(number(about, "level"), number(about, "row"), number(about, "column"))]],
  temple: (about) => [[target.temple(word<Temple>(about, "temple"))]],
  // Two tiles, whichever is picked first.
  keep: (about) => {
    const pair = (about["starting_tiles"] as number[]).map(target.starting);
    return [pair, [...pair].reverse()];
  },
  take: (about) => [[target.starting(number(about, "starting_tile"))]],
  start_on: (about) => [[target.board(word<BoardName>(about, "board"))]],
  use: (about, _, seat) => [[target.held(seat, word(about, "discovery"))]],
  end_turn: nowhere,
  decline: nowhere,
  unlock: nowhere,
  unlock_paid: nowhere,
  collect: nowhere,
  main: nowhere,
  ability_first: nowhere,
  discovery_first: nowhere,
  reward: nowhere,
  discount_stone: nowhere,
  discount_wood: nowhere,
  ascend: nowhere,
  resources: nowhere,
  amount: nowhere,
};

/** The paths of an offer: one for most, several where the order does not matter. */
export function findPaths(offer: Offer, view: View): readonly (readonly string[])[] {
  return FINDERS[offer.kind](offer.about, view, view.asked ?? 0);
}

/** All offers of a view with all their paths. */
export const listOfferPaths = (view: View): OfferPath[] =>
  view.legal.flatMap((offer) => findPaths(offer, view).map((path) => ({ offer, path })));

/** Places that mean the same as one: equal workers on a board, equal tiles of a display. */
export function findEquivalentTargets(view: View, one: string): string[] {
  const [kind, first, second] = one.split(":");
  if (kind === "worker") {
    const workers = view.players[Number(first)]?.workers ?? [];
    const worker = workers[Number(second)];
    if (!worker || isLocked(worker)) return [one];
    return workers.flatMap((other, index) =>
      other.board === worker.board && other.power === worker.power && !isLocked(other)
        ? [target.worker(Number(first), index)]
        : [],
    );
  }
  if (kind === "tile" || kind === "decoration") {
    const display = kind === "tile" ? view.pyramid_display : view.decoration_display;
    const tile = display[Number(first)];
    return display.flatMap((other, slot) => (other && other === tile ? [target[kind](slot)] : []));
  }
  return [one];
}

const isLocked = (worker: { space?: number | null }) => worker.space !== undefined && worker.space !== null;
