// The least units that each part of the table needs when it is shown alone, and how it then fills its room.
import type { View } from "../../lib/types";
import { fitDrawing, type Size } from "../composition";
import type { Section } from "../phoneSections";
import { countDice } from "../ring/places";

/** What every part of the table is given. */
export interface PartProps {
  view: View;
  seat: number | null;
  /** Units to draw with. */
  size: Size;
  /** On a screen on its side: what lies below each other lies side by side. */
  low: boolean;
}

const GAP = 6;
export const PANEL = 74;
export const BOT_TILES = 66;
const UPRIGHT: Record<Exclude<Section, "players">, Size> = {
  boards: { w: 360, h: 600 },
  pyramid: { w: 352, h: 500 },
  tracks: { w: 352, h: 560 },
  tiles: { w: 352, h: 462 },
};
const ON_ITS_SIDE: Record<Exclude<Section, "players">, Size> = {
  boards: { w: 736, h: 400 },
  pyramid: { w: 560, h: 320 },
  tracks: { w: 480, h: 410 },
  tiles: { w: 500, h: 300 },
};

/** Where very many dice stand on a board, the ring is drawn so large that a finger still finds each of them. */
const CROWD = 7;
const CROWDED: Size = { w: 360, h: 760 };
const ENOUGH = 1.1; // pixels of a unit
const isCrowded = (view: View): boolean => view.ring.some((board) => countDice(view, board) > CROWD);

function getLeast(section: Section, view: View, low: boolean): Size {
  if (section === "boards" && !low && isCrowded(view)) return CROWDED;
  if (section !== "players") return (low ? ON_ITS_SIDE : UPRIGHT)[section];
  const count = view.players.length;
  const panel = PANEL + GAP + (view.bot ? BOT_TILES : 0);
  return low ? { w: 520, h: Math.ceil(count / 2) * panel } : { w: 352, h: count * panel };
}

const SMALLEST = { upright: 0.8, low: 0.7 }; // pixels of a unit; a part that needs more room scrolls
const LARGEST = 1.6;

export interface FittedPart {
  /** Units of the drawing. */
  size: Size;
  /** Its height on the screen. */
  pixels: number;
}

/** A part in its room: it fills that, unless it would be too small to read. */
export function fitPart(section: Section, view: View, low: boolean, room: Size): FittedPart {
  const least = getLeast(section, view, low);
  if (!room.w || !room.h) return { size: least, pixels: least.h };
  // Higher than its width allows is no larger.
  const widest = Math.min(room.w / least.w, ENOUGH);
  const smallest = least.h * (least === CROWDED ? widest : low ? Math.min(SMALLEST.low, widest) : SMALLEST.upright);
  const largest = least.h * LARGEST;
  const pixels = Math.min(Math.max(room.h, smallest), Math.max(largest, smallest));
  return { size: fitDrawing(least, { w: room.w, h: pixels }), pixels };
}
