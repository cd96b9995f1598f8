// Hints: what a bot would do, and why, in words.
import { Refused } from "../lib/api";
import { say } from "../lib/words";
import type { Problem } from "../lib/types";
import { listed } from "./names";

interface Part {
  part: string;
  amount: number;
  value: number;
}
export interface Suggestion {
  action: number;
  margin: number;
  win: number;
  share: number;
  gains: Part[];
  prices: Part[];
}
export interface Advice {
  seat: number;
  number: number;
  playouts: number;
  suggestions: Suggestion[];
}

/** Ask the server for a hint; it is given to whoever is asked, and takes a second or two. */
export async function askForHint(key: string): Promise<Advice> {
  const answer = await fetch(`/api/tables/${key}/hint`).catch(() => null);
  if (!answer) throw new Refused(0, { code: "offline", message: "the server can't be reached" });
  const data: unknown = await answer.json().catch(() => null);
  if (!answer.ok) throw new Refused(answer.status, (data ?? { code: "failed", message: answer.statusText }) as Problem);
  return data as Advice;
}

const CANNOT_BE_COUNTED = new Set(["bonus_tiles", "position", "salary"]);

/** What changes, by the verb that fits: counted, felt, or about locked workers. */
function clauses(parts: readonly Part[], counted: string, felt: string, workers: string): string[] {
  const told = new Map<string, string[]>();
  for (const { part, amount } of parts) {
    const n = Math.abs(amount);
    const countable = n > 0 && !CANNOT_BE_COUNTED.has(part);
    const verb = !countable ? felt : part === "locked" ? workers : counted;
    const thing = countable ? say(`piece-${part}`, { n }) : say(`matter-${part}`);
    told.set(verb, [...(told.get(verb) ?? []), thing]);
  }
  return [...told].map(([verb, things]) => say(`reason-${verb}`, { things: listed(things) }));
}

/** Why an answer is good, and what it costs: "gains 2 temple steps, costs 4 cocoa". */
export function reasonWords({ gains, prices }: Pick<Suggestion, "gains" | "prices">): string {
  const good = clauses(gains, "gains", "helps", "frees");
  const bad = clauses(prices, "costs", "hurts", "locks");
  return listed([...(good.length ? good : [say("reason-none")]), ...bad]);
}
