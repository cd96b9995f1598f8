// The words of the calendar: which eclipse comes, how far it is, and for screen readers what it counts.
import { say } from "../../i18n/messages";
import type { View } from "../../lib/types";
import { describeCalendar, describeEclipse } from "../descriptions";
import { ECLIPSES } from "../facts";

export const formatEclipse = ({ calendar }: View): string =>
  say("calendar-eclipse", { number: Math.min(calendar.eclipses_scored + 1, ECLIPSES), of: ECLIPSES });

/** Steps or turns until the eclipse; while it is scored there are none left to count. */
export function formatTimeLeft({ calendar }: View): string {
  const { eclipse_in_turns: turns, light, dark } = calendar;
  if (calendar.over) return say("calendar-over");
  if (turns === 0) return say("calendar-now");
  return turns === null ? say("calendar-steps", { steps: dark - light }) : say("calendar-due", { turns });
}

export const labelCalendar = (view: View): string =>
  say("calendar-counts", { when: describeCalendar(view), counts: describeEclipse(view) });
