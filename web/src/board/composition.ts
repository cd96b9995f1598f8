// How the table is composed, by the room it has: the drawing that comes out largest, or one part at a time.
import type { Box } from "./ring/places";

/** The whole table wide or upright, or parts as tabs: upright on a phone, or on its side. */
export type Composition = "desk" | "tablet" | "phone" | "low";

export interface Size {
  w: number;
  h: number;
}

/** The least units that each drawing of the whole table needs. */
export const DESK: Size = { w: 1090, h: 612 };
export const TABLET: Size = { w: 850, h: 1000 };
const WIDEST = 2.4; // a desk's width for its height: beyond that there is nothing to show
const HIGHEST = 1.3; // and at least so wide
const LOW = 440; // pixels that two rows of boards need in width
const READABLE = 0.62; // pixels of a unit: below that the table is shown in parts

const scaleOf = (room: Size, least: Size) => Math.min(room.w / least.w, room.h / least.h);

export function chooseComposition(room: Size): Composition {
  if (!room.w || !room.h) return "desk"; // not laid out yet
  const [desk, tablet] = [scaleOf(room, DESK), scaleOf(room, TABLET)];
  if (Math.max(desk, tablet) >= READABLE) return desk >= tablet ? "desk" : "tablet";
  return room.w > room.h && room.w >= LOW ? "low" : "phone";
}

/** Units of a drawing that needs at least so many and has the shape of its room: it fills that. */
export function fitDrawing(least: Size, room: Size): Size {
  if (!room.w || !room.h) return least;
  const aspect = room.w / room.h;
  return aspect > least.w / least.h ? { w: least.h * aspect, h: least.h } : { w: least.w, h: least.w / aspect };
}

const LEAST_TEXT = 11; // pixels

/** How many units of a drawing the smallest text should have, as a length for style sheets. */
export const getLeastText = (size: Size, room: Size): string =>
  `${room.w && room.h ? LEAST_TEXT / scaleOf(room, size) : 0}px`;

/** The wide table: as its room, within reason. */
export function fitDesk(room: Size): Size {
  const { w, h } = fitDrawing(DESK, room);
  return { w: Math.min(w, h * WIDEST), h: Math.min(h, w / HIGHEST) };
}

/** Boxes side by side, in rows of so many. */
export function layGrid(box: Box, count: number, across: number, gap: number): Box[] {
  const rows = Math.ceil(count / across);
  const w = (box.w - gap * (across - 1)) / across;
  const h = (box.h - gap * (rows - 1)) / rows;
  return Array.from({ length: count }, (_, i) => ({
    x: box.x + (i % across) * (w + gap),
    y: box.y + Math.floor(i / across) * (h + gap),
    w,
    h,
  }));
}

/** Heights of parts below each other: each as much as it needs, and its share of what is left. */
export function shareHeight(least: readonly number[], h: number, gap: number): number[] {
  const needed = least.reduce((sum, one) => sum + one, 0);
  const scale = (h - gap * (least.length - 1)) / needed;
  return least.map((one) => one * scale);
}
