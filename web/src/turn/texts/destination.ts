// What can be done on the board that a move leads to, in words.
import { say } from "../../i18n/messages";
import type { Destination } from "../../lib/types";
import { joinWithCommas } from "./names";

/** "3 colours there, act for 3 or collect 4 or worship". */
export function formatDestination(destination: Destination): string {
  const { colours } = destination;
  const ways = listWays(destination);
  const choice = ways.length ? [ways.reduce((one, other) => say("price-or", { one, other }))] : [];
  return joinWithCommas([...(colours === null ? [] : [say("ahead-colours", { colours })]), ...choice]);
}

const listWays = ({ main, collect, worship }: Destination): string[] => [
  ...(main === null ? [] : [say("ahead-main", { cocoa: main })]),
  ...(collect === null ? [] : [say("ahead-collect", { cocoa: collect })]),
  ...(worship ? [say("ahead-worship")] : []),
];

/** The same for a note on a board: "act −3 | collect +4". */
export const formatDestinationNote = ({ main, collect }: Destination): string =>
  say("ahead-note", { pay: main ?? "none", collect: collect ?? 0 });
