// How far somebody has come; kept in the browser, so nobody needs a name to learn.
import type { Chapter } from "../lib/types";
import type { Place } from "./steps";

const KEPT = "teotihuacan.lessons";

export interface Progress extends Place {
  /** How many chapters there were. */
  chapters: number;
  /** Chapters that were read to their end. */
  done: string[];
}

/** What was kept, null if nothing, or nothing that makes sense. */
export function parseProgress(text: string | null): Progress | null {
  let found: unknown;
  try {
    found = JSON.parse(text ?? "null");
  } catch {
    return null; // somebody else's text
  }
  if (typeof found !== "object" || found === null) return null;
  const { chapter, step, chapters, done } = found as Record<string, unknown>;
  const counts = [chapter, step, chapters].every((count) => Number.isInteger(count) && Number(count) >= 0);
  if (!counts || !Array.isArray(done) || !done.every((name) => typeof name === "string")) return null;
  return { chapter, step, chapters, done } as Progress;
}

/** The place to go on from, as far as these chapters still have it. */
export function resumePlace(chapters: readonly Chapter[], kept: Progress | null): Place {
  const steps = kept ? (chapters[kept.chapter]?.steps.length ?? 0) : 0;
  return kept && kept.step < steps ? { chapter: kept.chapter, step: kept.step } : { chapter: 0, step: 0 };
}

/** Begun, and not yet read to the end. */
export const isUnderway = (progress: Progress | null): boolean =>
  progress !== null && progress.done.length < progress.chapters && progress.chapter + progress.step > 0;

export const isDone = (progress: Progress | null): boolean =>
  progress !== null && progress.done.length >= progress.chapters;

export const loadProgress = (): Progress | null => parseProgress(localStorage.getItem(KEPT));
export const saveProgress = (progress: Progress): void => localStorage.setItem(KEPT, JSON.stringify(progress));
