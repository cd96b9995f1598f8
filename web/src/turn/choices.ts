// Buttons below the table: what can be answered or picked next, with cost and gain.
import { formatIcons, describeStartingTile } from "../board/descriptions";
import { parseTarget } from "../board/targets";
import { say } from "../i18n/messages";
import type { ActionKind, Offer, View } from "../lib/types";
import { formatAnswer } from "./texts/answers";
import { getBoardName } from "./texts/names";
import { formatPrice, NO_PRICE, readPrice, type Price } from "./texts/prices";
import type { RemainingOffers } from "./picking";

export interface Choice {
  /** Tells choices apart. */
  id: string;
  /** What is read beside the signs; "" if they say it all. */
  words: string;
  price: Price;
  /** All of it in words, for whoever can't see symbols. */
  label: string;
  /** The answer that is given, or the place that is picked. */
  offer?: Offer;
  target?: string;
  role: "answer" | "pick" | "aside" | "end";
  /** The digit that chooses it; "" from the tenth on. */
  key: string;
}

const MOST_READY = 8; // answers shown at once instead of the place they belong to
const MOST_PLACES = 12; // places shown as buttons; more are picked on the table
const MOST_KEYS = 9;
const ASIDE = new Set<ActionKind>(["use", "unlock_paid", "unlock"]);
const END = new Set<ActionKind>(["end_turn", "decline"]);

export function makeChoice(offer: Offer, view: View): Choice {
  const words = formatAnswer(offer, view);
  const price = readPrice(offer);
  const gains = formatPrice(price);
  return {
    id: `answer-${offer.action}`,
    // Goods say the same as their signs.
    words: offer.kind === "resources" && price.effects.length ? "" : words,
    price,
    label: gains ? say("answer-brings", { answer: words, brings: gains }) : words,
    offer,
    role: ASIDE.has(offer.kind) ? "aside" : END.has(offer.kind) ? "end" : "answer",
    key: "",
  };
}

/** An answer that is advised: why is told beside it. */
export const makeHintChoice = (offer: Offer, view: View, i: number): Choice => ({
  ...makeChoice(offer, view),
  words: formatAnswer(offer, view),
  price: NO_PRICE,
  key: String(i + 1),
});

/** A place that leads to several answers. */
function makePlaceChoice(place: string, view: View): Choice {
  const words = formatPlace(place, view);
  return {
    id: place,
    words,
    price: NO_PRICE,
    label: labelPlace(place, view) ?? words,
    target: place,
    role: "pick",
    key: "",
  };
}

/** Who can't see a tile of a display is told what is on it. */
function labelPlace(text: string, view: View): string | null {
  const place = parseTarget(text);
  if (place?.kind !== "decoration" && place?.kind !== "tile")
    return place?.kind === "starting" ? describeStartingTile(place.tile) : null;
  const tile = (place.kind === "tile" ? view.pyramid_display : view.decoration_display)[place.slot];
  return tile ? say(`place-${place.kind}-seen`, { number: place.slot + 1, icons: formatIcons([...tile]) }) : null;
}

/** What lies at a place that is picked first of several. */
export function formatPlace(text: string, view: View): string {
  const place = parseTarget(text);
  if (place?.kind === "worker") {
    const worker = view.players[place.seat]?.workers[place.worker];
    const at = worker?.board ?? "none";
    return say("place-worker", {
      board_key: at,
      board: at === "none" ? "" : getBoardName(at),
      power: worker?.power ?? 0,
    });
  }
  if (place?.kind === "decoration" || place?.kind === "tile")
    return say(`place-${place.kind}`, { number: place.slot + 1 });
  if (place?.kind === "starting") return say("place-starting", { number: place.tile });
  if (place?.kind === "worship") return say("place-worship", { board: getBoardName(place.board) });
  if (place?.kind === "royal") return say("place-royal", { number: place.space + 1 });
  return text;
}

/** Whether answers are chosen by their place on the table only: there are too many for buttons. */
const onTableOnly = (place: string) => parseTarget(place)?.kind === "cell";

/** All buttons for what is left to choose. */
export function makeChoices(view: View, left: RemainingOffers): Choice[] {
  const choices: Choice[] = left.ready.map((offer) => makeChoice(offer, view));
  // Once the worker is picked only the board is left to say.
  const short = (offer: Offer): Choice => {
    const choice = makeChoice(offer, view);
    if (offer.kind !== "move" || !left.at.length) return choice;
    return { ...choice, words: say("answer-move-to", { board: getBoardName(String(offer.about["board"])) }) };
  };
  const places = [...left.next].filter(([place]) => !onTableOnly(place));
  if (places.length <= MOST_PLACES) {
    const all = total(places) <= MOST_READY;
    for (const [place, offers] of places) {
      if (offers.length === 1 || (all && endsHere(offers))) choices.push(...offers.map(short));
      else choices.push(makePlaceChoice(place, view));
    }
  }
  const order = ["answer", "pick", "aside", "end"];
  choices.sort((one, other) => order.indexOf(one.role) - order.indexOf(other.role));
  return choices.map((choice, i) => ({ ...choice, key: i < MOST_KEYS ? String(i + 1) : "" }));
}

/** Answers that need no more picks after their place: what to worship for. */
const endsHere = (offers: Offer[]) => offers.every((offer) => offer.kind === "worship");
const total = (places: [string, Offer[]][]) => places.reduce((sum, [, offers]) => sum + offers.length, 0);
