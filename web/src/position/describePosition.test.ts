import { cleanup, render } from "@testing-library/svelte";
import { afterEach, describe, expect, it } from "vitest";
import { samples } from "../board/samples";
import type { View } from "../lib/types";
import { hasMessage } from "../i18n/messages";
import { describePosition, type Line, type Section } from "./describePosition";
import PositionText from "./PositionText.svelte";

const names = ["Ann", "Bo", "Cem", "Dai"];
const texts = (lines: Line[]): string[] =>
  lines.flatMap((line) => (typeof line === "string" ? [line] : [line.text, ...line.lines]));
const all = (sections: Section[]): string[] => sections.flatMap(({ title, lines }) => [title, ...texts(lines)]);
const count = (said: string[], pattern: RegExp) => said.filter((one) => pattern.test(one)).length;

describe.each(Object.entries(samples))("%s", (_, view: View) => {
  const sections = describePosition(view, 0, names);
  const said = all(sections);

  it("has words for everything, and something to say under each heading", () => {
    for (const text of said) {
      expect(text).not.toMatch(/undefined|NaN|\{|[a-z]-[a-z_]+-does|^$/);
      expect(hasMessage(text), text).toBe(false);
      expect(text).not.toMatch(/\b[a-z]+_[a-z]+/); // a name of the engine
    }
    for (const { title, lines } of sections) expect(lines.length, title).toBeGreaterThan(0);
  });

  it("tells of every worker, with its power and its board", () => {
    const workers = view.players.flatMap((player) => player.workers);
    expect(count(said, /^Worker of power/)).toBe(workers.length);
    expect(count(said, /^Worker of power \d, locked/)).toBe(
      workers.filter((worker) => worker.space !== undefined && worker.space !== null).length,
    );
  });

  it("tells of every pyramid tile and every tile on display", () => {
    expect(count(said, /^Row \d, column \d: /)).toBe(view.pyramid.length);
    expect(count(said, /^Pyramid tile \d: /)).toBe(view.pyramid_display.filter(Boolean).length);
    expect(count(said, /^Decoration \d: /)).toBe(view.decoration_display.filter(Boolean).length);
    expect(count(said, /gold; known to/)).toBe(view.technologies.length);
    for (const board of ["Palace", "Forest", "Construction"]) expect(count(said, new RegExp(`^${board}: `))).toBe(1);
  });
});

it("tells goods, tracks and what is held", () => {
  const [, ann] = describePosition(samples["solo"]!, 0, ["Ann", "Teotibot"]);
  expect(ann?.title).toBe("Ann (you)");
  expect(texts(ann?.lines ?? [])).toEqual([
    "124 VP; 7 cocoa, 1 wood, 4 stone, 1 gold",
    "Worker of power 1 on Gold deposits",
    "Worker of power 1 on Decorations",
    "Worker of power 1 on Decorations",
    "Worker of power 3, locked on Decorations",
    "Temples: blue 6, red 9, green 3; avenue 6; pyramid track 0",
    "Technologies: Palace guests, Learned nobles, Market days",
    "Discovery tiles used: 6",
  ]);
});

it("tells whose turn it is, and what is asked only to whom it is asked", () => {
  const view = samples["solo"]!;
  expect(describePosition(view, 0, names)[0]?.lines[0]).toBe("It is your turn: Which worker moves?");
  expect(describePosition(view, 1, names)[0]?.lines[0]).toBe("Ann is to move");
  expect(describePosition(view, null, names)[0]?.lines[0]).toBe("Ann is to move");
});

describe("shown", () => {
  afterEach(cleanup);
  it("as headings and lists", () => {
    const view = samples["late4"]!;
    const { container } = render(PositionText, { view, seat: null, names });
    expect(container.querySelectorAll("h3")).toHaveLength(describePosition(view, null, names).length);
    expect(container.querySelectorAll("li").length).toBeGreaterThan(60);
  });
});
