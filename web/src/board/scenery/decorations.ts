// The frieze: carved and painted stone, meanders above, plumed heads and shells between.
import { box, disc, drawn, flat, many, shaded, stepFret, type Painter, type Stroke } from "./paint";

/** A carved head in its ring of feathers. */
const head = (x: number, y: number, s: number): Stroke[] => [
  shaded(
    "one",
    many(12, (i) => {
      const way = (i / 12) * 2 * Math.PI;
      return disc(x + Math.cos(way) * 17 * s, y + Math.sin(way) * 17 * s, 5.4 * s);
    }),
  ),
  shaded("near", disc(x, y, 16 * s)),
  flat(
    "light",
    `M${x - 15 * s} ${y}a${15 * s} ${15 * s} 0 0 1 ${15 * s} ${-15 * s}a${17 * s} ${17 * s} 0 0 0 ${-15 * s} ${15 * s}Z`,
    0.6,
  ),
  flat(
    "dark",
    `${disc(x - 6 * s, y - 3 * s, 3.6 * s)}${disc(x + 6 * s, y - 3 * s, 3.6 * s)}${box(x - 8 * s, y + 5 * s, 16 * s, 5 * s)}`,
    0.65,
  ),
  flat(
    "light",
    `${many(4, (i) => box(x - 7 * s + i * 3.8 * s, y + 5 * s, 2.6 * s, 3.4 * s))}${disc(x - 6.6 * s, y - 3.6 * s, 1.3 * s)}${disc(x + 5.4 * s, y - 3.6 * s, 1.3 * s)}`,
  ),
];

export const paintFrieze: Painter = (h) => [
  shaded("air", `M0 0H200V${h}H0Z`),
  shaded("far", `M0 0H200V${h}H0Z`),
  flat("light", `${box(0, 0, 200, 2)}${box(0, 36, 200, 2.2)}`, 0.55),
  flat("dark", `${box(0, 34, 200, 2)}${box(0, 2, 200, 1.4)}`, 0.35),
  shaded(
    "middle",
    many(8, (i) => stepFret(2 + i * 25, 7, 23)),
  ),
  drawn(
    "light",
    0.9,
    many(8, (i) => `M${12 + i * 25} 7.4h14`),
    0.6,
  ),
  flat(
    "two",
    many(8, (i) => box(5.4 + i * 25, 8, 4, 4)),
    0.85,
  ),
  shaded("ground", `M0 38H200V${h}H0Z`),
  ...head(170, 66, 1.05),
  drawn("two", 5, `M140 ${h - 26}q10 -16 20 0t20 0t20 0`, 0.9),
  drawn("light", 1.2, `M140 ${h - 28}q10 -16 20 0t20 0t20 0`, 0.7),
  flat("middle", `${box(0, h - 12, 200, 12)}`),
  flat("light", box(0, h - 13, 200, 1.6), 0.6),
  flat(
    "two",
    many(14, (i) => `M${i * 15} ${h - 1}l5 -8l5 8Z`),
    0.8,
  ),
];
