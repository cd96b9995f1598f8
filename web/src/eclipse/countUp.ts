// When which number of an eclipse counts up: one line of the table after the other.

const OPENING = 0.24; // of the act: the moon covers the sun
const COUNTING = 0.56; // of the act: the lines count up, the rest is for reading

/** How much of a line is there: from 0, not yet, to 1; `share` is how much of the act is over. */
export function countLine(line: number, lines: number, share: number): number {
  const each = COUNTING / Math.max(lines, 1);
  const over = (share - OPENING - line * each) / (each * 0.85);
  return Math.min(1, Math.max(0, over));
}

/** A number on its way up. */
export const countTo = (value: number, share: number): number => Math.round(value * (1 - (1 - share) ** 2));
