import { describe, expect, it } from "vitest";
import { handleKey, typing } from "./keys";
import { RecordedConnection } from "./recordedConnection.svelte";
import { makeState, sampleQuestions } from "./samples";
import { TurnController } from "./turnController.svelte";
import type { View } from "../lib/types";

const view = sampleQuestions["board_action"]?.[0] as View;

function press(key: string, element: HTMLElement, more: KeyboardEventInit = {}) {
  const live = new RecordedConnection({ ...makeState(view), take_back: { actions: 3, refused: null } });
  const controller = new TurnController(live);
  document.body.append(element);
  const event = new KeyboardEvent("keydown", { key, bubbles: true, ...more });
  element.addEventListener("keydown", (heard) => handleKey(controller, heard));
  element.dispatchEvent(event);
  element.remove();
  return live.sent;
}

const input = (type: string) => Object.assign(document.createElement("input"), { type });

describe("keys of the table", () => {
  it("work after a box was ticked or one of several was chosen", () => {
    for (const type of ["checkbox", "radio"]) {
      expect(typing(input(type))).toBe(false);
      expect(press("u", input(type))).toEqual(["undo"]);
    }
  });

  it("are nobody's while something is written", () => {
    for (const type of ["text", "number", "search", "password"]) expect(press("u", input(type))).toEqual([]);
    expect(press("u", document.createElement("textarea"))).toEqual([]);
    expect(press("u", document.createElement("select"))).toEqual([]);
  });

  it("take an answer back, or with Shift the whole turn", () => {
    expect(press("u", document.createElement("div"))).toEqual(["undo"]);
    expect(press("U", document.createElement("div"), { shiftKey: true })).toEqual(["take back"]);
  });
});
