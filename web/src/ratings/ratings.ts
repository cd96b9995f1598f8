// Ratings in words, and where they come from.
import { ApiError, fetchTableRatings } from "../lib/api";
import { formatPercent, say, signedNumber } from "../i18n/messages";
import { speech } from "../i18n/language.svelte";
import type { RatingChange, SeatRating, Table, TableRatings } from "../lib/types";

export const POOLS = ["all", "2", "3", "4", "solo"] as const;

/** A rating; with a question mark while it is a first idea. */
export const formatRating = ({ rating, provisional }: { rating: number; provisional: boolean }): string =>
  provisional ? say("rating-unsure", { rating: String(rating) }) : String(rating);

/** How strong whoever sits there is, and how likely to win; "" if nobody knows. */
export function describeStrength(seat: SeatRating | undefined): string {
  if (seat?.rating == null) return "";
  const { rating, provisional, chance } = seat;
  const strength = say("rating-is", { rating: formatRating({ rating, provisional }) });
  if (chance === null) return strength;
  return `${strength} · ${say("rating-chance", { percent: formatPercent(chance) })}`;
}

/** A rating after a game, and by how much it has changed. */
export const formatChange = (change: RatingChange): string =>
  say("rating-change", { rating: formatRating(change), by: signedNumber(change.by) });

/** A season in words, such as October – December 2026 for 2026-4. */
export function formatSeason(season: string): string {
  const [year = 0, quarter = 1] = season.split("-").map(Number);
  const format = new Intl.DateTimeFormat(speech.language, { month: "long", year: "numeric", timeZone: "UTC" });
  return format.formatRange(Date.UTC(year, 3 * quarter - 3), Date.UTC(year, 3 * quarter - 1));
}

/** Look up the ratings at a rated table; where they can't be had, none are shown. */
export async function fetchRatings(table: Table, show: (found: TableRatings) => void): Promise<void> {
  if (!table.rated) return;
  try {
    show(await fetchTableRatings(table.key));
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
  }
}
