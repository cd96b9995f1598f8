import { expect, test } from "vitest";
import { applyChanges } from "./changes";
import type { State } from "./types";

const before = { number: 3, held: { action: 1 }, view: { nobles: [1, 2], asked: 0 } } as unknown as State;

test("named fields are new, those of the view within it", () => {
  const after = applyChanges(before, { number: 4, held: null, view: { asked: 1 } });
  expect(after).toEqual({ number: 4, held: null, view: { nobles: [1, 2], asked: 1 } });
});

test("what isn't named stays the very same, and the state before is left alone", () => {
  const after = applyChanges(before, { number: 4 });
  expect(after.view.nobles).toBe(before.view.nobles);
  expect(before.number).toBe(3);
});
