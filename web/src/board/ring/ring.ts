// Where the eight boards of the ring are drawn, clockwise from the palace at the bottom.
import type { Box } from "./places";

export interface RingPlace {
  box: Box;
  /** Narrow and high: what lies on it goes below the workers. */
  tall: boolean;
}

const GAP = 8;

/** Three boards above, three below, one on each side; the pyramid in the middle. */
export function layRingAround(w: number, h: number, row: number, side: number) {
  const third = (w - 2 * GAP) / 3;
  const middle = h - 2 * row - 2 * GAP;
  const wide = (column: number, y: number): RingPlace => ({
    box: { x: column * (third + GAP), y, w: third, h: row },
    tall: false,
  });
  const tall = (x: number): RingPlace => ({ box: { x, y: row + GAP, w: side, h: middle }, tall: true });
  const bottom = h - row;
  const places = [
    wide(1, bottom),
    wide(0, bottom),
    tall(0),
    wide(0, 0),
    wide(1, 0),
    wide(2, 0),
    tall(w - side),
    wide(2, bottom),
  ];
  const centre: Box = { x: side + GAP, y: row + GAP, w: w - 2 * (side + GAP), h: middle };
  return { places, centre };
}

/** Small arrows between neighbouring boards, the way workers go: centre and angle. */
export function layRingArrows(places: readonly RingPlace[]): { x: number; y: number; angle: number }[] {
  return places.flatMap(({ box }, i) => {
    const next = places[(i + 1) % places.length]?.box;
    if (!next) return [];
    const left = Math.max(box.x, next.x);
    const right = Math.min(box.x + box.w, next.x + next.w);
    if (left < right) {
      const down = next.y > box.y;
      return [{ x: (left + right) / 2, y: down ? next.y - GAP / 2 : box.y - GAP / 2, angle: down ? 90 : -90 }];
    }
    const middle = (Math.max(box.y, next.y) + Math.min(box.y + box.h, next.y + next.h)) / 2;
    const rightwards = next.x > box.x;
    return [{ x: rightwards ? next.x - GAP / 2 : box.x - GAP / 2, y: middle, angle: rightwards ? 0 : 180 }];
  });
}

/** Two columns for narrow screens: up on the left from the palace, down on the right. */
export function layRingInColumns(w: number, h: number): RingPlace[] {
  const half = (w - GAP) / 2;
  const row = (h - 3 * GAP) / 4;
  return Array.from({ length: 8 }, (_, i): RingPlace => {
    const line = i < 4 ? 3 - i : i - 4;
    const x = i < 4 ? 0 : half + GAP;
    return { box: { x, y: line * (row + GAP), w: half, h: row }, tall: false };
  });
}

/** Two rows for low screens: leftwards below from the palace, rightwards above. */
export function layRingInRows(w: number, h: number): RingPlace[] {
  const quarter = (w - 3 * GAP) / 4;
  const row = (h - GAP) / 2;
  return Array.from({ length: 8 }, (_, i): RingPlace => {
    // The palace lies in the middle of the row below.
    const place = (i + 2) % 8;
    const column = place < 4 ? 3 - place : place - 4;
    const y = place < 4 ? row + GAP : 0;
    return { box: { x: column * (quarter + GAP), y, w: quarter, h: row }, tall: false };
  });
}
