// What is lit in the gallery, as if a turn were played.
import type { Light, Preview } from "../lights";

interface Scene {
  lit?: Map<string, Light>;
  notes?: Map<string, string>;
  preview?: Preview;
}

const offers = (...targets: string[]): [string, Light][] => targets.map((target) => [target, "offer"]);

export const scenes: Record<string, Scene> = {
  moves: {
    lit: new Map<string, Light>([
      ["worker:0:0", "chosen"],
      ...offers("worker:0:1", "worker:0:2", "board:nobles", "board:alchemy", "board:forest", "board:palace"),
    ]),
    notes: new Map([
      ["board:nobles", "pay 3 / collect 4"],
      ["board:alchemy", "pay 1 / collect 2"],
      ["board:forest", "pay 2 / collect 3"],
      ["board:palace", "collect 2"],
    ]),
  },
  place: {
    lit: new Map<string, Light>([
      ["tile:1", "chosen"],
      ...offers("cell:1-1-3", "cell:1-1-4", "cell:1-4-1", "cell:1-4-2", "cell:2-2-1", "cell:2-2-2"),
      ["cell:2-2-3", "preview"],
    ]),
    preview: { kind: "tile", tile: "...r", level: 2, row: 2, column: 3, turn: 2, text: "3 VP + 2 matches" },
  },
  decorate: {
    lit: new Map<string, Light>([["decoration:1", "chosen"], ...offers("side:top", "side:left", "side:bottom")]),
    preview: { kind: "decoration", tile: "BR", side: "right", text: "3 VP + 1 match" },
  },
  everything: {
    lit: new Map(
      offers(
        "royal:0",
        "worship:forest",
        "tech:1",
        "tech:4",
        "row:top",
        "row:middle",
        "temple:blue",
        "avenue",
        "player:1",
        "calendar",
        "decoration:2",
        "tile:0",
        "starting:6",
        "starting:14",
        "bonus:red",
      ),
    ),
  },
};
