// Things that offers, questions and entries speak of, in words: the names are those of the table.
import { nameArguments, joinWithCommas, say, signedNumber } from "../../i18n/messages";

export { joinWithCommas, signedNumber };

export const getBoardName = (board: string): string => say(`board-${board}`);
export const getRoyalName = (tile: string): string => say(`royal-${tile}`);
export const getDiscoveryName = (tile: string): string => say(...discoveryMessage(tile));

type Args = Record<string, string | number>;
type Message = [key: string, args?: Args];

const discoveryMessage = (tile: string): Message =>
  tile.startsWith("mask") ? ["discovery-mask", { number: tile.slice(-1) }] : [`discovery-${tile}`];

/** Where discovery tiles lie: on a board, or on a step of a track. */
function spotMessage(spot: string): Message {
  const step = /^(avenue|blue|red|green)_(\d)$/.exec(spot);
  if (!step) return [`board-${spot}`];
  return step[1] === "avenue" ? ["avenue"] : ["temple", { temple: step[1] ?? "" }];
}

/** Goods with their amounts: "2 wood, 1 cocoa". */
export const formatAmounts = (goods: Record<string, number>): string =>
  joinWithCommas(Object.entries(goods).map(([good, n]) => say(`amount-${good}`, { n, count: n })));

/** The message that names a thing, by what it is the argument for. */
const NAMES: Record<string, (name: string) => Message> = {
  board: (board) => [`board-${board}`],
  start: (board) => [`board-${board}`],
  here: (board) => [`board-${board}`],
  technology: (technology) => [`technology-${technology}`],
  discovery: discoveryMessage,
  spot: spotMessage,
  source: (source) => [`log-source-${source}`],
  slot: (slot) => [`log-slot-${slot}`],
  start_slot: (slot) => [`log-slot-${slot}`],
  outcome: (outcome) => [`log-outcome-${outcome}`],
  bot_tile: (tile) => [`bot-${tile}`],
  good: (good) => ["good-plain", { good }],
  royal_tile: (tile) => [`royal-${tile}`],
};

/** Arguments for a message: things by name and its forms, and as `x_key` by what the engine calls them. */
export function toMessageArguments(facts: Record<string, unknown>): Args {
  const args: Args = {};
  for (const [name, fact] of Object.entries(facts)) {
    if (typeof fact === "number") args[name] = fact;
    else if (Array.isArray(fact)) args[name] = joinWithCommas(fact.map((one) => getBoardName(String(one))));
    else if (fact && typeof fact === "object") args[name] = formatAmounts(fact as Record<string, number>);
    else {
      const key = typeof fact === "string" ? fact : "none";
      args[`${name}_key`] = key;
      const message = key === "none" ? undefined : NAMES[name]?.(key);
      if (message) Object.assign(args, nameArguments(name, ...message));
      else args[name] = key === "none" ? "" : key;
    }
  }
  return args;
}
