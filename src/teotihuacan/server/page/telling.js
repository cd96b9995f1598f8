/** Log and chat as lines of text. */

import { make, plain } from "./common.js";

const SILENT = ["turn_began", "turn_ended"];
const KINDS = {
  hold: "is about to end the turn",
  undo: "takes back",
  timeout: "has run out of time: a bot answers",
  replace: "leaves: a bot takes the seat",
  resign: "resigns",
};

/** An entry of the game's log, with what it did. */
export function entryLine(entry, names) {
  const hidden = entry.text === null ? "chooses in secret" : plain(entry.text);
  const did = KINDS[entry.kind] ?? hidden;
  const told = entry.log
    .filter(({ key }) => !SILENT.includes(key))
    .map((one) => detail(one, entry.seat, names));
  const by = entry.by === "automation" ? " (only choice)" : "";
  return make("li", {},
    make("strong", {}, names[entry.seat]),
    ` ${did}${by}`,
    told.length > 0 && make("div", { className: "quiet" }, told.join(" · ")));
}

/** Something that happened: its name, and its numbers and names; whose it is, if another's. */
function detail({ key, seat, arguments: more }, mover, names) {
  const values = Object.values(more).flatMap((value) =>
    value && typeof value === "object" && !Array.isArray(value)
      ? Object.entries(value).map(([name, number]) => `${number} ${plain(name)}`)
      : [plain(String(value ?? ""))]);
  const whose = seat === null || seat === mover ? "" : `${names[seat]}: `;
  return `${whose}${plain(key)} ${values.join(" ")}`.trim();
}

/** A line of chat. */
export function chatLine({ name, text, at }) {
  const time = new Date(at);
  const shown = time.toLocaleTimeString([], { hour: "2-digit", minute: "2-digit" });
  return make("li", {},
    make("time", { dateTime: time.toISOString(), className: "quiet" }, shown),
    " ",
    make("strong", {}, name),
    ` ${text}`);
}
