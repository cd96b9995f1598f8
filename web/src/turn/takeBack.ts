// Taking back a whole turn: whether it is offered, and why it can't be done.
import { say } from "../i18n/messages";
import type { State } from "../lib/types";

export interface TakeBackOffer {
  /** Why it can't be done, in words; "" if it can. */
  refused: string;
}

/** Reasons that hold for the whole game: nothing is offered there. */
const NEVER = new Set(["people", "clock", "nothing"]);

/** What can be taken back in a state; null where there is nothing to offer. */
export function findTakeBackOffer(state: State | null): TakeBackOffer | null {
  const found = state?.take_back;
  if (!found || (found.refused && NEVER.has(found.refused))) return null;
  if (found.refused) return { refused: say(`take-back-${found.refused}`) };
  return found.actions > 0 ? { refused: "" } : null;
}
