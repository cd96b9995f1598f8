import { afterEach, expect, it } from "vitest";
import { samples } from "../board/samples";
import { forget, keep, kept } from "./kept";
import type { State, Table } from "./types";

const table = { key: "here", title: "Friday", seats: [] } as unknown as Table;
const view = { ...samples["first2"]!, legal: [{ action: 1, text: "", kind: "end_turn", about: {}, brings: [] }] };
const state = { number: 7, view } as unknown as State;
afterEach(forget);

it("a table is kept without its answers, until it is forgotten", () => {
  expect(kept("here")).toBeNull();
  keep(table, state);
  expect(kept("here")).toMatchObject({ table: { title: "Friday" }, state: { number: 7, view: { legal: [] } } });
  expect(kept("here")?.state.view.players).toEqual(view.players);
  expect(kept("elsewhere")).toBeNull();
  forget();
  expect(kept("here")).toBeNull();
});

it("nonsense in the browser's store is nothing", () => {
  localStorage.setItem("teotihuacan.last-table", "{");
  expect(kept("here")).toBeNull();
});
