// Reviews in words: turns, what they lost, what was better.
import { say } from "../i18n/messages";
import { speech } from "../i18n/language.svelte";
import type { Answered, EntryKey, GameEntry, TurnReview } from "../lib/types";
import { formatLine } from "../turn/log/logTexts";
import { formatAnswered } from "../turn/texts/answers";
import { formatReason, type Reasons } from "../turn/texts/hints";
import { joinWithCommas, signedNumber } from "../turn/texts/names";
import type { FoundReview } from "./foundReview";

/** Signs of labels, as players of board games know them. */
export const LABEL_SIGNS: Record<string, string> = {
  best: "★",
  good: "✓",
  inaccuracy: "?!",
  mistake: "?",
  blunder: "??",
  close: "≈",
  forced: "–",
};

const round = (value: number): number => Math.round(value * 10) / 10;

/** VP with their sign, to a tenth. */
export const formatVp = (vp: number): string => signedNumber(round(vp));
export const formatShare = (share: number): string =>
  new Intl.NumberFormat(speech.language, { style: "percent", maximumFractionDigits: 0 }).format(share);
/** An accuracy of 0 to 100; a dash where nothing was to be decided. */
export const formatAccuracy = (accuracy: number | null): string =>
  accuracy === null ? "–" : formatShare(accuracy / 100);
/** VP lost, without a sign. */
export const formatLost = (vp: number): string =>
  new Intl.NumberFormat(speech.language, { maximumFractionDigits: 1 }).format(round(vp));

/** Which turn: "turn 12", or what it was if it was none. */
export const formatTurnName = (found: FoundReview, turn: TurnReview): string =>
  turn.kind === "turn" ? say("review-turn", { turn: found.countTurns(turn) }) : say(`review-${turn.kind}`);

/** What a turn gave away: "−6.2 VP, −11 % to win". */
export function formatLoss({ win, best_win, vp, best_vp }: Losing): string {
  const points = `−${formatShare(Math.max(best_win - win, 0))}`;
  return say("review-loss", { vp: formatVp(Math.min(vp - best_vp, 0)), win: points });
}
type Losing = Pick<TurnReview, "win" | "best_win" | "vp" | "best_vp">;

/** What luck brought: "+3.4 VP". */
export const formatLuck = (vp: number): string => say("review-loss-vp", { vp: formatVp(vp) });

/** Entries that tell what was hidden before. */
const SHOWN: readonly EntryKey[] = [
  "drew_discovery",
  "drew_decoration",
  "drew_tile",
  "neutral_moved",
  "bot_rolled",
  "starting_tile_kept",
];

/** What an answer of a seat showed, in lines: "New discovery tile: 3 gold (avenue)". */
export function formatShown(entry: GameEntry | undefined, seat: number | null, names: readonly string[]): string[] {
  const told = (entry?.log ?? []).filter(({ key }) => SHOWN.includes(key));
  return [...new Set(told.map((one) => formatLine(one, seat, names)))];
}

/** The answers of a turn: "move a worker to Nobles, build". */
const formatAnswers = (answers: readonly Answered[]): string =>
  joinWithCommas(answers.map((answer) => formatAnswered(answer)));

/** What was played: "Played: move a worker to the Forest, take wood." */
export const formatPlayed = (answers: readonly Answered[]): string =>
  say("review-played-turn", { turn: formatAnswers(answers) });

/** What was better: "Better: move a worker to Nobles, build." */
export const formatBetter = (answers: readonly Answered[]): string =>
  say("review-better-turn", { turn: formatAnswers(answers) });

/** Why: "Why: gains 2 temple steps, costs 4 cocoa." */
export const formatWhy = (reasons: Reasons): string => say("review-why", { reasons: formatReason(reasons) });
