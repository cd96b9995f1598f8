/** The seats of a table: who sits there, who may, and how the game begins. */

import { button, make, plain, several } from "./common.js";
import { LETTERS } from "./situation.js";

const FREE = { open: "free for anybody", link: "for whoever has the link", name: "for" };
const STAND_IN = "student"; // a bot where nobody came
const ENDS = { nothing: "", bot: ", then a bot takes it", resign: ", then resigns" };

/** What a seat's player is called. */
export function seatName(seat) {
  if (seat.kind === "bot") return `${seat.name} (bot)`;
  return seat.name || FREE[seat.kind] || "?";
}

/** What a table is called: by its title, or after who sits there. */
export function titleOf(table) {
  const names = table.seats.map((seat) => seat.name).filter(Boolean);
  return table.title || names.join(", ") || "A table";
}

/** What is played, in one line. */
export function summary({ setup, clock, visibility }) {
  const options = Object.entries(setup).filter(([, value]) => value === true);
  return [
    setup.players === 1 ? `solo, ${setup.level} Teotibot` : several(setup.players, "player"),
    ...options.map(([name]) => plain(name)),
    clock.seconds && `${duration(clock.seconds)} for a turn${ENDS[clock.at_end]}`,
    visibility === "public" && "public",
  ].filter(Boolean).join(" · ");
}

function duration(seconds) {
  const days = seconds / (24 * 3600);
  return days % 1 ? several(Math.round(seconds / 60), "minute") : several(days, "day");
}

/** A line for each seat. */
export function seatList(page) {
  const { table, state } = page;
  return table.seats.map((seat) => {
    const person = seat.kind === "person";
    const who = FREE[seat.kind] ? `${FREE[seat.kind]} ${seat.name}` : seatName(seat);
    const vp = state && `${state.view.players[seat.seat].vp} VP`;
    const asked = state?.view.asked === seat.seat;
    return make("li", { className: asked ? "asked-seat" : "" },
      make("span", { className: "letter" }, LETTERS[seat.seat]),
      person && presence(seat.present),
      make("span", {}, seat.you ? `${who} (you)` : who),
      vp && make("span", { className: "vp" }, vp),
      asked && make("strong", {}, "to move"));
  });
}

function presence(here) {
  return make("span", { className: here ? "here" : "away" }, here ? "● here" : "○ away");
}

/** What can be done before the game begins. */
export function waitingRoom(page) {
  const { table } = page;
  if (table.status === "closed") return [make("h2", {}, "This table is closed")];
  const free = table.seats.filter((seat) => FREE[seat.kind]);
  const full = free.length === 0;
  const start = button("Start", () => page.ask("POST", "/start"), { disabled: !full });
  const waits = full ? "All seats are taken" : `Waiting for ${several(free.length, "player")}`;
  return [
    make("h2", { tabIndex: -1 }, waits),
    joining(page, free),
    ...(table.yours ? free.map((seat) => offering(page, seat)) : []),
    table.yours && make("fieldset", {}, start),
    !table.yours && make("p", {}, "The game begins when whoever made the table starts it."),
  ];
}

/** The ways to a seat for whoever has none. */
function joining(page, free) {
  if (page.table.you !== null) return null;
  const invite = new URLSearchParams(location.search).get("seat");
  const sit = (wanted) => async () => {
    await page.ask("POST", "/join", wanted);
    history.replaceState(null, "", location.pathname); // the link is used up
  };
  const ways = free
    .filter((seat) => seat.kind === "open" || seat.for_you)
    .map((seat) => button(`Sit down at seat ${LETTERS[seat.seat]}`, sit({ seat: seat.seat })));
  if (invite) ways.unshift(button("Take the seat you were invited to", sit({ invite })));
  if (!ways.length) return make("p", {}, "There is no seat for you here: ask for a link.");
  return make("fieldset", {}, ...ways);
}

/** A free seat for whoever made the table: its link to pass on, or a bot instead. */
function offering(page, seat) {
  const giveToBot = () => page.ask("PUT", `/seats/${seat.seat}`, { kind: "bot", bot: STAND_IN });
  const bot = button("A bot instead", giveToBot);
  const label = `Seat ${LETTERS[seat.seat]}: ${FREE[seat.kind]} ${seat.name}`;
  if (!seat.invite) return make("div", { className: "row" }, label, bot);
  const link = make("input", {
    readOnly: true,
    value: `${location.origin}/t/${page.table.key}?seat=${seat.invite}`,
    ariaLabel: `Link to seat ${LETTERS[seat.seat]}`,
    onfocus: () => link.select(),
  });
  const copy = button("Copy", async () => {
    try {
      await navigator.clipboard.writeText(link.value);
      copy.textContent = "Copied";
    } catch {
      link.focus(); // selected, to be copied by hand: some browsers allow no more
    }
  });
  return make("div", { className: "row offer" }, label, link, copy, bot);
}
