import { describe, expect, it } from "vitest";
import { DESK, chooseComposition, fitDesk, fitDrawing, layGrid, shareHeight } from "./composition";

describe("the composition by the room for the table", () => {
  it.each([
    [1094, 618, "desk"], // 1366 × 768 beside an open panel
    [1360, 618, "desk"], // and without it
    [3000, 1800, "desk"],
    [1180, 660, "desk"], // a tablet on its side
    [820, 1000, "tablet"],
    [768, 800, "tablet"],
    [390, 540, "phone"],
    [590, 340, "low"],
    [450, 330, "low"],
    [354, 330, "phone"], // wider than high, but too narrow for two rows of boards
  ])("%i × %i: %s", (w, h, composition) => {
    expect(chooseComposition({ w, h })).toBe(composition);
  });

  it("is the desk's before anything is measured", () => {
    expect(chooseComposition({ w: 0, h: 0 })).toBe("desk");
  });
});

describe("a drawing", () => {
  it("has the shape of its room, and never less than it needs", () => {
    for (const room of [
      { w: 1094, h: 618 },
      { w: 1360, h: 618 },
      { w: 1000, h: 700 },
    ]) {
      const { w, h } = fitDesk(room);
      expect(w / h).toBeCloseTo(room.w / room.h);
      expect(w).toBeGreaterThanOrEqual(DESK.w);
      expect(h).toBeGreaterThanOrEqual(DESK.h);
    }
    expect(fitDesk({ w: 4000, h: 600 }).w / DESK.h).toBeCloseTo(2.4);
    expect(fitDrawing({ w: 10, h: 20 }, { w: 0, h: 0 })).toEqual({ w: 10, h: 20 });
  });

  it("lays parts in a grid and shares heights", () => {
    const boxes = layGrid({ x: 2, y: 3, w: 100, h: 50 }, 3, 2, 10);
    expect(boxes[2]).toEqual({ x: 2, y: 33, w: 45, h: 20 });
    expect(boxes[1]?.x).toBe(57);
    expect(shareHeight([1, 3], 50, 10)).toEqual([10, 30]);
  });
});
