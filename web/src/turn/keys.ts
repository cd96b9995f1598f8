// Keys of the table: everything can be done without a mouse.
import type { TurnController } from "./turnController.svelte";
import { isDirection, moveFocus } from "./arrowKeys";
import { waiting } from "../notifications/waiting.svelte";
import { keysHelp } from "./keysHelp.svelte";

const TICKED = "[type=checkbox], [type=radio], [type=button], [type=submit]";
/** Somebody writes a text or chooses from a list: keys are theirs. Boxes that are ticked need only the space. */
export const typing = (element: Element | null) =>
  element instanceof HTMLElement &&
  (element.isContentEditable || element.matches(`input:not(${TICKED}), textarea, select`));
const isButton = (element: Element | null) => element?.matches("button, summary, a, input") ?? false;
const on = (event: KeyboardEvent) => (event.target instanceof Element ? event.target : null);

interface Key {
  /** What it does, as a key of words: `key-undo`. */
  name: string;
  /** How it is shown to people. */
  shown: string[];
  means: (event: KeyboardEvent) => boolean;
  /** Do it, if it can be done now; whether it could. */
  does: (controller: TurnController, event: KeyboardEvent) => boolean;
}

const letter = (wanted: string) => (event: KeyboardEvent) => event.key.toLowerCase() === wanted;
const enter = (event: KeyboardEvent) => event.key === "Enter" && !isButton(on(event));
/** Do something where it is possible. */
const where = (possible: boolean, does: () => void): boolean => {
  if (possible) does();
  return possible;
};

/** Arrows are the table's while nothing else that knows them is in use: lists, tabs, sliders. */
const isAtTable = (at: Element | null) => !at || at.closest("svg") !== null || at.matches("body, main");

/** All keys, the first that means something counts; the help page lists them. */
export const KEYS: readonly Key[] = [
  {
    name: "choose",
    shown: ["1", "…", "9"],
    means: (event) => event.key.length === 1,
    does: (controller, event) => {
      const choice = controller.choices.find(({ key }) => key === event.key);
      return where(choice !== undefined, () => choice && controller.take(choice));
    },
  },
  {
    name: "confirm",
    shown: ["Enter"],
    means: enter,
    does: (controller) => where(controller.candidate !== null, () => controller.confirm()),
  },
  {
    name: "hurry",
    shown: ["."],
    means: (event) => event.key === ".",
    does: (controller) => where(controller.canHurry, () => controller.hurry()),
  },
  {
    name: "skip",
    shown: ["Enter"],
    means: (event) => /^(Enter| |\d)$/.test(event.key) && !isButton(on(event)),
    does: (controller) => where(Boolean(controller.mark), () => controller.skip()),
  },
  { name: "back", shown: ["Esc"], means: (event) => event.key === "Escape", does: (controller) => controller.back() },
  {
    name: "turn",
    shown: ["R", "Shift R"],
    means: letter("r"),
    does: (controller, event) => where(controller.turns.length > 0, () => controller.turn(event.shiftKey ? -1 : 1)),
  },
  {
    name: "undo",
    shown: ["U"],
    means: (event) => letter("u")(event) && !event.shiftKey,
    does: (controller) => where(controller.canUndo, () => controller.undo()),
  },
  {
    name: "take_back",
    shown: ["Shift U"],
    means: (event) => letter("u")(event) && event.shiftKey,
    does: (controller) => where(controller.takeBackOffer !== null, () => controller.takeBack()),
  },
  {
    name: "hint",
    shown: ["H"],
    means: letter("h"),
    does: (controller) => where(controller.canHint, () => controller.hint()),
  },
  {
    name: "end",
    shown: ["E"],
    means: letter("e"),
    does: (controller) => where(controller.canEnd, () => controller.endTurn()),
  },
  {
    name: "walk",
    shown: ["←", "↑", "→", "↓"],
    means: (event) => isDirection(event.key) && isAtTable(on(event)),
    does: (controller, event) => controller.open && isDirection(event.key) && moveFocus(event.key),
  },
  {
    name: "next",
    shown: ["N"],
    means: letter("n"),
    does: () => where(waiting.others.length > 0, () => waiting.goOn()),
  },
  {
    name: "help",
    shown: ["?"],
    means: (event) => event.key === "?",
    does: () => where(true, () => (keysHelp.open = true)),
  },
];

/** Do what a key means; whether it meant anything. */
export function handleKey(controller: TurnController, event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || typing(on(event)) || document.querySelector("dialog[open]"))
    return false;
  return KEYS.some((key) => key.means(event) && key.does(controller, event));
}

const NOTCH = 60; // how far a wheel turns for one turn of the tile; trackpads come in small steps
const REST = 250; // milliseconds after which a new turn of the wheel begins

/** The wheel over the table turns the tile that is being laid. */
export class Wheel {
  private sum = 0;
  private at = 0;

  /** Whether the wheel was meant for the tile. */
  turned(controller: TurnController, event: WheelEvent): boolean {
    if (controller.turns.length < 2 || event.ctrlKey || !(event.target instanceof SVGElement)) return false;
    if (event.timeStamp - this.at > REST) this.sum = 0;
    this.at = event.timeStamp;
    this.sum += event.deltaY;
    if (Math.abs(this.sum) >= NOTCH) {
      controller.turn(this.sum > 0 ? 1 : -1);
      this.sum = 0;
    }
    return true;
  }
}
