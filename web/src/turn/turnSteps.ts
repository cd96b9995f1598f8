// Where one is in a turn, and what remains: from the stack of pending decisions.
import { say } from "../i18n/messages";
import { UNSHOWN_STEPS } from "../lib/schema.generated";
import type { Frame, View } from "../lib/types";

export interface Stage {
  name: string;
  words: string;
  standing: "done" | "now" | "ahead";
}

const stage = (name: string, standing: Stage["standing"]): Stage => ({ name, words: say(`stage-${name}`), standing });

/** While a tile is laid: no other may follow. */
const isLastTile = (frame: Frame) =>
  frame.question === "pyramid_tile" && Number(frame["placed"]) + 1 >= Number(frame["workers"]);

/** What was done in this turn, what is asked, what comes after it. */
export function listTurnSteps(view: View): Stage[] {
  if (view.asked === null) return [];
  const top = view.stack.at(-1);
  const waiting = view.stack
    .filter((frame) => (frame.seat ?? view.asked) === view.asked && !UNSHOWN_STEPS.includes(frame.question))
    .filter((frame) => frame === top || !isLastTile(frame))
    .map((frame) => (frame !== top && frame.question === "pyramid_tile" ? "more_tiles" : frame.question))
    .reverse();
  const [now, ...after] = waiting;
  if (now === undefined) return [];
  const inTurn = waiting.includes("turn") || waiting.includes("end_turn");
  if (!inTurn) return [stage(now, "now"), ...once(now, after).map((name) => stage(name, "ahead"))];
  const before: string[] = [];
  if (!waiting.includes("turn")) before.push("turn");
  if (!waiting.includes("turn") && !waiting.includes("board_action")) before.push("board_action");
  if (waiting.includes("turn")) after.push("board_action", "end_turn");
  return [
    ...before.map((name) => stage(name, "done")),
    stage(now, "now"),
    ...once(now, after).map((name) => stage(name, "ahead")),
  ];
}

/** Neighbours that say the same once: three workers are placed in a row. */
const once = (now: string, names: string[]): string[] =>
  names.filter((name, i) => say(`stage-${name}`) !== say(`stage-${i ? names[i - 1] : now}`));
