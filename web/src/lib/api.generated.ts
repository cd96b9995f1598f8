// Written by tools/write_api_types.py from the API's description: don't edit it.

/** An achievement, earned or not. */
export interface AchievementOut {
  key: string;
  /** the rule it is about */
  rule: string | null;
  /** when it was first earned; null: not yet */
  at: number | null;
  /** key of the table of that game, if that may be told */
  table: string | null;
  /** in how many it was earned */
  games: number;
}

/** The same, and the people I played with last. */
export interface AcquaintancesOut {
  friends: FriendOut[];
  asking: FriendOut[];
  asked: FriendOut[];
  blocked: FriendOut[];
  met: FriendOut[];
}

/** An action, and the number of the latest entry the player has seen. */
export interface ActIn {
  after: number;
  action: number;
}

/** A line of chat. */
export interface AdminLineOut {
  number: number;
  name: string;
  text: string;
  at: number;
}

/** A person, as an operator sees them. */
export interface AdminPersonOut {
  id: string;
  name: string;
  guest: boolean;
  operator: boolean;
  ban: RestrictionOut | null;
  mute: RestrictionOut | null;
  created_at: number;
  seen_at: number;
}

/** A table, as an operator sees it. */
export interface AdminTableOut {
  key: string;
  title: string;
  status: "open" | "running" | "finished" | "closed";
  visibility: "public" | "link";
  damaged: boolean;
  notice: string | null;
  waits_for: "person" | "bot" | null;
  number: number;
  names: string[];
  changed_at: number;
}

/** What everybody is told, until when. */
export interface AnnouncementIn {
  text: string;
  /** milliseconds since 1970 */
  until: number;
}

/** What an operator tells everybody. */
export interface AnnouncementOut {
  text: string;
  /** milliseconds since 1970 */
  until: number;
}

/** An answer without what it brings: to which question, of which kind, about what. */
export interface AnsweredOut {
  question: string;
  kind: string;
  about: Record<string, unknown>;
}

/** All answers of an attempt so far; the last one is new. */
export interface AnswersIn {
  actions: number[];
}

/** What an attempt is worth so far; the solution once it is solved or given up. */
export interface AttemptOut {
  verdict: "open" | "solved" | "failed";
  entries: EntryOut[];
  state: StateOut;
  /** it changed my rating: it was my first attempt */
  counted: boolean;
  before: RatingOut | null;
  mine: RatingOut | null;
  solution: SolutionOut | null;
}

/** What an operator did. */
export interface AuditOut {
  id: number;
  at: number;
  operator: string;
  action: string;
  target: string;
  details: string;
  reason: string;
}

/** A seat for a bot. */
export interface BotSeatIn {
  kind: "bot";
  bot: "random" | "greedy" | "novice" | "student" | "adept" | "master" | "legend";
  name?: null;
}

/** The keys of a browser, as PushSubscription.toJSON() names them. */
export interface BrowserKeysIn {
  p256dh: string;
  auth: string;
}

/** How the game stood before a turn, or at the end: by seat, Teotibot's included. */
export interface ChancePoint {
  ply: number;
  win: number[];
  vp: number[];
}

/** What becomes of a part of the evaluation: in pieces (0: can't be counted), and in VP. */
export interface Change {
  part: string;
  amount: number;
  value: number;
  alike?: boolean;
}

/** A part of the evaluation: pieces that come or go (0: not counted), and their VP. */
export interface ChangeOut {
  part: string;
  amount: number;
  value: number;
  /** all answers that are told bring or cost as many pieces */
  alike: boolean;
}

/** A chapter with its steps; `number` of a step is the position it is about. */
export interface ChapterOut {
  chapter: string;
  steps: StepOut[];
}

/** A line of chat. */
export interface ChatIn {
  text: string;
}

/** How many seconds a turn may take (null: any number), and what happens then. With an increment each player has `seconds` at first, and never more; a turn uses them up, and adds as many as the increment says. */
export interface ClockIn {
  seconds?: number | null;
  increment?: number | null;
  at_end?: "nothing" | "bot" | "resign";
}

/** The clock of a turn: `seconds` for each, or the most that a clock with an increment holds. `left` is what each seat has left of such a clock, in milliseconds; null: all of it. */
export interface ClockOut {
  seconds: number | null;
  increment: number | null;
  left: number[] | null;
  at_end: "nothing" | "bot" | "resign";
}

/** How many recovery codes somebody has that were not used. */
export interface CodesLeftOut {
  left: number;
}

/** One of the deals of a day: my table, my result, everybody's results. */
export interface DailyDealOut {
  mode: "solo" | "adept";
  /** key of my table, if I began this deal */
  table: string | null;
  status: "running" | "finished" | "given_up" | null;
  mine: DailyShareOut | null;
  results: DailyResultOut[];
}

/** Which of today's deals to play. */
export interface DailyIn {
  mode: "solo" | "adept";
}

/** The deals of a day; days begin at midnight UTC, everywhere at once. */
export interface DailyOut {
  day: string;
  today: string;
  /** days in a row on which I finished a deal */
  streak: number;
  deals: DailyDealOut[];
}

/** A finished first game of a deal. */
export interface DailyResultOut {
  name: string;
  vp: number;
  /** VP of the opponent */
  other: number;
  won: boolean;
  you: boolean;
}

/** My own result, and what a text to share tells of it. */
export interface DailyShareOut {
  vp: number;
  other: number;
  won: boolean;
  squares: DailySquareOut[];
}

/** So many squares of one kind in a text to share: each stands for 10 VP of a source. */
export interface DailySquareOut {
  group: "pyramid" | "temples" | "avenue" | "technologies" | "masks" | "other";
  count: number;
}

/** The password of whoever wants to be deleted, if there is one. */
export interface DeletePersonIn {
  password?: string | null;
}

/** The number of the latest entry that this made, or of the new line of chat. */
export interface DoneOut {
  number: number;
}

/** What hidden thing an action showed, and the VP of luck in it, by seat. */
export interface DrawLuck {
  ply: number;
  shown: string;
  luck: number[];
}

/** An achievement of a game. */
export interface EarnedOut {
  key: string;
  rule: string | null;
  /** never earned before */
  new: boolean;
}

/** Confirm the end of the turn. */
export interface EndTurnIn {
  after: number;
}

/** An entry of the game's log; `action` is null where it is hidden. */
export interface EntryOut {
  number: number;
  kind: "play" | "hold" | "end" | "undo" | "take_back" | "timeout" | "replace" | "resign";
  seat: number;
  by: "person" | "bot" | "clock" | "automation";
  at: number;
  action: number | null;
  text: string | null;
  log: Record<string, unknown>[];
}

/** All that is kept about a person and the games they played. */
export interface ExportOut {
  person: ExportedPersonOut;
  tables: unknown[];
  puzzles: PuzzleAttemptOut[];
  /** `now`, and `changes` game by game */
  ratings: Record<string, unknown[]>;
  /** how the person's games ended */
  results: unknown[];
  /** those the person made */
  reports: unknown[];
  /** what operators did to the person */
  operators: unknown[];
  /** what they want to be told */
  notifications: Record<string, unknown> | null;
  /** that take messages while the page is closed */
  browsers: unknown[];
  mail: Record<string, unknown>;
  /** that wait for the end of quiet hours or of a vacation */
  news: unknown[];
  vacations: unknown[];
  /** what they wrote down for themselves at tables */
  notes: unknown[];
  friends: FriendsOut;
  seeks: SeekOut[];
}

/** All that is kept about a person, but the hash of the password. */
export interface ExportedPersonOut {
  name: string;
  /** has no password: known to one browser only */
  guest: boolean;
  automatic: boolean;
  confirm: boolean;
  /** null: never said, which counts as no */
  confirm_bots: boolean | null;
  webhook: string | null;
  public_profile: boolean;
  /** the lobby doesn't tell that they are there */
  invisible: boolean;
  /** milliseconds since 1970 */
  created_at: number;
  /** may look after people and tables */
  operator?: boolean;
  /** may do nothing but export and delete */
  ban?: RestrictionOut | null;
  /** may write nothing for others to read */
  mute?: RestrictionOut | null;
  id: string;
  seen_at: number;
}

/** What some games add up to; VP of those that were played to their end. */
export interface FiguresOut {
  games: number;
  wins: number;
  mean_vp: number | null;
  best_vp: number | null;
}

/** A first turn that was taken with a pair of tiles. */
export interface FirstTurnOut {
  board: string;
  deed: "main" | "collect" | "worship";
  games: number;
  share: number;
  mean_vp: number;
}

/** The first turns with a pair of tiles, the most frequent first. */
export interface FirstTurnsOut {
  tiles: number[];
  players: number;
  turns: FirstTurnOut[];
}

/** What to do about somebody. */
export interface FriendIn {
  name: string;
  /** `ask` also accepts; `remove` also declines, and withdraws what was asked */
  action: "ask" | "remove" | "block" | "unblock";
}

/** Somebody I know; `at` is since when, in milliseconds since 1970. */
export interface FriendOut {
  name: string;
  at: number;
}

/** My friends, those who ask me, those I have asked, those I want nothing to do with. */
export interface FriendsOut {
  friends: FriendOut[];
  asking: FriendOut[];
  asked: FriendOut[];
  blocked: FriendOut[];
}

/** Games for so many players. */
export interface GroupFiguresOut {
  games: number;
  wins: number;
  mean_vp: number | null;
  best_vp: number | null;
  /** 1: solo */
  players: number;
}

/** Somebody new. */
export interface GuestIn {
  /** needed unless nobody has been here yet */
  name?: string | null;
}

/** An action that waits for the explicit end of the turn, as it was offered. */
export interface HeldOut {
  action: number;
  text: string;
  kind: string;
  about: Record<string, unknown>;
  effects: Record<string, unknown>[];
  later?: Record<string, unknown>[] | null;
  asks?: string[] | null;
  waste?: Record<string, unknown>[] | null;
  destination?: Record<string, unknown> | null;
  covers?: Record<string, unknown>[] | null;
}

/** The best answers, best first, to the question after the entry with this number. `openings` is what many games say, where starting tiles are chosen; else null. */
export interface HintOut {
  number: number;
  seat: number;
  playouts: number;
  suggestions: SuggestionOut[];
  openings: StartAdviceOut | null;
}

/** Which seat to take: by number, by the invitation in a link, or any that is free. */
export interface JoinIn {
  seat?: number | null;
  invite?: string | null;
  /** I agree that the game is rated, if it is */
  rated?: boolean;
}

/** An answer to the first question: the chance to win, and VP ahead at the end. */
export interface JudgedAnswerOut {
  action: number;
  win: number;
  vp: number;
}

/** Somebody in a list of the best. */
export interface LeaderOut {
  /** 1500 is the bot student; solo Teotibot's standard level */
  rating: number;
  /** too little is known to compare it with others */
  provisional: boolean;
  /** rated games in all seasons */
  games: number;
  /** of the latest of them, such as 2026-4 */
  season: string;
  /** rated games in that season */
  played: number;
  won: number;
  name: string;
  you: boolean;
}

/** The best of a season in a pool, at most a hundred; provisional ratings come last. */
export interface LeaderboardOut {
  pool: "all" | "2" | "3" | "4" | "solo";
  pools: ("all" | "2" | "3" | "4" | "solo")[];
  season: string;
  /** that can be asked for, the latest first */
  seasons: string[];
  leaders: LeaderOut[];
}

/** The game of a chapter after an entry, and that entry (none at the chapter's beginning). */
export interface LessonOut {
  number: number;
  entries: EntryOut[];
  state: StateOut;
}

/** A line of chat. */
export interface LineOut {
  number: number;
  name: string;
  text: string;
  at: number;
}

/** A process that answers. */
export interface Liveness {
  status?: "ok";
}

/** Who is there, which seats are free, what can be watched, what people look for. */
export interface LobbyOut {
  type: "lobby";
  /** of this state: changes count on from it */
  number: number;
  /** where they are, by name */
  people: Record<string, "lobby" | "table">;
  open: Record<string, LobbyTableOut>;
  running: Record<string, LobbyTableOut>;
  /** how many look for it, by players and seconds for a turn: `2 900` */
  seeks: Record<string, number>;
}

/** Who sits at a table, or for whom the seat is free. */
export interface LobbySeatOut {
  kind: "open" | "link" | "name" | "person" | "bot" | "teotibot";
  name: string;
  nickname: string | null;
}

/** A public table, as everybody sees it; times are milliseconds since 1970. */
export interface LobbyTableOut {
  key: string;
  title: string;
  setup: Record<string, unknown>;
  clock: ClockOut;
  hints: boolean;
  teaching: boolean;
  rated: boolean;
  host: string | null;
  /** the higher, the more there is to watch */
  rank: number;
  seats: LobbySeatOut[];
  created_at: number;
  started_at: number | null;
}

/** The code that was sent to an address. */
export interface MailCodeIn {
  code: string;
}

/** An address that the daily digest is to go to. */
export interface MailIn {
  address: string;
}

/** Where the daily digest goes; `wanted` is not confirmed yet. */
export interface MailOut {
  address: string | null;
  wanted: string | null;
}

/** The password of whoever wants new recovery codes, if there is one. */
export interface MakeCodesIn {
  password?: string | null;
}

/** A seat for one person, by name. */
export interface NamedSeatIn {
  kind: "name";
  name: string;
  bot?: null;
}

/** What happened since, and the game now (null before it begins). */
export interface NewsOut {
  type: "news";
  /** of the latest entry that is told */
  number: number;
  /** there are entries after these: ask again */
  more?: boolean;
  entries: EntryOut[];
  chat: LineOut[];
  /** there are lines after these: ask again */
  more_chat?: boolean;
  state: StateOut | null;
  table: TableOut;
}

/** What somebody writes down for themselves. */
export interface NoteIn {
  text: string;
}

/** What I have written down. */
export interface NoteOut {
  text: string;
}

/** What is to change about what somebody is told; what is left out stays. */
export interface NotificationsIn {
  language?: "en" | "hu" | "ru" | "fr" | "tr" | "cs";
  time_zone?: string;
  /** minutes after midnight; both or no quiet hours */
  quiet_from?: number | null;
  quiet_until?: number | null;
  kinds?: ("your_turn" | "game_started" | "game_over" | "table_full" | "invitation")[];
  /** also while I am at the table */
  while_here?: boolean;
  webhook_form?: "json" | "discord" | "slack" | "ntfy" | "telegram";
}

/** What somebody is told, and by which ways they could be told. */
export interface NotificationsOut {
  language: string;
  time_zone: string;
  quiet_from: number | null;
  quiet_until: number | null;
  kinds: ("your_turn" | "game_started" | "game_over" | "table_full" | "invitation")[];
  while_here: boolean;
  webhook_form: "json" | "discord" | "slack" | "ntfy" | "telegram";
  /** that take messages while the page is closed */
  browsers: number;
  /** the server's public key, for PushManager.subscribe */
  push_key: string;
  /** origins that webhooks may be at */
  webhooks: string[];
  /** null: this server sends no mail */
  mail: MailOut | null;
}

/** A pair of starting tiles: what was counted, and what is expected. Where few games know the pair, what is expected comes mostly from its two tiles. */
export interface OpeningOut {
  tiles: number[];
  games: number;
  /** null: never played */
  mean_vp: number | null;
  win_rate: number | null;
  /** of the win rate, 95 % (Wilson): low, high */
  interval: number[];
  /** expected */
  vp: number;
  /** standard error of what is expected */
  error: number;
  /** expected share of wins */
  win: number;
}

/** Pairs of starting tiles, the best first, for a number of players and a seat. */
export interface OpeningsOut {
  /** counted in all */
  games: number;
  players: number;
  /** in turn order from 0; null: any */
  seat: number | null;
  mean_vp: number;
  pairs: OpeningOut[];
}

/** Games with somebody. */
export interface OpponentOut {
  kind: "person" | "bot" | "teotibot";
  /** of a bot or Teotibot its level; "": somebody */
  name: string;
  games: number;
  /** games in which the person came in before them */
  ahead: number;
}

/** What a table can be made of. */
export interface OptionsOut {
  players: number[];
  options: string[];
  levels: string[];
  knobs: Record<string, number[]>;
  bots: string[];
  rated_bots: string[];
  at_end: string[];
}

/** How many there are of everything, and what waits. */
export interface OverviewOut {
  counts: Record<string, number>;
  announcement: AnnouncementOut | null;
  waiting: WaitingOut[];
}

/** A new password, with the one before if there was one. */
export interface PasswordIn {
  password: string;
  current?: string | null;
}

/** What an operator does about a person, and why. */
export interface PersonActionIn {
  action: "ban" | "unban" | "mute" | "unmute" | "reset_password" | "rename" | "sign_out" | "delete";
  reason?: string;
  /** of a ban or a mute; null: for ever */
  until?: number | null;
  /** the new one */
  name?: string;
}

/** What was done; a code if a password was reset. */
export interface PersonActionOut {
  code?: string | null;
}

/** A person with what there is about them. */
export interface PersonDetailsOut {
  person: AdminPersonOut;
  tables: string[];
  reports: ReportOut[];
  audit: AuditOut[];
}

/** What is to change about a person; what is left out stays. */
export interface PersonIn {
  name?: string;
  /** answer single choices for me */
  automatic?: boolean;
  /** ask me before my turn ends */
  confirm?: boolean;
  /** the same where all others are bots, and in first games */
  confirm_bots?: boolean;
  /** where to send word when it is my turn */
  webhook?: string | null;
  /** everybody may see what my games add up to */
  public_profile?: boolean;
  /** the lobby doesn't tell that I am there */
  invisible?: boolean;
}

/** A person, as they see themselves. */
export interface PersonOut {
  name: string;
  /** has no password: known to one browser only */
  guest: boolean;
  automatic: boolean;
  confirm: boolean;
  /** null: never said, which counts as no */
  confirm_bots: boolean | null;
  webhook: string | null;
  public_profile: boolean;
  /** the lobby doesn't tell that they are there */
  invisible: boolean;
  /** milliseconds since 1970 */
  created_at: number;
  /** may look after people and tables */
  operator?: boolean;
  /** may do nothing but export and delete */
  ban?: RestrictionOut | null;
  /** may write nothing for others to read */
  mute?: RestrictionOut | null;
}

/** A seat for me, for anybody (open), or for whoever gets a link. */
export interface PlainSeatIn {
  kind: "me" | "open" | "link";
  name?: null;
  bot?: null;
}

/** The next turn after an answer: what it does where, what it brings, what pays for it. */
export interface PlanOut {
  deed: "main" | "worship" | "cocoa";
  board: string;
  gains: ChangeOut[];
  /** goods that this turn brings and the next one could not do without */
  pays: Record<string, number>;
}

/** One game that was played to its end. */
export interface PlayedOut {
  /** key of its table, if that may be told */
  table: string | null;
  /** milliseconds since 1970 */
  at: number;
  players: number;
  vp: number;
  place: number;
  /** VP by what they came from */
  sources: Record<string, number>;
}

/** Somebody's rating in a pool. */
export interface PoolRatingOut {
  /** 1500 is the bot student; solo Teotibot's standard level */
  rating: number;
  /** too little is known to compare it with others */
  provisional: boolean;
  /** rated games in all seasons */
  games: number;
  /** of the latest of them, such as 2026-4 */
  season: string;
  /** rated games in that season */
  played: number;
  won: number;
  pool: "all" | "2" | "3" | "4" | "solo";
}

/** Why something was refused; some codes come with more fields. */
export interface Problem {
  /** for programs */
  code: string;
  /** for people */
  message: string;
  [more: string]: unknown;
}

/** What somebody's finished games add up to. */
export interface ProfileOut {
  name: string;
  /** everybody may see it */
  public: boolean;
  total: FiguresOut;
  given_up: number;
  streaks: StreaksOut;
  by_players: GroupFiguresOut[];
  /** met most often first */
  opponents: OpponentOut[];
  /** kept most often first */
  starting_tiles: TileFiguresOut[];
  /** mean VP by what they came from */
  sources: Record<string, number>;
  /** the latest 100, the oldest of them first */
  course: PlayedOut[];
  best: PlayedOut[];
  /** all there are */
  achievements: AchievementOut[];
}

/** A browser that takes none any more. */
export interface PushSubscriptionGoneIn {
  endpoint: string;
}

/** A browser that takes messages while the page is closed. */
export interface PushSubscriptionIn {
  endpoint: string;
  keys: BrowserKeysIn;
}

/** A person's first attempt at a puzzle; `rating` is the puzzle's. */
export interface PuzzleAttemptOut {
  puzzle: string;
  rating: number;
  solved: boolean;
  /** milliseconds since 1970 */
  at: number;
}

/** A puzzle to solve: the table as the seat sees it that is to move. */
export interface PuzzleOut {
  id: string;
  today: boolean;
  rating: number;
  players: number;
  seat: number;
  /** of the others; null for the seat to move */
  names: (string | null)[];
  /** how my first attempt ended, null if there was none */
  tried: boolean | null;
  mine: RatingOut | null;
  state: StateOut;
}

/** A puzzle in the list. */
export interface PuzzleRowOut {
  id: string;
  rating: number;
  players: number;
  /** 0, 1, 2: between eclipses */
  period: number;
  themes: string[];
  /** by my first attempt */
  state: "new" | "solved" | "failed";
}

/** All puzzles, the one of the day, the themes, and how I do (null: nobody is signed in). */
export interface PuzzlesOut {
  today: string;
  themes: string[];
  puzzles: PuzzleRowOut[];
  rating: RatingOut | null;
}

/** What a game did to a rating. */
export interface RatingChangeOut {
  /** after the game */
  rating: number;
  by: number;
  provisional: boolean;
  /** less than 1 among people who meet very often */
  weight: number;
}

/** How somebody does: a rating, whether it is still a guess, first attempts. */
export interface RatingOut {
  rating: number;
  provisional: boolean;
  solved: number;
  tried: number;
}

/** Whether a worker is ready, and which of its parts work; `draining`: takes no new tables. */
export interface Readiness {
  status: "ok" | "unready";
  worker: string;
  parts: Record<string, boolean>;
  draining: boolean;
}

/** New recovery codes, each good for one new password; they are shown this once. */
export interface RecoveryCodesOut {
  codes: string[];
}

/** A new password, with a recovery code instead of the one that was lost. */
export interface RecoveryIn {
  name: string;
  code: string;
  password: string;
}

/** What an operator makes of a report. */
export interface ReportCloseIn {
  state: "resolved" | "dismissed";
  reason?: string;
}

/** What is wrong with somebody at a table, with what they said, or with its title. */
export interface ReportIn {
  subject: "person" | "line" | "title";
  reason: "abuse" | "spam" | "cheating" | "name" | "other";
  text?: string;
  /** of the person */
  seat?: number | null;
  /** of the chat */
  line?: number | null;
}

/** A report, as an operator sees it. */
export interface ReportOut {
  id: number;
  at: number;
  subject: "person" | "line" | "title";
  line: number | null;
  quote: string;
  reason: string;
  text: string;
  state: "open" | "resolved" | "dismissed";
  person_id: string | null;
  person: string | null;
  reporter: string | null;
  table: string;
}

/** Give the game up. */
export interface ResignIn {
  after: number;
}

/** A ban or a mute: until when, and why. */
export interface RestrictionOut {
  /** milliseconds since 1970; null: for ever */
  until: number | null;
  reason: string;
}

/** How a game ended: seats from first to last. */
export interface ResultOut {
  ended_by: "rules" | "resignation";
  scores: number[];
  ranking: number[];
  resigned: number[];
}

/** All of a game, looked at again. */
export interface Review {
  depth: string;
  seed: number;
  seats: SeatReview[];
  turns: TurnReview[];
  chances: ChancePoint[];
  draws: DrawLuck[];
}

/** How far a review has come, and what it found once it is done. The review counts actions of the game, from 0: `entries` has the number of the entry of each. `played` and `better` tell for each of its turns what was played and what was better, from where they differ. */
export interface ReviewOut {
  depth: "quick" | "deep";
  state: "none" | "running" | "done";
  /** turns */
  done: number;
  turns: number;
  /** you asked for it, and may cancel it */
  yours: boolean;
  entries: number[];
  played: AnsweredOut[][];
  better: AnsweredOut[][];
  /** numbers of the turns to learn from */
  mistakes: number[];
  review: Review | null;
}

/** VP by seat at the beginning and after each entry; at the end by source, for each seat. */
export interface ScoresOut {
  scores: number[][];
  books: Record<string, number>[];
}

/** A seat; `invite` only for whoever made the table, `settings` for whoever sits there. The `name` of a bot is its level; its `nickname` is what it is called at this table. */
export interface SeatOut {
  seat: number;
  kind: "open" | "link" | "name" | "person" | "bot" | "teotibot";
  name: string;
  nickname: string | null;
  you: boolean;
  for_you: boolean;
  invite: string | null;
  present: boolean;
  /** on vacation until then, if that is to come */
  away_until: number | null;
  settings: SettingsOut;
}

/** The rating of a seat's player before the game, and what the game did to it. */
export interface SeatRatingOut {
  seat: number;
  /** null: nobody sits there, or nobody knows */
  rating: number | null;
  provisional: boolean;
  /** to win, as ratings foretell; null: seats are free */
  chance: number | null;
  /** in the pool of the table */
  change: RatingChangeOut | null;
  /** in the pool of all games */
  overall: RatingChangeOut | null;
}

/** How a seat played: `start + luck + skill == margin`. */
export interface SeatReview {
  seat: number;
  accuracy: number | null;
  periods: (number | null)[];
  error_rate: number;
  level: string;
  labels: Record<string, number>;
  sources: Record<string, number>;
  start: number;
  luck: number;
  skill: number;
  margin: number;
  costliest: number[];
}

/** What the player of a seat wants. */
export interface SeatSettingsIn {
  automatic?: boolean | null;
  confirm?: boolean | null;
}

/** What kind of game somebody looks for. */
export interface SeekIn {
  players: number;
  /** for a turn; from a day on nobody has to be there */
  clock_seconds: 120 | 300 | 900 | 86400 | 259200;
  /** only for people with a password */
  rated?: boolean;
  /** how far the strength of others may be from mine; null: anyone */
  reach?: number | null;
}

/** What somebody looks for; times are milliseconds since 1970. */
export interface SeekOut {
  pace: "live" | "days";
  players: number;
  clock_seconds: number;
  rated: boolean;
  strength: number | null;
  reach: number | null;
  at: number;
  seen_at: number;
}

/** What I look for, and the tables at which others wait for me who looked for the same. */
export interface SeeksOut {
  seeks: SeekOut[];
  tables: string[];
  /** mine by the number of players; null: nobody knows yet */
  strengths: Record<string, number | null>;
}

/** Somebody who has been here before. */
export interface SessionIn {
  name: string;
  password: string;
}

/** Who is signed in in a browser. */
export interface SessionOut {
  person: PersonOut | null;
  /** nobody has been at this server of one's own: no name needed */
  first: boolean;
}

/** What the player of a seat wants. */
export interface SettingsOut {
  automatic: boolean;
  confirm: boolean;
}

/** The options of a game; the engine says what doesn't go together. */
export interface SetupIn {
  players: number;
  first_game?: boolean;
  draft?: boolean;
  dark_eclipse?: boolean;
  advanced_worship?: boolean;
  level?: "easier" | "standard" | "harder" | "hardest" | "custom" | null;
  knobs?: Record<string, number>;
}

/** The best turn to its end, and what speaks for it. */
export interface SolutionOut {
  steps: SolutionStepOut[];
  after: StateOut;
  best: JudgedAnswerOut;
  second: JudgedAnswerOut;
  tempting: JudgedAnswerOut;
  gains: ChangeOut[];
  prices: ChangeOut[];
  /** from which bot on all find it: a level or a search (mcts:250); or nothing */
  weakest_solver: string;
  themes: string[];
}

/** An answer of the best turn, and the table before it. */
export interface SolutionStepOut {
  action: number;
  state: StateOut;
  entry: EntryOut;
}

/** What many games say of the starting tiles to choose from, the best first. */
export interface StartAdviceOut {
  games: number;
  options: StartOptionOut[];
}

/** An answer to the question which starting tiles to choose, and what games say of it. */
export interface StartOptionOut {
  action: number;
  tiles: number[];
  games: number;
  /** expected at the end of the game */
  vp: number;
  error: number;
  win: number;
  /** VP less than the best answer */
  behind: number;
}

/** The game now, as whoever asks may see it. */
export interface StateOut {
  number: number;
  seat: number | null;
  your_turn: boolean;
  held: HeldOut | null;
  can_undo: boolean;
  take_back: TakeBackOut | null;
  waits_for: "person" | "bot" | null;
  deadline: number | null;
  result: ResultOut | null;
  view: Record<string, unknown>;
}

/** A step: what is said (a key), the rule behind it, places, the answer asked for or null. */
export interface StepOut {
  number: number;
  text: string;
  rule: string | null;
  points: string[];
  action: number | null;
}

/** Games won in a row. */
export interface StreaksOut {
  now: number;
  longest: number;
}

/** An answer, how the search sees it, what it gains and costs more than the others. */
export interface SuggestionOut {
  action: number;
  margin: number;
  win: number;
  share: number;
  gains: ChangeOut[];
  prices: ChangeOut[];
  /** expected at the end of the game */
  vp: number;
  plan: PlanOut | null;
}

/** What an operator does about a table, and why. */
export interface TableActionIn {
  action: "close" | "delete_title" | "delete_line";
  reason?: string;
  /** which line of the chat */
  line?: number;
}

/** A table with its chat. */
export interface TableDetailsOut {
  table: AdminTableOut;
  chat: AdminLineOut[];
}

/** A new table; Teotibot needs no seat. */
export interface TableIn {
  setup: SetupIn;
  seats: (PlainSeatIn | NamedSeatIn | BotSeatIn)[];
  title?: string;
  visibility?: "public" | "link";
  shuffle?: boolean;
  clock?: ClockIn;
  /** whether players may ask for hints */
  hints?: boolean;
  /** your costly turns are offered back; only against bots */
  teaching?: boolean;
  auto_start?: boolean;
  /** the result moves ratings: no hints, a clock at whose end players resign */
  rated?: boolean;
}

/** A table as whoever asks may see it; times are milliseconds since 1970. `host` is the name of whoever made it, if they sit there. `starts_at` is when the game begins by itself: soon after all seats are taken and everybody is connected, if `auto_start` says so. `daily` is the day whose deal is played there, if it is one. `damaged`: what is stored of the game can't be read, and nothing can be done there until the host has repaired it. `paired`: those who sit there looked for a game, and nobody made the table. `ended_by_update`: the server doesn't know the rules of a game that was not over, which can only be left. `rated`: the result moves the ratings of those who play. `notice` is why an operator closed the table, if one did. */
export interface TableOut {
  key: string;
  title: string;
  setup: Record<string, unknown>;
  rules_version: number;
  visibility: "public" | "link";
  shuffle: boolean;
  auto_start: boolean;
  starts_at: number | null;
  host: string | null;
  clock: ClockOut;
  hints: boolean;
  teaching: boolean;
  rated: boolean;
  status: "open" | "running" | "finished" | "closed";
  seats: SeatOut[];
  you: number | null;
  yours: boolean;
  number: number;
  asked: number | null;
  waits_for: "person" | "bot" | null;
  your_turn: boolean;
  deadline: number | null;
  result: ResultOut | null;
  notice: string | null;
  damaged: boolean;
  ended_by_update: boolean;
  imported: boolean;
  daily: string | null;
  paired: boolean;
  rematch: string | null;
  created_at: number;
  started_at: number | null;
  changed_at: number;
}

/** How strong those at a table are. */
export interface TableRatingsOut {
  rated: boolean;
  /** of games of as many players */
  pool: "all" | "2" | "3" | "4" | "solo";
  /** the game is over and has changed ratings */
  counted: boolean;
  seats: SeatRatingOut[];
}

/** What whoever made a table may change until the game begins. */
export interface TableSettingsIn {
  auto_start: boolean;
}

/** Whether the turn can be taken back: over how many actions, or why not (`refused`). */
export interface TakeBackOut {
  actions: number;
  refused: "people" | "clock" | "nothing" | "drawn" | "rolled" | "revealed" | null;
}

/** What there is to say about the turn that waits to be ended after the entry `number`. */
export interface TaughtOut {
  number: number;
  verdict: VerdictOut;
}

/** Games for which a starting tile was kept. */
export interface TileFiguresOut {
  games: number;
  wins: number;
  mean_vp: number | null;
  best_vp: number | null;
  /** its printed number */
  tile: number;
}

/** A turn of a finished game, tried otherwise: answers after so many actions of the game. */
export interface TryIn {
  ply: number;
  actions: number[];
  depth?: "quick" | "deep";
}

/** Where a tried turn leads; a verdict once it is over. */
export interface TryOut {
  state: StateOut;
  entries: EntryOut[];
  verdict: VerdictOut | null;
}

/** A table that waits for me. */
export interface TurnOut {
  key: string;
  /** or who plays there */
  title: string;
  deadline: number | null;
}

/** A turn: what was played, what was better and why. */
export interface TurnReview {
  number: number;
  seat: number;
  first: number;
  last: number;
  kind: string;
  period: number;
  label: string;
  played: number[];
  best: number[];
  win: number;
  best_win: number;
  vp: number;
  best_vp: number;
  accuracy: number;
  sources: Record<string, number>;
  gains: Change[];
  prices: Change[];
}

/** Take back the last answer, or against bots the whole turn. */
export interface UndoIn {
  after: number;
  /** the turn, with what bots answered to it */
  turn?: boolean;
}

/** Until when somebody is away, in milliseconds since 1970. */
export interface VacationIn {
  until: number;
}

/** Until when I am away (null: I am here), and how many days of vacation I have left. */
export interface VacationOut {
  until: number | null;
  days_left: number;
}

/** What there is to say about a turn: chances to win and margins, as played and at best. */
export interface VerdictOut {
  label: string;
  /** nothing better need be looked for */
  good_enough: boolean;
  /** in a teaching game it is offered back */
  costly: boolean;
  win: number;
  best_win: number;
  vp: number;
  best_vp: number;
  gains: ChangeOut[];
  prices: ChangeOut[];
  better: AnsweredOut[];
}

/** A table whose bot is asked, or a review under way. */
export interface WaitingOut {
  kind: "bot" | "review";
  table: string;
  since: number;
  done: number | null;
  turns: number | null;
}
