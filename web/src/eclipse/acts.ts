// The acts of an eclipse as a log tells them: the scoring, each salary, and the dawn after the last.
import type { Entry } from "../lib/types";

export type Act = "scoring" | "salary" | "dawn";
/** Milliseconds that an act takes at normal speed. */
export const ACT_TIMES: Record<Act, number> = { scoring: 4200, salary: 500, dawn: 2600 };

const SALARIES = new Set(["salary_paid", "salary_short"]);
const isScore = ({ key }: Entry) => key === "scored" || key === "lost";
const isUnpaid = ({ key, arguments: facts }: Entry) => key === "lost" && facts["source"] === "salary";

/** After which entry of a log its salary is settled; 0 if it tells of none. */
export function findSalaryEnd(log: readonly Entry[]): number {
  const settled = log.findIndex(({ key }) => SALARIES.has(key));
  if (settled < 0) return 0;
  const next = log[settled + 1];
  return settled + (next && isUnpaid(next) ? 2 : 1);
}

/** Whether an entry comes after an eclipse, of which nothing is left to be told. */
export const isAfterEclipse = ({ key }: Entry): boolean => key === "neutral_moved" || key === "turn_began";

/** Whether the last salary of an eclipse was settled in a log. */
export const endsEclipse = (log: readonly Entry[]): boolean =>
  findSalaryEnd(log) > 0 && log.some((entry) => isAfterEclipse(entry) || entry.key === "game_over");

/** To which act each entry of a log belongs; null: to none. */
export function findActs(log: readonly Entry[]): (Act | null)[] {
  const settled = findSalaryEnd(log);
  let act: Act | null = settled ? "salary" : null;
  return log.map((entry, at) => {
    if (entry.key === "eclipse_scored") act = "scoring";
    else if (act === "scoring" && !isScore(entry)) act = null;
    else if (act === "salary" && at >= settled) act = "dawn";
    if (act === "dawn" && isAfterEclipse(entry)) act = null;
    return act;
  });
}
