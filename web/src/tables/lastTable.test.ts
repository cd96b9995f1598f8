import { afterEach, expect, it } from "vitest";
import { samples } from "../board/samples";
import { forgetLastTable, saveLastTable, loadLastTable } from "./lastTable";
import type { State, Table } from "../lib/types";

const table = { key: "here", title: "Friday", seats: [] } as unknown as Table;
const view = { ...samples["first2"]!, legal: [{ action: 1, text: "", kind: "end_turn", about: {}, brings: [] }] };
const state = { number: 7, view } as unknown as State;
afterEach(forgetLastTable);

it("a table is kept without its answers, until it is forgotten", () => {
  expect(loadLastTable("here")).toBeNull();
  saveLastTable(table, state);
  expect(loadLastTable("here")).toMatchObject({
    table: { title: "Friday" },
    state: { number: 7, view: { legal: [] } },
  });
  expect(loadLastTable("here")?.state.view.players).toEqual(view.players);
  expect(loadLastTable("elsewhere")).toBeNull();
  forgetLastTable();
  expect(loadLastTable("here")).toBeNull();
});

it("nonsense in the browser's store is nothing", () => {
  localStorage.setItem("teotihuacan.last-table", "{");
  expect(loadLastTable("here")).toBeNull();
});
