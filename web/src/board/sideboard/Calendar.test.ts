import { cleanup, render } from "@testing-library/svelte";
import { afterEach, describe, expect, it } from "vitest";
import type { View } from "../../lib/types";
import Table from "../Table.svelte";
import { describeCalendar } from "../descriptions";
import { samples } from "../samples";

const view = samples["middle3"]!;
const withCalendar = (calendar: Partial<View["calendar"]>): View => ({
  ...view,
  calendar: { ...view.calendar, eclipses_scored: 1, ...calendar },
});
const names = ["Ann", "Bo", "Cem"];

function readCalendar(shown: View) {
  const { container } = render(Table, { view: shown, seat: 0, names });
  const touch = container.querySelector('[data-target="calendar"]')!;
  return { text: touch.parentElement!.textContent, label: touch.getAttribute("aria-label")! };
}

describe("the calendar", () => {
  afterEach(cleanup);

  it("says which eclipse comes, how far it is and what it counts", () => {
    const { text, label } = readCalendar(withCalendar({ light: 3, dark: 10, eclipse_in_turns: null }));
    expect(text).toContain("Eclipse 2 of 3");
    expect(text).toContain("7 steps");
    expect(label).toContain("7 steps");
    expect(label).toContain("3 VP for each step on the pyramid track");
  });

  it("counts the turns when the discs have met", () => {
    const due = withCalendar({ light: 10, dark: 10, eclipse_in_turns: 2 });
    expect(readCalendar(due).text).toContain("in 2 turns");
  });

  it("says during an eclipse that it is scored, not that it comes in 0 turns", () => {
    const scored = withCalendar({ light: 10, dark: 10, eclipse_in_turns: 0 });
    const { text, label } = readCalendar(scored);
    expect(`${text} ${label} ${describeCalendar(scored)}`).not.toContain("0 turns");
    expect(text).toContain("being scored");
  });
});
