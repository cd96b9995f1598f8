import { describe, expect, it } from "vitest";
import { parseTarget, target, formatTarget } from "./targets";

const ALL = [
  target.board("nobles"),
  target.worker(0, 2),
  target.neutral(1, "palace"),
  target.worship("forest"),
  target.royal(0),
  target.cell(2, 1, 3),
  target.tile(1),
  target.decoration(3),
  target.side("top"),
  target.tech(4),
  target.row("top"),
  target.temple("blue"),
  target.bonus("red"),
  target.discovery("avenue_3", "mask_3"),
  target.held(0, "power_up_twice"),
  target.starting(4),
  target.player(1),
  target.stack("pyramid"),
  target.bot("mastery"),
  target.avenue,
  target.track,
  target.calendar,
  target.buildings,
];

describe("targets", () => {
  it.each(ALL)("%s parses back", (text) => {
    const place = parseTarget(text);
    expect(place).not.toBeNull();
    expect(place && formatTarget(place)).toBe(text);
  });

  it("reads the parts of a target", () => {
    expect(parseTarget("cell:2-1-3")).toEqual({ kind: "cell", level: 2, row: 1, column: 3 });
    expect(parseTarget("discovery:avenue_3:mask_3")).toEqual({ kind: "discovery", spot: "avenue_3", tile: "mask_3" });
  });

  it("knows what is no target", () => {
    expect(parseTarget("nonsense")).toBeNull();
  });
});
