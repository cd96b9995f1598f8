// Views and lights for pyramid and tracks in the gallery.
import type { View } from "../../lib/types";
import type { Light, Preview } from "../lights";
import { samples } from "../samples";

export interface PieceScene {
  name: string;
  view: View;
  lit?: Map<string, Light>;
  preview?: Preview;
}

const TILES = ["b.Rg", ".brG", "...r", "gBr.", "b.G.", "...."];

const getSample = (name: string): View => samples[name] ?? Object.values(samples)[0]!;

/** The view with nothing built. */
const clear = (view: View): View => ({
  ...view,
  pyramid: [],
  decorations: { top: [], right: [], bottom: [], left: [] },
});

/** The view with so many levels complete. */
function build(view: View, levels: number): View {
  const pyramid = Array.from({ length: levels }, (_, level) =>
    Array.from({ length: (4 - level) ** 2 }, (_, i): View["pyramid"][number] => ({
      cell: [level, Math.floor(i / (4 - level)), i % (4 - level)],
      tile: TILES[(i * 5 + level) % TILES.length] ?? "....",
      turn: (i + level) % 4,
    })),
  ).flat();
  return { ...clear(view), pyramid, decorations: { ...view.decorations } };
}

const offers = (...targets: string[]): [string, Light][] => targets.map((target) => [target, "offer"]);
const atEclipse = (view: View, turns: number): View => ({
  ...view,
  calendar: { ...view.calendar, light: view.calendar.dark, eclipse_in_turns: turns },
});

export const pyramids: PieceScene[] = [
  { name: "empty", view: clear(getSample("first2")) },
  { name: "two players, opening", view: getSample("first2") },
  { name: "three players, middle", view: getSample("middle3") },
  { name: "late", view: getSample("late4") },
  { name: "complete", view: build(getSample("late4"), 4) },
  {
    name: "where to build",
    view: getSample("first2"),
    lit: new Map(offers("cell:1-1-3", "cell:1-1-4", "cell:1-4-1", "cell:1-4-2", "cell:2-2-1", "cell:2-2-2")),
  },
  {
    name: "as it would lie",
    view: getSample("first2"),
    lit: new Map<string, Light>([...offers("cell:1-1-3", "cell:1-4-1"), ["cell:2-2-2", "preview"]]),
    preview: { kind: "tile", tile: "RGgr", level: 2, row: 2, column: 2, turn: 2, text: "3 VP + 2 matches" },
  },
  {
    name: "decorations",
    view: getSample("middle3"),
    lit: new Map(offers("side:top", "side:left", "side:bottom")),
    preview: { kind: "decoration", tile: "GB", side: "right", text: "3 VP + 1 match" },
  },
];

export const tables: PieceScene[] = [
  { name: "two players", view: getSample("first2") },
  { name: "three players", view: getSample("middle3") },
  { name: "four players, late", view: getSample("late4") },
  { name: "solo", view: getSample("solo") },
  { name: "eclipse in two turns", view: atEclipse(getSample("middle3"), 2) },
  { name: "eclipse", view: atEclipse(getSample("crowd4"), 0) },
  {
    name: "lit",
    view: getSample("late4"),
    lit: new Map(
      offers("temple:blue", "bonus:red", "avenue", "tech:1", "tech:4", "row:top", "tile:0", "decoration:0", "calendar"),
    ),
  },
];
