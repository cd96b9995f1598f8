import { describe, expect, it } from "vitest";
import type { View } from "../../lib/types";
import { samples } from "../samples";
import { formatEclipse, formatTimeLeft, labelCalendar } from "./calendarWords";

const view = samples["middle3"]!;
const withCalendar = (calendar: Partial<View["calendar"]>): View => ({
  ...view,
  calendar: { ...view.calendar, eclipses_scored: 1, light: 10, dark: 10, ...calendar },
});

describe("the calendar", () => {
  it("says which eclipse comes, how far it is and what it counts", () => {
    const away = withCalendar({ light: 3, eclipse_in_turns: null });
    expect(formatEclipse(away)).toBe("Eclipse 2 of 3");
    expect(formatTimeLeft(away)).toBe("7 steps");
    expect(labelCalendar(away)).toContain("7 steps");
    expect(labelCalendar(away)).toContain("3 VP for each step on the pyramid track");
  });

  it("counts the turns when the discs have met", () => {
    expect(formatTimeLeft(withCalendar({ eclipse_in_turns: 2 }))).toBe("in 2 turns");
  });

  it("says during an eclipse that it is scored, not that it comes in 0 turns", () => {
    const scored = withCalendar({ eclipse_in_turns: 0 });
    expect(formatTimeLeft(scored)).toBe("being scored");
    expect(labelCalendar(scored)).toMatch(/^The eclipse is being scored\./);
  });
});
