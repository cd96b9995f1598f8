import { expect, it } from "vitest";
import { getSeatFaces } from "../board/players/faces";
import { FACES } from "../board/signs/symbols/faces";
import { parsePath } from "../lib/route.svelte";
import {
  LEVEL_BOTS,
  formatDuration,
  getBotName,
  getSeatName,
  describeStatus,
  summarizeTable,
  formatTimeLeft,
  getTableTitle,
  isLoopbackHost,
} from "./tables";
import type { Seat, Table } from "../lib/types";

const seat = (more: Partial<Seat>): Seat => ({
  seat: 0,
  kind: "person",
  name: "Ann",
  nickname: null,
  you: false,
  for_you: false,
  invite: null,
  present: false,
  away_until: null,
  settings: { automatic: false, confirm: false },
  ...more,
});
const table = (more: Partial<Table>): Table => ({
  key: "k",
  title: "",
  setup: { players: 2 },
  rules_version: 2,
  visibility: "link",
  shuffle: true,
  hints: true,
  teaching: false,
  rated: false,
  clock: { seconds: null, increment: null, left: null, at_end: "nothing" },
  status: "running",
  seats: [seat({}), seat({ seat: 1, kind: "link", name: "" })],
  you: 0,
  yours: true,
  number: 0,
  asked: 0,
  waits_for: "person",
  your_turn: false,
  deadline: null,
  result: null,
  rematch: null,
  damaged: false,
  ended_by_update: false,
  notice: null,
  imported: false,
  paired: false,
  daily: null,
  host: null,
  starts_at: null,
  auto_start: false,
  created_at: 0,
  started_at: 0,
  changed_at: 0,
  ...more,
});

it("tables are called by their title or their people", () => {
  expect(getTableTitle(table({}))).toBe("Ann");
  expect(getTableTitle(table({ title: "Friday" }))).toBe("Friday");
  expect(getTableTitle(table({ seats: [] }))).toBe("A table");
});

it("seats say whose they are", () => {
  expect(getSeatName(seat({}))).toBe("Ann");
  expect(getSeatName(seat({ kind: "bot", name: "adept" }))).toBe("Adept (bot)");
  expect(getSeatName(seat({ kind: "link", name: "" }))).toBe("For whoever has the link");
});

it("bots are called by how they play", () => {
  expect(LEVEL_BOTS.map(getBotName)).toEqual(["Novice", "Student", "Adept", "Master", "Legend"]);
  expect(getBotName("classic:adept")).toBe("Adept (classic)");
  expect(getBotName("collector:100")).toBe("Collector (100)");
  expect(getBotName("classic:collector:100")).toBe("Collector (100, classic)");
  expect(getBotName("classic:500")).toBe("mcts:500 (classic)");
  expect(getBotName("mcts:0.5s")).toBe("mcts:0.5s");
  expect(getBotName("mcts")).toBe("mcts");
});

it("every bot has a face", () => {
  const names = [...LEVEL_BOTS, "classic:master", "collector:100", "classic:500", "random"];
  const seats = names.map((name) => seat({ kind: "bot", name }));
  const faces = [...LEVEL_BOTS, "master", "adept", "adept", "random"];
  expect(getSeatFaces(table({ seats }))).toEqual(faces);
  for (const face of faces) expect(FACES).toHaveProperty(face);
});

it("standing calls those who are asked or invited", () => {
  expect(describeStatus(table({ your_turn: true }))).toMatchObject({ key: "standing-your-turn", calls: true });
  const invited = table({ status: "open", seats: [seat({ kind: "name", for_you: true })] });
  expect(describeStatus(invited)).toMatchObject({ key: "standing-invited", calls: true });
  expect(describeStatus(table({ status: "open" }))).toMatchObject({ key: "standing-free", count: 1 });
  expect(describeStatus(table({ status: "finished" }))).toMatchObject({ calls: false });
  const damaged = table({ status: "running", your_turn: true, damaged: true });
  expect(describeStatus(damaged)).toMatchObject({ key: "standing-damaged", calls: false });
});

it("what is played is told part by part", () => {
  const parts = summarizeTable(
    table({ setup: { players: 3, draft: true }, clock: { seconds: 300, increment: null, left: null, at_end: "bot" } }),
  );
  expect(parts).toEqual(["3 players", "Starting tiles drafted", "5 minutes for a turn, then a bot takes it"]);
  const growing = { seconds: 259_200, increment: 43_200, left: null, at_end: "bot" } as const;
  expect(summarizeTable(table({ clock: growing }))).toContain("12 hours more for each turn, at most 3 days");
  expect(summarizeTable(table({ setup: { players: 1, level: "harder" } }))[0]).toBe("Solo, Harder");
});

it("times are as exact as they matter", () => {
  expect(formatDuration(86_400)).toBe("1 day");
  expect(formatDuration(7200)).toBe("2 hours");
  expect(formatTimeLeft(65_000, 0)).toBe("1:05");
  expect(formatTimeLeft(3 * 3_600_000 + 60_000, 0)).toBe("3 h 1 min");
  expect(formatTimeLeft(72 * 3_600_000, 0)).toBe("3 days");
  expect(formatTimeLeft(0, 5000)).toBe("0:00");
});

it("addresses lead to pages", () => {
  expect(parsePath("/t/a-B_9")).toEqual({ page: "table", key: "a-B_9" });
  expect(parsePath("/t/abc/replay")).toEqual({ page: "replay", key: "abc" });
  expect(parsePath("/rules")).toEqual({ page: "rules" });
  expect(parsePath("/strategy")).toEqual({ page: "strategy" });
  expect(parsePath("/new")).toEqual({ page: "new" });
  expect(parsePath("/nonsense")).toEqual({ page: "missing" });
  expect(parsePath("/")).toEqual({ page: "start" });
});

it("addresses that mean the machine they are opened on are known", () => {
  for (const host of ["localhost", "127.0.0.1", "127.1.2.3", "[::1]", "games.localhost"])
    expect(isLoopbackHost(host)).toBe(true);
  for (const host of ["192.168.1.20", "games.example", "localhost.example", "127.example"])
    expect(isLoopbackHost(host)).toBe(false);
});
