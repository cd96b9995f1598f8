// Which bots find the solution of a puzzle, in words.
import { expect, it } from "vitest";
import { formatSolvers } from "./puzzleTexts";

it.each([
  ["student", "Bots from Student on find it."],
  ["mcts:1000", "Bots find it from 1000 playouts an answer on."],
  ["", "Even strong bots often miss it."],
])("tells from which bot on all find it: %s", (weakest_solver, told) => {
  expect(formatSolvers({ weakest_solver })).toBe(told);
});
