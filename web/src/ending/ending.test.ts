import { describe, expect, it } from "vitest";
import type { GameEntry, Result, Seat } from "../lib/types";
import { makeEntry as logEntry, makePlayed as played } from "../turn/samples";
import { findLeads, findMoments, type Moment } from "./moments";
import { describeOutcome } from "./outcome";
import { formatMoment, getReplayPath } from "./momentTexts";

const vp = (seat: number, n: number, source = "construction") => logEntry("scored", seat, { source, vp: n });
const began = (seat: number) => logEntry("turn_began", seat);
const ended = (seat: number) => logEntry("turn_ended", seat);
const names = ["Ann", "Bob"];

/** Ann scores 5 in two steps, Bob 7; Ann takes a step back and goes on; an eclipse ends it all. */
const game: GameEntry[] = [
  played(1, 0, [began(0), logEntry("moved", 0, { start: "palace", board: "nobles", power: 1 }), vp(0, 1)]),
  played(2, 0, [vp(0, 9)]),
  played(3, 0, [], { kind: "undo", action: 1 }),
  played(4, 0, [vp(0, 4), vp(1, 3, "learners"), ended(0), began(1)]),
  played(5, 1, [logEntry("main_action_taken", 1, { board: "construction", workers: 1, cocoa: 2 })]),
  played(6, 1, [
    logEntry("tile_built", 1, { level: 4, row: 1, column: 1, tile: "....", turn: 0 }),
    vp(1, 7),
    logEntry("eclipse_due", 1, { eclipse: 1 }),
    ended(1),
    logEntry("eclipse_scored", null, { eclipse: 1 }),
    vp(0, 20, "avenue"),
    vp(1, 8, "track"),
  ]),
  played(7, 0, [logEntry("lost", 0, { source: "salary", vp: 3 }), vp(1, 15, "bonus_tiles"), logEntry("game_over")]),
];
const scores = [
  [0, 0],
  [1, 0],
  [10, 0],
  [1, 0],
  [5, 3],
  [5, 3],
  [25, 18],
  [22, 33],
];
const find = <K extends Moment["kind"]>(kind: K) => findMoments(game, scores).filter((one) => one.kind === kind);

describe("moments", () => {
  it("are the best turns, where most of their VP came, without what was taken back", () => {
    expect(find("turn")).toEqual([
      { number: 4, kind: "turn", seat: 0, vp: 5, board: "nobles" },
      { number: 6, kind: "turn", seat: 1, vp: 7, board: "construction" },
    ]);
  });
  it("are eclipses with what everybody gained and lost, and the bonus tiles after the last", () => {
    expect(find("eclipse")).toEqual([{ number: 6, kind: "eclipse", seat: null, eclipse: 1, gains: [17, 8] }]);
    expect(find("bonus")).toEqual([{ number: 7, kind: "bonus", seat: null, gains: [0, 15] }]);
  });
  it("are who completed the pyramid, brought the end, and stayed in front", () => {
    expect([find("pyramid"), find("due"), find("lead")].flat().map(({ number, seat }) => [number, seat])).toEqual([
      [6, 1],
      [6, 1],
      [7, 1],
    ]);
    expect(findLeads(game, scores)).toEqual([
      { number: 4, seat: 0 },
      { number: 7, seat: 1 },
    ]);
  });
  it("come in order, and are told without gaps", () => {
    const all = findMoments(game, scores);
    expect(all.map((one) => one.number)).toEqual(all.map((one) => one.number).sort((a, b) => a - b));
    for (const one of all) expect(formatMoment(one, names)).not.toMatch(/^moment-|\{|undefined|NaN/);
    expect(formatMoment(find("eclipse")[0] as Moment, names)).toBe("Eclipse 1: Ann +17, Bob +8");
    expect(getReplayPath("abc", 6)).toBe("/t/abc/replay?at=6");
  });
  it("of a game that was given up tell who gave up, and nobody brought its end", () => {
    const short = [
      ...game.slice(0, 4),
      played(5, 1, [logEntry("eclipse_due", 1, { eclipse: 1 })]),
      played(6, 1, [], { kind: "resign", action: null }),
    ];
    const kinds = findMoments(short, [...scores.slice(0, 6), [5, 3]]).map(({ kind }) => kind);
    expect(kinds).toContain("resigned");
    expect(kinds).not.toContain("due");
  });
  it("are none of a game in which nothing happened", () => {
    expect(findMoments([], [[0, 0]])).toEqual([]);
  });
});

describe("the outcome", () => {
  const seat = (n: number, kind: Seat["kind"]) => ({ seat: n, kind, name: names[n] ?? "" }) as Seat;
  const table = (you: number | null, other: Seat["kind"] = "person") => ({
    you,
    seats: [seat(0, "person"), seat(1, other)],
  });
  const result = (more: Partial<Result>): Result => ({
    ended_by: "rules",
    scores: [30, 20],
    ranking: [0, 1],
    resigned: [],
    ...more,
  });
  const solo = ["Ann", "Teotibot"];

  it("is told to winners, losers and watchers", () => {
    expect(describeOutcome(table(0), result({}), names, [0, 0])).toMatchObject({
      headline: "You won!",
      margin: "10 VP ahead of Bob",
    });
    expect(describeOutcome(table(1), result({}), names, [0, 0]).headline).toBe("Ann wins");
    expect(describeOutcome(table(null), result({}), names, [0, 0]).headline).toBe("Ann wins");
  });
  it("says what decided a tie", () => {
    const tie = result({ scores: [30, 30] });
    expect(describeOutcome(table(0), tie, names, [4, 2]).margin).toMatch(/more cocoa/);
    expect(describeOutcome(table(0), tie, names, [2, 2]).margin).toMatch(/order of play/);
  });
  it("is a win or a loss against Teotibot, and a tie is a loss", () => {
    expect(describeOutcome(table(0, "teotibot"), result({}), solo, [0, 0]).headline).toBe("You beat Teotibot!");
    expect(describeOutcome(table(null, "teotibot"), result({}), solo, [0, 0]).headline).toBe("Ann beats Teotibot");
    const lost = describeOutcome(table(0, "teotibot"), result({ ranking: [1, 0], scores: [30, 30] }), solo, [9, 0]);
    expect(lost.headline).toBe("Teotibot wins this time");
    expect(lost.margin).toMatch(/only more would have won/);
  });
  it("tells who gave up, and counts no VP then", () => {
    const given = result({ ended_by: "resignation", ranking: [0, 1], resigned: [1], scores: [3, 9] });
    expect(describeOutcome(table(0), given, names, [0, 0])).toEqual({
      how: "The game was given up",
      headline: "You won!",
      margin: "",
    });
    expect(describeOutcome(table(1), given, names, [0, 0]).how).toBe("You gave the game up");
  });
});
