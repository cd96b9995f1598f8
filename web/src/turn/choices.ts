// Buttons below the table: what can be answered or picked next, with cost and gain.
import { iconWords, startingWords } from "../board/about";
import { parseTarget } from "../board/targets";
import { say } from "../i18n/messages";
import type { ActionKind, Offer, View } from "../lib/types";
import { aheadOf, aheadWords, onTheWay, type Ahead } from "./ahead";
import { answerWords } from "./answers";
import { changesOf, changesWords, type Change } from "./effects";
import { boardName } from "./names";
import type { Narrowed } from "./picking";

export interface Choice {
  /** Tells choices apart. */
  id: string;
  /** What is read beside the signs; "" if they say it all. */
  words: string;
  changes: Change[];
  ahead: Ahead | null;
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

export function choiceOf(offer: Offer, view: View): Choice {
  const words = answerWords(offer, view);
  const ahead = offer.kind === "move" ? aheadOf(offer) : null;
  const entries = ahead ? onTheWay(offer) : offer.brings;
  const brings = [changesWords(entries), ahead ? aheadWords(ahead) : ""].filter((text) => text);
  return {
    id: `answer-${offer.action}`,
    // Goods say the same as their signs.
    words: offer.kind === "resources" && entries.length ? "" : words,
    changes: changesOf(entries),
    ahead,
    label: brings.length ? say("answer-brings", { answer: words, brings: brings.join("; ") }) : words,
    offer,
    role: ASIDE.has(offer.kind) ? "aside" : END.has(offer.kind) ? "end" : "answer",
    key: "",
  };
}

/** An answer that is advised: why is told beside it. */
export const hintChoice = (offer: Offer, view: View, i: number): Choice => ({
  ...choiceOf(offer, view),
  words: answerWords(offer, view),
  changes: [],
  ahead: null,
  key: String(i + 1),
});

/** A place that leads to several answers. */
function placeChoice(place: string, view: View): Choice {
  const words = placeWords(place, view);
  return { id: place, words, changes: [], ahead: null, label: placeLabel(place, view) ?? words, target: place, role: "pick", key: "" };
}

/** Who can't see a tile of a display is told what is on it. */
function placeLabel(text: string, view: View): string | null {
  const place = parseTarget(text);
  if (place?.kind !== "decoration" && place?.kind !== "tile") return place?.kind === "starting" ? startingWords(place.tile) : null;
  const tile = (place.kind === "tile" ? view.pyramid_display : view.decoration_display)[place.slot];
  return tile ? say(`place-${place.kind}-seen`, { number: place.slot + 1, icons: iconWords([...tile]) }) : null;
}

/** What lies at a place that is picked first of several. */
export function placeWords(text: string, view: View): string {
  const place = parseTarget(text);
  if (place?.kind === "worker") {
    const worker = view.players[place.seat]?.workers[place.worker];
    const at = worker?.board ?? "none";
    return say("place-worker", { board_key: at, board: at === "none" ? "" : boardName(at), power: worker?.power ?? 0 });
  }
  if (place?.kind === "decoration" || place?.kind === "tile") return say(`place-${place.kind}`, { number: place.slot + 1 });
  if (place?.kind === "starting") return say("place-starting", { number: place.tile });
  if (place?.kind === "worship") return say("place-worship", { board: boardName(place.board) });
  if (place?.kind === "royal") return say("place-royal", { number: place.space + 1 });
  return text;
}

/** Whether answers are chosen by their place on the table only: there are too many for buttons. */
const onTableOnly = (place: string) => parseTarget(place)?.kind === "cell";

/** All buttons for what is left to choose. */
export function choicesOf(view: View, left: Narrowed): Choice[] {
  const choices: Choice[] = left.ready.map((offer) => choiceOf(offer, view));
  // Once the worker is picked only the board is left to say.
  const short = (offer: Offer): Choice => {
    const choice = choiceOf(offer, view);
    if (offer.kind !== "move" || !left.at.length) return choice;
    return { ...choice, words: say("answer-move-to", { board: boardName(String(offer.about["board"])) }) };
  };
  const places = [...left.next].filter(([place]) => !onTableOnly(place));
  if (places.length <= MOST_PLACES) {
    const all = total(places) <= MOST_READY;
    for (const [place, offers] of places) {
      if (offers.length === 1 || (all && endsHere(offers))) choices.push(...offers.map(short));
      else choices.push(placeChoice(place, view));
    }
  }
  const order = ["answer", "pick", "aside", "end"];
  choices.sort((one, other) => order.indexOf(one.role) - order.indexOf(other.role));
  return choices.map((choice, i) => ({ ...choice, key: i < MOST_KEYS ? String(i + 1) : "" }));
}

/** Answers that need no more picks after their place: what to worship for. */
const endsHere = (offers: Offer[]) => offers.every((offer) => offer.kind === "worship");
const total = (places: [string, Offer[]][]) => places.reduce((sum, [, offers]) => sum + offers.length, 0);
