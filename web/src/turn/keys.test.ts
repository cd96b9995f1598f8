import { afterEach, expect, it, vi } from "vitest";
import { handleKey } from "./keys";
import { keysHelp } from "./keysHelp.svelte";
import type { TurnController } from "./turnController.svelte";

const take = vi.fn();
const controller = { choices: [{ key: "1" }], mark: null, take } as unknown as TurnController;

/** What a key on an element means. */
function press(key: string, html: string): boolean {
  document.body.innerHTML = html;
  const element = document.body.firstElementChild!;
  let meant = false;
  element.addEventListener("keydown", (event) => (meant = handleKey(controller, event as KeyboardEvent)));
  element.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));
  return meant;
}
afterEach(() => {
  take.mockClear();
  keysHelp.open = false;
});

it("answers with a number, also after a box was ticked", () => {
  expect(press("1", "<main></main>")).toBe(true);
  expect(press("1", "<input type=checkbox>")).toBe(true);
  expect(press("1", "<input type=radio>")).toBe(true);
  expect(take).toHaveBeenCalledTimes(3);
});

it.each(["<input>", "<input type=search>", "<textarea></textarea>", "<select></select>", "<input type=range>"])(
  "leaves keys to %s",
  (html) => {
    expect(press("1", html)).toBe(false);
    expect(take).not.toHaveBeenCalled();
  },
);

it("leaves the space to a box that is ticked", () => {
  const playing = { ...controller, mark: {}, skip: vi.fn() } as unknown as TurnController;
  document.body.innerHTML = "<input type=checkbox>";
  const event = new KeyboardEvent("keydown", { key: " " });
  Object.defineProperty(event, "target", { value: document.body.firstElementChild });
  expect(handleKey(playing, event)).toBe(false);
});

it("shows the list of keys, and takes no other while a window is open", () => {
  expect(press("?", "<main></main>")).toBe(true);
  expect(keysHelp.open).toBe(true);
  expect(press("1", "<dialog open></dialog>")).toBe(false);
});
