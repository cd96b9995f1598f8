import { expect, it } from "vitest";
import { formatLegend, formatShare } from "./shareText";

const SQUARES = [
  { group: "pyramid" as const, count: 5 },
  { group: "temples" as const, count: 3 },
  { group: "avenue" as const, count: 4 },
  { group: "masks" as const, count: 1 },
  { group: "other" as const, count: 1 },
];

// The terminal's text of the same result is in tests/study/test_daily.py.
it("tells the result and where VP came from, as the terminal does", () => {
  const mine = { vp: 143, other: 121, won: true, squares: SQUARES };
  expect(formatShare("2026-11-17", "adept", mine, 3)).toBe(
    ["Teotihuacan 2026-11-17 · adept", "🏆 143 : 121 VP", "🟧🟧🟧🟧🟧🟩🟩🟩🟦🟦🟦🟦🟪⬜", "🔥 3 days in a row"].join(
      "\n",
    ),
  );
  expect(formatShare("2026-11-17", "solo", { vp: 80, other: 99, won: false, squares: [] }, 1)).toBe(
    ["Teotihuacan 2026-11-17 · Teotibot", "🌒 80 : 99 VP"].join("\n"),
  );
});

it("says what the squares mean", () => {
  expect(formatLegend()).toContain("🟧\u00a0pyramid");
});
