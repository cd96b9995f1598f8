// A socket that comes back by itself: after a pause when it is lost, at once when the network or the page is back.
const SHORTEST_PAUSE = 500; // milliseconds
const LONGEST_PAUSE = 15_000;
const SIGN_OF_LIFE = 20_000;
const SIGNED_OUT = 4401; // codes that close a socket for good
const BANNED = 4403;
export const NO_TABLE = 4404;

interface Ends {
  /** The path to connect to now. */
  path: () => string;
  hear: (message: unknown) => void;
  /** The connection is lost; `gone` is the code with which it was closed for good, 0 if it comes back. */
  lose: (gone: number) => void;
}

export class Wire {
  private socket: WebSocket | null = null;
  private pause = SHORTEST_PAUSE;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private readonly watch: ReturnType<typeof setInterval>;
  private heardAt = 0;
  private closed = false;

  constructor(private readonly ends: Ends) {
    this.connect();
    this.watch = setInterval(() => this.check(), SIGN_OF_LIFE);
    window.addEventListener("online", this.hurry);
    document.addEventListener("visibilitychange", this.hurry);
  }

  private connect(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}${this.ends.path()}`);
    this.socket = socket;
    this.heardAt = Date.now();
    socket.onmessage = (event) => {
      if (this.socket === socket) this.hear(String(event.data));
    };
    socket.onclose = (event) => {
      if (this.socket === socket) this.lose(event.code);
    };
  }

  private hear(text: string): void {
    this.heardAt = Date.now();
    this.pause = SHORTEST_PAUSE;
    this.ends.hear(JSON.parse(text));
  }

  private lose(code: number): void {
    const gone = [SIGNED_OUT, BANNED, NO_TABLE].includes(code) ? code : 0;
    this.ends.lose(gone);
    if (this.closed || gone) return;
    // Not all browsers of a restarted server at once.
    this.timer = setTimeout(() => this.connect(), this.pause * (0.5 + Math.random() / 2));
    this.pause = Math.min(this.pause * 2, LONGEST_PAUSE);
  }

  /** Try again at once, if there is a pause before the next try. */
  private readonly hurry = (): void => {
    if (this.timer !== undefined && document.visibilityState === "visible") this.connect();
  };

  /** Give up a connection that has been silent for too long; a living one answers. */
  private check(): void {
    if (this.socket?.readyState !== WebSocket.OPEN) return;
    if (Date.now() - this.heardAt > 2.5 * SIGN_OF_LIFE) {
      const silent = this.socket;
      this.socket = null;
      silent.close();
      this.lose(0);
    } else {
      this.send({ type: "ping" });
    }
  }

  /** Whether something could be sent now. */
  get open(): boolean {
    return this.socket?.readyState === WebSocket.OPEN;
  }

  send(message: unknown): void {
    this.socket?.send(JSON.stringify(message));
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
    clearInterval(this.watch);
    window.removeEventListener("online", this.hurry);
    document.removeEventListener("visibilitychange", this.hurry);
    this.socket?.close();
  }
}
