// Sample questions and entries of real games for tests; tools/write_turn_samples.py writes them.
import type { Entry, GameEntry, Player, State, View } from "../lib/types";
import entries from "./samples/entries.json";
import games from "./samples/games.json";
import questions from "./samples/questions.json";

export const sampleQuestions = questions as unknown as Record<string, View[]>;
export const sampleEntries = entries as unknown as Record<string, Entry[]>;

/** A state with a sample's question, asked of us. */
export const makeState = (view: View, number = 7): State => ({
  number,
  seat: view.asked,
  your_turn: true,
  held: null,
  can_undo: true,
  take_back: null,
  waits_for: "person",
  deadline: null,
  result: null,
  view,
});

/** A line of the log; without a seat it is about the table. */
export const makeEntry = (
  key: Entry["key"],
  seat: number | null = null,
  facts: Record<string, unknown> = {},
): Entry => ({ key, seat, arguments: facts });

/** An answer that somebody gave, with the lines it brought. */
export const makePlayed = (number: number, seat: number, log: Entry[], more: Partial<GameEntry> = {}): GameEntry => ({
  number,
  kind: "play",
  seat,
  by: "person",
  at: 0,
  action: 1,
  text: "x",
  log,
  ...more,
});

/** A game, or the beginning of one: the table before it, and then what each answer changed. */
export interface SampleGame {
  first: View;
  steps: { log: Entry[]; changes: Partial<Omit<View, "players">> & { players?: Partial<Player>[] } }[];
}
export const sampleGames = games as unknown as SampleGame[];

/** All that was told of a game. */
export const joinLogs = ({ steps }: SampleGame): Entry[] => steps.flatMap(({ log }) => log);

/** The table after a step. */
export const applyChanges = (view: View, { changes }: SampleGame["steps"][number]): View => ({
  ...view,
  ...changes,
  players: view.players.map((player, seat) => ({ ...player, ...changes.players?.[seat] })),
});
