// Where things lie on the table that is drawn: boxes of targets and pieces, and the pieces' pictures.

export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

/** What is seen of a table at one moment. */
export interface Snapshot {
  /** Boxes of targets and pieces by name, seen from the layer that things move on. */
  boxes: Map<string, Box>;
  /** Drawings of pieces by name. */
  pictures: Map<string, SVGGraphicsElement>;
}

/** The box of an element; what is measured of a picture is what is drawn, without its stroke. */
function measureBox(element: Element, origin: DOMRect): Box {
  const { x, y, width, height } = element.getBoundingClientRect();
  return { x: x - origin.x, y: y - origin.y, w: width, h: height };
}

/** Whether something is in sight: parts of the table that are other tabs are not. */
const isShown = (element: Element) => element.checkVisibility?.({ visibilityProperty: true }) ?? true;

/** Pieces that walk: one that is elsewhere than before has moved. */
const WALKERS = /^(worker|marker|neutral|sun|eclipse)\b/;
/** What is looked at anyway: the calendar tells the table's size, boards are passed. */
const LANDMARKS = /^(calendar$|board:)/;

/** Look at a table; `layer` covers it and moves with it. Only what walks and what is asked for is
 *  measured: there are hundreds of places. */
export function takeSnapshot(table: Element, layer: Element, asked: ReadonlySet<string>): Snapshot {
  const origin = layer.getBoundingClientRect();
  const boxes = new Map<string, Box>();
  const pictures = new Map<string, SVGGraphicsElement>();
  for (const element of table.querySelectorAll("[data-target]")) {
    const name = element.getAttribute("data-target") ?? "";
    if ((LANDMARKS.test(name) || asked.has(name)) && isShown(element)) boxes.set(name, measureBox(element, origin));
  }
  for (const element of table.querySelectorAll<SVGGraphicsElement>("[data-piece]")) {
    const name = element.dataset["piece"] ?? "";
    if ((!WALKERS.test(name) && !asked.has(name)) || !isShown(element)) continue;
    boxes.set(name, measureBox(element, origin));
    pictures.set(name, element);
  }
  return { boxes, pictures };
}

const STILL = 3; // pixels that are no movement

/** The pieces that have moved between two looks. */
export function findMoved(before: Snapshot, now: Snapshot): string[] {
  return [...now.pictures.keys()].filter((name) => {
    const [from, to] = [before.boxes.get(name), now.boxes.get(name)];
    return WALKERS.test(name) && from && to && Math.hypot(to.x - from.x, to.y - from.y) > STILL;
  });
}

const FIXED = ["calendar", "board:palace", "tile:0", "tile:1", "temple:blue", "player:0"];

/** Whether the table was drawn at the same size and the same part of it: else everything would seem to have moved. */
export function isSameSize(before: Snapshot, now: Snapshot): boolean {
  const fixed = FIXED.find((name) => now.boxes.has(name)) ?? "";
  const [one, other] = [before.boxes.get(fixed), now.boxes.get(fixed)];
  return Boolean(one && other && Math.abs(one.w - other.w) < STILL && Math.abs(one.x - other.x) < STILL);
}
