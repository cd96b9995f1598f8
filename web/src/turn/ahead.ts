// What a move leads to: what could be done on the board, with cost and gain.
import { say } from "../i18n/messages";
import type { Entry, Offer } from "../lib/types";
import { joinWithCommas } from "./names";

export interface Ahead {
  colours: number | null;
  /** Cocoa that collecting brings. */
  collect: number | null;
  /** Cocoa that the main action costs; null if it can't be taken. */
  pay: number | null;
  worship: boolean;
}

const of = (offer: Offer | undefined, key: Entry["key"]): Entry | undefined =>
  offer?.brings.find((entry) => entry.key === key);

const cocoaAfter = (entries: readonly Entry[], key: string): number | null => {
  const gained = entries[entries.findIndex((entry) => entry.key === key) + 1];
  return (gained?.arguments["goods"] as { cocoa?: number } | undefined)?.cocoa ?? null;
};

/** Cost and gain on the board a move leads to; null if that is not known yet. */
export function aheadOf(move: Offer): Ahead | null {
  // Where nothing else can be done, cocoa is collected with the move itself.
  const collect = of(move, "cocoa_collected") ? move : move.ahead?.find((offer) => offer.kind === "collect");
  const main = move.ahead?.find((offer) => offer.kind === "main");
  if (!collect && !main) return null;
  const colours = of(collect, "cocoa_collected")?.arguments["colours"];
  const taken = of(main, "main_action_taken");
  return {
    colours: colours === undefined ? null : Number(colours),
    collect: collect ? cocoaAfter(collect.brings, "cocoa_collected") : null,
    pay: taken ? Number(taken.arguments["cocoa"]) : null,
    worship: move.ahead?.some((offer) => offer.kind === "worship") ?? false,
  };
}

/** What a move brings by itself, before anything is done on the board. */
export function onTheWay(move: Offer): Entry[] {
  const end = move.brings.findIndex((entry) => entry.key === "cocoa_collected");
  return end < 0 ? move.brings : move.brings.slice(0, end);
}

/** The same in words: "3 colours there, act for 3, collect 4, worship". */
export function aheadWords(ahead: Ahead): string {
  return joinWithCommas([
    ...(ahead.colours === null ? [] : [say("ahead-colours", { colours: ahead.colours })]),
    ...(ahead.pay === null ? [] : [say("ahead-main", { cocoa: ahead.pay })]),
    ...(ahead.collect === null ? [] : [say("ahead-collect", { cocoa: ahead.collect })]),
    ...(ahead.worship ? [say("ahead-worship")] : []),
  ]);
}

/** The same for a note on a board: "−3 / +4" cocoa. */
export const aheadNote = (ahead: Ahead): string =>
  say("ahead-note", { pay: ahead.pay ?? "none", collect: ahead.collect ?? 0 });
