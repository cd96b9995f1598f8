/** The page of a table: hears the news, shows them, sends what its player does. */

import { ask, attempt, button, field, form, make, tell } from "./common.js";
import { notifyButton, showTurn } from "./calling.js";
import { Connection } from "./connection.js";
import { question } from "./question.js";
import { seatList, seatName, summary, titleOf, waitingRoom } from "./seats.js";
import { situation } from "./situation.js";
import { chatLine, entryLine } from "./telling.js";

/** Show a table. */
export function showTable(main, key) {
  new TablePage(main, key);
}

class TablePage {
  constructor(main, key) {
    this.path = `/tables/${key}`;
    this.table = null;
    this.state = null; // of the game; null before it begins
    this.sent = null; // the number after which something was sent that isn't answered yet
    this.shown = new Map(); // what each part of the page shows, as JSON
    this.layOut(main);
    this.connection = new Connection(key, {
      news: (news) => this.hear(news),
      answer: (answer) => this.answered(answer),
      live: (live) => this.setLive(live),
      end: (message) => main.replaceChildren(make("p", {}, message)),
    });
    setInterval(() => this.tick(), 1000);
  }

  layOut(main) {
    this.heading = make("h1", {}, "…");
    this.about = make("p", { className: "quiet" });
    this.lost = make("p", { className: "lost", role: "status" });
    this.seats = make("ul", { className: "seats" });
    this.clock = make("p", { className: "quiet" });
    this.turn = make("section", { className: "turn", ariaLabel: "What to do" });
    this.lying = make("section", { className: "lying", ariaLabel: "On the table" });
    this.log = make("ol", { className: "log", tabIndex: 0, ariaLabel: "Log" });
    this.chat = make("ol", { className: "chat", tabIndex: 0, role: "log", ariaLabel: "Chat" });
    this.talk = make("div");
    this.controls = make("div", { className: "row" });
    main.className = "at-table";
    main.replaceChildren(
      make("div", { className: "head" },
        this.heading,
        make("div", { className: "row" }, this.about, notifyButton()),
        this.lost, this.seats, this.clock),
      make("div", { className: "play" }, this.turn, this.lying),
      make("div", { className: "side" },
        make("h2", {}, "Log"), this.log,
        make("h2", {}, "Chat"), this.chat, this.talk,
        this.controls));
  }

  // What comes ---

  hear(news) {
    const before = this.state;
    this.table = news.table ?? this.table; // what hasn't changed isn't sent
    this.state = news.state === undefined ? before : news.state;
    if (this.back || news.number > this.sent) this.sent = null;
    this.back = false;
    this.showAll();
    add(this.log, news.entries.map((entry) => entryLine(entry, this.names)));
    add(this.chat, news.chat.map(chatLine));
    const mine = Boolean(this.state?.your_turn);
    const others = news.entries.some((entry) => entry.seat !== this.state.seat);
    showTurn(mine, `${titleOf(this.table)} – Teotihuacan`, !before?.your_turn || others);
  }

  answered(answer) {
    if (answer.type !== "refused" || answer.code === "stale") return; // news are on their way
    this.sent = null;
    this.setBusy();
    tell(answer.message);
  }

  setLive(live) {
    this.lost.textContent = live ? "" : "The connection is lost; trying again …";
    if (live) return;
    this.back = true; // what was sent may or may not have come through: the next news tell
    this.setBusy();
  }

  // What goes ---

  /** Send what the player does, with the number of what they have seen. */
  send(message) {
    tell("");
    const after = this.state.number;
    if (this.sent !== null || !this.connection.send({ ...message, after })) return;
    this.sent = after;
    this.setBusy();
  }

  /** Ask about this table; its news come by themselves. */
  ask(method, path, body) {
    return ask(method, `${this.path}${path}`, body);
  }

  // What is shown ---

  get names() {
    return this.table.seats.map(seatName);
  }

  showAll() {
    const { table, state } = this;
    const { view, ...rest } = state ?? {};
    const { you, status, rematch } = table;
    const seats = table.seats.map(({ present, ...seat }) => seat);
    const asked = [seats, you, status, rematch, rest, view?.legal];
    this.heading.textContent = titleOf(table);
    this.about.textContent = summary(table);
    this.renew(this.seats, [table.seats, rest.number], () => seatList(this));
    this.renew(this.turn, asked, () => (state ? question(this) : waitingRoom(this)));
    this.renew(this.lying, view, () => (state ? situation(view, this.names) : []));
    this.renew(this.talk, you !== null, () => (you !== null ? [this.chatForm()] : []));
    this.renew(this.controls, [you, status], () => this.manners());
    this.setBusy();
    this.tick();
  }

  /** Build a part of the page anew, if what it shows has changed; the keyboard stays there. */
  renew(place, data, build) {
    const shown = JSON.stringify(data) ?? "";
    if (this.shown.get(place) === shown) return;
    this.shown.set(place, shown);
    const active = document.activeElement;
    const here = place.contains(active) || (active === document.body && this.pressed === place);
    place.replaceChildren(...build().filter(Boolean));
    if (!here) return;
    place.querySelector("h2")?.focus();
    this.pressed = null;
  }

  /** Let nothing be pressed while something is being sent, or nobody is there to hear it. */
  setBusy() {
    const busy = this.sent !== null || this.lost.textContent !== "";
    if (busy && this.turn.contains(document.activeElement)) this.pressed = this.turn;
    for (const group of this.turn.querySelectorAll("fieldset")) group.disabled = busy;
  }

  /** Show how much time is left. */
  tick() {
    const until = this.state?.deadline;
    if (!until) {
      this.clock.textContent = "";
      return;
    }
    const seconds = Math.max(0, Math.round((until - Date.now()) / 1000));
    const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60)];
    const short = `${minutes} min ${seconds % 60} s`;
    const left = hours >= 1 ? `${hours} h ${minutes % 60} min` : short;
    this.clock.textContent = `Time left: ${left}, until ${new Date(until).toLocaleString()}`;
  }

  chatForm() {
    const limits = { maxLength: 500, required: true, autocomplete: "off" };
    const text = make("input", { ...limits, ariaLabel: "Say something" });
    return form("Say", async () => {
      await this.ask("POST", "/chat", { text: text.value });
      text.value = "";
    }, text);
  }

  /** What a player may have done for them, and ways out. */
  manners() {
    const { you, status, seats } = this.table;
    if (you === null || !["open", "running"].includes(status)) return [];
    const habit = (name, label) => {
      const box = make("input", { type: "checkbox", checked: seats[you].settings[name] });
      const change = () => this.ask("PATCH", `/seats/${you}`, { [name]: box.checked });
      box.addEventListener("change", () => attempt(change));
      return field(label, box);
    };
    const leave = async () => {
      const bot = status === "running" ? "A bot will go on for you. " : "";
      if (window.confirm(`${bot}Leave this table?`)) await this.ask("POST", "/leave");
    };
    const resign = async () => {
      if (!window.confirm("Give this game up?")) return;
      await this.ask("POST", "/resign", { after: this.state.number });
    };
    return [
      habit("automatic", "Answer single choices for me"),
      habit("confirm", "Ask before my turn ends"),
      status === "running" && button("Resign", resign),
      button("Leave", leave),
    ];
  }
}

/** Add lines to a list, which stays at its end if it was there. */
function add(list, lines) {
  if (!lines.length) return;
  const atEnd = list.scrollTop + list.clientHeight > list.scrollHeight - 30;
  list.append(...lines);
  if (atEnd) list.scrollTop = list.scrollHeight;
}
