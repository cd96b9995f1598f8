import { describe, expect, it } from "vitest";
import { layBoard, layPalace, type BoardLayout } from "./layBoard";
import { fitDice, type Box } from "./places";

const SIZES = [
  [170, 141, false],
  [190, 150, false],
  [220, 165, false],
  [280, 200, false],
  [142, 240, true],
  [150, 300, true],
] as const;
const inside = (one: Box, w: number, h: number) =>
  one.x >= 0 && one.y >= 0 && one.x + one.w <= w + 0.01 && one.y + one.h <= h + 0.01;
const apart = (one: Box, other: Box) =>
  one.x + one.w <= other.x + 0.01 ||
  other.x + other.w <= one.x + 0.01 ||
  one.y + one.h <= other.y + 0.01 ||
  other.y + other.h <= one.y + 0.01;

function check(laid: BoardLayout, w: number, h: number): void {
  const { title, table, dice, worship, discovery } = laid;
  const parts = [title, dice, worship, discovery, ...(table ? [table] : [])];
  for (const [i, one] of parts.entries()) {
    expect(inside(one, w, h), JSON.stringify(one)).toBe(true);
    for (const other of parts.slice(i + 1)) expect(apart(one, other), JSON.stringify([one, other])).toBe(true);
  }
}

describe.each(SIZES)("a board of %d × %d", (w, h, tall) => {
  it.each([0, 3, 6, 18])("keeps everything apart with %d dice, and all dice can be read", (dice) => {
    const laid = layBoard(w, h, tall, { lines: 4, width: 148, worship: true, dice });
    check(laid, w, h);
    expect(fitDice(laid.dice, [dice]).size).toBeGreaterThanOrEqual(15);
  });
  it("has a palace with everything apart", () => check(layPalace(w, h), w, h));
});
