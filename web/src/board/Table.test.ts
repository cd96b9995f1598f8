import { cleanup, fireEvent, render } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import type { View } from "../lib/types";
import { hasMessage } from "../i18n/messages";
import type { Composition } from "./composition";
import { describeTarget } from "./descriptions";
import { samples } from "./samples";
import { listOpenStartingTiles } from "./players/startingTiles";
import type { Light } from "./lights";
import Table from "./Table.svelte";
import { target } from "./targets";

const names = ["Ann", "Bo", "Cem", "Dai"];
const COMPOSITIONS: readonly Composition[] = ["desk", "tablet", "phone", "low"];
const cases = Object.keys(samples).flatMap((name) => COMPOSITIONS.map((composition) => ({ name, composition })));

function shown(view: View, composition: Composition = "desk", more: object = {}) {
  const { container } = render(Table, { view, seat: 0, names, composition, ...more });
  const all = [...container.querySelectorAll<Element>("[data-target]")];
  return { container, all, texts: all.map((element) => element.getAttribute("data-target") ?? "") };
}
const count = (texts: string[], text: string) => texts.filter((other) => other === text).length;

describe.each(cases)("$name, $composition", ({ name, composition }) => {
  const view = samples[name]!;
  let drawn: ReturnType<typeof shown>;
  beforeAll(() => {
    drawn = shown(view, composition);
  });
  afterAll(cleanup);

  it("draws every worker exactly once", () => {
    const { texts } = drawn;
    view.players.forEach((player, seat) =>
      player.workers.forEach((_, index) => expect(count(texts, target.worker(seat, index))).toBe(1)),
    );
    view.neutral_dice.forEach((dice, colour) =>
      dice.forEach((board) => expect(count(texts, target.neutral(colour, board))).toBe(1)),
    );
  });

  it("draws every board, technology, royal tile, discovery and display tile", () => {
    const { texts } = drawn;
    for (const board of view.ring) expect(count(texts, target.board(board))).toBe(1);
    view.technologies.forEach((_, slot) => expect(count(texts, target.tech(slot))).toBe(1));
    view.royal_tiles.forEach((_, space) => expect(count(texts, target.royal(space))).toBe(1));
    for (const [spot, tiles] of Object.entries(view.discoveries)) {
      for (const tile of tiles) {
        const same = tiles.filter((other) => other === tile).length;
        expect(count(texts, target.discovery(spot, tile))).toBe(same);
      }
    }
    view.pyramid_display.forEach((tile, slot) => expect(count(texts, target.tile(slot))).toBe(tile ? 1 : 0));
    for (const { tile, sees } of listOpenStartingTiles(view, 0)) {
      expect(count(texts, target.starting(tile))).toBe(1);
      if (sees) expect(count(texts, target.discovery(`starting_${tile}`, sees))).toBe(1);
    }
  });

  it("marks every player on every track", () => {
    const { container } = drawn;
    view.players.forEach((player, seat) => {
      const markers = container.querySelectorAll(`[data-marker="${seat}"]`).length;
      // Three temples, avenue, pyramid track, panel, and one for each technology.
      expect(markers).toBe(6 + player.technologies.length);
    });
  });

  it("has words for everything that can be looked at", () => {
    const { all, texts } = drawn;
    for (const element of all) expect(element.getAttribute("aria-label")).toMatch(/ |^[A-Z]/);
    for (const text of texts) {
      const about = describeTarget(view, text, { of: (seat) => names[seat] ?? "" });
      expect(about, text).not.toBeNull();
      expect(hasMessage(about!.name), about!.name).toBe(false);
      expect(about!.text, text).not.toMatch(/-does$/);
    }
  });

  it("offers nothing to the keyboard when nothing is lit", () => {
    expect(drawn.container.querySelectorAll("[role=button]")).toHaveLength(0);
    expect(drawn.container.querySelectorAll("svg [tabindex]")).toHaveLength(0);
  });
});

describe("lit targets", () => {
  afterEach(cleanup);
  const view = samples["first2"]!;
  const lit = new Map<string, Light>([
    ["board:nobles", "offer"],
    ["worker:0:0", "chosen"],
    ["cell:1-1-3", "offer"],
  ]);
  const find = (container: Element, text: string) => container.querySelector(`[data-target="${text}"]`)!;

  it("are buttons by mouse and keyboard, and tell what was looked at", async () => {
    const onpick = vi.fn();
    const onlook = vi.fn();
    const { container } = shown(view, "desk", { lit, onpick, onlook });
    expect(container.querySelectorAll("[role=button]")).toHaveLength(3);
    await fireEvent.click(find(container, "board:nobles"));
    await fireEvent.keyDown(find(container, "cell:1-1-3"), { key: "Enter" });
    expect(onpick.mock.calls).toEqual([["board:nobles"], ["cell:1-1-3"]]);
    expect(find(container, "worker:0:0").getAttribute("aria-pressed")).toBe("true");
    await fireEvent.click(find(container, "tech:0"));
    expect(onlook).toHaveBeenLastCalledWith("tech:0");
  });

  it("are one stop of Tab together, the one that arrows have come to", async () => {
    const { container } = shown(view, "desk", { lit });
    await tick();
    const stops = () =>
      [...container.querySelectorAll("svg [tabindex='0']")].map((place) => place.getAttribute("data-target"));
    expect(stops()).toHaveLength(1);
    expect(stops()).not.toContain("board:nobles");
    await fireEvent.focusIn(find(container, "board:nobles"));
    expect(stops()).toEqual(["board:nobles"]);
  });

  it("that are only pointed at are pictures, not buttons", async () => {
    const onpick = vi.fn();
    const onlook = vi.fn();
    const pointed = new Map<string, Light>([["board:nobles", "preview"]]);
    const { container } = shown(view, "desk", { lit: pointed, onpick, onlook });
    expect(container.querySelectorAll("[role=button]")).toHaveLength(0);
    await fireEvent.click(find(container, "board:nobles"));
    expect(onpick).not.toHaveBeenCalled();
    expect(onlook).toHaveBeenLastCalledWith("board:nobles");
  });

  it("take the click on what lies on them", async () => {
    const onpick = vi.fn();
    const { container } = shown(view, "desk", { lit, onpick });
    const onNobles = view.players.flatMap((player, seat) =>
      player.workers.flatMap((worker, index) => (worker.board === "nobles" ? [target.worker(seat, index)] : [])),
    );
    await fireEvent.click(find(container, onNobles[0]!));
    expect(onpick).toHaveBeenCalledWith("board:nobles");
  });

  it("light only the free space of a side, not what lies there", () => {
    const decorated = samples["late4"]!;
    const { container } = shown(decorated, "desk", { lit: new Map([["side:right", "offer"]]) });
    expect(decorated.decorations.right.length).toBeGreaterThan(0);
    expect(container.querySelectorAll("[role=button]")).toHaveLength(1);
  });

  it("show a preview with its matches and text", () => {
    const preview = { kind: "tile", tile: "b.Rg", level: 1, row: 1, column: 3, turn: 1, text: "1 VP" };
    const { container } = shown(view, "desk", { lit, preview });
    expect(container.textContent).toContain("1 VP");
  });
});
