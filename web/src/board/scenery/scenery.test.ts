import { describe, expect, it } from "vitest";
import type { BoardName } from "../../lib/types";
import { MASKS } from "../signs/symbols/masks";
import { PAINTERS } from ".";

const MOST = 60; // shapes: a place is drawn once, but every table has eight

describe.each(Object.keys(PAINTERS) as BoardName[])("the place of %s", (place) => {
  it.each([140, 165, 350])("is painted with few shapes, %d high", (h) => {
    const strokes = PAINTERS[place](h);
    expect(strokes.length).toBeGreaterThan(8);
    expect(strokes.length).toBeLessThan(MOST);
    for (const { d } of strokes) expect(d).not.toMatch(/NaN|undefined|Infinity/);
  });
});

it("masks differ in outline, not only in colour", () => {
  const outlines = Object.values(MASKS).map((shapes) =>
    shapes
      .filter(({ fill }) => fill && fill !== "var(--jade-dark)")
      .map(({ d }) => d)
      .join(),
  );
  expect(new Set(outlines).size).toBe(7);
});
