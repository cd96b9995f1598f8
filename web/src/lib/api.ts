// Requests to the server, and why one was refused.
import type {
  Acquaintances,
  AdminPerson,
  AdminTable,
  Advice,
  Announcement,
  AuditEntry,
  Chapter,
  Daily,
  DailyDeal,
  Earned,
  FirstTurns,
  FriendWanted,
  Depth,
  Leaderboard,
  LessonPosition,
  News,
  Notifications,
  Openings,
  Options,
  Overview,
  Person,
  PersonAction,
  PersonDetails,
  PoolRating,
  PushSubscriptionWanted,
  Problem,
  Profile,
  Puzzle,
  PuzzleAttempt,
  Puzzles,
  Report,
  ReportWanted,
  ReviewStatus,
  Scores,
  SeatWanted,
  Seeks,
  SeekWanted,
  Session,
  State,
  Table,
  TableAction,
  TableDetails,
  TableRatings,
  TableWanted,
  Taught,
  Try,
  Turn,
  Vacation,
} from "./types";

/** A refusal of the server, or of the network. */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly problem: Problem,
  ) {
    super(problem.message);
  }
}

async function ask<T>(method: string, path: string, body?: unknown, more?: Record<string, string>): Promise<T> {
  let answer: Response;
  try {
    answer = await fetch(path, {
      method,
      headers: { ...(body === undefined ? {} : { "Content-Type": "application/json" }), ...more },
      body: body === undefined ? undefined : JSON.stringify(body),
    });
  } catch {
    throw new ApiError(0, { code: "offline", message: "the server can't be reached" });
  }
  let data: unknown;
  try {
    const text = await answer.text();
    data = text ? JSON.parse(text) : null;
  } catch {
    // a proxy's page in place of an answer, or half of one
    throw new ApiError(answer.ok ? 0 : answer.status, { code: "offline", message: answer.statusText });
  }
  if (!answer.ok) {
    throw new ApiError(answer.status, (data ?? { code: "failed", message: answer.statusText }) as Problem);
  }
  return data as T;
}

/** Who is signed in; null if nobody is. On a fresh local server the first person is made. */
export async function fetchMe(firstName: string): Promise<Person | null> {
  const { person, first } = await ask<Session>("GET", "/api/session");
  return first ? await createGuest(firstName) : person;
}

export const createGuest = (name: string) => ask<Person>("POST", "/api/guests", { name });
export const signIn = (name: string, password: string) => ask<Person>("POST", "/api/session", { name, password });
export const signOut = () => ask<null>("DELETE", "/api/session");
export const signOutEverywhere = () => ask<null>("DELETE", "/api/sessions");
export const changeMe = (change: Partial<Person>) => ask<Person>("PATCH", "/api/me", change);
export const setPassword = (password: string, current?: string) =>
  ask<null>("PUT", "/api/me/password", current === undefined ? { password } : { password, current });
export const recover = (name: string, code: string, password: string) =>
  ask<Person>("POST", "/api/session/recovery", { name, code, password });
export const makeRecoveryCodes = async (password: string) =>
  (await ask<{ codes: string[] }>("POST", "/api/me/recovery-codes", { password })).codes;
export const countRecoveryCodes = async () => (await ask<{ left: number }>("GET", "/api/me/recovery-codes")).left;
export const deleteMe = (password?: string) =>
  ask<null>("DELETE", "/api/me", password === undefined ? undefined : { password });
export const fetchMyTables = () => ask<Table[]>("GET", "/api/me/tables");

export const fetchTurns = () => ask<Turn[]>("GET", "/api/me/turns");
export const fetchNotifications = () => ask<Notifications>("GET", "/api/me/notifications");
export const changeNotifications = (change: Partial<Notifications>) =>
  ask<Notifications>("PATCH", "/api/me/notifications", change);
export const sendTrial = () => ask<null>("POST", "/api/me/notifications/trial");
export const addBrowser = (browser: PushSubscriptionWanted) => ask<null>("POST", "/api/me/browsers", browser);
export const dropBrowser = (endpoint: string) => ask<null>("DELETE", "/api/me/browsers", { endpoint });
export const wantMail = (address: string) => ask<null>("PUT", "/api/me/mail", { address });
export const confirmMail = (code: string) => ask<null>("POST", "/api/me/mail/confirmation", { code });
export const endMail = () => ask<null>("DELETE", "/api/me/mail");
export const unsubscribe = (token: string) => ask<null>("POST", `/api/unsubscribe?token=${encodeURIComponent(token)}`);
export const fetchVacation = () => ask<Vacation>("GET", "/api/me/vacation");
export const beginVacation = (until: number) => ask<Vacation>("PUT", "/api/me/vacation", { until });
export const endVacation = () => ask<Vacation>("DELETE", "/api/me/vacation");
export const fetchNote = async (key: string) => (await ask<{ text: string }>("GET", `/api/tables/${key}/note`)).text;
export const writeNote = (key: string, text: string) => ask<unknown>("PUT", `/api/tables/${key}/note`, { text });

export const fetchOptions = () => ask<Options>("GET", "/api/options");
export const fetchPublicTables = (status: "open" | "running" | "finished") =>
  ask<Table[]>("GET", `/api/tables?status=${status}`);
export const createTable = (wanted: TableWanted) => ask<Table>("POST", "/api/tables", wanted);
export const fetchTable = (key: string) => ask<Table>("GET", `/api/tables/${key}`);
export const joinTable = (key: string, wanted: { seat?: number; invite?: string; rated?: boolean }) =>
  ask<Table>("POST", `/api/tables/${key}/join`, wanted);
export const giveSeat = (key: string, seat: number, wanted: SeatWanted) =>
  ask<Table>("PUT", `/api/tables/${key}/seats/${seat}`, wanted);
export const changeSeatSettings = (key: string, seat: number, wanted: { automatic?: boolean; confirm?: boolean }) =>
  ask<Table>("PATCH", `/api/tables/${key}/seats/${seat}`, wanted);
export const changeTable = (key: string, wanted: { auto_start: boolean }) =>
  ask<Table>("PATCH", `/api/tables/${key}`, wanted);
export const startTable = (key: string) => ask<Table>("POST", `/api/tables/${key}/start`);
export const leaveTable = (key: string) => ask<Table>("POST", `/api/tables/${key}/leave`);
export const createRematch = (key: string) => ask<Table>("POST", `/api/tables/${key}/rematch`);
export const fetchRecord = (key: string) => ask<unknown>("GET", `/api/tables/${key}/record`);
/** Keep the game of a record as a table of mine; a refusal says what is wrong in a language. */
export const importRecord = (record: unknown, language: string) =>
  ask<Table>("POST", "/api/records", record, { "Accept-Language": language });

/** All news of a table; those of a very long game or chat come in pages. */
export async function fetchNews(key: string): Promise<News> {
  let news = await ask<News>("GET", `/api/tables/${key}/news?seen=0&chat=0`);
  const entries = [...news.entries];
  const chat = [...news.chat];
  while (news.more || news.more_chat) {
    const line = chat.at(-1)?.number ?? 0;
    news = await ask<News>("GET", `/api/tables/${key}/news?seen=${news.number}&chat=${line}`);
    entries.push(...news.entries);
    chat.push(...news.chat);
  }
  return { ...news, entries, chat };
}

export const fetchScores = (key: string) => ask<Scores>("GET", `/api/tables/${key}/scores`);
export const fetchPosition = (key: string, number: number) =>
  ask<State>("GET", `/api/tables/${key}/positions/${number}`);

export const fetchLessons = () => ask<Chapter[]>("GET", "/api/lessons");
export const fetchLessonPosition = (chapter: string, number: number) =>
  ask<LessonPosition>("GET", `/api/lessons/${chapter}/${number}`);

export const fetchPuzzles = () => ask<Puzzles>("GET", "/api/puzzles");
/** A puzzle by its id, `today` or `next`; the next one may be of a theme. */
export const fetchPuzzle = (id: string, theme = "") =>
  ask<Puzzle>("GET", `/api/puzzles/${id}${theme ? `?theme=${encodeURIComponent(theme)}` : ""}`);
export const answerPuzzle = (id: string, actions: readonly number[]) =>
  ask<PuzzleAttempt>("POST", `/api/puzzles/${id}/answers`, { actions });
export const giveUpPuzzle = (id: string) => ask<PuzzleAttempt>("POST", `/api/puzzles/${id}/solution`);
export const fetchReview = (key: string, depth: Depth) =>
  ask<ReviewStatus>("GET", `/api/tables/${key}/reviews/${depth}`);
export const askForReview = (key: string, depth: Depth) =>
  ask<ReviewStatus>("POST", `/api/tables/${key}/reviews/${depth}`);
export const cancelReview = (key: string, depth: Depth) => ask<null>("DELETE", `/api/tables/${key}/reviews/${depth}`);
/** Play a turn of a finished game once more; it is judged when it is over. */
export const tryTurn = (key: string, ply: number, actions: readonly number[], depth: Depth) =>
  ask<Try>("POST", `/api/tables/${key}/tries`, { ply, actions, depth });
/** What there is to say about my turn before it ends, in a teaching game. */
export const fetchVerdict = (key: string) => ask<Taught>("GET", `/api/tables/${key}/verdict`);

/** A hint for whoever is asked; it takes a second or two. */
export const fetchHint = (key: string) => ask<Advice>("GET", `/api/tables/${key}/hint`);

/** Pairs of starting tiles, the best first: of all tiles, or of some. */
export const fetchOpenings = (players: number, seat: number | null, tiles: readonly number[]) => {
  const query = [`players=${players}`, ...(seat === null ? [] : [`seat=${seat}`])];
  return ask<Openings>(
    "GET",
    `/api/openings?${[...query, ...(tiles.length ? [`tiles=${tiles.join(",")}`] : [])].join("&")}`,
  );
};
export const fetchFirstTurns = (players: number, first: number, second: number) =>
  ask<FirstTurns>("GET", `/api/openings/${first}/${second}?players=${players}`);

/** The deals of a day, today's if none is named. */
export const fetchDaily = (day: string | null) =>
  ask<Daily>("GET", day === null ? "/api/daily" : `/api/daily?day=${encodeURIComponent(day)}`);
export const beginDaily = (mode: DailyDeal["mode"]) => ask<Table>("POST", "/api/daily", { mode });

/** What my finished games add up to; with a name, somebody's public profile. */
export const fetchProfile = (name?: string) =>
  ask<Profile>("GET", name === undefined ? "/api/me/profile" : `/api/people/${encodeURIComponent(name)}`);
/** What I achieved in a finished game. */
export const fetchAchievements = (key: string) => ask<Earned[]>("GET", `/api/tables/${key}/achievements`);
/** The best of a season among games of a kind, of the season that is on if none is named. */
export const fetchLeaderboard = (pool: string, season: string | null) =>
  ask<Leaderboard>(
    "GET",
    `/api/leaderboards/${encodeURIComponent(pool)}${season === null ? "" : `?season=${encodeURIComponent(season)}`}`,
  );
export const fetchMyRatings = () => ask<PoolRating[]>("GET", "/api/me/ratings");
/** How strong those at a table are, and what its game has changed. */
export const fetchTableRatings = (key: string) => ask<TableRatings>("GET", `/api/tables/${key}/ratings`);
/** What I look for, and the tables at which others wait for me. */
export const fetchSeeks = () => ask<Seeks>("GET", "/api/seeks");
export const seekGame = (wanted: SeekWanted) => ask<Seeks>("POST", "/api/seeks", wanted);
export const stopSeeking = (pace: "live" | "days") => ask<Seeks>("DELETE", `/api/seeks?pace=${pace}`);
export const fetchFriends = () => ask<Acquaintances>("GET", "/api/friends");
export const changeFriend = (wanted: FriendWanted) => ask<Acquaintances>("POST", "/api/friends", wanted);

export const fetchAnnouncement = () => ask<Announcement | null>("GET", "/api/announcement");
/** Tell the operators what is wrong with somebody or something at a table. */
export const sendReport = (key: string, wanted: ReportWanted) =>
  ask<null>("POST", `/api/tables/${key}/reports`, wanted);

// For operators.
export const fetchOverview = () => ask<Overview>("GET", "/api/admin/overview");
export const fetchPeople = (search: string, which: string) =>
  ask<AdminPerson[]>("GET", `/api/admin/people?search=${encodeURIComponent(search)}&which=${which}`);
export const fetchPerson = (id: string) => ask<PersonDetails>("GET", `/api/admin/people/${id}`);
export const actOnPerson = (id: string, wanted: PersonAction) =>
  ask<{ code: string | null }>("POST", `/api/admin/people/${id}/actions`, wanted);
export const fetchAllTables = (which: string) => ask<AdminTable[]>("GET", `/api/admin/tables?which=${which}`);
export const fetchTableDetails = (key: string) => ask<TableDetails>("GET", `/api/admin/tables/${key}`);
export const actOnTable = (key: string, wanted: TableAction) =>
  ask<null>("POST", `/api/admin/tables/${key}/actions`, wanted);
export const fetchReports = () => ask<Report[]>("GET", "/api/admin/reports");
export const closeReport = (id: number, state: "resolved" | "dismissed") =>
  ask<null>("POST", `/api/admin/reports/${id}`, { state });
export const fetchAudit = (before?: number) =>
  ask<AuditEntry[]>("GET", before === undefined ? "/api/admin/audit" : `/api/admin/audit?before=${before}`);
export const setAnnouncement = (text: string, until: number) =>
  ask<null>("PUT", "/api/admin/announcement", { text, until });
export const endAnnouncement = () => ask<null>("DELETE", "/api/admin/announcement");
