// What can be done on the board that a move leads to, in words.
import { say } from "../../i18n/messages";
import type { Destination } from "../../lib/types";
import { joinWithCommas } from "./names";

/** "3 colours there, act for 3, collect 4, worship". */
export function formatDestination({ colours, main, collect, worship }: Destination): string {
  return joinWithCommas([
    ...(colours === null ? [] : [say("ahead-colours", { colours })]),
    ...(main === null ? [] : [say("ahead-main", { cocoa: main })]),
    ...(collect === null ? [] : [say("ahead-collect", { cocoa: collect })]),
    ...(worship ? [say("ahead-worship")] : []),
  ]);
}

/** The same for a note on a board: "−3 / +4" cocoa. */
export const formatDestinationNote = ({ main, collect }: Destination): string =>
  say("ahead-note", { pay: main ?? "none", collect: collect ?? 0 });
