// Which part of the phone's table a target is drawn in.
import type { View } from "../lib/types";
import type { Light } from "./lights";
import { parseTarget, type Place } from "./targets";

export const SECTIONS = ["boards", "pyramid", "tracks", "tiles", "players"] as const;
export type Section = (typeof SECTIONS)[number];

const TRACK_SPOT = /^(avenue|blue|red|green)_/;
const KINDS: Record<Exclude<Place["kind"], "discovery">, Section> = {
  board: "boards",
  worker: "boards",
  neutral: "boards",
  worship: "boards",
  royal: "boards",
  starting: "boards",
  cell: "pyramid",
  side: "pyramid",
  tile: "pyramid",
  decoration: "pyramid",
  stack: "pyramid",
  temple: "tracks",
  bonus: "tracks",
  avenue: "tracks",
  tech: "tiles",
  row: "tiles",
  buildings: "tiles",
  calendar: "tiles",
  track: "tiles",
  held: "players",
  player: "players",
  bot: "players",
};

export function findSection(place: Place, view?: View): Section {
  // Workers that aren't placed yet wait at their player's.
  if (place.kind === "worker" && view?.players[place.seat]?.workers[place.worker]?.board === null) return "players";
  if (place.kind === "discovery") return TRACK_SPOT.test(place.spot) ? "tracks" : "boards";
  return KINDS[place.kind];
}

/** The parts in which something is lit, in their order on the page. */
export function findLitSections(lit: Map<string, unknown>, view?: View): Set<Section> {
  const found = new Set<Section>();
  for (const target of lit.keys()) {
    const place = parseTarget(target);
    if (place) found.add(findSection(place, view));
  }
  return new Set(SECTIONS.filter((section) => found.has(section)));
}

const FOLLOWED = new Set<Section>(["boards", "pyramid"]);

/** The parts one is led to: where something can be picked, or others do something that is to be seen. */
export function findSectionsToShow(lit: Map<string, Light>, view?: View): Set<Section> {
  const found = findLitSections(new Map([...lit].filter(([, light]) => light === "offer")), view);
  if (found.size) return found;
  return new Set([...findLitSections(lit, view)].filter((section) => FOLLOWED.has(section)));
}
