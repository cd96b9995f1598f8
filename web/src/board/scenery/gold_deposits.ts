// The river: it comes out of the mountains with gold in its bed.
import { drawn, flat, hills, many, makeDice, ridge, shaded, type Painter } from "./paint";

const nugget = (x: number, y: number, s: number): string =>
  `M${x - 2 * s} ${y}l${s} ${-1.6 * s}l${2 * s} ${-0.3 * s}l${1.4 * s} ${1.5 * s}l${-1.2 * s} ${1.5 * s}l${-2.4 * s} ${0.2 * s}Z`;

export const paintRiver: Painter = (h) => {
  const dice = makeDice(5);
  const bed = many(16, () => nugget(128 + dice() * 66, 66 + dice() * (h - 76), 0.9 + dice() * 0.9));
  return [
    shaded("air", `M0 0H200V${h}H0Z`),
    flat("light", "M134 18a17 17 0 1 0 34 0a17 17 0 1 0 -34 0Z", 0.55),
    flat("light", "M120 18a31 31 0 1 0 62 0a31 31 0 1 0 -62 0Z", 0.22),
    shaded("far", ridge([30, 18, 27, 12, 24, 16, 30, 34, 26, 12, 22], 80)),
    flat("light", "M60 12L80 24L70 34L58 26ZM20 18L40 27L30 36L22 30ZM180 12L190 17L184 30Z", 0.25),
    shaded("middle", hills([36, 44, 33, 42, 50, 46, 34, 30], 140)),
    shaded("ground", hills([62, 56, 60, 70, 80, 72, 58, 50], h)),
    // The water, with its light on the left bank.
    shaded(
      "two",
      `M150 40C136 48 176 54 164 66C150 80 120 84 132 104C142 122 116 ${h - 22} 96 ${h}H200V${h - 30}C176 ${h - 46} 196 108 186 92C178 80 206 72 188 58C178 50 162 48 162 40Z`,
    ),
    drawn("light", 1.6, `M152 42C142 49 172 55 162 67C150 81 124 86 134 105C142 124 120 ${h - 22} 102 ${h}`, 0.65),
    drawn(
      "light",
      1,
      `M170 62q8 3 3 8M150 92q10 -4 20 0M158 112q10 4 22 -1M148 ${h - 24}q14 -5 26 1M160 ${h - 10}q10 -3 20 0`,
      0.6,
    ),
    flat("one", bed),
    flat(
      "light",
      bed.replace(/l([\d.]+) (-[\d.]+)l[\d.]+ -[\d.]+l[\d.]+ [\d.]+l-[\d.]+ [\d.]+l-[\d.]+ [\d.]+Z/g, "l$1 $2l1 0.4Z"),
      0.9,
    ),
    shaded("near", `M0 ${h}V${h - 22}C30 ${h - 34} 60 ${h - 20} 100 ${h}Z`),
    drawn(
      "dark",
      1.4,
      `M106 ${h}q-3 -20 -8 -30M112 ${h}q0 -18 2 -34M118 ${h}q3 -16 10 -26M196 ${h}q-1 -18 -6 -28`,
      0.7,
    ),
  ];
};
