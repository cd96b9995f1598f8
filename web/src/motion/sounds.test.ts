import { describe, expect, it } from "vitest";
import type { Entry } from "../lib/types";
import { sampleEntries } from "../turn/samples";
import { RECIPES, getLength } from "./recipes";
import { isAudible, chooseSound } from "./sounds";

const entry = (key: Entry["key"]): Entry => ({ key, seat: 0, arguments: {} });

describe("what is heard", () => {
  it("is a tap for a worker, a coin for goods, stone for the pyramid, a gong for an eclipse", () => {
    expect(chooseSound([entry("moved")])).toBe("tap");
    expect(chooseSound([entry("locked")])).toBe("tap");
    expect(chooseSound([entry("tile_built")])).toBe("stone");
    expect(chooseSound([entry("decorated")])).toBe("stone");
    expect(chooseSound([entry("gained")])).toBe("coin");
    expect(chooseSound([entry("eclipse_scored")])).toBe("eclipse");
  });

  it("is one sound only, the most telling", () => {
    expect(chooseSound([entry("moved"), entry("gained"), entry("tile_built")])).toBe("stone");
    expect(chooseSound([entry("eclipse_scored"), entry("moved")])).toBe("eclipse");
  });

  it("is nothing for most of what happens", () => {
    const silent = (Object.keys(sampleEntries) as Entry["key"][]).filter((key) => chooseSound([entry(key)]) === null);
    expect(silent).toEqual(expect.arrayContaining(["paid", "scored", "turn_began", "light_moved"]));
    expect(chooseSound([])).toBeNull();
  });

  it("is only what calls somebody while nobody looks", () => {
    expect(isAudible("tap", true)).toBe(false);
    expect(isAudible("call", true)).toBe(true);
    expect(isAudible("chat", true)).toBe(true);
    expect(isAudible("tap", false)).toBe(true);
  });
});

it("calls with two notes, the second higher", () => {
  const [first, , second] = RECIPES.call.tones;
  expect(second!.hertz).toBeGreaterThan(first!.hertz);
  expect(second!.at).toBeGreaterThan(first!.at);
});

it("is short, but for the eclipse", () => {
  for (const [name, recipe] of Object.entries(RECIPES))
    expect(getLength(recipe)).toBeLessThan(name === "eclipse" ? 4 : 1);
});
