// Tiles shown where they would lie.
import type { Preview } from "../board/lights";
import type { Offer, Side } from "../lib/types";
import { formatEffects, isAboutMatches, rateEffects } from "./texts/effects";
import { readPrice } from "./texts/prices";

/** The tile that an answer would lay, with what that brings. */
export function makePreview(offer: Offer): Preview | undefined {
  const { about } = offer;
  const text = formatEffects(readPrice(offer).effects.filter(isAboutMatches));
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
export const findRotations = (offer: Offer, offers: readonly Offer[]): Offer[] =>
  offer.kind === "place"
    ? offers
        .filter((other) => other.kind === "place" && sameCell(offer, other))
        .sort((one, other) => Number(one.about["turn"]) - Number(other.about["turn"]))
    : [];

const rateOffer = (offer: Offer): number => rateEffects(readPrice(offer).effects);

/** The turn of a tile that brings most. */
export const chooseBestOffer = (offers: readonly Offer[]): Offer | null =>
  offers.reduce<Offer | null>((top, offer) => (!top || rateOffer(offer) > rateOffer(top) ? offer : top), null);
