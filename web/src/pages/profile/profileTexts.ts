// The figures of a profile as they are written, and what opponents are called there.
import { speech } from "../../i18n/language.svelte";
import { say } from "../../i18n/messages";
import type { Profile } from "../../lib/types";
import { getBotName } from "../../tables/tables";
import { formatDecimal } from "../openings/figures";

type Opponent = Profile["opponents"][number];

/** What VP come from, in the order in which it is drawn, with its colour. */
export const SOURCES = {
  pyramid: "var(--terracotta)",
  temples: "var(--jade-tile)",
  avenue: "var(--deep-blue)",
  technologies: "var(--gold)",
  masks: "var(--seat-mark-2)",
  other: "var(--stone)",
} as const;
export type Source = keyof typeof SOURCES;
export const SOURCE_NAMES = Object.keys(SOURCES) as Source[];
export const getSourceText = (source: Source) => say(`daily-group-${source}`);

export const formatDay = (at: number) => new Date(at).toLocaleDateString(speech.language, { dateStyle: "medium" });
/** A mean; a dash if there is none. */
export const formatMean = (value: number | null) => (value === null ? "–" : formatDecimal(value));
export const formatNumber = (value: number | null) => (value === null ? "–" : String(value).replace("-", "−"));

export function getOpponentText({ kind, name }: Pick<Opponent, "kind" | "name">): string {
  if (kind === "bot") return getBotName(name);
  if (kind === "teotibot") return say("profile-teotibot", { level: say(`level-${name}`) });
  return name || say("profile-someone");
}

export const getPlayersText = (players: number) => (players === 1 ? say("profile-solo") : String(players));
/** A place; in a solo game there are two. */
export const getPlaceText = (place: number, players: number) =>
  say("profile-place-of", { place, players: Math.max(players, 2) });
