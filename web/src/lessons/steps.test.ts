import { describe, expect, it } from "vitest";
import written from "../../../src/teotihuacan/lessons/chapters.json";
import { parseTarget, formatTarget } from "../board/targets";
import { hasMessage } from "../i18n/messages";
import { isDone, isUnderway, resumePlace, parseProgress } from "./progress";
import type { Chapter } from "../lib/types";
import { findNextPlace, findPreviousPlace, listNumbersBetween, getStep, type Place } from "./steps";

const chapters: Chapter[] = written.map(({ chapter, steps }) => ({
  chapter,
  steps: steps.map((step) => ({
    number: step.after,
    text: step.text,
    rule: null,
    points: step.points ?? [],
    action: null,
  })),
}));

/** All places from the first on. */
function walked(): Place[] {
  const places: Place[] = [];
  for (let place: Place | null = { chapter: 0, step: 0 }; place; place = findNextPlace(chapters, place))
    places.push(place);
  return places;
}

describe("the way through the chapters", () => {
  it("passes every step once, and back the same way", () => {
    const places = walked();
    expect(places).toHaveLength(chapters.reduce((sum, { steps }) => sum + steps.length, 0));
    places.forEach((place, i) => expect(findPreviousPlace(chapters, place)).toEqual(places[i - 1] ?? null));
  });

  it("shows every entry between two steps, and none twice", () => {
    for (const place of walked()) {
      const to = findNextPlace(chapters, place);
      if (!to || to.chapter !== place.chapter) continue;
      const [from, until] = [getStep(chapters, place)?.number ?? 0, getStep(chapters, to)?.number ?? 0];
      const numbers = listNumbersBetween(chapters, place, to);
      expect(numbers.at(-1)).toBe(until);
      expect(numbers).toHaveLength(Math.max(until - from, 1));
    }
  });

  it("jumps between chapters", () => {
    expect(listNumbersBetween(chapters, { chapter: 5, step: 8 }, { chapter: 6, step: 0 })).toEqual([63]);
  });

  it("points at places that a table has", () => {
    for (const point of chapters.flatMap(({ steps }) => steps.flatMap(({ points }) => points))) {
      const place = parseTarget(point);
      expect(place && formatTarget(place)).toBe(point);
    }
  });

  it("has words for every chapter", () => {
    for (const { chapter } of chapters) expect(hasMessage(`lesson-${chapter}`)).toBe(true);
  });
});

describe("progress", () => {
  const half = { chapter: 2, step: 3, chapters: 8, done: ["moving", "cocoa"] };

  it("goes on where it stopped", () => {
    expect(parseProgress(JSON.stringify(half))).toEqual(half);
    expect(resumePlace(chapters, half)).toEqual({ chapter: 2, step: 3 });
    expect([isUnderway(half), isDone(half)]).toEqual([true, false]);
  });

  it("begins anew if nothing that was kept makes sense", () => {
    for (const text of [
      null,
      "",
      "{",
      "[]",
      "3",
      '{"chapter":-1,"step":0,"chapters":8,"done":[]}',
      '{"chapter":1,"step":0,"chapters":8}',
    ]) {
      expect(parseProgress(text)).toBeNull();
    }
    expect(resumePlace(chapters, null)).toEqual({ chapter: 0, step: 0 });
    expect(resumePlace(chapters, { ...half, step: 99 })).toEqual({ chapter: 0, step: 0 });
    expect(resumePlace(chapters, { ...half, chapter: 99 })).toEqual({ chapter: 0, step: 0 });
  });

  it("is over when all chapters are", () => {
    const all = { chapter: 7, step: 6, chapters: 8, done: chapters.map(({ chapter }) => chapter) };
    expect([isUnderway(all), isDone(all)]).toEqual([false, true]);
    expect(isUnderway({ chapter: 0, step: 0, chapters: 8, done: [] })).toBe(false);
  });
});
