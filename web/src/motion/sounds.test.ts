import { describe, expect, it } from "vitest";
import type { Entry } from "../lib/types";
import { sampleEntries } from "../turn/samples";
import { RECIPES, isHeard, soundOf } from "./sounds";

const entry = (key: Entry["key"]): Entry => ({ key, seat: 0, arguments: {} });

describe("what is heard", () => {
  it("is a tap for a worker, stone for the pyramid, a low note for an eclipse", () => {
    expect(soundOf([entry("moved")])).toBe("tap");
    expect(soundOf([entry("locked")])).toBe("tap");
    expect(soundOf([entry("tile_built")])).toBe("stone");
    expect(soundOf([entry("decorated")])).toBe("stone");
    expect(soundOf([entry("eclipse_scored")])).toBe("eclipse");
  });

  it("is one sound only, the most telling", () => {
    expect(soundOf([entry("moved"), entry("gained"), entry("tile_built")])).toBe("stone");
    expect(soundOf([entry("eclipse_scored"), entry("moved")])).toBe("eclipse");
  });

  it("is nothing for most of what happens", () => {
    const silent = (Object.keys(sampleEntries) as Entry["key"][]).filter((key) => soundOf([entry(key)]) === null);
    expect(silent).toEqual(expect.arrayContaining(["gained", "paid", "scored", "turn_began", "light_moved"]));
    expect(soundOf([])).toBeNull();
  });

  it("is only the call while nobody looks", () => {
    expect(isHeard("tap", true)).toBe(false);
    expect(isHeard("call", true)).toBe(true);
    expect(isHeard("tap", false)).toBe(true);
  });
});

it("calls with two notes, the second higher", () => {
  const [first, second, ...more] = RECIPES.call.tones;
  expect(more).toEqual([]);
  expect(second!.hertz).toBeGreaterThan(first!.hertz);
  expect(second!.at).toBeGreaterThan(first!.at);
});
