import { describe, expect, it } from "vitest";
import type { Entry } from "../lib/types";
import { sampleEntries } from "../turn/samples";
import { RECIPES, isAudible, chooseSound } from "./sounds";

const entry = (key: Entry["key"]): Entry => ({ key, seat: 0, arguments: {} });

describe("what is heard", () => {
  it("is a tap for a worker, stone for the pyramid, a low note for an eclipse", () => {
    expect(chooseSound([entry("moved")])).toBe("tap");
    expect(chooseSound([entry("locked")])).toBe("tap");
    expect(chooseSound([entry("tile_built")])).toBe("stone");
    expect(chooseSound([entry("decorated")])).toBe("stone");
    expect(chooseSound([entry("eclipse_scored")])).toBe("eclipse");
  });

  it("is one sound only, the most telling", () => {
    expect(chooseSound([entry("moved"), entry("gained"), entry("tile_built")])).toBe("stone");
    expect(chooseSound([entry("eclipse_scored"), entry("moved")])).toBe("eclipse");
  });

  it("is nothing for most of what happens", () => {
    const silent = (Object.keys(sampleEntries) as Entry["key"][]).filter((key) => chooseSound([entry(key)]) === null);
    expect(silent).toEqual(expect.arrayContaining(["gained", "paid", "scored", "turn_began", "light_moved"]));
    expect(chooseSound([])).toBeNull();
  });

  it("is only the call while nobody looks", () => {
    expect(isAudible("tap", true)).toBe(false);
    expect(isAudible("call", true)).toBe(true);
    expect(isAudible("tap", false)).toBe(true);
  });
});

it("calls with two notes, the second higher", () => {
  const [first, second, ...more] = RECIPES.call.tones;
  expect(more).toEqual([]);
  expect(second!.hertz).toBeGreaterThan(first!.hertz);
  expect(second!.at).toBeGreaterThan(first!.at);
});
