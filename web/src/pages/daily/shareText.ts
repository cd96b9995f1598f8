// The text to share of a deal of the day: the same as in the terminal.
import { say } from "../../i18n/messages";
import type { DailyShare } from "../../lib/types";

export const SQUARES: Record<DailyShare["squares"][number]["group"], string> = {
  pyramid: "🟧",
  temples: "🟩",
  avenue: "🟦",
  technologies: "🟨",
  masks: "🟪",
  other: "⬜",
};

/** The result, where the VP came from, days in a row; nothing of the game. */
export function formatShare(
  day: string,
  mode: string,
  { vp, other, won, squares }: DailyShare,
  streak: number,
): string {
  const lines = [
    say("daily-share-title", { day, mode }),
    say(won ? "daily-share-won" : "daily-share-lost", { vp, other }),
    squares.map(({ group, count }) => SQUARES[group].repeat(count)).join(""),
    streak > 1 ? say("daily-share-streak", { count: streak }) : "",
  ];
  return lines.filter(Boolean).join("\n");
}

/** What the squares stand for. */
export const formatLegend = (): string =>
  say("daily-legend", {
    kinds: Object.entries(SQUARES)
      .map(([group, square]) => `${square}\u00a0${say(`daily-group-${group}`)}`)
      .join(", "),
  });
