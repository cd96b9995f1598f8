// Where things lie on a board: the title on the painted place, the slab with table and dice, worship and discovery.
import type { Box } from "./places";

export interface BoardLayout {
  title: Box;
  slab: Box;
  /** The corner of the slab that is left out for worship and discovery, at its lower right. */
  notch?: { x: number; y: number };
  /** What is printed; null if the dice need its room. */
  table: Box | null;
  dice: Box;
  /** For the worship space and the discovery tile, if the board has them. */
  worship: Box;
  discovery: Box;
}
type Frame = Omit<BoardLayout, "table" | "dice"> & { ground: Box; row: number };

export interface Wanted {
  /** Lines of the printed table, and the width it needs to be read. */
  lines: number;
  width: number;
  worship: boolean;
  /** So many dice stand here. */
  dice: number;
}

const EDGE = 5;
const INSET = 4; // from the slab's edge to what lies on it
const ROOM = 17.5; // a die, as small as it can be read, with its gap
const [LOWEST_LINE, HIGHEST_LINE] = [12.8, 27];
const clamp = (n: number, least: number, most: number) => Math.max(least, Math.min(most, n));
const shrink = ({ x, y, w, h }: Box): Box => ({ x: x + INSET, y: y + INSET, w: w - 2 * INSET, h: h - 2 * INSET });
const getHead = (h: number) => clamp(h * 0.19, 26, 46);
const getBeside = (w: number) => clamp(w * 0.27, 46, 70);

/** The slab on the left, worship and discovery on the painted place beside it. */
function layBeside(w: number, h: number, { lines, width, worship }: Wanted): Frame {
  const head = getHead(h);
  // Where nothing lies there, what the slab does not need shows more of the place.
  const beside = worship ? getBeside(w) : clamp(w - width * 1.3 - 24, getBeside(w), w * 0.42);
  const slab = { x: EDGE, y: head, w: w - beside - 2 * EDGE, h: h - head - EDGE };
  const middle = w - beside / 2 - 2;
  const round = clamp(Math.min(beside - 4, h * 0.29), 36, 58);
  const top = 6;
  const below = top + round + 4;
  const tile = { w: clamp(beside - 6, 40, 56), h: clamp(h - below - EDGE, 44, 74) };
  const ground = shrink(slab);
  return {
    title: { x: EDGE + 4, y: 0, w: w - beside - EDGE - 8, h: head },
    slab,
    ground,
    row: clamp((ground.h * 0.6) / lines, LOWEST_LINE, HIGHEST_LINE),
    worship: { x: middle - round / 2, y: top, w: round, h: round },
    discovery: { x: middle - tile.w / 2, y: below + Math.max(0, h - EDGE - below - tile.h) / 2, ...tile },
  };
}

/** The table over the whole width, worship and discovery below it on the right. */
function layBelow(w: number, h: number, { lines }: Wanted): Frame {
  const head = getHead(h);
  const slab = { x: EDGE, y: head, w: w - 2 * EDGE, h: h - head - EDGE };
  const round = clamp(w * 0.22, 36, 46);
  const tile = { w: clamp(w * 0.22, 36, 46), h: clamp(h * 0.34, 44, 60) };
  const row = clamp((slab.h - tile.h - 2 * INSET) / lines, LOWEST_LINE, HIGHEST_LINE);
  const notch = { x: w - EDGE - tile.w - round - 8, y: slab.y + INSET + lines * row + 1 };
  const high = h - EDGE - notch.y - 3;
  return {
    title: { x: EDGE + 4, y: 0, w: w - 2 * EDGE - 8, h: head },
    slab,
    notch,
    ground: shrink(slab),
    row,
    worship: { x: notch.x + 4, y: notch.y + 3 + (high - round) / 2, w: round, h: round },
    discovery: { x: w - EDGE - tile.w, y: notch.y + 3, w: tile.w, h: Math.min(tile.h, high) },
  };
}

/** The slab above, worship and discovery below it side by side. */
function layTall(w: number, h: number, { lines, worship }: Wanted): Frame {
  const head = clamp(h * 0.13, 28, 46);
  const below = worship ? clamp(h * 0.27, 58, 76) : clamp(h - head - lines * 27 - 96, 30, 110);
  const slab = { x: EDGE, y: head, w: w - 2 * EDGE, h: h - head - below - EDGE };
  const y = slab.y + slab.h + 5;
  const high = h - y - EDGE;
  const round = Math.min(50, high, w * 0.36);
  const ground = shrink(slab);
  return {
    title: { x: EDGE + 4, y: 0, w: w - 2 * EDGE - 8, h: head },
    slab,
    ground,
    row: clamp((ground.h * 0.62) / lines, LOWEST_LINE, HIGHEST_LINE),
    worship: { x: w * 0.29 - round / 2, y: y + (high - round) / 2, w: round, h: round },
    discovery: { x: w * 0.71 - 23, y, w: 46, h: high },
  };
}

/** What lies where on a board of this size. */
export function layBoard(w: number, h: number, tall: boolean, wanted: Wanted): BoardLayout {
  const narrow = w - getBeside(w) - 2 * EDGE - 2 * INSET < wanted.width;
  const lay = tall ? layTall : narrow && wanted.worship ? layBelow : layBeside;
  const { ground, row, ...frame } = lay(w, h, wanted);
  const printed = { ...ground, h: row * wanted.lines };
  const y = printed.y + printed.h + 4;
  const right = frame.notch ? frame.notch.x - 2 : ground.x + ground.w;
  const rest = { x: ground.x, y, w: right - ground.x, h: ground.y + ground.h - y };
  const crowded = wanted.dice > Math.floor(rest.w / ROOM) * Math.floor(rest.h / ROOM);
  if (!crowded) return { ...frame, table: printed, dice: rest };
  return { ...frame, table: null, dice: frame.notch ? { ...printed, h: printed.h - 1 } : ground };
}

/** The palace: royal tiles in a row with the discovery tile, the slab for workers below. */
export function layPalace(w: number, h: number): BoardLayout {
  const head = getHead(h);
  const high = clamp((h - head) * 0.57, 62, 110);
  const tile = clamp(w * 0.22, 38, 62);
  const slab = { x: EDGE, y: head + high + 4, w: w - 2 * EDGE, h: h - head - high - 4 - EDGE };
  return {
    title: { x: EDGE + 4, y: 0, w: w - 2 * EDGE - 8, h: head },
    slab,
    table: null,
    dice: { x: slab.x + INSET, y: slab.y + 3, w: slab.w - 2 * INSET, h: slab.h - 6 },
    worship: { x: EDGE, y: head, w: w - tile - 3 * EDGE + 2, h: high },
    discovery: { x: w - tile - EDGE, y: head, w: tile, h: Math.min(high, tile * 1.5) },
  };
}
