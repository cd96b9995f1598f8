import { expect, it } from "vitest";
import { endOfDay, inDays } from "./days";

it("counts days over the ends of months and years", () => {
  const eve = new Date(2026, 11, 31, 23, 59);
  expect(inDays(0, eve)).toBe("2026-12-31");
  expect(inDays(1, eve)).toBe("2027-01-01");
  expect(inDays(60, eve)).toBe("2027-03-01");
});

it("ends a day just before the next one", () => {
  expect(endOfDay("2026-12-31") + 1).toBe(new Date(2027, 0, 1).getTime());
});
