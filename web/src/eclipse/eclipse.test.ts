import { describe, expect, it } from "vitest";
import { findHour, placeLights, shadeSky } from "../board/sky/hours";
import { findSeatInTurn } from "../board/players/seats";
import { describeCalendar } from "../board/descriptions";
import type { Entry, GameEntry, View } from "../lib/types";
import { applyEntry } from "../turn/playback/applyEntry";
import { planMarks } from "../turn/playback/marks";
import { applyChanges, makeEntry as entry, makePlayed, makeState, sampleGames, type SampleGame } from "../turn/samples";
import { PlaybackView } from "../turn/playback/playbackView.svelte";
import { endsEclipse, findActs } from "./acts";
import { countLine, countTo } from "./countUp";
import { sumSeat, tellEclipse } from "./eclipseNews";
import { formatNews } from "./eclipseTexts";

const played = (number: number, seat: number, ...log: Entry[]) => makePlayed(number, seat, log);

const scoring = played(
  1,
  2,
  entry("turn_ended", 2, {}),
  entry("eclipse_scored", null, { eclipse: 1 }),
  entry("scored", 0, { source: "avenue", vp: 8 }),
  entry("scored", 1, { source: "avenue", vp: 16 }),
  entry("scored", 2, { source: "leader", vp: 4 }),
  entry("scored", 2, { source: "track", vp: 20 }),
);
const paid = played(2, 0, entry("paid", 0, { goods: { cocoa: 3 } }), entry("salary_paid", 0, { paid: 3 }));
const short = played(
  3,
  1,
  entry("paid", 1, { goods: { cocoa: 1 } }),
  entry("salary_short", 1, { paid: 1, unpaid: 2 }),
  entry("lost", 1, { source: "salary", vp: 6 }),
);
const last = played(
  4,
  2,
  entry("paid", 2, { goods: { cocoa: 4 } }),
  entry("salary_paid", 2, { paid: 4 }),
  entry("neutral_moved", null, { boards: ["forest"] }),
  entry("turn_began", 0),
);
const later = played(5, 0, entry("scored", 0, { source: "nobles", vp: 2 }));
const all = [scoring, paid, short, last, later];

describe("the acts of an eclipse", () => {
  it("are the scoring, the salaries, and the dawn after the last", () => {
    expect(findActs(scoring.log)).toEqual([null, ...Array<string>(5).fill("scoring")]);
    expect(findActs(short.log)).toEqual(["salary", "salary", "salary"]);
    expect(findActs(last.log)).toEqual(["salary", "salary", null, null]);
    expect([paid, short, last].map(({ log }) => endsEclipse(log))).toEqual([false, false, true]);
  });

  it("are shown once each, also to who ended the turn and to who paid last", () => {
    const acts = (own: number | null) => planMarks(all, own, "normal").map(({ act, number }) => [number, act]);
    const watched = [
      [1, "scoring"],
      [2, "salary"],
      [3, "salary"],
      [4, "salary"],
      [4, "dawn"],
      [4, null], // the neutral dice
      [5, null],
    ];
    expect(acts(null)).toEqual(watched);
    expect(acts(2)).toEqual(watched.filter((_, at) => at !== 3));
    expect(acts(0)).toEqual(watched.filter((_, at) => at !== 1 && at !== 6));
  });

  it("are told like the rest where there are no scenes", () => {
    expect(planMarks(all, null, "normal", false).every(({ act }) => act === null)).toBe(true);
  });
});

describe("what an eclipse brought", () => {
  const news = tellEclipse(all, [60, 50, 70])!;

  it("is what the log says, and how all stood when it was over", () => {
    expect(news.eclipse).toBe(1);
    expect(news.sources).toEqual(["avenue", "leader", "track"]);
    expect(news.seats[2]).toEqual({ vp: { leader: 4, track: 20 }, salary: { paid: 4, unpaid: 0, lost: 0 } });
    expect(news.seats[1]?.salary).toEqual({ paid: 1, unpaid: 2, lost: 6 });
    expect(news.standing).toEqual([58, 50, 70]);
    expect([news.done, news.over]).toEqual([true, false]);
  });

  it("knows who has not paid yet", () => {
    const soon = tellEclipse([scoring, paid], [1, 2, 3])!;
    expect(soon.seats.map(({ salary }) => salary?.paid)).toEqual([3, undefined, undefined]);
    expect(soon.done).toBe(false);
  });

  it("forgets what was taken back", () => {
    const undo: GameEntry = { ...played(2, 2), kind: "undo", action: 1 };
    expect(tellEclipse([scoring, undo], [1, 2, 3])).toBeNull();
  });

  it("is told in words", () => {
    const words = formatNews(news, ["Ann", "Bob", "Cid"]);
    expect(words).toContain("Eclipse 1 of 3");
    expect(words).toContain("Bob: 16 VP: avenue");
    expect(words).toContain("Lost 6 VP");
    expect(words).toContain("70 VP now");
  });

  it("adds up to the score of a whole game", () => {
    const game = sampleGames[0] as SampleGame;
    let view = game.first;
    let checked = 0;
    const entries: GameEntry[] = [];
    for (const step of game.steps) {
      const before = view;
      view = applyChanges(view, step);
      entries.push(played(entries.length + 1, 0, ...step.log));
      if (!step.log.some(({ key }) => key === "eclipse_scored")) continue;
      const told = tellEclipse(
        entries,
        view.players.map(({ vp }) => vp),
      )!;
      const earlier = step.log.slice(
        0,
        step.log.findIndex(({ key }) => key === "eclipse_scored"),
      );
      told.seats.forEach((seat, place) => {
        const sofar = earlier.reduce((now, one) => applyEntry(now, one), before).players[place]!.vp;
        expect(sofar + sumSeat(seat)).toBe(told.standing[place]);
      });
      checked += 1;
    }
    expect(checked).toBe(3);
  });
});

it("counts one line after the other, and at the end all of them", () => {
  expect(countLine(0, 3, 0)).toBe(0);
  expect(countLine(1, 3, 0.4)).toBe(0);
  expect(countLine(0, 3, 0.45)).toBe(1);
  expect([0, 1, 2].map((line) => countLine(line, 3, 1))).toEqual([1, 1, 1]);
  expect([0, 0.5, 1].map((share) => countTo(20, share))).toEqual([0, 15, 20]);
});

describe("a game that is watched", () => {
  const view = sampleGames[1]!.first;
  const state = (number: number, your_turn = false) => ({ ...makeState(view, number), seat: 0, your_turn });
  const make = () => {
    const live = { state: state(0), entries: [] as GameEntry[] };
    const playback = new PlaybackView(live, undefined, true);
    playback.hear([], "fast");
    const hear = (entries: GameEntry[], speed: "off" | "fast", now = state(entries.at(-1)!.number)) => {
      live.state = now;
      live.entries = [...live.entries, ...entries];
      playback.hear(entries, speed);
    };
    return { playback, hear };
  };

  it("shows a scene that the table waits for", () => {
    const { playback, hear } = make();
    hear([scoring], "fast");
    expect(playback.scene).toMatchObject({ act: "scoring", card: false });
    expect(playback.mark?.act).toBe("scoring");
    playback.closeScene();
    expect(playback.scene).toBeNull();
    expect(playback.mark).toBeNull();
  });

  it("goes on with what followed a scene that was left", () => {
    const { playback, hear } = make();
    hear([scoring], "fast");
    hear([paid, short, last, { ...later, seat: 1 }], "fast");
    playback.closeScene();
    expect(playback.scene).toBeNull();
    expect(playback.mark?.entries.map(({ key }) => key)).toEqual(["neutral_moved"]);
  });

  it("leaves a card where nothing is shown, and only one", () => {
    const { playback, hear } = make();
    hear([scoring], "off");
    expect(playback.mark).toBeNull();
    expect(playback.scene).toMatchObject({ card: true, act: "scoring" });
    hear([paid, short, last], "off");
    expect(playback.scene).toMatchObject({ card: true, act: "dawn" });
    playback.closeScene();
    expect(playback.scene).toBeNull();
    hear([later], "off");
    expect(playback.scene).toBeNull();
  });

  it("turns a scene into a card for who looks away", () => {
    const { playback, hear } = make();
    hear([scoring], "fast");
    playback.lookAway();
    expect(playback.mark).toBeNull();
    expect(playback.scene).toMatchObject({ card: true });
  });

  it("goes straight to one's own turn", () => {
    const { playback, hear } = make();
    hear([later], "fast");
    playback.hurry();
    expect([playback.mark, playback.hurrying]).toEqual([null, true]);
    hear([{ ...later, number: 6, seat: 1 }], "fast");
    expect([playback.mark, playback.hurrying]).toEqual([null, true]);
    hear([{ ...later, number: 7, seat: 1 }], "fast", state(7, true));
    expect([playback.mark, playback.hurrying]).toEqual([null, false]);
    hear([{ ...later, number: 8, seat: 1 }], "fast");
    expect(playback.mark?.number).toBe(8);
  });
});

describe("the hour at the table", () => {
  const at = (calendar: Partial<View["calendar"]>): View => {
    const view = sampleGames[1]!.first;
    return { ...view, calendar: { ...view.calendar, light: 0, dark: 10, eclipse_in_turns: null, ...calendar } };
  };

  it("deepens with every step, on to the eclipse, and begins again after it", () => {
    const steps = Array.from({ length: 11 }, (_, light) => at({ light }));
    const turns = [6, 5, 4, 3, 2, 1].map((left) => at({ light: 10, eclipse_in_turns: left }));
    const hours = [...steps.slice(0, 10), ...turns].map((view) => findHour(view).hour);
    expect(hours[0]).toBe(0);
    for (const [place, hour] of hours.slice(1).entries()) expect(hour).toBeGreaterThan(hours[place]!);
    expect(findHour(at({ light: 10, eclipse_in_turns: 0 }))).toEqual({ hour: 1, eclipse: true });
    expect(findHour(at({ light: 0 })).hour).toBe(0);
  });

  it("lets the sun sink, the moon rise and the stars come", () => {
    const [early, late] = [0.1, 0.95].map((hour) => ({ hour, eclipse: false })) as [never, never];
    expect(placeLights(late).sun.y).toBeGreaterThan(placeLights(early).sun.y);
    expect(placeLights(late).moon.y).toBeLessThan(placeLights(early).moon.y);
    expect(shadeSky(early).stars).toBe(0);
    expect(shadeSky(late).stars).toBe(1);
  });
});

describe("while an eclipse is scored", () => {
  const view = sampleGames[1]!.first;

  it("nobody is in turn, and nothing is said of 0 turns", () => {
    const now = applyEntry({ ...view, asked: 2, turn: { ...view.turn, seat: 2 } }, entry("eclipse_scored", null));
    expect(findSeatInTurn(now)).toBeNull();
    const due = { ...view, calendar: { ...view.calendar, eclipse_in_turns: 0 } };
    expect(describeCalendar(due)).toBe("The eclipse is being scored");
  });
});
