// Friends, who asks, who is blocked: read from the server, and again when something has changed.
import { ApiError, changeFriend, createTable, fetchFriends } from "../../lib/api";
import type { LobbyFeed } from "../../lib/lobbyFeed.svelte";
import { route } from "../../lib/route.svelte";
import { session } from "../../lib/session.svelte";
import { sure } from "../../lib/sure.svelte";
import { say } from "../../i18n/messages";
import type { Acquaintances, FriendWanted } from "../../lib/types";

export class Friendships {
  known: Acquaintances | null = $state.raw(null);
  busy = $state(false);
  private readonly stopListening: () => void;

  constructor(feed: LobbyFeed) {
    this.stopListening = feed.listen(({ about }) => {
      if (about !== "paired") void this.look();
    });
    void this.look();
  }

  private async look(): Promise<void> {
    try {
      this.known = await fetchFriends();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error; // the page tells that the server is away
    }
  }

  /** How somebody with a name stands to me. */
  standing(name: string): "friends" | "asking" | "asked" | "blocked" | "none" {
    const lists = ["friends", "asking", "asked", "blocked"] as const;
    return lists.find((list) => this.known?.[list].some((one) => one.name === name)) ?? "none";
  }

  /** Do something about somebody; whether it worked. */
  async act(action: FriendWanted["action"], name: string): Promise<boolean> {
    this.busy = true;
    const done = await session.attempt(async () => {
      this.known = await changeFriend({ name, action });
    });
    this.busy = false;
    return done;
  }

  async remove(name: string): Promise<void> {
    if (await sure.ask(say("friend-remove-sure", { name }))) await this.act("remove", name);
  }

  async block(name: string): Promise<void> {
    if (await sure.ask(say("friend-block-sure", { name }))) await this.act("block", name);
  }

  /** Make a table for two with somebody, and go there. */
  async invite(name: string): Promise<void> {
    this.busy = true;
    await session.attempt(async () => {
      const seats = [{ kind: "me" as const }, { kind: "name" as const, name }];
      const table = await createTable({ setup: { players: 2 }, seats, auto_start: true });
      route.go(`/t/${table.key}`);
    });
    this.busy = false;
  }

  close(): void {
    this.stopListening();
  }
}
