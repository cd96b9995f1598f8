// What flies when something happens: goods to and from their player, tiles to their places.
import { target, type Row } from "../board/targets";
import type { BoardName, Entry, EntryKey, Pieces, View } from "../lib/types";
import { findEntryTargets } from "../turn/log/logTexts";

/** A small picture that flies from one place to another. */
export interface Flying {
  from: string;
  to: string;
  /** A symbol, several times; or the piece that arrives. */
  symbol?: string;
  count?: number;
  /** A number on the symbol. */
  number?: number;
  piece?: string;
  /** Dust rises where it is laid. */
  heavy?: true;
}

const MOST = 4; // symbols of one kind that fly together
/** Where VP come from, unless it is the place where something was just done. */
const SOURCES: Record<string, string> = {
  avenue: target.avenue,
  track: target.track,
  leader: target.track,
  masks: "",
  bonus_tiles: "",
  leftovers: "",
};

export const getGoodTarget = (seat: number, good: string): string => `good:${seat}:${good}`;

const isPlace = (text: string) => !/^(player|held|calendar|bot)\b/.test(text);

/** The board on which the worker in turn stands. */
function actingOn(view: View, seat: number): string | null {
  const { mover, seat: inTurn } = view.turn;
  const board = inTurn === seat && mover !== null ? view.players[seat]?.workers[mover]?.board : null;
  return board ? target.board(board) : null;
}

/** Where something is done, as entries tell it one after the other. */
export class LocationTracker {
  private place: string | null = null;
  private seat: number | null = null;

  at(entry: Entry, view: View): string | null {
    const told = findEntryTargets(entry).filter(isPlace).at(-1) ?? null;
    if (entry.seat !== this.seat) this.place = null;
    this.seat = entry.seat;
    this.place = told ?? this.place ?? (entry.seat === null ? null : actingOn(view, entry.seat));
    return this.place;
  }
}

type Plan = (facts: Record<string, unknown>, seat: number, place: string | null, pieces: Pieces) => Flying[];

const goods =
  (coming: boolean): Plan =>
  (facts, seat, place) =>
    Object.entries(facts["goods"] as Record<string, number>).flatMap(([good, n]) => {
      const [from, to] = coming ? [place, getGoodTarget(seat, good)] : [getGoodTarget(seat, good), place];
      return from && to ? [{ from, to, symbol: good, count: Math.min(n, MOST) }] : [];
    });

const PLANS: Partial<Record<EntryKey, Plan>> = {
  gained: goods(true),
  paid: goods(false),
  scored: (facts, seat, place) => {
    const from = SOURCES[String(facts["source"])] ?? place;
    return from ? [{ from, to: getGoodTarget(seat, "vp"), symbol: "vp", number: Number(facts["vp"]) }] : [];
  },
  tile_built: (facts, _, __, { slot }) => {
    const cell = target.cell(Number(facts["level"]), Number(facts["row"]), Number(facts["column"]));
    return slot === undefined ? [] : [{ from: target.tile(slot), to: cell, piece: cell, heavy: true }];
  },
  decorated: (facts, _, __, { slot }) => {
    const laid = `laid:${String(facts["side"])}:${String(facts["space"])}`;
    return slot === undefined ? [] : [{ from: target.decoration(slot), to: laid, piece: laid, heavy: true }];
  },
  nobles_built: (facts) => [{ from: target.buildings, to: target.row(String(facts["row"]) as Row), symbol: "house" }],
  learned: (facts, seat) => {
    const known = `marker:tech:${String(facts["slot"])}:${seat}`;
    return [{ from: getGoodTarget(seat, "technology"), to: known, piece: known }];
  },
  bought: (facts, seat, _, { spot }) => {
    const tile = String(facts["discovery"]);
    const held = target.held(seat, tile);
    return spot ? [{ from: target.discovery(spot, tile), to: held, piece: held }] : [];
  },
  worker_arrived: (facts, seat) => [
    { from: target.player(seat), to: target.board(String(facts["board"]) as BoardName), symbol: "worker" },
  ],
};

/** What flies for an entry; `place` is where something is done. */
export function planFlights({ key, seat, arguments: facts, pieces }: Entry, place: string | null): Flying[] {
  return seat === null ? [] : (PLANS[key]?.(facts, seat, place, pieces ?? {}) ?? []);
}
