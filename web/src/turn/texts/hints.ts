// Hints: what a bot would do, and why, in words.
import { say } from "../../i18n/messages";
import type { Change, Plan, StartAdvice, Suggestion } from "../../lib/types";
import { formatDecimal } from "../../pages/openings/figures";
import { formatAmounts, getBoardName, joinWithCommas, signedNumber } from "./names";

/** What speaks for an answer, and what it costs. */
export interface Reasons {
  gains: readonly Change[];
  prices: readonly Change[];
}

/** What changes; with what that is worth where every answer does the same. */
function formatThing({ part, amount, value, alike }: Change): string {
  const thing = amount ? say(`piece-${part}`, { n: Math.abs(amount) }) : say(`matter-${part}`);
  if (!alike || part === "vp") return thing;
  return say("reason-worth", { thing, vp: Math.round(Math.abs(value) * 10) / 10 });
}

/** What changes, by the verb that fits: for what is counted, for what is not, for locked workers. */
function formatChanges(changes: readonly Change[], counted: string, uncounted: string, workers: string): string[] {
  const byVerb = new Map<string, string[]>();
  for (const change of changes) {
    const { part, amount } = change;
    const verb = !amount ? uncounted : part === "locked" ? workers : counted;
    byVerb.set(verb, [...(byVerb.get(verb) ?? []), formatThing(change)]);
  }
  return [...byVerb].map(([verb, things]) => say(`reason-${verb}`, { things: joinWithCommas(things) }));
}

/** Why an answer is good, and what it costs: "gains 2 temple steps, costs 4 cocoa". */
export function formatReason({ gains, prices }: Reasons): string {
  const good = formatChanges(gains, "gains", "helps", "frees");
  const bad = formatChanges(prices, "costs", "hurts", "locks");
  return joinWithCommas([...(good.length ? good : [say("reason-none")]), ...bad]);
}

/** The chance to win, and the VP at the end with the lead over the best other player. */
export const formatFigures = ({ win, vp, margin }: Pick<Suggestion, "win" | "vp" | "margin">): [string, string] => [
  say("hint-win", { n: Math.round(win * 100) }),
  say("hint-vp", { vp: Math.round(vp), margin: signedNumber(Math.round(margin)) }),
];

/** What many games say of an answer: the VP that they lead to expect, with their error; nothing of other answers. */
export function formatOpening(openings: StartAdvice | null, action: number): string[] {
  const option = openings?.options.find((one) => one.action === action);
  if (!option) return [];
  return [say("openings-figure", { vp: formatDecimal(option.vp), error: formatDecimal(option.error) })];
}

/** What comes next, in a sentence: "3 gold now pays for the next turn: Decorations (gains 8 VP)." */
export function formatPlan({ deed, board, gains, pays }: Plan): string {
  const step = say(`plan-${deed}`, { board: getBoardName(board) });
  const brings = joinWithCommas(formatChanges(gains, "gains", "helps", "frees"));
  const goods = formatAmounts(pays);
  const key = goods ? "plan-pays" : "plan-next";
  return say(brings ? key : `${key}-bare`, { step, brings, goods });
}
