// Where the parts of a sign go in a row.
import type { Part, Sign } from "./signs";

export interface LaidPart {
  part: Part;
  x: number;
  size: number;
}

// Widths for the size; a medal is larger, as its number stands within it.
const WIDTHS: Record<string, number> = { arrow: 0.6, times: 0.5, plus: 0.5, minus: 0.5, slash: 0.4, vp: 1.25 };
const NUMBER = 0.66; // of the size, for a number beside its symbol
const GAP = 0.1;

const hasNumber = (part: Part) => part.symbol !== "vp" && part.n !== undefined && part.n !== 1;
/** A long number stands on a wide medal. */
export const isWideMedal = (part: Part) => part.symbol === "vp" && String(part.n ?? "").length > 2;
const WIDE_MEDAL = 1.9;
const measurePart = (part: Part) =>
  isWideMedal(part)
    ? WIDE_MEDAL
    : part.symbol === "times" && part.n !== undefined
      ? 1
      : (WIDTHS[part.symbol] ?? 1) + (hasNumber(part) ? NUMBER : 0);

/** Parts of a sign in a width, as large as `size` at most. */
/** The width of a sign of size 1. */
export const measureSign = (sign: Sign): number => sign.reduce((sum, part) => sum + measurePart(part) + GAP, -GAP);

export function layRow(sign: Sign, width: number, size: number, align: "middle" | "start") {
  const units = measureSign(sign);
  const scale = Math.min(size, width / Math.max(units, 1));
  let x = align === "middle" ? (width - units * scale) / 2 : 0;
  const parts: LaidPart[] = sign.map((part) => {
    const laid = { part, x, size: (WIDTHS[part.symbol] ?? 1) * scale };
    x += (measurePart(part) + GAP) * scale;
    return laid;
  });
  return { parts, size: scale, middle: size / 2 };
}
