// What was picked so far narrows the offers.
import type { Offer } from "../lib/types";
import type { OfferPath } from "./paths";

export interface RemainingOffers {
  /** Picks so far, with those that go without saying. */
  at: readonly string[];
  /** What can be picked next, with the offers it leads to. */
  next: Map<string, Offer[]>;
  /** Offers that need no more picks: they are chosen by buttons, or there is one. */
  ready: Offer[];
}

const begins = (path: readonly string[], with_: readonly string[]) => with_.every((pick, i) => path[i] === pick);

/** Offers once each, in order. */
export const listDistinctOffers = (ways: readonly OfferPath[]): Offer[] => [...new Set(ways.map((way) => way.offer))];

/** The picks that all ways to go on share: one need not pick the only worker that can move. */
function findSharedPicks(ways: readonly OfferPath[], picked: readonly string[]): readonly string[] {
  const on = ways.filter(({ offer, path }) => path.length > picked.length && offer.kind !== "use");
  if (listDistinctOffers(on).length < 2) return picked;
  let at = [...picked];
  for (;;) {
    const pick = on[0]?.path[at.length];
    // The last pick of a path is always made: it is what chooses.
    const same = on.every(({ path }) => path.length > at.length + 1 && path[at.length] === pick);
    if (!same || pick === undefined) return at;
    at = [...at, pick];
  }
}

/** The offers that are left after some picks. */
export function narrowOffers(ways: readonly OfferPath[], picked: readonly string[]): RemainingOffers {
  const left = ways.filter(({ path }) => begins(path, picked));
  const at = findSharedPicks(left, picked);
  const next = new Map<string, Offer[]>();
  const ready: OfferPath[] = [];
  for (const way of left) {
    // Ways that do not share what goes without saying are still there.
    const depth = begins(way.path, at) ? at.length : picked.length;
    const pick = way.path[depth];
    if (pick === undefined) ready.push(way);
    else if (!next.get(pick)?.includes(way.offer)) next.set(pick, [...(next.get(pick) ?? []), way.offer]);
  }
  return { at, next, ready: listDistinctOffers(ready) };
}

/** The picks after another one: it goes on, takes back, or starts over; null if it means nothing. */
export function extendPicks(
  ways: readonly OfferPath[],
  picked: readonly string[],
  one: string,
): readonly string[] | null {
  const now = narrowOffers(ways, picked);
  if (now.next.has(one)) return startPicks(ways, picked, now.at, one);
  const place = picked.indexOf(one);
  if (place >= 0) return picked.slice(0, place);
  for (let kept = picked.length - 1; kept >= 0; kept -= 1) {
    const before = narrowOffers(ways, picked.slice(0, kept));
    if (before.next.has(one)) return startPicks(ways, picked.slice(0, kept), before.at, one);
  }
  return null;
}

function startPicks(ways: readonly OfferPath[], picked: readonly string[], at: readonly string[], one: string) {
  const on = [...at, one];
  return ways.some(({ path }) => begins(path, on)) ? on : [...picked, one];
}
