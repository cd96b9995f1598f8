/** The live connection to a table: comes back by itself, and asks for what it has missed. */

const FIRST_WAIT = 500; // milliseconds
const LONGEST_WAIT = 15_000;
const SIGN_OF_LIFE = 20_000;
const NO_TABLE = 4404; // codes that close a socket
const SIGNED_OUT = 4401;

export class Connection {
  /**
   * @param {string} key of the table
   * @param {{news: (news: object) => void, answer: (answer: object) => void,
   *   live: (live: boolean) => void, end: (message: string) => void}} hears
   */
  constructor(key, hears) {
    this.key = key;
    this.hears = hears;
    this.seen = 0; // the latest entry
    this.line = 0; // the latest line of chat
    this.tries = 0;
    this.open();
    setInterval(() => this.check(), SIGN_OF_LIFE);
    addEventListener("online", () => this.hurry());
    document.addEventListener("visibilitychange", () => this.hurry());
  }

  open() {
    clearTimeout(this.timer);
    this.timer = null;
    const scheme = location.protocol === "https:" ? "wss:" : "ws:";
    const place = `${scheme}//${location.host}/api/tables/${this.key}/socket`;
    this.socket = new WebSocket(`${place}?seen=${this.seen}&chat=${this.line}`);
    this.heard = Date.now();
    this.socket.onmessage = (event) => this.hear(JSON.parse(event.data));
    this.socket.onclose = (event) => this.closed(event.code, event.reason);
  }

  hear(message) {
    this.heard = Date.now();
    this.tries = 0;
    if (message.type !== "news") {
      this.hears.answer(message);
      return;
    }
    this.seen = message.number;
    this.line = message.chat.at(-1)?.number ?? this.line;
    this.hears.live(true);
    this.hears.news(message);
  }

  closed(code, reason) {
    if (code === NO_TABLE) return this.hears.end(reason);
    if (code === SIGNED_OUT) return location.reload();
    this.hears.live(false);
    const wait = Math.min(FIRST_WAIT * 2 ** this.tries++, LONGEST_WAIT);
    this.timer = setTimeout(() => this.open(), wait * (0.5 + Math.random() / 2));
  }

  /** Try again at once, if there is a wait for the next try. */
  hurry() {
    if (this.timer && document.visibilityState === "visible") this.open();
  }

  /** Give up a connection that has been silent for too long; a living one answers. */
  check() {
    if (this.socket.readyState !== WebSocket.OPEN) return;
    if (Date.now() - this.heard > 2.5 * SIGN_OF_LIFE) {
      this.socket.onclose = this.socket.onmessage = null;
      this.socket.close();
      this.closed();
    } else {
      this.send({ type: "ping" });
    }
  }

  /** Send a message; false if there is no connection. */
  send(message) {
    const open = this.socket.readyState === WebSocket.OPEN;
    if (open) this.socket.send(JSON.stringify(message));
    return open;
  }
}
