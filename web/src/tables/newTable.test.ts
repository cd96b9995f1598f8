import { expect, it } from "vitest";
import { planBotGame, toRatedPlan, toSeatRequest, toTableRequest, type Plan } from "./newTable";

const plan: Plan = {
  players: 2,
  options: { draft: true, dark_eclipse: false },
  level: "standard",
  knobs: {},
  seats: [
    { who: "me", name: "" },
    { who: "bot:adept", name: "" },
    { who: "link", name: "" },
    { who: "link", name: "" },
  ],
  shuffle: true,
  autoStart: true,
  clock: { unit: "days", count: 2, hours: 12, atEnd: "bot" },
  visibility: "public",
  hints: false,
  teaching: false,
  rated: false,
  title: "Friday",
};

it("a plan becomes a table with a seat for each player", () => {
  const table = toTableRequest(plan);
  expect(table.setup).toEqual({ players: 2, draft: true, dark_eclipse: false });
  expect(table.seats).toEqual([{ kind: "me" }, { kind: "bot", bot: "adept" }]);
  expect(table.clock).toEqual({ seconds: 172_800, increment: null, at_end: "bot" });
});

it("a clock that grows holds days, and never grows by more than that", () => {
  const clock = { unit: "growing", count: 2, hours: 12, atEnd: "resign" } as const;
  const growing = { seconds: 172_800, increment: 43_200, at_end: "resign" };
  expect(toTableRequest({ ...plan, clock }).clock).toEqual(growing);
  expect(toTableRequest({ ...plan, clock: { ...clock, hours: 72 } }).clock?.increment).toBe(172_800);
});

it("solo leaves out what needs others", () => {
  const table = toTableRequest({ ...plan, players: 1 });
  expect(table.setup).toEqual({ players: 1, dark_eclipse: false, level: "standard" });
  expect(table.seats).toEqual([{ kind: "me" }]);
  expect(table.clock?.seconds).toBeNull();
  expect(table.visibility).toBe("link");
});

it("custom levels are the knobs that were turned", () => {
  const table = toTableRequest({ ...plan, players: 1, level: "custom", knobs: { bonus_vp: 5, resources: 0 } });
  expect(table.setup.knobs).toEqual({ bonus_vp: 5 });
  expect(table.setup.level).toBeUndefined();
});

it("seats are for people by name, by link, or for bots", () => {
  expect(toSeatRequest({ who: "name", name: "Bob" })).toEqual({ kind: "name", name: "Bob" });
  expect(toSeatRequest({ who: "open", name: "" })).toEqual({ kind: "open" });
  expect(planBotGame(2, "novice").seats).toHaveLength(3);
});

it("a rated game has a clock and no help, whatever was chosen before", () => {
  const helped: Plan = { ...plan, hints: true, teaching: true, shuffle: false, options: { first_game: true } };
  const wanted = { ...helped, rated: true, clock: { ...plan.clock, unit: "none" } } as const;
  const table = toTableRequest(toRatedPlan(wanted, ["novice", "student"]));
  expect(table).toMatchObject({ rated: true, hints: false, teaching: false, shuffle: true });
  expect(table.setup).toEqual({ players: 2, first_game: false });
  expect(table.clock).toEqual({ seconds: 86_400, increment: null, at_end: "resign" });
  expect(table.seats[1]).toEqual({ kind: "bot", bot: "student" }); // nobody knows how strong adept is
  expect(toTableRequest(toRatedPlan({ ...wanted, players: 1 }, [])).clock).toEqual(table.clock);
});
