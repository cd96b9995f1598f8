// A live connection to the lobby: who is there, open seats, games to watch, what people look for.
import { SvelteMap } from "svelte/reactivity";
import { announcements } from "./announcement.svelte";
import { mergeParts, type LobbyParts } from "./lobbyParts";
import type { Announcement } from "./types";
import { Wire } from "./wire";

/** Something that concerns me alone: look again, or come to a table. */
export type LobbyNote =
  { about: "tables" } | { about: "friends" } | { about: "paired"; table: string; pace: "live" | "days" };
type Told =
  | ({ type: "lobby" | "changes"; number: number } & Partial<LobbyParts>)
  | { type: "announcement"; announcement: Announcement | null }
  | ({ type: "note" } & LobbyNote)
  | { type: "done" | "refused" };

export class LobbyFeed {
  parts: LobbyParts | null = $state.raw(null);
  lost = $state(false);
  private readonly listeners = new SvelteMap<number, (note: LobbyNote) => void>();
  private listened = 0;
  private readonly wire = new Wire({
    path: () => "/api/lobby/socket",
    hear: (message) => this.hear(message as Told),
    lose: (gone) => this.lose(gone),
  });

  private hear(message: Told): void {
    this.lost = false;
    if (message.type === "lobby") {
      const again = this.parts !== null;
      this.parts = mergeParts(null, message);
      if (again) this.tell({ about: "tables" }); // something may have been missed
    } else if (message.type === "changes") this.parts = mergeParts(this.parts, message);
    else if (message.type === "announcement") announcements.said = message.announcement;
    else if (message.type === "note") this.tell(message);
  }

  private lose(gone: number): void {
    this.lost = true;
    if (gone) location.reload(); // signed out: who is here now?
  }

  private tell(note: LobbyNote): void {
    for (const listener of [...this.listeners.values()]) listener(note);
  }

  /** Be told what concerns me, until the returned function is called. */
  listen(listener: (note: LobbyNote) => void): () => void {
    const place = (this.listened += 1);
    this.listeners.set(place, listener);
    return () => this.listeners.delete(place);
  }

  close(): void {
    this.wire.close();
  }
}
