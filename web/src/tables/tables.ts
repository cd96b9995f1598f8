// Tables in words: what they are called, who sits there, what is played.
import type { BotName, Seat, SetupOptions, Table } from "../lib/types";
import { splitBotName } from "../lib/botNames";
import { hasMessage, say } from "../i18n/messages";

export const FREE: Seat["kind"][] = ["open", "link", "name"];
/** The bots that are offered, from the weakest to the strongest. */
export const LEVEL_BOTS = ["novice", "student", "adept", "master", "legend"] as const satisfies readonly BotName[];
const OPTIONS = ["first_game", "draft", "dark_eclipse", "advanced_worship"] as const;

/** What a seat's player is called, or for whom it is free. */
export function getSeatName(seat: Pick<Seat, "kind" | "name"> & Partial<Pick<Seat, "nickname">>): string {
  if (seat.kind === "bot") return seat.nickname ?? say("bot-named", { name: getBotName(seat.name) });
  if (seat.kind === "teotibot") return "Teotibot";
  if (FREE.includes(seat.kind)) return say(`seat-${seat.kind}`, { name: seat.name });
  return seat.name || say("somebody-gone");
}

/** A bot's level or style, as people call it, and what sets it apart from others of these. */
export function getBotName(name: string): string {
  const { kind, budget, classic } = splitBotName(name);
  const key = `bot-${kind}`;
  const known = hasMessage(key);
  const bot = known ? say(key) : budget ? `${kind}:${budget}` : kind;
  const limited = known && budget !== "";
  if (classic) return say("bot-variant", { kind: limited ? "both" : "classic", bot, budget });
  return limited ? say("bot-variant", { kind: "budget", bot, budget }) : bot;
}

/** What stands beside a bot's name: that it is one, and how well it plays; "" for people. */
export const getBotTag = (seat: Pick<Seat, "kind" | "name"> | undefined): string =>
  seat?.kind === "bot" ? say("bot-tag", { level: getBotName(seat.name) }) : "";

type Named = Pick<Seat, "kind" | "name" | "nickname">;
export const getSeatNames = (table: Pick<Table, "seats">): string[] => table.seats.map(getSeatName);

/** What a table is called: by its title, or after who sits there. */
export function getTableTitle(table: { title: string; seats: readonly Named[]; daily?: string | null }): string {
  const names = table.seats.filter((seat) => seat.name && !FREE.includes(seat.kind)).map(getSeatName);
  if (table.daily) return say("daily-of", { day: table.daily });
  return table.title || names.join(", ") || say("table-unnamed");
}

/** What is played, part by part. */
export function summarizeTable(
  table: Pick<Table, "setup" | "clock" | "visibility" | "hints" | "teaching" | "rated">,
): string[] {
  const { setup, clock, visibility, hints, teaching, rated } = table;
  const parts = [playersIn(setup)];
  if (rated) parts.push(say("rated-game"));
  for (const name of OPTIONS) {
    if (setup[name]) parts.push(say(`option-${name.replaceAll("_", "-")}`));
  }
  if (clock.seconds && clock.increment) {
    const [time, most] = [formatDuration(clock.increment), formatDuration(clock.seconds)];
    parts.push(say("clock-grows", { time, most }));
  } else if (clock.seconds) parts.push(say(`clock-${clock.at_end}`, { time: formatDuration(clock.seconds) }));
  if (!hints) parts.push(say("no-hints"));
  if (teaching) parts.push(say("taught"));
  if (visibility === "public") parts.push(say("public"));
  return parts;
}

function playersIn(setup: SetupOptions): string {
  if (setup.players > 1) return say("players", { count: setup.players });
  return say("solo-at", { level: say(`level-${setup.level ?? "standard"}`) });
}

/** A time in words, in the largest unit that fits. */
export function formatDuration(seconds: number): string {
  if (seconds % 86_400 === 0) return say("days", { count: seconds / 86_400 });
  if (seconds >= 3600 && seconds % 3600 === 0) return say("hours", { count: seconds / 3600 });
  return say("minutes", { count: Math.round(seconds / 60) });
}

/** How much time is left, to the second if that matters. */
export function formatTimeLeft(until: number, now: number): string {
  const seconds = Math.max(0, Math.round((until - now) / 1000));
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  if (hours >= 48) return say("days", { count: Math.floor(hours / 24) });
  if (hours) return say("hours-minutes", { hours, minutes });
  return `${minutes}:${String(seconds % 60).padStart(2, "0")}`;
}

/** How a table stands, as a key of words, and how much that matters to me. */
export function describeStatus(table: Table): { key: string; count: number; calls: boolean } {
  const free = table.seats.filter((seat) => FREE.includes(seat.kind)).length;
  if (table.damaged) return { key: "standing-damaged", count: 0, calls: false };
  if (table.ended_by_update) return { key: "standing-ended-by-update", count: 0, calls: false };
  if (table.your_turn) return { key: "standing-your-turn", count: 0, calls: true };
  if (table.status === "open" && table.seats.some((seat) => seat.for_you)) {
    return { key: "standing-invited", count: 0, calls: true };
  }
  if (table.status === "open" && free) return { key: "standing-free", count: free, calls: false };
  if (table.status === "open") return { key: "standing-full", count: 0, calls: table.yours };
  return { key: `standing-${table.status}`, count: 0, calls: false };
}

/** Who invites me to a table, to what. */
export const describeInvitation = (table: Pick<Table, "host" | "setup">): string =>
  table.host === null
    ? say("invited", { count: table.setup.players })
    : say("invites-you", { name: table.host, count: table.setup.players });

/** Those who sit at a table and are not connected. */
export const listAway = (table: Pick<Table, "seats">): string[] =>
  table.seats.filter((seat) => seat.kind === "person" && !seat.present).map(getSeatName);

/** The link that lets somebody take a seat. */
export const getInviteLink = (key: string, invite: string): string => `${location.origin}/t/${key}?seat=${invite}`;

/** Whether an address means this machine on every machine: a link to it is of no use to others. */
export const isLoopbackHost = (host: string): boolean => /^(localhost|127(\.\d+){3}|\[::1\])$|\.localhost$/.test(host);
