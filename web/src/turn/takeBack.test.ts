import { afterEach, describe, expect, it, vi } from "vitest";
import type { GameEntry, Offer, State, View } from "../lib/types";
import { ApiError, fetchHint } from "../lib/api";
import { Adviser } from "./adviser.svelte";
import { handleKey } from "./keys";
import { dropUndone, groupLog } from "./log/logGroups";
import { RecordedConnection } from "./recordedConnection.svelte";
import { makeEntry, makePlayed, makeState, sampleQuestions } from "./samples";
import { formatFigures, formatPlan, formatReason } from "./texts/hints";
import { TurnController } from "./turnController.svelte";

vi.mock("../lib/api", async (load) => ({ ...(await load<object>()), fetchHint: vi.fn() }));
afterEach(() => vi.useRealTimers());

const view = sampleQuestions["turn"]?.[0] as View;
function makeController(change: Partial<State>, options: object = {}) {
  const live = new RecordedConnection({ ...makeState(view), ...change });
  return { live, controller: new TurnController(live, options) };
}

describe("taking back a turn", () => {
  it("is offered where the server says so", () => {
    const { live, controller } = makeController({ take_back: { actions: 5, refused: null } });
    expect(controller.takeBackOffer).toEqual({ refused: "" });
    controller.takeBack();
    expect(live.sent).toEqual(["take back"]);
  });

  it("has a key, beside that for the last answer", () => {
    const { live, controller } = makeController({ take_back: { actions: 5, refused: null } });
    handleKey(controller, new KeyboardEvent("keydown", { key: "u" }));
    handleKey(controller, new KeyboardEvent("keydown", { key: "U", shiftKey: true }));
    expect(live.sent).toEqual(["undo", "take back"]);
  });

  it("is offered while a bot thinks", () => {
    const { live, controller } = makeController({
      your_turn: false,
      waits_for: "bot",
      take_back: { actions: 2, refused: null },
    });
    controller.takeBack();
    expect(live.sent).toEqual(["take back"]);
  });

  it("says why it can't be done once something hidden was shown", () => {
    for (const refused of ["drawn", "rolled", "revealed"] as const) {
      const { live, controller } = makeController({ take_back: { actions: 0, refused } });
      controller.takeBack();
      expect(live.sent).toEqual([]);
      expect(controller.notice).toMatch(/ since: .* be taken back/);
    }
  });

  it("isn't spoken of where it never can be done", () => {
    for (const refused of ["people", "clock", "nothing"] as const)
      expect(makeController({ take_back: { actions: 0, refused } }).controller.takeBackOffer).toBeNull();
    expect(makeController({ take_back: null }).controller.takeBackOffer).toBeNull();
  });
});

describe("the end of a turn", () => {
  const held: Offer = view.legal.find(({ kind }) => kind === "move") as Offer;

  it("waits, and shows what waits", () => {
    const { controller } = makeController({ view: { ...view, legal: [] }, held });
    expect(controller.lit.get(`board:${String(held.about["board"])}`)).toBe("chosen");
  });

  it("isn't asked about again if one doesn't want that", () => {
    const stopAsking = vi.fn();
    const { live, controller } = makeController({ view: { ...view, legal: [] }, held }, { stopAsking });
    controller.stopAsking();
    expect([live.sent, stopAsking.mock.calls.length]).toEqual([["end"], 1]);
    expect(controller.notice).toContain("Settings");
  });
});

describe("the log", () => {
  const entry = (number: number, seat: number, more: Partial<GameEntry> = {}) =>
    makePlayed(number, seat, [makeEntry("gained", seat, { goods: { wood: number } })], more);

  it("forgets what was taken back, and says that it was", () => {
    const entries = [entry(1, 0), entry(2, 0), entry(3, 1), entry(4, 0, { kind: "take_back", action: 2, log: [] })];
    expect(dropUndone(entries).map(({ number }) => number)).toEqual([1, 4]);
    const texts = groupLog(entries, ["Ann", "Bob"]).flatMap(({ lines }) => lines.map(({ text }) => text));
    expect(texts.at(-1)).toBe("Took back the turn");
    expect(texts).toHaveLength(2);
  });
});

describe("hints", () => {
  const change = (part: string, amount: number, value: number, alike = false) => ({ part, amount, value, alike });

  it("say what things are worth where all answers bring them", () => {
    const gains = [change("technologies", 1, 5.16, true)];
    expect(formatReason({ gains, prices: [] })).toContain("(≈ 5.2 VP)");
  });

  it("give the chance to win and the VP", () => {
    expect(formatFigures({ win: 0.617, vp: 118.2, margin: -9.4 })).toEqual(["62% to win", "about 118 VP (−9)"]);
  });

  it("tell the plan in a sentence", () => {
    const gains = [change("vp", 8, 8), change("temples", 2, 5)];
    expect(formatPlan({ deed: "main", board: "decorations", gains, pays: { gold: 3 } })).toBe(
      "3 gold now pays for the next turn: Decorations (gains 8 VP, 2 temple steps).",
    );
    expect(formatPlan({ deed: "cocoa", board: "palace", gains: [], pays: {} })).toBe("Next turn: cocoa at Palace.");
  });

  it("count down if they come too often", async () => {
    vi.useFakeTimers();
    const refused = { code: "too_often", message: "", wait: 2.4 };
    vi.mocked(fetchHint).mockRejectedValue(new ApiError(429, refused));
    const adviser = new Adviser("key");
    await adviser.ask();
    expect([adviser.wait, adviser.problem]).toEqual([3, null]);
    await adviser.ask();
    expect(fetchHint).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(3000);
    expect(adviser.wait).toBe(0);
  });
});
