// The page says what the terminal says: tools/write_shared_texts.py has written what Python gives.
import { beforeAll, describe, expect, it } from "vitest";
import { getDecorationSquares, findMatches, getTileSquares } from "../../board/pyramid/pyramid";
import { speech, type Language } from "../../i18n/language.svelte";
import type { Change, Side, View } from "../../lib/types";
import { formatDestination } from "./destination";
import { formatAnswer, formatQuestion } from "./answers";
import { describeEffect } from "./effects";
import { formatReason } from "./hints";
import { readPrice } from "./prices";
import { sampleEntries, sampleQuestions } from "../samples";
import matches from "../samples/matches.json";
import texts from "../samples/texts.json";
import { formatEntry, isShownInLog } from "../log/logTexts";

interface Texts {
  questions: Record<
    string,
    { question: string; answers: { text: string | null; effects: string[]; rest: string[]; destination: string }[] }[]
  >;
  entries: Record<string, (string | null)[]>;
  reasons: { gains: Change[]; prices: Change[]; text: string }[];
}
const SEATS = ["A", "B", "C", "D"];

describe.each(Object.entries(texts as unknown as Record<Language, Texts>))("in %s", (language, said) => {
  beforeAll(() => speech.speak(language as Language));

  describe.each(Object.entries(said.questions))("%s", (name, samples) => {
    const views = sampleQuestions[name] ?? [];

    it("has as many samples", () => expect(views.length).toBe(samples.length));
    it("asks in the same words", () => {
      expect(views.map(formatQuestion)).toEqual(samples.map(({ question }) => question));
    });
    it("has the same answers, with what they do and lead to", () => {
      samples.forEach(({ answers }, i) => {
        const view = views[i]!;
        const ours = view.legal.map((offer, n) => {
          const { effects, then, waste } = readPrice(offer);
          return {
            text: answers[n]?.text === null ? null : formatAnswer(offer, view),
            effects: effects.map((effect) => describeEffect(effect).text),
            rest: then ? [then, ...waste] : waste,
            // The page tells beforehand how many colours there are, too.
            destination: offer.destination ? formatDestination({ ...offer.destination, colours: null }) : "",
          };
        });
        expect(ours).toEqual(answers);
      });
    });
  });

  it.each(Object.entries(said.entries))("%s is told in the same words", (key, lines) => {
    const ours = (sampleEntries[key] ?? []).map((entry, i) => {
      if (lines[i] === null) return null;
      return isShownInLog(entry) ? formatEntry(entry, SEATS) : "";
    });
    expect(ours).toEqual(lines);
  });

  it("gives the same reasons", () => {
    expect(said.reasons.map((reason) => formatReason(reason))).toEqual(said.reasons.map(({ text }) => text));
  });
});

interface About {
  tile?: string;
  level?: number;
  row?: number;
  column?: number;
  turn?: number;
  decoration?: string;
  side?: Side;
}

describe.each(matches.map((sample, number) => ({ sample, number })))("pyramid $number", ({ sample }) => {
  const view = sample as unknown as View;

  it("shows as many matching icons as the engine scores", () => {
    const ours = sample.offers.map((offer) => {
      const { level = 1, row = 1, column = 1, turn = 0, tile, decoration = "", side = "top" } = offer.about as About;
      const squares = tile
        ? getTileSquares([level - 1, row - 1, column - 1], tile, turn)
        : getDecorationSquares(side, view.decorations[side].length, decoration);
      return findMatches(view, squares, tile ? undefined : side).filter(Boolean).length;
    });
    expect(ours).toEqual(sample.offers.map((offer) => offer.matches));
  });
});
