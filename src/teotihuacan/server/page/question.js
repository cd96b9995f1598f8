/** What is asked, and the answers as buttons; how a game ended. */

import { ask, button, make, plain } from "./common.js";
import { LETTERS } from "./situation.js";

const MANY = 8; // answers, from which on they are shown in groups

/** What the player of a page is asked, or whom it waits for. */
export function question(page) {
  const { state, names } = page;
  if (state.result) return ending(page);
  const { asked, question_text: text } = state.view;
  const what = plain(text).replace(/^seat \d: /, "");
  if (!state.your_turn) {
    const who = state.waits_for === "bot" ? `${names[asked]} thinks` : `${names[asked]} is asked`;
    return [heading(who), make("p", {}, what)];
  }
  if (state.held) return held(page);
  return [heading("Your turn"), make("p", {}, what), answers(page, state.view.legal), undo(page)];
}

/** A heading to which the keyboard returns after an answer. */
function heading(text) {
  return make("h2", { tabIndex: -1 }, text);
}

/** The legal answers; those that differ in the last word only stand together. */
function answers(page, legal) {
  const groups = new Map();
  for (const answer of legal) {
    const start = legal.length > MANY ? answer.text.replace(/ \S+$/, "") : "";
    groups.set(start, [...(groups.get(start) ?? []), answer]);
  }
  const single = [...groups.values()].filter((group) => group.length === 1).flat();
  const rows = [...groups.values()].filter((group) => group.length > 1);
  const shown = [...rows, single].filter((row) => row.length);
  return make("fieldset", { className: "answers" },
    make("legend", {}, "Answers"),
    ...shown.map((row) =>
      make("div", { className: "row" }, ...row.map((one) => answer(page, one)))));
}

function answer(page, { action, text }) {
  const made = make("button", { type: "button" }, plain(text));
  made.addEventListener("click", () => page.send({ type: "act", action }));
  return made;
}

function step(page, type, text) {
  const made = make("button", { type: "button" }, text);
  made.addEventListener("click", () => page.send({ type }));
  return made;
}

function undo(page) {
  return page.state.can_undo && make("fieldset", {}, step(page, "undo", "Undo"));
}

/** An action that waits for the end of the turn. */
function held(page) {
  return [
    heading("End your turn?"),
    make("p", {}, `Your last action: ${plain(page.state.held.text)}`),
    make("fieldset", {}, step(page, "end", "End turn"), step(page, "undo", "Take back")),
  ];
}

/** How a game ended, and what can come next. */
function ending(page) {
  const { table, state, names } = page;
  const { ranking, scores, resigned, ended_by: by } = state.result;
  const places = ranking.map((seat) => {
    const gone = resigned.includes(seat) ? ", resigned" : "";
    return make("li", {}, `${LETTERS[seat]} ${names[seat]}: ${scores[seat]} VP${gone}`);
  });
  const again = async () => {
    const next = await ask("POST", `/tables/${table.key}/rematch`);
    location.assign(`/t/${next.key}`);
  };
  const record = { href: `/api/tables/${table.key}/record`, download: "game.json" };
  return [
    heading(by === "resignation" ? "The game was given up" : "The game is over"),
    make("ol", { className: "ranking" }, ...places),
    make("p", { className: "row" },
      table.rematch && make("a", { href: `/t/${table.rematch}` }, "To the next game"),
      !table.rematch && table.you !== null && button("Rematch", again),
      make("a", record, "Record of the game")),
  ];
}
