// The nobles' street: houses with sloping feet and framed walls, crests on the roofs, awnings.
import { box, drawn, flat, many, ridge, shaded, type Painter } from "./paint";

const crest = (x: number, y: number): string => `M${x} ${y}v-3h2v-3h4v3h2v3Z`;
const door = (x: number, y: number, w: number, h: number): string => `M${x} ${y}v${-h}h${w}v${h}Z`;

export const paintStreet: Painter = (h) => [
  shaded("air", `M0 0H200V${h}H0Z`),
  shaded("far", ridge([26, 22, 16, 12, 18, 24, 20, 14, 10, 16, 22], 70)),
  // Houses at the end of the street.
  shaded("middle", "M0 70V26H40V70ZM44 70V32H84V70ZM88 70V36H118V70Z"),
  flat("light", "M0 26H40V29H0ZM44 32H84V35H44ZM88 36H118V38.4H88Z", 0.75),
  flat(
    "one",
    `${many(4, (i) => crest(2 + i * 10, 26))}${many(4, (i) => crest(46 + i * 10, 32))}${many(3, (i) => crest(90 + i * 9, 36))}`,
  ),
  flat(
    "dark",
    `${door(8, 58, 8, 20)}${door(26, 58, 8, 20)}${door(52, 60, 8, 18)}${door(68, 60, 8, 18)}${door(98, 62, 7, 15)}`,
    0.5,
  ),
  flat("two", `${box(5, 35, 14, 3)}${box(23, 35, 14, 3)}${box(49, 40, 14, 3)}${box(65, 40, 14, 3)}`),
  shaded("ground", `M0 64L118 64L200 100V${h}H0Z`),
  flat("light", `M60 64H100L60 ${h}H-20Z`, 0.16),
  drawn("dark", 0.8, `M0 76H150M0 92H180M0 112H200M30 64L-10 ${h}M76 64L64 ${h}M110 64L140 ${h}`, 0.2),
  // The great house on the right, its wall in the shade.
  shaded("near", `M124 ${h}V24H200V${h}Z`),
  flat("light", `M124 24H200V28H124ZM124 28h4V${h}h-4Z`, 0.6),
  flat("one", `${many(8, (i) => crest(125 + i * 10, 24))}`),
  flat("dark", `${box(134, 36, 60, 26)}`, 0.18),
  flat("two", `${box(134, 36, 60, 2.4)}${box(134, 59.6, 60, 2.4)}`),
  flat(
    "one",
    many(3, (i) => `M${144 + i * 18} 49l6 -7l6 7l-6 7Z`),
  ),
  flat(
    "light",
    many(3, (i) => `M${147 + i * 18} 49l3 -3.5l3 3.5l-3 3.5Z`),
    0.8,
  ),
  flat("dark", `${door(150, h, 28, h - 84)}`, 0.6),
  flat("light", `M153 ${h}V88h22V${h}Z`, 0.1),
  shaded("one", `M142 76H188L196 90H136Z`),
  flat("light", `M150 76h8l-4 14h-9ZM168 76h7l4 14h-9Z`, 0.5),
  flat("two", `${box(134, h - 10, 16, 10)}${box(178, h - 10, 22, 10)}`, 0.8),
];
