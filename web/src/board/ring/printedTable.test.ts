import { describe, expect, it } from "vitest";
import { getResourceRewards, RESOURCE_BOARDS } from "../facts";
import { samples } from "../samples";
import { symbols } from "../signs/symbols";
import { printTable } from "./printedTable";

const view = samples["first2"]!;
const read = (board: (typeof view.ring)[number]) =>
  printTable(view, board)!.rows.map(({ cells }) =>
    cells.map((cell) => cell.map(({ symbol, n = 1 }) => `${n} ${symbol}`)),
  );

describe("what is printed on a board", () => {
  it.each(RESOURCE_BOARDS)("is what the %s gives by workers and lowest power", (board) => {
    const facts = getResourceRewards(board).map((row) =>
      row.map((reward) => Object.entries(reward).map(([good, n]) => `${n} ${good}`)),
    );
    expect(read(board)).toEqual(facts);
  });

  it("is the gold of each technology, the next noble, the cost of a decoration and of each level", () => {
    expect(read("alchemy").flat(2)).toHaveLength(view.technologies.length);
    expect(read("nobles").map(([line]) => line)).toEqual([
      ["2 wood", "1 arrow", "3 vp", "1 avenue"],
      ["2 wood", "1 arrow", "5 vp", "1 avenue"],
      ["2 wood", "1 arrow", "7 vp", "1 avenue"],
    ]);
    expect(read("decorations").map(([line]) => line?.[0])).toEqual(["3 gold", "2 gold", "1 gold"]);
    expect(read("construction").map(([line]) => line?.at(-1))).toEqual(["1 vp", "3 vp", "5 vp", "7 vp"]);
    expect(printTable(view, "palace")).toBeNull();
  });

  it("says that nothing can be built in a full row", () => {
    const full: typeof view = { ...view, nobles: [5, 0, 0] };
    expect(printTable(full, "nobles")?.rows[0]?.cells[0]?.at(-1)).toEqual({ symbol: "minus" });
  });

  it("has a drawing for every sign", () => {
    for (const board of view.ring) {
      for (const { cells } of printTable(view, board)?.rows ?? []) {
        for (const { symbol } of cells.flat()) expect(symbols[symbol], symbol).toBeDefined();
      }
    }
  });
});
