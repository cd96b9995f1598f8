// Places among the results of a deal.
import type { DailyResult } from "../../lib/types";

type Counted = Pick<DailyResult, "vp">;

/** The place of a result among all, the best first; equal ones have the same place. */
export const findPlace = (results: readonly Counted[], { vp }: Counted): number =>
  results.findIndex((other) => other.vp === vp) + 1;
