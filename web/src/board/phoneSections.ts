// Which part of the table a target is drawn in, where parts are tabs.
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
  starting: "pyramid", // in its place until the game begins
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
  if (place.kind !== "discovery") return KINDS[place.kind];
  if (place.spot.startsWith("starting_")) return "pyramid";
  return TRACK_SPOT.test(place.spot) ? "tracks" : "boards";
}

/** The parts in which something is lit, in their order. */
export function findLitSections(lit: Iterable<string>, view?: View): Set<Section> {
  const found = new Set<Section>();
  for (const target of lit) {
    const place = parseTarget(target);
    if (place) found.add(findSection(place, view));
  }
  return new Set(SECTIONS.filter((section) => found.has(section)));
}

const FOLLOWED = new Set<Section>(["boards", "pyramid"]);
const isOffer = (light: Light) => light === "offer" || light === "advised";

/** The parts one is led to: where something can be picked, or others do something that is to be seen.
 *  Held tiles can be used at almost any question, but don't answer it: they lead only if nothing else does. */
export function findSectionsToShow(lit: Map<string, Light>, view?: View, lead = false): Set<Section> {
  const offers = [...lit].filter(([, light]) => isOffer(light)).map(([target]) => target);
  const answers = findLitSections(
    offers.filter((target) => !target.startsWith("held:")),
    view,
  );
  if (answers.size) return answers;
  if (offers.length) return findLitSections(offers, view);
  const shown = [...findLitSections(lit.keys(), view)];
  return new Set(lead ? shown : shown.filter((section) => FOLLOWED.has(section)));
}
