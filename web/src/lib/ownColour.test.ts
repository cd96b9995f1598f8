import { expect, it } from "vitest";
import { OWN_COLOURS, assignColours } from "./ownColour";

it("gives me my colour, and mine to whose colour it was", () => {
  expect(assignColours(0, "blue")).toEqual([3, 1, 2, 0]);
  expect(assignColours(2, "black")).toEqual([2, 1, 0, 3]);
});

it("changes nothing for who watches, or wants the colour of the seat", () => {
  expect(assignColours(null, "blue")).toEqual([0, 1, 2, 3]);
  expect(assignColours(1, "seat")).toEqual([0, 1, 2, 3]);
  expect(assignColours(1, "amber")).toEqual([0, 1, 2, 3]);
});

it("never gives two seats one colour", () => {
  for (const colour of OWN_COLOURS) {
    for (const seat of [0, 1, 2, 3]) expect(new Set(assignColours(seat, colour)).size).toBe(4);
  }
});
