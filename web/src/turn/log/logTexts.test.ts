import { describe, expect, it } from "vitest";
import { parseTarget } from "../../board/targets";
import type { Entry } from "../../lib/types";
import { planMarks, type Mark } from "../playback/marks";
import { Playback } from "../playback/playback";
import { describeEffect, formatEffects } from "../texts/effects";
import { formatReason } from "../texts/hints";
import { makeEntry, makePlayed as played, makeState, sampleEntries, sampleGames, sampleQuestions } from "../samples";
import { findEntryTargets, formatEntry, isShownInLog, formatGameEntry } from "./logTexts";

const names = ["Ann", "Bob", "Cid", "Dan"];
const entries = Object.values(sampleEntries).flat();
const entry = (key: Entry["key"], facts: Record<string, unknown>, seat: number | null = 0) =>
  makeEntry(key, seat, facts);

describe.each(entries)("$key", (one) => {
  it("has words without gaps", () => {
    expect(formatEntry(one, names)).not.toMatch(/^log-|\{|undefined|NaN/);
  });
  it("is about places on the table", () => {
    for (const place of findEntryTargets(one)) expect(parseTarget(place)).not.toBeNull();
  });
});

describe("what an answer does", () => {
  it("has signed numbers and symbols", () => {
    const effects = [{ kind: "cocoa", amount: -3 }, { kind: "track", amount: 2 }, { kind: "locked" }];
    expect(formatEffects(effects)).toBe("−3 cocoa, +2 pyramid track, worker locked");
    expect(effects.map(describeEffect).map(({ symbol, number, good }) => [symbol, number, good])).toEqual([
      ["cocoa", "−3", false],
      ["construction", "+2", true],
      ["lock", "", false],
    ]);
  });
  it("has words for all that samples do", () => {
    const all = Object.values(sampleQuestions)
      .flat()
      .flatMap((view) => view.legal.flatMap((offer) => offer.effects));
    for (const effect of all) expect(describeEffect(effect).text).not.toMatch(/^amount-|\{|undefined/);
  });
});

it("tells a game entry line by line", () => {
  const log = [entry("paid", { goods: { cocoa: 1 } }), entry("scored", { source: "learners", vp: 3 }, 1)];
  const [first, second] = formatGameEntry(played(1, 0, log), names);
  expect(first).toBe("Ann: Paid 1 cocoa");
  expect(second).toMatch(/^Bob: 3 VP/);
});

it("gives reasons in words", () => {
  const gains = [
    { part: "temples", amount: 2, value: 3, alike: false },
    { part: "position", amount: 0, value: 1, alike: false },
  ];
  expect(formatReason({ gains, prices: [{ part: "cocoa", amount: -4, value: -2, alike: false }] })).toBe(
    "gains 2 temple steps, helps your workers’ positions, costs 4 cocoa",
  );
});

describe("moves of others", () => {
  const view = sampleGames[0]?.first;
  const before = view && makeState(view, 1);
  const after = view && { ...makeState(view, 3), seat: 0 };
  const log = [
    entry("moved", { start: "forest", board: "nobles", power: 2 }, 1),
    entry("gained", { goods: { cocoa: 2 } }, 1),
  ];

  it("are marked one after the other, then the new state is shown", async () => {
    const shown: { number: number | undefined; mark: Mark | null }[] = [];
    const playback = new Playback(({ state, mark }) => shown.push({ number: state?.number, mark }));
    playback.hear(before ?? null, [], "fast");
    playback.hear(after ?? null, [played(2, 1, log)], "fast");
    await new Promise((done) => setTimeout(done, 800));
    expect(shown.map(({ number, mark }) => [number, mark?.entries[0]?.key])).toEqual([
      [1, undefined],
      [1, "moved"],
      [1, "gained"],
      [3, undefined],
    ]);
  });
  it("are not shown if one wants none, nor what one did oneself", () => {
    expect(planMarks([played(2, 1, log)], 0, "off")).toEqual([]);
    expect(planMarks([played(2, 0, log)], 0, "normal")).toEqual([]);
  });
  it("begin after the end of one's own turn in the same entry", () => {
    const own = [entry("gained", { goods: { cocoa: 1 } }), entry("turn_ended", {}), ...log];
    expect(planMarks([played(2, 0, own)], 0, "normal").map((mark) => mark.entries[0]?.key)).toEqual([
      "moved",
      "gained",
    ]);
  });
  it("can be skipped", () => {
    const shown: (number | undefined)[] = [];
    const playback = new Playback(({ state }) => shown.push(state?.number));
    playback.hear(before ?? null, [], "slow");
    playback.hear(after ?? null, [played(2, 1, log)], "slow");
    playback.skip();
    expect(shown.at(-1)).toBe(3);
    expect(playback.busy).toBe(false);
  });
  it("leave out what others say better", () => {
    expect(isShownInLog(entry("turn_ended", {}))).toBe(false);
  });
});
