import { expect, it } from "vitest";
import { chooseFrame } from "./screen.svelte";

it.each([
  [1366, 768, "columns"],
  [3840, 2160, "columns"],
  [1180, 820, "stacked"],
  [820, 1180, "stacked"],
  [390, 844, "stacked"],
  [844, 390, "low"],
  [683, 384, "low"], // 1366 × 768 at 200 %
])("a window of %i × %i: %s", (w, h, frame) => {
  expect(chooseFrame(w, h)).toBe(frame);
});
