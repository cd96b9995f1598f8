// Tiles shown where they would lie.
import type { Preview } from "../board/table";
import type { Offer, Side } from "../lib/types";
import { changesOf, worth } from "./effects";
import { joinWithCommas } from "./names";

/** What the place and the turn of a tile decide: VP and temple steps. */
const matchWords = (offer: Offer): string =>
  joinWithCommas(
    changesOf(offer.brings)
      .filter(({ what }) => what === "vp" || what.startsWith("temple"))
      .map((change) => change.words),
  );

/** The tile that an answer would lay, with what that brings. */
export function previewOf(offer: Offer): Preview | undefined {
  const { about } = offer;
  const text = matchWords(offer);
  if (offer.kind === "decorate") {
    return { kind: "decoration", tile: String(about["decoration"]), side: String(about["side"]) as Side, text };
  }
  if (offer.kind !== "place") return undefined;
  return {
    kind: "tile",
    tile: String(about["tile"]),
    level: Number(about["level"]),
    row: Number(about["row"]),
    column: Number(about["column"]),
    turn: Number(about["turn"]),
    text,
  };
}

const sameCell = (one: Offer, other: Offer) =>
  ["level", "row", "column"].every((name) => one.about[name] === other.about[name]);

/** The legal turns of the same tile on the same place, clockwise. */
export const turnsOf = (offer: Offer, offers: readonly Offer[]): Offer[] =>
  offer.kind === "place"
    ? offers
        .filter((other) => other.kind === "place" && sameCell(offer, other))
        .sort((one, other) => Number(one.about["turn"]) - Number(other.about["turn"]))
    : [];

/** The turn of a tile that brings most at once. */
export const bestOffer = (offers: readonly Offer[]): Offer | null =>
  offers.reduce<Offer | null>((top, offer) => (!top || worth(offer.brings) > worth(top.brings) ? offer : top), null);
