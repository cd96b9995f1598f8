// What the server sends and takes: the generated types of the API by the names that the page uses,
// with the shapes of positions, offers and entries filled in.
import type * as api from "./api.generated";
import type { Entry, Offer, View } from "./position";

export type * from "./position";
export type * from "./schema.generated";
export type {
  AcquaintancesOut as Acquaintances,
  AnsweredOut as Answered,
  ChancePoint,
  AchievementOut as Achievement,
  ChapterOut as Chapter,
  Change,
  AdminLineOut as AdminLine,
  AdminPersonOut as AdminPerson,
  AdminTableOut as AdminTable,
  AnnouncementOut as Announcement,
  AuditOut as AuditEntry,
  DailyDealOut as DailyDeal,
  DailyOut as Daily,
  DailyResultOut as DailyResult,
  DailyShareOut as DailyShare,
  EarnedOut as Earned,
  FirstTurnsOut as FirstTurns,
  FriendIn as FriendWanted,
  FriendOut as Friend,
  HintOut as Advice,
  LeaderboardOut as Leaderboard,
  LeaderOut as Leader,
  LineOut as Line,
  NotificationsOut as Notifications,
  PushSubscriptionIn as PushSubscriptionWanted,
  TurnOut as Turn,
  VacationOut as Vacation,
  LobbyOut as Lobby,
  OpeningOut as Opening,
  OpeningsOut as Openings,
  OptionsOut as Options,
  OverviewOut as Overview,
  PersonActionIn as PersonAction,
  PersonDetailsOut as PersonDetails,
  PlanOut as Plan,
  PlayedOut as Played,
  ProfileOut as Profile,
  PersonOut as Person,
  PoolRatingOut as PoolRating,
  Problem,
  PuzzleRowOut as PuzzleRow,
  PuzzlesOut as Puzzles,
  RatingChangeOut as RatingChange,
  RatingOut as PuzzleRating,
  ReportIn as ReportWanted,
  ReportOut as Report,
  RestrictionOut as Restriction,
  ResultOut as Result,
  Review,
  ReviewOut as ReviewStatus,
  ScoresOut as Scores,
  SeatOut as Seat,
  SeatRatingOut as SeatRating,
  SeatReview,
  SeekIn as SeekWanted,
  SeekOut as Seek,
  SeeksOut as Seeks,
  SessionOut as Session,
  SetupIn as SetupOptions,
  StartAdviceOut as StartAdvice,
  StepOut as Step,
  SuggestionOut as Suggestion,
  TableActionIn as TableAction,
  TableDetailsOut as TableDetails,
  TableIn as TableWanted,
  TableRatingsOut as TableRatings,
  TaughtOut as Taught,
  TurnReview,
  VerdictOut as Verdict,
} from "./api.generated";

export type BotName = api.BotSeatIn["bot"];
export type Level = NonNullable<api.SetupIn["level"]>;
export type SeatWanted = api.TableIn["seats"][number];
export type Table = Omit<api.TableOut, "setup"> & { setup: api.SetupIn };
export type LobbyTable = Omit<api.LobbyTableOut, "setup"> & { setup: api.SetupIn };
export type State = Omit<api.StateOut, "view" | "held"> & { view: View; held: Offer | null };
export type GameEntry = Omit<api.EntryOut, "log"> & { log: Entry[] };
export type LessonPosition = Omit<api.LessonOut, "entries" | "state"> & { entries: GameEntry[]; state: State };
export type Puzzle = Omit<api.PuzzleOut, "state"> & { state: State };
export interface SolutionStep {
  action: number;
  state: State;
  entry: GameEntry;
}
export type Solution = Omit<api.SolutionOut, "steps" | "after"> & { steps: SolutionStep[]; after: State };
export type PuzzleAttempt = Omit<api.AttemptOut, "entries" | "state" | "solution"> & {
  entries: GameEntry[];
  state: State;
  solution: Solution | null;
};
export type Depth = api.ReviewOut["depth"];
export type Try = Omit<api.TryOut, "entries" | "state"> & { entries: GameEntry[]; state: State };
/** The fields of a state that are different now; of its view those of its own. */
export type Changes = Partial<Omit<State, "view">> & { view?: Partial<View> };
/** A socket sends the state and the table only when they have changed; after the first state, what has changed of it. */
export type News = Pick<api.NewsOut, "type" | "number" | "more" | "chat" | "more_chat"> & {
  entries: GameEntry[];
  state?: State | null;
  changes?: Changes;
  table?: Table;
};
