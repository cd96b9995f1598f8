// The lobby as it is put together from all of it and what has changed since.
import type { Lobby, LobbyTable, SeekWanted } from "./types";

export interface LobbyParts {
  people: Lobby["people"];
  open: Record<string, LobbyTable>;
  running: Record<string, LobbyTable>;
  seeks: Lobby["seeks"];
}
type Changed = { [Part in keyof LobbyParts]?: Record<string, LobbyParts[Part][string] | null> };

/** What is known with what has changed; null is gone. */
function merge<T>(known: Record<string, T> = {}, changed: Record<string, T | null> = {}): Record<string, T> {
  const both = Object.entries({ ...known, ...changed });
  return Object.fromEntries(both.filter((entry): entry is [string, T] => entry[1] !== null));
}

export const mergeParts = (known: LobbyParts | null, changed: Changed): LobbyParts => ({
  people: merge(known?.people, changed.people),
  open: merge(known?.open, changed.open),
  running: merge(known?.running, changed.running),
  seeks: merge(known?.seeks, changed.seeks),
});

/** Games to watch, the strongest first, then the latest. */
export const sortGames = (games: LobbyParts["running"]): LobbyTable[] =>
  Object.values(games).sort((one, other) => other.rank - one.rank || (other.started_at ?? 0) - (one.started_at ?? 0));

/** Open tables, the latest first. */
export const sortOpen = (tables: LobbyParts["open"]): LobbyTable[] =>
  Object.values(tables).sort((one, other) => other.created_at - one.created_at);

/** What people look for, as its key. */
export const nameWish = (players: number, seconds: number, rated: boolean): string =>
  `${players} ${seconds}${rated ? " rated" : ""}`;

/** What people look for: players, seconds for a turn, and how many of them there are. */
export const listWishes = (seeks: LobbyParts["seeks"]) =>
  Object.entries(seeks).map(([wish, count]) => {
    const [players, seconds, rated] = wish.split(" ");
    return { players: Number(players), seconds: Number(seconds) as SeekWanted["clock_seconds"], rated: !!rated, count };
  });
