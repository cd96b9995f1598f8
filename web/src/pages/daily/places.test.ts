import { expect, it } from "vitest";
import { findPlace } from "./places";

it("equal results have the same place, and the next one counts them", () => {
  const results = [90, 80, 80, 70].map((vp) => ({ vp }));
  expect(results.map((result) => findPlace(results, result))).toEqual([1, 2, 2, 4]);
});
