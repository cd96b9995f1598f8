import { describe, expect, it } from "vitest";
import { isDirection, findNearest } from "./arrowKeys";

const from = { x: 0, y: 0 };

describe("arrow keys", () => {
  it("go to the nearest place in their direction", () => {
    const places = [
      { x: 50, y: 0 },
      { x: 20, y: 0 },
      { x: -10, y: 0 },
      { x: 0, y: -30 },
    ];
    expect(findNearest(from, places, "ArrowRight")).toBe(1);
    expect(findNearest(from, places, "ArrowLeft")).toBe(2);
    expect(findNearest(from, places, "ArrowUp")).toBe(3);
    expect(findNearest(from, places, "ArrowDown")).toBe(-1);
  });
  it("rather go straight on than aside", () => {
    expect(
      findNearest(
        from,
        [
          { x: 10, y: 40 },
          { x: 60, y: 2 },
        ],
        "ArrowRight",
      ),
    ).toBe(1);
  });
  it("are four", () => {
    expect(["ArrowUp", "Enter", "ArrowLeft"].map(isDirection)).toEqual([true, false, true]);
  });
});
