// Hints: what a bot would do, and why, in words.
import { say } from "../i18n/messages";
import type { Change, Suggestion } from "../lib/types";
import { joinWithCommas } from "./names";

const CANNOT_BE_COUNTED = new Set(["bonus_tiles", "position", "salary"]);

/** What changes, by the verb that fits: counted, felt, or about locked workers. */
function clauses(parts: readonly Change[], counted: string, felt: string, workers: string): string[] {
  const told = new Map<string, string[]>();
  for (const { part, amount } of parts) {
    const n = Math.abs(amount);
    const countable = n > 0 && !CANNOT_BE_COUNTED.has(part);
    const verb = !countable ? felt : part === "locked" ? workers : counted;
    const thing = countable ? say(`piece-${part}`, { n }) : say(`matter-${part}`);
    told.set(verb, [...(told.get(verb) ?? []), thing]);
  }
  return [...told].map(([verb, things]) => say(`reason-${verb}`, { things: joinWithCommas(things) }));
}

/** Why an answer is good, and what it costs: "gains 2 temple steps, costs 4 cocoa". */
export function reasonWords({ gains, prices }: Pick<Suggestion, "gains" | "prices">): string {
  const good = clauses(gains, "gains", "helps", "frees");
  const bad = clauses(prices, "costs", "hurts", "locks");
  return joinWithCommas([...(good.length ? good : [say("reason-none")]), ...bad]);
}
