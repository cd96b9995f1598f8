// Looking for a game: what I look for, and what becomes of it.
import { ApiError, fetchSeeks, seekGame, stopSeeking } from "../../lib/api";
import type { LobbyFeed, LobbyNote } from "../../lib/lobbyFeed.svelte";
import { route } from "../../lib/route.svelte";
import { session } from "../../lib/session.svelte";
import type { Seek, Seeks, SeekWanted } from "../../lib/types";

type Clock = SeekWanted["clock_seconds"];
export const CLOCKS: readonly Clock[] = [120, 300, 900, 86_400, 259_200]; // seconds for a turn
export const DAY = 86_400;

export class Seeking {
  mine: Seek[] = $state.raw([]);
  /** How strong I am, by the number of players; null: nobody knows yet. */
  strengths: Seeks["strengths"] = $state.raw({});
  busy = $state(false);
  /** A game was found, and its table is about to be opened. */
  found = $state(false);
  private readonly stopListening: () => void;

  constructor(feed: LobbyFeed) {
    this.stopListening = feed.listen((note) => this.hear(note));
    void this.look();
  }

  /** Whether I wait here for others to come. */
  get waits(): boolean {
    return this.mine.some((seek) => seek.pace === "live");
  }

  private hear(note: LobbyNote): void {
    if (note.about === "paired" && note.pace === "live") this.open(note.table);
    else if (note.about !== "friends") void this.look();
  }

  /** Ask what I look for; a table that was found while nobody could tell me is opened. */
  private async look(): Promise<void> {
    try {
      this.take(await fetchSeeks());
    } catch (error) {
      if (!(error instanceof ApiError)) throw error; // the page tells that the server is away
    }
  }

  private take(told: Seeks): void {
    const waited = this.waits;
    this.mine = told.seeks;
    this.strengths = told.strengths;
    const [table] = told.tables;
    if (waited && !this.waits && table) this.open(table);
  }

  private open(table: string): void {
    this.found = true;
    route.go(`/t/${table}`);
  }

  async seek(wanted: SeekWanted): Promise<void> {
    await this.ask(async () => {
      const told = await seekGame(wanted);
      this.mine = told.seeks;
      const table = told.tables.at(-1);
      if (table && wanted.clock_seconds < DAY) this.open(table);
    });
  }

  async stop(pace: Seek["pace"]): Promise<void> {
    await this.ask(async () => {
      this.mine = (await stopSeeking(pace)).seeks;
    });
  }

  private async ask(work: () => Promise<void>): Promise<void> {
    this.busy = true;
    await session.attempt(work);
    this.busy = false;
  }

  close(): void {
    this.stopListening();
  }
}
