// A live connection to a table: what the server has told, and how to answer.
import type { GameEntry, Line, News, Problem, State, Table } from "./types";

const SHORTEST_PAUSE = 500;
const LONGEST_PAUSE = 15_000;
const ENDED = [4401, 4404]; // signed out; no such table

type Request =
  | { type: "act"; after: number; action: number }
  | { type: "undo" | "end" | "resign"; after: number }
  | { type: "say"; text: string };

/** A table as it is told by the server; everything shown is read from here. */
export class Live {
  table: Table | null = $state.raw(null);
  state: State | null = $state.raw(null);
  entries: GameEntry[] = $state.raw([]);
  chat: Line[] = $state.raw([]);
  connected = $state(false);
  /** Something was sent and is not answered yet. */
  waiting = $state(false);
  refusal: Problem | null = $state.raw(null);
  gone = $state(false);

  private socket: WebSocket | null = null;
  private pause = SHORTEST_PAUSE;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private closed = false;
  private pendingId = 0;

  constructor(
    readonly key: string,
    /** Told after the state has changed, with the entries that are new. */
    private readonly onNews: (entries: GameEntry[]) => void = () => {},
  ) {
    this.connect();
  }

  private connect(): void {
    const seen = this.entries.at(-1)?.number ?? 0;
    const chat = this.chat.at(-1)?.number ?? 0;
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const address = `${scheme}://${location.host}/api/tables/${this.key}/socket`;
    const socket = new WebSocket(`${address}?seen=${seen}&chat=${chat}`);
    this.socket = socket;
    socket.onopen = () => {
      this.connected = true;
      this.pause = SHORTEST_PAUSE;
    };
    socket.onmessage = (event) => this.heard(JSON.parse(String(event.data)));
    socket.onclose = (event) => {
      if (this.socket !== socket) return;
      this.connected = false;
      this.waiting = false;
      this.gone = ENDED.includes(event.code);
      if (this.closed || this.gone) return;
      this.timer = setTimeout(() => this.connect(), this.pause);
      this.pause = Math.min(this.pause * 2, LONGEST_PAUSE);
    };
  }

  private heard(message: News | (Problem & { type: "refused"; id: number }) | { type: "done"; id: number }): void {
    if (message.type === "news") {
      this.told(message);
      return;
    }
    if (message.id === this.pendingId) this.waiting = false;
    if (message.type === "refused" && message.code !== "stale") this.refusal = message;
  }

  private told(news: News): void {
    if (news.table) this.table = news.table;
    if (news.state !== undefined) this.state = news.state;
    const last = this.entries.at(-1)?.number ?? 0;
    const fresh = news.entries.filter((entry) => entry.number > last);
    if (fresh.length) this.entries = [...this.entries, ...fresh];
    if (news.chat.length) this.chat = [...this.chat, ...news.chat];
    this.onNews(fresh);
  }

  /** Send an answer; nothing is shown as done before the server says so. */
  private send(request: Request): void {
    if (!this.socket || this.socket.readyState !== WebSocket.OPEN) return;
    this.refusal = null;
    this.waiting = request.type !== "say";
    this.pendingId += 1;
    this.socket.send(JSON.stringify({ ...request, id: this.pendingId }));
  }

  act(action: number): void {
    if (this.state && !this.waiting) this.send({ type: "act", after: this.state.number, action });
  }

  step(type: "undo" | "end" | "resign"): void {
    if (this.state && !this.waiting) this.send({ type, after: this.state.number });
  }

  say(text: string): void {
    this.send({ type: "say", text });
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
    this.socket?.close();
  }
}
