// What an eclipse brought each player, as the log tells it, and how everybody stands after it.
import type { Entry, GameEntry } from "../lib/types";
import { dropUndone } from "../turn/log/logGroups";
import { isAfterEclipse, type Act } from "./acts";

/** A salary that was settled. */
export interface Salary {
  paid: number;
  unpaid: number;
  /** VP lost for what was not paid. */
  lost: number;
}

export interface SeatNews {
  /** VP by source. */
  vp: Record<string, number>;
  salary: Salary | null;
}

/** What the scoring counts; the rest comes with or after the salaries. */
export const SCORING_SOURCES: readonly string[] = ["avenue", "leader", "track", "masks"];

export interface EclipseNews {
  eclipse: number;
  /** Where VP came from, in the order in which it was told. */
  sources: string[];
  seats: SeatNews[];
  /** Everybody's VP after all this. */
  standing: number[];
  /** All salaries are settled. */
  done: boolean;
  /** The game ended with it. */
  over: boolean;
}

const getVp = ({ key, arguments: facts }: Entry): number =>
  key === "scored" ? Number(facts["vp"]) : key === "lost" ? -Number(facts["vp"]) : 0;

/** VP that a source brought. */
function addScore(news: EclipseNews, entry: Entry): void {
  const seat = news.seats[entry.seat ?? -1];
  const source = String(entry.arguments["source"]);
  if (!seat) return;
  if (source === "salary") {
    seat.salary = { paid: 0, unpaid: 0, ...seat.salary, lost: -getVp(entry) };
    return;
  }
  if (!news.sources.includes(source)) news.sources.push(source);
  seat.vp[source] = (seat.vp[source] ?? 0) + getVp(entry);
}

function addEntry(news: EclipseNews, entry: Entry): void {
  const seat = news.seats[entry.seat ?? -1];
  if (getVp(entry)) addScore(news, entry);
  else if (seat && (entry.key === "salary_paid" || entry.key === "salary_short"))
    seat.salary = { paid: Number(entry.arguments["paid"]), unpaid: Number(entry.arguments["unpaid"] ?? 0), lost: 0 };
  else if (entry.key === "game_over") news.over = true;
}

/** An eclipse that somebody sees: a scene that the table waits for, or a card about what nobody watched. */
export interface Scene {
  /** Another one is another act. */
  id: string;
  news: EclipseNews;
  act: Act;
  /** How long the act takes; a card stays until somebody has seen it. */
  milliseconds: number;
  card: boolean;
}

/** The last eclipse of a log, with VP as they are after the log; null if there was none. */
export function tellEclipse(entries: readonly GameEntry[], vp: readonly number[]): EclipseNews | null {
  const log = dropUndone(entries).flatMap((entry) => entry.log);
  const first = log.map(({ key }) => key).lastIndexOf("eclipse_scored");
  const begin = log[first];
  if (!begin) return null;
  const news: EclipseNews = {
    eclipse: Number(begin.arguments["eclipse"]),
    sources: [],
    seats: vp.map(() => ({ vp: {}, salary: null })),
    standing: [...vp],
    done: false,
    over: false,
  };
  const rest = log.slice(first + 1);
  const after = rest.findIndex(isAfterEclipse);
  for (const entry of after < 0 ? rest : rest.slice(0, after)) addEntry(news, entry);
  // What was scored since is not its doing.
  for (const entry of after < 0 ? [] : rest.slice(after))
    if (entry.seat !== null) news.standing[entry.seat] = (news.standing[entry.seat] ?? 0) - getVp(entry);
  news.done = after >= 0 || news.over;
  return news;
}

/** All VP that a seat won, less what it lost. */
export const sumSeat = ({ vp, salary }: SeatNews): number =>
  Object.values(vp).reduce((sum, one) => sum + one, 0) - (salary?.lost ?? 0);

/** Seats by their VP, the most first. */
export const orderByStanding = ({ standing }: EclipseNews): number[] =>
  standing.map((_, seat) => seat).sort((one, other) => (standing[other] ?? 0) - (standing[one] ?? 0));
