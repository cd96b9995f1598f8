// Hints: what a bot would do, and why, in words.
import { say } from "../../i18n/messages";
import type { Change, Suggestion } from "../../lib/types";
import { joinWithCommas } from "./names";

/** What changes, by the verb that fits: for what is counted, for what is not, for locked workers. */
function formatChanges(changes: readonly Change[], counted: string, uncounted: string, workers: string): string[] {
  const byVerb = new Map<string, string[]>();
  for (const { part, amount } of changes) {
    const verb = !amount ? uncounted : part === "locked" ? workers : counted;
    const thing = amount ? say(`piece-${part}`, { n: Math.abs(amount) }) : say(`matter-${part}`);
    byVerb.set(verb, [...(byVerb.get(verb) ?? []), thing]);
  }
  return [...byVerb].map(([verb, things]) => say(`reason-${verb}`, { things: joinWithCommas(things) }));
}

/** Why an answer is good, and what it costs: "gains 2 temple steps, costs 4 cocoa". */
export function formatReason({ gains, prices }: Pick<Suggestion, "gains" | "prices">): string {
  const good = formatChanges(gains, "gains", "helps", "frees");
  const bad = formatChanges(prices, "costs", "hurts", "locks");
  return joinWithCommas([...(good.length ? good : [say("reason-none")]), ...bad]);
}
