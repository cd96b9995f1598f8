/** The form for a new table. */

import { ask, choice, field, form, make, plain } from "./common.js";

const SECONDS = { minutes: 60, days: 24 * 3600 };
const UNITS = [["none", "as long as it takes"], ["minutes", "minutes"], ["days", "days"]];
const ENDS = {
  nothing: "nothing happens",
  bot: "a bot takes the turn",
  resign: "the player resigns",
};
const box = (checked = false) => make("input", { type: "checkbox", checked });

/**
 * A form that makes a table, and begins the game if nobody has to be waited for.
 * @param {{options: string[], levels: string[], bots: string[], at_end: string[]}} can
 */
export function newTable(can) {
  const title = make("input", { maxLength: 60, placeholder: "a name for it, if you like" });
  const players = choice(
    [1, 2, 3, 4].map((count) => [count, count === 1 ? "1, against Teotibot" : count]), 1);
  const level = field("Teotibot", choice(can.levels.map((name) => [name, name]), "standard"));
  const seats = [0, 1, 2, 3].map((place) => seatField(place, can.bots));
  const shuffle = field("Seats in random order", box(true));
  const options = can.options.map((name) => [name, field(plain(name), box())]);
  const visibility = field("Who finds it",
    choice([["link", "whoever has a link"], ["public", "everybody here"]]));
  const clock = clockField(can.at_end);
  const show = () => {
    const count = Number(players.value);
    level.hidden = count > 1;
    seats.forEach((seat, place) => (seat.shown.hidden = count === 1 || place >= count));
    shuffle.hidden = visibility.hidden = clock.shown.hidden = count === 1;
    for (const [name, shown] of options) shown.hidden = name === "draft" && count === 1;
  };
  const create = async () => {
    const count = Number(players.value);
    const chosen = options.filter(([, shown]) => !shown.hidden);
    const setup = { players: count };
    for (const [name, shown] of chosen) setup[name] = shown.control.checked;
    if (count === 1) setup.level = level.control.value;
    const table = await ask("POST", "/tables", {
      setup,
      title: title.value,
      seats: count === 1 ? [{ kind: "me" }] : seats.slice(0, count).map((seat) => seat.value()),
      shuffle: shuffle.control.checked,
      visibility: visibility.control.value,
      clock: count === 1 ? {} : clock.value(),
    });
    const taken = table.seats.every((seat) => ["person", "bot", "teotibot"].includes(seat.kind));
    if (taken) await ask("POST", `/tables/${table.key}/start`);
    location.assign(`/t/${table.key}`);
  };
  players.addEventListener("change", show);
  show();
  return form("Create", create,
    field("Players", players),
    level,
    ...seats.map((seat) => seat.shown),
    shuffle,
    make("fieldset", {}, make("legend", {}, "Options"), ...options.map(([, shown]) => shown)),
    clock.shown,
    visibility,
    field("Title", title));
}

/** Who a seat is for. */
function seatField(place, bots) {
  const kinds = [
    ["me", "me"],
    ["link", "somebody I send a link"],
    ["open", "anybody"],
    ["name", "somebody by name"],
    ...bots.map((bot) => [`bot ${bot}`, `bot: ${bot}`]),
  ];
  const kind = choice(kinds, place ? "link" : "me");
  const name = make("input", { placeholder: "name", ariaLabel: "Whom to invite", hidden: true });
  kind.addEventListener("change", () => (name.hidden = kind.value !== "name"));
  const shown = make("div", { className: "row" }, field(`Seat ${place + 1}`, kind), name);
  const value = () => {
    if (kind.value === "name") return { kind: "name", name: name.value };
    const [what, bot] = kind.value.split(" ");
    return bot ? { kind: what, bot } : { kind: what };
  };
  return { shown, value };
}

/** How long a turn may take, and what happens then. */
function clockField(ends) {
  const limits = { type: "number", min: 1, max: 60, value: 5, required: true };
  const number = make("input", { ...limits, ariaLabel: "How many" });
  const unit = choice(UNITS);
  const end = field("then", choice(ends.map((name) => [name, ENDS[name] ?? name])));
  const show = () => (number.hidden = number.disabled = end.hidden = unit.value === "none");
  unit.addEventListener("change", show);
  show();
  const value = () => unit.value === "none" ? {} : {
    seconds: Number(number.value) * SECONDS[unit.value],
    at_end: end.control.value,
  };
  const shown = make("div", { className: "row" }, field("A turn may take", unit), number, end);
  return { shown, value };
}
