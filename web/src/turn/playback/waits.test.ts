// How long a player waits while bots move: the same game each time, the clock is turned by the test.
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { GameEntry } from "../../lib/types";
import { makeState, sampleGames } from "../samples";
import type { Speed } from "./marks";
import { choosePace, Playback } from "./playback";

const THINKING = 150; // milliseconds of a bot for an answer
const ME = 0;
const [, game] = sampleGames; // of three players
const view = game!.first;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** The game's entries by rounds: from the end of a turn of mine until I am asked again. */
function listWaits(): GameEntry[][] {
  const rounds: GameEntry[][] = [];
  let round: GameEntry[] = [];
  let seat = ME;
  game!.steps.forEach(({ log }, index) => {
    const entry: GameEntry = { number: index + 1, kind: "play", seat, by: "bot", at: 0, action: 1, text: "", log };
    round.push(entry);
    const next = log.find(({ key }) => key === "turn_began")?.seat ?? seat;
    if (next === ME && round.some((one) => one.seat !== ME)) {
      rounds.push(round);
      round = [];
    }
    seat = next;
  });
  return rounds;
}

/** Milliseconds until everything of a round was shown. */
function measureWait(round: readonly GameEntry[], speed: Speed, hurry = false): number {
  const playback = new Playback(() => {});
  playback.hear({ ...makeState(view, 0), seat: ME, your_turn: false }, [], speed);
  const start = Date.now();
  round.forEach((entry, index) => {
    if (entry.seat !== ME) vi.advanceTimersByTime(THINKING);
    const your_turn = index === round.length - 1;
    playback.hear({ ...makeState(view, entry.number), seat: ME, your_turn }, [entry], speed);
    if (hurry && index === 0) playback.hurry();
  });
  while (playback.busy) vi.advanceTimersByTime(10);
  return Date.now() - start;
}

const median = (times: number[]) => times.sort((one, other) => one - other)[times.length >> 1] ?? 0;

it("is short at normal speed, though two bots move", () => {
  const waits = listWaits().map((round) => measureWait(round, "normal"));
  expect(waits.length).toBeGreaterThan(5);
  expect(median(waits)).toBeLessThan(5000);
});

it("is nothing but the bots' own time for who wants to be asked", () => {
  for (const round of listWaits()) {
    const thinking = THINKING * round.filter(({ seat }) => seat !== ME).length;
    expect(measureWait(round, "slow", true)).toBeLessThanOrEqual(thinking);
  }
});

it("shows marks faster the more wait, and never in a flash", () => {
  expect(choosePace(900, "normal")).toBe(1);
  expect(choosePace(2340, "normal")).toBe(0.5);
  expect(choosePace(90_000, "normal")).toBe(0.35);
});
