// Seats: colour and symbol, so that nobody needs to see colours.
import type { View } from "../../lib/types";

/** The symbol of each seat, in a box of 24. */
export const SEAT_SHAPES = [
  "M12 3A9 9 0 1 1 12 21A9 9 0 1 1 12 3Z",
  "M12 2L23 21H1Z",
  "M3 3H21V21H3Z",
  "M12 0L23 12L12 24L1 12Z",
];
export const getSeatColour = (seat: number) => `var(--seat-${seat})`;
/** For signs and lines on paper. */
export const getMarkColour = (seat: number) => `var(--seat-mark-${seat})`;
export const getSeatInk = (seat: number) => `var(--on-seat-${seat})`;

/** Seats in the order of their panels: the own one first, the others as they take turns. */
export function orderPanels(view: View, seat: number | null): number[] {
  const count = view.players.length;
  const first = seat !== null && seat < count ? seat : 0;
  return view.players.map((_, place) => (first + place) % count);
}

/** Whose turn it is: whoever is asked, else whoever's turn runs. */
export const findSeatInTurn = (view: View): number | null => view.asked ?? view.turn.seat;
