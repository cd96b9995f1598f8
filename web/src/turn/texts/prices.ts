// What an answer costs and brings as a whole: what it does, what it leads to or asks for, what it would waste.
import { say } from "../../i18n/messages";
import type { Destination, Effect, Offer, Waste } from "../../lib/types";
import { formatDestination } from "./destination";
import { formatEffects, mergeEffects } from "./effects";
import { joinWithCommas, toMessageArguments } from "./names";

export interface Price {
  /** What it does at once and later, added up. */
  effects: readonly Effect[];
  /** What can be done where a move leads; only one of it. */
  destination: Destination | null;
  /** What is asked for next, in words; "" if nothing is, or the rest tells it. */
  then: string;
  /** Parts that come to nothing, in words. */
  waste: readonly string[];
}

export const NO_PRICE: Price = { effects: [], destination: null, then: "", waste: [] };

/** Effects of a kind that is chosen later, and the question that asks for it. */
const CHOSEN: Record<string, string> = { resources: "gain_resources", temple: "choose_temple" };

/** What an offer costs and brings; what is lost is told as waste. */
export function readPrice(offer: Offer): Price {
  const { effects, later, destination, waste } = offer;
  return {
    effects: mergeEffects(effects, later ?? []).filter(({ kind }) => kind !== "step_lost"),
    destination: destination ?? null,
    then: formatAsks(offer),
    waste: (waste ?? []).map(formatWaste),
  };
}

function formatAsks({ kind, asks, later }: Offer): string {
  if (kind === "move") return ""; // its destination tells
  const told = new Set((later ?? []).map((effect) => CHOSEN[effect.kind]));
  const steps = (asks ?? []).filter((question) => !told.has(question)).map((question) => say(`stage-${question}`));
  return steps.length ? say("price-then", { steps: joinWithCommas([...new Set(steps)]) }) : "";
}

const formatWaste = ({ kind, discovery }: Waste): string =>
  say(`waste-${kind}`, discovery === undefined ? {} : toMessageArguments({ discovery }));

/** All of it in words: "−2 cocoa, +1 blue temple; then: Discovery tile". */
export function formatPrice({ effects, destination, then, waste }: Price): string {
  const leads = destination ? formatDestination(destination) : "";
  return [formatEffects(effects), leads, then, ...waste].filter((text) => text).join("; ");
}
