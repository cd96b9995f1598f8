// Keys of the table: everything can be done without a mouse.
import type { Scene } from "./scene.svelte";

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
  else if (event.key === "Enter" && scene.mark && !isButton(at)) scene.skip();
  else if (event.key === "Escape") return scene.back();
  else if (/^r$/i.test(event.key) && scene.turns.length) scene.turn(event.shiftKey ? -1 : 1);
  else if (/^u$/i.test(event.key) && scene.canUndo) scene.undo();
  else if (/^h$/i.test(event.key) && scene.open) scene.hint();
  else if (/^e$/i.test(event.key) && scene.canEnd) scene.endTurn();
  else return false;
  return true;
}

/** Turn a tile that is being laid with the wheel over the table; whether it was turned. */
export function wheeled(scene: Scene, event: WheelEvent): boolean {
  if (scene.turns.length < 2 || event.ctrlKey || !(event.target instanceof SVGElement)) return false;
  scene.turn(event.deltaY > 0 ? 1 : -1);
  return true;
}
