// The way through the chapters: what comes next, what was before, what is shown between.
import type { Chapter, Step } from "../lib/types";

/** Where somebody is: a chapter and a step of it, both counted from 0. */
export interface Place {
  chapter: number;
  step: number;
}

export const getStep = (chapters: readonly Chapter[], place: Place): Step | null =>
  chapters[place.chapter]?.steps[place.step] ?? null;

/** The place after one; null after the last step of all. */
export function findNextPlace(chapters: readonly Chapter[], { chapter, step }: Place): Place | null {
  if (getStep(chapters, { chapter, step: step + 1 })) return { chapter, step: step + 1 };
  return chapters[chapter + 1] ? { chapter: chapter + 1, step: 0 } : null;
}

/** The place before one; null before the first step of all. */
export function findPreviousPlace(chapters: readonly Chapter[], { chapter, step }: Place): Place | null {
  if (step > 0) return { chapter, step: step - 1 };
  const last = (chapters[chapter - 1]?.steps.length ?? 0) - 1;
  return last >= 0 ? { chapter: chapter - 1, step: last } : null;
}

/** The positions that lead from one place to another: each of them within a chapter, else the last. */
export function listNumbersBetween(chapters: readonly Chapter[], from: Place, to: Place): number[] {
  const first = getStep(chapters, from)?.number ?? 0;
  const last = getStep(chapters, to)?.number ?? 0;
  if (from.chapter !== to.chapter || last <= first) return [last];
  return Array.from({ length: last - first }, (_, i) => first + i + 1);
}
