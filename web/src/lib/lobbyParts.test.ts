import { expect, test } from "vitest";
import { listWishes, mergeParts, nameWish, sortGames, sortOpen } from "./lobbyParts";
import type { LobbyTable } from "./types";

const table = (key: string, rank: number, at: number): LobbyTable => ({
  key,
  rank,
  title: "",
  setup: { players: 2 },
  clock: { seconds: null, increment: null, left: null, at_end: "nothing" },
  hints: true,
  teaching: false,
  rated: false,
  host: null,
  seats: [],
  created_at: at,
  started_at: at,
});
const whole = { people: { Ann: "lobby" as const }, open: { a: table("a", 1, 1) }, running: {}, seeks: { "2 900": 1 } };

test("what has changed replaces what was, and null is gone", () => {
  const parts = mergeParts(null, whole);
  const later = mergeParts(parts, { people: { Ann: "table", Bob: "lobby" }, open: { a: null } });
  expect(later.people).toEqual({ Ann: "table", Bob: "lobby" });
  expect(later.open).toEqual({});
  expect(later.seeks).toEqual({ "2 900": 1 });
  expect(parts.people).toEqual({ Ann: "lobby" });
});

test("the strongest games come first, of equals the latest; open tables by their age", () => {
  const all = { a: table("a", 1, 9), b: table("b", 3, 1), c: table("c", 3, 2) };
  expect(sortGames(all).map(({ key }) => key)).toEqual(["c", "b", "a"]);
  expect(sortOpen(all).map(({ key }) => key)).toEqual(["a", "c", "b"]);
});

test("a wish tells players, seconds and how many share it", () => {
  expect(listWishes({ "2 900": 3, [nameWish(4, 86_400, true)]: 1 })).toEqual([
    { players: 2, seconds: 900, rated: false, count: 3 },
    { players: 4, seconds: 86_400, rated: true, count: 1 },
  ]);
});
