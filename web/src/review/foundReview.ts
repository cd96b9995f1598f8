// What a review found, by entries of the game: which turn is where, what was better, what to learn from.
import type { Answered, Review, ReviewStatus, SeatReview, TurnReview } from "../lib/types";

/** Labels of turns that cost something, the worst last. */
export const COSTLY = ["inaccuracy", "mistake", "blunder"] as const;

const MOST_DRAWS = 5;
const LEAST_LUCK = 0.5; // VP: less isn't worth a word

export interface ChancesAt {
  /** The entry after which it stood so. */
  number: number;
  /** Chances to win by seat, 0 to 1. */
  win: readonly number[];
}

export interface DrawFound {
  /** The entry that showed it. */
  number: number;
  /** What it brought the seat, beyond what such a draw brings on average. */
  vp: number;
}

export class FoundReview {
  readonly entries: readonly number[];

  constructor(
    private readonly status: ReviewStatus,
    readonly review: Review,
  ) {
    this.entries = status.entries;
  }

  get depth(): ReviewStatus["depth"] {
    return this.status.depth;
  }

  /** How the game stood over its entries. */
  get chances(): ChancesAt[] {
    return this.review.chances.map(({ ply, win }) => ({ number: ply ? (this.entries[ply - 1] ?? 0) : 0, win }));
  }

  /** The entry of a turn's first answer: there the replay shows the turn. */
  findEntry = (turn: TurnReview): number => this.entries[turn.first] ?? 0;

  /** The turn to which an entry belongs. */
  findTurn(number: number): TurnReview | null {
    const ply = this.entries.indexOf(number);
    return this.review.turns.find(({ first, last }) => ply >= first && ply < last) ?? null;
  }

  /** Which turn of the game it is, from 1; set-up and salaries are none. */
  countTurns = (turn: TurnReview): number =>
    this.review.turns.filter(({ kind, number }) => kind === "turn" && number <= turn.number).length;

  /** What was played in a turn, from where the better one differs. */
  findPlayed = (turn: TurnReview): readonly Answered[] => this.status.played[turn.number] ?? [];

  /** What was better in a turn, from where it differs. */
  findBetter = (turn: TurnReview): readonly Answered[] => this.status.better[turn.number] ?? [];

  findSeat = (seat: number): SeatReview | null => this.review.seats.find((one) => one.seat === seat) ?? null;

  /** The turns of a seat that cost something, to be marked. */
  listCostly = (seat: number): TurnReview[] =>
    this.review.turns.filter((turn) => turn.seat === seat && COSTLY.some((label) => label === turn.label));

  /** The three dearest turns of a seat. */
  listCostliest(seat: number): TurnReview[] {
    const numbers = this.findSeat(seat)?.costliest ?? [];
    return numbers.flatMap((number) => this.review.turns[number] ?? []);
  }

  /** The draws and rolls in which a seat had most luck, good or bad. */
  listDraws(seat: number): DrawFound[] {
    return this.review.draws
      .map(({ ply, luck }) => ({ number: this.entries[ply] ?? 0, vp: luck[seat] ?? 0 }))
      .filter(({ vp }) => Math.abs(vp) >= LEAST_LUCK)
      .sort((one, other) => Math.abs(other.vp) - Math.abs(one.vp))
      .slice(0, MOST_DRAWS);
  }

  /** The turns of a seat to learn from, in their order. */
  listMistakes = (seat: number): TurnReview[] =>
    this.review.turns.filter((turn) => turn.seat === seat && this.status.mistakes.includes(turn.number));
}
