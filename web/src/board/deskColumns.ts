// The columns of the wide table: temples, ring, avenue and blocks; players below the outer ones.
import type { View } from "../lib/types";
import { DESK, type Size } from "./composition";
import type { Box } from "./ring/places";

const GAP = 8;
const LEFT = 220; // as wide as a player's goods need
const RIGHT = 268;
const AVENUE = 66;
const ROW = 150; // the height of the boards above and below the pyramid
const PANEL = 64;
const OWN = 78; // of a player who has the place below the temples alone
const PANEL_GAP = 5;
/** What Teotibot's tiles need below its goods. */
export const BOT_TILES = 66;

export interface DeskColumns {
  left: Pick<Box, "x" | "w">;
  ring: Pick<Box, "x" | "w">;
  avenue: Pick<Box, "x" | "w">;
  blocks: Pick<Box, "x" | "w">;
  /** The height of the ring's rows, and the width of the boards beside the pyramid. */
  row: number;
  side: number;
  h: number;
}

export function layDesk({ w, h }: Size): DeskColumns {
  const more = w - DESK.w;
  const left = LEFT + more * 0.08;
  const right = RIGHT + more * 0.3;
  const ring = w - left - right - 2 * GAP;
  const avenue = AVENUE + more * 0.06;
  const row = ROW + (h - DESK.h) * 0.25;
  const middle = h - 2 * (row + GAP);
  return {
    left: { x: 0, w: left },
    ring: { x: left + GAP, w: ring },
    avenue: { x: w - right, w: avenue },
    blocks: { x: w - right + avenue + PANEL_GAP, w: right - avenue - PANEL_GAP },
    row,
    side: (ring - Math.min(middle, ring - 2 * 150)) / 2 - GAP,
    h,
  };
}

export interface PlacedPanels {
  boxes: { of: number; box: Box }[];
  /** What is left above them on each side. */
  leftHeight: number;
  rightHeight: number;
}

/** Two players sit on each side at most; whoever looks sits on the left. */
export function splitPanels(view: View, order: readonly number[], columns: DeskColumns): PlacedPanels {
  const onLeft = order.length > 3 ? 2 : 1;
  const [left, right] = [order.slice(0, onLeft), order.slice(onLeft)];
  const own = onLeft === 1 ? OWN : PANEL;
  const height = (of: number) => (view.bot && of === 1 ? PANEL + BOT_TILES : of === left[0] ? own : PANEL);
  const rightX = columns.avenue.x;
  const rightW = columns.blocks.x + columns.blocks.w - rightX;
  const stack = (seats: readonly number[], x: number, w: number) => {
    let y = columns.h - 1;
    const boxes = [...seats].reverse().map((of) => {
      const box = { x, y: y - height(of), w, h: height(of) };
      y = box.y - PANEL_GAP;
      return { of, box };
    });
    return { boxes: boxes.reverse(), above: y };
  };
  const [one, other] = [stack(left, 0, columns.left.w), stack(right, rightX, rightW)];
  return { boxes: [...one.boxes, ...other.boxes], leftHeight: one.above, rightHeight: other.above };
}
