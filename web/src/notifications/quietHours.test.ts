import { expect, it } from "vitest";
import { formatMinute, parseMinute } from "./quietHours";

it.each([
  [0, "00:00"],
  [7 * 60 + 5, "07:05"],
  [23 * 60 + 59, "23:59"],
])("writes %s minutes as %s, and reads them again", (minute, shown) => {
  expect(formatMinute(minute)).toBe(shown);
  expect(parseMinute(shown)).toBe(minute);
});

it("reads no time where there is none", () => {
  expect(parseMinute("")).toBeNull();
});
