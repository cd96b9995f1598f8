/** The start: my tables, public tables, settings. */

import { ask, make, several } from "./common.js";
import { showTurn } from "./calling.js";
import { newTable } from "./new_table.js";
import { settings } from "./person.js";
import { titleOf } from "./seats.js";

const LOOK_AGAIN = 15_000; // milliseconds

/** Show the start to a person. */
export async function showStart(main, me) {
  const mine = make("ul", { className: "tables" });
  const open = make("ul", { className: "tables" });
  const running = make("ul", { className: "tables" });
  const look = async () => {
    const [my, free, going] = await Promise.all(
      ["/me/tables", "/tables", "/tables?status=running"].map((path) => ask("GET", path)));
    list(mine, my, "You sit at no table yet.");
    list(open, free.filter((table) => table.you === null), "None is open just now.");
    list(running, going.filter((table) => table.you === null), "None just now.");
    showTurn(my.some((table) => table.your_turn), "Teotihuacan", false);
  };
  await look();
  const form = newTable(await ask("GET", "/options"));
  main.replaceChildren(
    make("section", {}, make("h1", {}, "Your tables"), mine),
    make("section", {}, make("h2", {}, "New table"), form),
    make("section", {},
      make("h2", {}, "Public tables"), open,
      make("h3", {}, "To watch"), running),
    settings(me));
  const lookAgain = () => document.visibilityState === "visible" && look().catch(() => {});
  setInterval(lookAgain, LOOK_AGAIN);
  document.addEventListener("visibilitychange", lookAgain);
}

/** Show tables in a list, unless they are shown already. */
function list(place, tables, none) {
  const items = tables.map(item);
  const nothing = make("li", { className: "quiet" }, none);
  const now = make("ul", { className: "tables" }, ...(items.length ? items : [nothing]));
  if (now.isEqualNode(place)) return; // whoever is about to follow a link keeps it
  place.replaceChildren(...now.children);
}

/** A table with who sits there and how it stands. */
function item(table) {
  const free = table.seats.filter((seat) => ["open", "link", "name"].includes(seat.kind)).length;
  const names = table.title ? titleOf({ ...table, title: "" }) : "";
  const invited = table.seats.some((seat) => seat.for_you);
  const standing = {
    open: invited ? "you are invited" : free ? `${several(free, "free seat")}` : "about to begin",
    running: table.your_turn ? "your turn" : "in play",
    finished: "finished",
    closed: "closed",
  }[table.status];
  return make("li", { className: table.your_turn || invited ? "yours" : "" },
    make("a", { href: `/t/${table.key}` }, titleOf(table)),
    ` ${names} `,
    make("span", { className: "quiet" }, standing));
}
