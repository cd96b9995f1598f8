// How a game ended, in words: won, lost, tied, given up; alone or with others.
import { say } from "../i18n/messages";
import type { Result, Table } from "../lib/types";

export interface Outcome {
  /** Above the headline. */
  how: string;
  headline: string;
  /** Below it: by how much, or what decided. */
  margin: string;
}

type Seats = Pick<Table, "you" | "seats">;

/** Cocoa by seat is what a tie is decided by first. */
export function describeOutcome(
  table: Seats,
  result: Result,
  names: readonly string[],
  cocoa: readonly number[],
): Outcome {
  const [winner = 0, second] = result.ranking;
  const solo = table.seats.some((seat) => seat.kind === "teotibot");
  const mine = table.you === winner;
  const resignedMyself = table.you !== null && result.resigned.includes(table.you);
  const name = names[winner] ?? "";
  return {
    how: resignedMyself ? say("given-up-by-you") : say(result.ended_by === "resignation" ? "given-up" : "game-over"),
    headline: headline(),
    margin: second === undefined || result.resigned.includes(second) ? "" : margin(second),
  };

  function headline(): string {
    if (solo && table.seats[winner]?.kind === "teotibot")
      return say(table.you === null ? "wins" : "solo-lost", { name });
    if (solo) return say(mine ? "solo-won" : "solo-won-by", { name });
    return mine ? say("you-won") : say("wins", { name });
  }

  function margin(other: number): string {
    const by = (result.scores[winner] ?? 0) - (result.scores[other] ?? 0);
    const of = { name, other: names[other] ?? "", vp: by };
    if (by) return say("margin", of);
    if (solo) return say("tie-solo", of);
    return say((cocoa[winner] ?? 0) > (cocoa[other] ?? 0) ? "tie-cocoa" : "tie-order", of);
  }
}
