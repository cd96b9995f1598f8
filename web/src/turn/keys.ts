// Keys of the table: everything can be done without a mouse.
import type { Scene } from "./scene.svelte";
import { isDirection, walk } from "./walking";

const typing = (element: Element | null) =>
  element instanceof HTMLElement && (element.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(element.tagName));
const isButton = (element: Element | null) => element?.tagName === "BUTTON" || element?.tagName === "SUMMARY" || element?.tagName === "A";

/** Do what a key means; whether it meant anything. */
export function keyed(scene: Scene, event: KeyboardEvent): boolean {
  const at = event.target instanceof Element ? event.target : null;
  if (event.ctrlKey || event.metaKey || event.altKey || typing(at) || document.querySelector("dialog[open]")) return false;
  const digit = scene.choices.find((choice) => choice.key === event.key);
  if (digit) scene.take(digit);
  else if (event.key === "Enter" && scene.candidate && !isButton(at)) scene.confirm();
  else if (scene.mark && /^(Enter| |\d)$/.test(event.key) && !isButton(at)) scene.skip();
  else if (event.key === "Escape") return scene.back();
  else if (/^r$/i.test(event.key) && scene.turns.length) scene.turn(event.shiftKey ? -1 : 1);
  else if (/^u$/i.test(event.key) && scene.canUndo) scene.undo();
  else if (/^h$/i.test(event.key) && scene.open) scene.hint();
  else if (/^e$/i.test(event.key) && scene.canEnd) scene.endTurn();
  else if (scene.open && isDirection(event.key) && isAtTable(at)) return walk(event.key);
  else return false;
  return true;
}

/** Arrows are the table's while nothing else that knows them is in use: lists, tabs, sliders. */
const isAtTable = (at: Element | null) => !at || at.closest("svg") !== null || at.matches("body, main");

const NOTCH = 60; // how far a wheel turns for one turn of the tile; trackpads come in small steps
const REST = 250; // milliseconds after which a new turn of the wheel begins

/** The wheel over the table turns the tile that is being laid. */
export class Wheel {
  private sum = 0;
  private at = 0;

  /** Whether the wheel was meant for the tile. */
  turned(scene: Scene, event: WheelEvent): boolean {
    if (scene.turns.length < 2 || event.ctrlKey || !(event.target instanceof SVGElement)) return false;
    if (event.timeStamp - this.at > REST) this.sum = 0;
    this.at = event.timeStamp;
    this.sum += event.deltaY;
    if (Math.abs(this.sum) >= NOTCH) {
      scene.turn(this.sum > 0 ? 1 : -1);
      this.sum = 0;
    }
    return true;
  }
}
