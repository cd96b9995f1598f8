// Puzzles in words: figures of answers, answers of a solution, ratings.
import { formatPercent, say } from "../i18n/messages";
import type { Offer, PuzzleAttempt, Solution, SolutionStep, State } from "../lib/types";
import { getBotName } from "../tables/tables";
import { formatAnswer } from "../turn/texts/answers";
import { signedNumber } from "../turn/texts/names";

interface Judged {
  win: number;
  vp: number;
}

/** The chance to win and the lead at the end, as arguments of a message. */
export const formatFigures = ({ win, vp }: Judged): { win: string; vp: string } => ({
  win: formatPercent(win),
  vp: signedNumber(Math.round(vp)),
});

/** An answer that a state offers, in words. */
export function formatAction(state: State, action: number): string {
  const offer = findOffer(state, action);
  return offer ? formatAnswer(offer, state.view) : "";
}

export const findOffer = (state: State, action: number): Offer | undefined =>
  state.view.legal.find((one) => one.action === action);

export const formatStep = ({ state, action }: SolutionStep): string => formatAction(state, action);

/** From which bot on all find the solution. */
export function formatSolvers({ weakest_solver: solver }: Pick<Solution, "weakest_solver">): string {
  if (!solver) return say("puzzle-solved-from-none");
  const [level = "", playouts] = solver.split(":");
  if (playouts) return say("puzzle-solved-from-search", { playouts });
  return say("puzzle-solved-from-level", { level: getBotName(level) });
}

/** What the attempt did to the rating; "" if nobody's is kept. */
export function formatRatingChange({ counted, before, mine }: PuzzleAttempt): string {
  if (!before || !mine) return "";
  if (!counted) return say("puzzle-counted-before");
  return say("puzzle-rating-change", {
    rating: String(mine.rating),
    change: signedNumber(mine.rating - before.rating),
  });
}

/** Other answers to the first question, and what they are worth. */
export function listOthers(solution: Solution): { key: string; answer: string; figures: string }[] {
  const first = solution.steps[0]?.state;
  if (!first) return [];
  const others = [
    { key: "puzzle-tempting-answer", judged: solution.tempting },
    { key: "puzzle-second-answer", judged: solution.second },
  ];
  return others
    .filter(({ key, judged }) => key === "puzzle-tempting-answer" || judged.action !== solution.tempting.action)
    .map(({ key, judged }) => ({
      key,
      answer: formatAction(first, judged.action),
      figures: say("puzzle-answer-figures", formatFigures(judged)),
    }));
}
