// The forest: crowns behind crowns, light that falls through, ferns in front.
import { crowns, drawn, flat, many, shaded, type Painter } from "./paint";

const fern = (x: number, y: number, s: number): string =>
  many(5, (i) => {
    const way = (i - 2) * 0.34;
    const [tx, ty] = [x + Math.sin(way) * 22 * s, y - Math.cos(way) * 26 * s];
    return `M${x} ${y}Q${x + (tx - x) * 0.2} ${ty - 4} ${tx.toFixed(1)} ${ty.toFixed(1)}Q${x + (tx - x) * 0.7} ${ty + 8 * s} ${x + 2} ${y}Z`;
  });

export const paintForest: Painter = (h) => {
  const far = crowns(11, 25, 22, 90);
  const middle = crowns(29, 46, 34, 130);
  const near = crowns(7, 82, 48, h);
  return [
    shaded("air", `M0 0H200V${h}H0Z`),
    flat("light", "M96 0L126 0L60 120L14 120ZM140 0L152 0L118 120L88 120ZM170 0L190 0L176 120L142 120Z", 0.16),
    shaded("far", far.all),
    drawn("light", 1.2, far.lit, 0.35),
    flat("dark", "M24 40h3.5v50h-5ZM71 44h3v46h-4ZM118 40h3.5v50h-5ZM160 42h4.5v60h-6.5Z", 0.35),
    shaded("middle", middle.all),
    drawn("light", 1.5, middle.lit, 0.4),
    flat(
      "dark",
      `M176 66q4 30 -2 ${h - 60}h14q-4 -34 -2 ${60 - h}ZM144 70q3 30 -1 ${h - 70}h8q-3 -30 -1 ${70 - h}Z`,
      0.5,
    ),
    shaded("near", near.all),
    drawn("light", 1.6, near.lit, 0.26),
    flat("two", `${fern(184, h + 2, 1.25)}${fern(150, h + 4, 1)}${fern(12, h + 4, 0.9)}`),
    flat(
      "one",
      "M167 50a2 2 0 1 0 4 0a2 2 0 1 0 -4 0ZM190 38a2 2 0 1 0 4 0a2 2 0 1 0 -4 0ZM132 36a1.6 1.6 0 1 0 3.2 0a1.6 1.6 0 1 0 -3.2 0Z",
    ),
  ];
};
