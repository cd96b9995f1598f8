// What a review found, by entries of the game: which turn is where, what was better, what to learn from.
import type { Answered, Review, ReviewStatus, SeatReview, TurnReview } from "../lib/types";

/** Labels of turns that cost something, the worst last. */
export const COSTLY = ["inaccuracy", "mistake", "blunder"] as const;

export interface ChancesAt {
  /** The entry after which it stood so. */
  number: number;
  /** Chances to win by seat, 0 to 1. */
  win: readonly number[];
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

  /** The turns of a seat to learn from, in their order. */
  listMistakes = (seat: number): TurnReview[] =>
    this.review.turns.filter((turn) => turn.seat === seat && this.status.mistakes.includes(turn.number));
}
