// Requests to the server, and why one was refused.
import type { Chapter, Position } from "../lessons/types";
import type { News, Person, Problem, SetupOptions, State, Table } from "./types";

/** A refusal of the server, or of the network. */
export class Refused extends Error {
  constructor(
    readonly status: number,
    readonly problem: Problem,
  ) {
    super(problem.message);
  }
}

async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  let answer: Response;
  try {
    answer = await fetch(path, {
      method,
      headers: body === undefined ? {} : { "Content-Type": "application/json" },
      body: body === undefined ? undefined : JSON.stringify(body),
    });
  } catch {
    throw new Refused(0, { code: "offline", message: "the server can't be reached" });
  }
  let data: unknown = null;
  try {
    const text = await answer.text();
    data = text ? JSON.parse(text) : null;
  } catch {
    // a proxy's page in place of an answer, or half of one
    throw new Refused(answer.ok ? 0 : answer.status, { code: "offline", message: answer.statusText });
  }
  if (!answer.ok) {
    throw new Refused(answer.status, (data ?? { code: "failed", message: answer.statusText }) as Problem);
  }
  return data as T;
}

export interface SeatWanted {
  kind: "me" | "open" | "link" | "name" | "bot";
  name?: string;
  bot?: string;
}

export interface TableWanted {
  setup: SetupOptions;
  seats: SeatWanted[];
  title?: string;
  visibility?: "public" | "link";
  shuffle?: boolean;
  clock?: { seconds: number | null; at_end: "nothing" | "bot" | "resign" };
}

export interface Options {
  players: number[];
  options: string[];
  levels: string[];
  knobs: Record<string, number[]>;
  bots: string[];
  at_end: string[];
}

/** Who is signed in; null if nobody is. On a fresh local server the first person is made. */
export async function whoAmI(firstName: string): Promise<Person | null> {
  const { person, first } = await ask<{ person: Person | null; first: boolean }>("GET", "/api/session");
  return first ? await newGuest(firstName) : person;
}

export const newGuest = (name: string) => ask<Person>("POST", "/api/guests", { name });
export const signIn = (name: string, password: string) =>
  ask<Person>("POST", "/api/session", { name, password });
export const signOut = () => ask<null>("DELETE", "/api/session");
export const signOutEverywhere = () => ask<null>("DELETE", "/api/sessions");
export const changeMe = (change: Partial<Person>) => ask<Person>("PATCH", "/api/me", change);
export const setPassword = (password: string, current?: string) =>
  ask<null>("PUT", "/api/me/password", current === undefined ? { password } : { password, current });
export const deleteMe = (password?: string) =>
  ask<null>("DELETE", "/api/me", password === undefined ? undefined : { password });
export const myTables = () => ask<Table[]>("GET", "/api/me/tables");

export const whatCanBeChosen = () => ask<Options>("GET", "/api/options");
export const publicTables = (status: "open" | "running" | "finished") =>
  ask<Table[]>("GET", `/api/tables?status=${status}`);
export const makeTable = (wanted: TableWanted) => ask<Table>("POST", "/api/tables", wanted);
export const oneTable = (key: string) => ask<Table>("GET", `/api/tables/${key}`);
export const joinTable = (key: string, wanted: { seat?: number; invite?: string }) =>
  ask<Table>("POST", `/api/tables/${key}/join`, wanted);
export const giveSeat = (key: string, seat: number, wanted: SeatWanted) =>
  ask<Table>("PUT", `/api/tables/${key}/seats/${seat}`, wanted);
export const setManners = (
  key: string,
  seat: number,
  wanted: { automatic?: boolean; confirm?: boolean },
) => ask<Table>("PATCH", `/api/tables/${key}/seats/${seat}`, wanted);
export const startTable = (key: string) => ask<Table>("POST", `/api/tables/${key}/start`);
export const leaveTable = (key: string) => ask<Table>("POST", `/api/tables/${key}/leave`);
export const rematch = (key: string) => ask<Table>("POST", `/api/tables/${key}/rematch`);
export const record = (key: string) => ask<unknown>("GET", `/api/tables/${key}/record`);
export const allNews = (key: string) => ask<News>("GET", `/api/tables/${key}/news?seen=0`);

/** VP by seat at the beginning and after each entry; at the end by source, for each seat. */
export interface Scores {
  scores: number[][];
  books: Record<string, number>[];
}
export const scoresOf = (key: string) => ask<Scores>("GET", `/api/tables/${key}/scores`);
export const positionAfter = (key: string, number: number) =>
  ask<State>("GET", `/api/tables/${key}/positions/${number}`);

export const allLessons = () => ask<Chapter[]>("GET", "/api/lessons");
export const lessonPosition = (chapter: string, number: number) =>
  ask<Position>("GET", `/api/lessons/${chapter}/${number}`);
