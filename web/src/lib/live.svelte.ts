// A live connection to a table: what the server has told, and how to answer.
import { announcements } from "./announcement.svelte";
import { applyChanges } from "./changes";
import { Wire } from "./wire";
import type { Announcement, GameEntry, Line, News, Problem, State, Table } from "./types";

type Request =
  | { type: "act"; after: number; action: number }
  | { type: "undo" | "end" | "resign"; after: number; turn?: true }
  | { type: "say"; text: string }
  | { type: "ping" };
type Told = { type: "announcement"; announcement: Announcement | null };
type Answer = (Problem & { type: "refused"; id: number }) | { type: "done" | "pong"; id: number };

/** A table as it is told by the server; everything shown is read from here. */
export class Live {
  table: Table | null = $state.raw(null);
  state: State | null = $state.raw(null);
  entries: GameEntry[] = $state.raw([]);
  chat: Line[] = $state.raw([]);
  connected = $state(false);
  /** The connection was there and is lost: it comes back by itself. */
  lost = $state(false);
  /** Something was sent and is not answered yet. */
  waiting = $state(false);
  refusal: Problem | null = $state.raw(null);
  /** The code with which the server has closed the table for us; 0 if it hasn't. */
  gone = $state(0);

  private readonly wire: Wire;
  private closed = false;
  private pendingId = 0;
  /** Entries of a long game that came in pages, until the last page has come. */
  private pages: GameEntry[] = [];
  /** Lines of a long chat, likewise; and the table, which isn't shown before them. */
  private lines: Line[] = [];
  private coming: Table | null = null;

  constructor(
    readonly key: string,
    /** Told after the state has changed, with the entries that are new. */
    private readonly onNews: (entries: GameEntry[]) => void = () => {},
  ) {
    this.wire = new Wire({
      path: () => this.begin(),
      hear: (message) => this.handleMessage(message as News | Answer | Told),
      lose: (gone) => this.handleLoss(gone),
    });
  }

  /** Where to connect; what had come in part comes again. */
  private begin(): string {
    this.pages = [];
    this.lines = [];
    const seen = this.entries.at(-1)?.number ?? 0;
    const chat = this.chat.at(-1)?.number ?? 0;
    return `/api/tables/${this.key}/socket?seen=${seen}&chat=${chat}&changes=1`;
  }

  private handleLoss(gone: number): void {
    this.connected = false;
    this.waiting = false; // what was sent may or may not have come through: the next news tell
    if (gone) this.gone = gone;
    else this.lost = !this.closed;
  }

  private handleMessage(message: News | Answer | Told): void {
    this.connected = true;
    this.lost = false;
    if (message.type === "news") {
      this.handleNews(message);
      return;
    }
    if (message.type === "announcement") {
      announcements.said = message.announcement;
      return;
    }
    if (message.id === this.pendingId) this.waiting = false;
    if (message.type === "refused" && message.code !== "stale") this.refusal = message;
  }

  private handleNews(news: News): void {
    if (news.table) this.coming = news.table;
    if (news.state !== undefined) this.state = news.state;
    else if (news.changes && this.state) this.state = applyChanges(this.state, news.changes);
    const last = (this.pages.at(-1) ?? this.entries.at(-1))?.number ?? 0;
    this.pages.push(...news.entries.filter((entry) => entry.number > last));
    const line = (this.lines.at(-1) ?? this.chat.at(-1))?.number ?? 0;
    this.lines.push(...news.chat.filter((one) => one.number > line));
    if (news.more || news.more_chat) return;
    if (this.coming) this.table = this.coming;
    this.coming = null;
    const fresh = this.pages;
    this.pages = [];
    if (fresh.length) this.entries = [...this.entries, ...fresh];
    if (this.lines.length) this.chat = [...this.chat, ...this.lines];
    this.lines = [];
    this.onNews(fresh);
  }

  /** Send an answer; nothing is shown as done before the server says so. */
  private send(request: Request): void {
    if (!this.wire.open) return;
    this.refusal = null;
    this.waiting = request.type !== "say";
    this.pendingId += 1;
    this.wire.send({ ...request, id: this.pendingId });
  }

  act(action: number): void {
    if (this.state && !this.waiting) this.send({ type: "act", after: this.state.number, action });
  }

  step(type: "undo" | "end" | "resign"): void {
    if (this.state && !this.waiting) this.send({ type, after: this.state.number });
  }

  /** Take back the whole turn, with what bots answered to it. */
  takeBack(): void {
    if (this.state && !this.waiting) this.send({ type: "undo", after: this.state.number, turn: true });
  }

  say(text: string): void {
    this.send({ type: "say", text });
  }

  close(): void {
    this.closed = true;
    this.wire.close();
  }
}
