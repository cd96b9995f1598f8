// Making tables: those with one click, and what becomes of them.
import { createRematch, createTable, fetchTable, joinTable, startTable } from "../lib/api";
import { route } from "../lib/route.svelte";
import { FREE } from "./tables";
import type { BotName, Level, SeatWanted, SetupOptions, Table, TableWanted } from "../lib/types";

/** Make a table, begin if nobody has to be waited for, and go there. */
export const createAndOpen = async (wanted: TableWanted): Promise<void> => beginAndOpen(await createTable(wanted));

/** The same players again: straight into the game, unless others have to be asked. */
export const playAgain = async (key: string): Promise<void> => beginAndOpen(await createRematch(key));

async function beginAndOpen(table: Table): Promise<void> {
  const full = table.seats.every((seat) => !FREE.includes(seat.kind));
  if (full && table.status === "open") await startTable(table.key);
  route.go(`/t/${table.key}`);
}

/** Take the seat that is kept for me at the table of the same players, and go there. */
export async function joinRematch(key: string): Promise<void> {
  const table = await fetchTable(key);
  const mine = table.seats.find((seat) => seat.for_you) ?? table.seats.find((seat) => seat.kind === "open");
  // At a rated table one is told first what that means.
  if (table.status === "open" && table.you === null && mine && !table.rated) await joinTable(key, { seat: mine.seat });
  route.go(`/t/${key}`);
}

const me: SeatWanted = { kind: "me" };
const bots = (count: number, bot: BotName): SeatWanted[] => Array.from({ length: count }, () => ({ kind: "bot", bot }));

/** The first game: no starting tiles, one friendly opponent, and I begin. */
export const planFirstGame = (): TableWanted => ({
  setup: { players: 2, first_game: true },
  seats: [me, ...bots(1, "novice")],
  shuffle: false,
});

export const planBotGame = (count: number, bot: BotName, teaching = false): TableWanted => ({
  setup: { players: count + 1 },
  seats: [me, ...bots(count, bot)],
  teaching,
});

export const planSoloGame = (level: Level): TableWanted => ({
  setup: { players: 1, level },
  seats: [me],
});

export const planFriendsGame = (players: number): TableWanted => ({
  setup: { players },
  seats: [me, ...Array.from({ length: players - 1 }, (): SeatWanted => ({ kind: "link" }))],
  auto_start: true,
});

/** What somebody has filled in for a new table. */
export interface Plan {
  players: number;
  options: Record<string, boolean>;
  level: Level;
  knobs: Record<string, number>;
  seats: { who: string; name: string }[];
  shuffle: boolean;
  autoStart: boolean;
  clock: {
    unit: "none" | "minutes" | "days" | "growing";
    count: number;
    hours: number;
    atEnd: "nothing" | "bot" | "resign";
  };
  visibility: "link" | "public";
  hints: boolean;
  teaching: boolean;
  rated: boolean;
  title: string;
}

/** What a plan has to be like for its game to be rated; bots nobody knows the strength of are replaced. */
export function toRatedPlan(plan: Plan, bots: readonly string[]): Plan {
  const known = (who: string) => !who.startsWith("bot:") || bots.includes(who.slice("bot:".length));
  return {
    ...plan,
    level: plan.level === "custom" ? "standard" : plan.level,
    options: { ...plan.options, first_game: false },
    seats: plan.seats.map((seat) => (known(seat.who) ? seat : { ...seat, who: "bot:student" })),
    clock: {
      ...(plan.clock.unit === "none" ? ({ unit: "days", count: 1, hours: plan.clock.hours } as const) : plan.clock),
      atEnd: "resign",
    },
  };
}

/** Whether other people may come to a table. */
export const hasOthers = (plan: Plan): boolean =>
  plan.players > 1 && plan.seats.slice(0, plan.players).some(({ who }) => ["link", "open", "name"].includes(who));

const HOUR = 3600;
const SECONDS = { none: 0, minutes: 60, days: 24 * HOUR, growing: 24 * HOUR };

/** A plan as the server wants it; what makes no sense solo is left out. */
export function toTableRequest(plan: Plan): TableWanted {
  const alone = plan.players === 1;
  const setup: SetupOptions = { players: plan.players };
  const options = Object.entries(plan.options).filter(([name]) => !(alone && name === "draft"));
  Object.assign(setup, Object.fromEntries(options));
  if (alone && plan.level === "custom") {
    setup.knobs = Object.fromEntries(Object.entries(plan.knobs).filter(([, value]) => value));
  } else if (alone) {
    setup.level = plan.level;
  }
  const { rated } = plan;
  const { unit, count, hours, atEnd } = plan.clock;
  const seconds = count * SECONDS[unit];
  const increment = unit === "growing" ? Math.min(hours * HOUR, seconds) : null;
  return {
    setup,
    seats: alone ? [me] : plan.seats.slice(0, plan.players).map(toSeatRequest),
    title: plan.title,
    visibility: alone ? "link" : plan.visibility,
    hints: !rated && (alone || plan.hints),
    teaching: !rated && plan.teaching && !hasOthers(plan),
    rated,
    shuffle: rated || plan.shuffle,
    auto_start: plan.autoStart,
    clock:
      (alone && !rated) || unit === "none"
        ? { seconds: null, increment: null, at_end: "nothing" }
        : { seconds, increment, at_end: atEnd },
  };
}

/** A seat as it was chosen: "me", "link", "open", "name", or "bot:adept". */
export function toSeatRequest({ who, name }: { who: string; name: string }): SeatWanted {
  const [kind, bot] = who.split(":");
  if (bot) return { kind: "bot", bot: bot as BotName };
  return kind === "name" ? { kind, name } : { kind: kind as "me" | "open" | "link" };
}
