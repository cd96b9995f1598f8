// An eclipse in words: for ears, and wherever there is no room for its table.
import { ECLIPSES } from "../board/facts";
import { say } from "../i18n/messages";
import { joinWithCommas, toMessageArguments } from "../turn/texts/names";
import type { EclipseNews, SeatNews } from "./eclipseNews";

export const formatTitle = ({ eclipse }: EclipseNews): string =>
  say("calendar-eclipse", { number: eclipse, of: ECLIPSES });

const formatScores = ({ vp, salary }: SeatNews): string[] => [
  ...Object.entries(vp).map(([source, amount]) => say("log-scored", toMessageArguments({ source, vp: amount }))),
  ...(salary && !salary.unpaid ? [say("log-salary_paid", { paid: salary.paid })] : []),
  ...(salary?.unpaid ? [say("log-salary_short", { paid: salary.paid, unpaid: salary.unpaid })] : []),
  ...(salary?.lost ? [say("log-lost", toMessageArguments({ source: "salary", vp: salary.lost }))] : []),
];

/** All that an eclipse brought, player by player. */
export function formatNews(news: EclipseNews, names: readonly string[]): string {
  const seats = news.seats.map((seat, place) =>
    say("eclipse-seat", {
      name: names[place] ?? "",
      gains: joinWithCommas(formatScores(seat)) || say("eclipse-nothing"),
      vp: news.standing[place] ?? 0,
    }),
  );
  return [formatTitle(news), ...seats].join(". ");
}
