// The building site: the great pyramid grows, with ramp, scaffold and blocks.
import { blocks, drawn, flat, hills, many, shaded, type Painter } from "./paint";

const STEPS = [
  { x: 52, y: 66, w: 148 },
  { x: 70, y: 52, w: 130 },
  { x: 90, y: 38, w: 110 },
  { x: 114, y: 26, w: 78 },
];
const side = ({ x, y, w }: { x: number; y: number; w: number }, high: number) =>
  `M${x} ${y + high}l5 ${-high}h${w}l5 ${high}Z`;

export const paintSite: Painter = (h) => [
  shaded("air", `M0 0H200V${h}H0Z`),
  flat("light", "M20 22a16 16 0 1 0 32 0a16 16 0 1 0 -32 0Z", 0.3),
  shaded("far", hills([30, 24, 34, 22, 30, 26, 30], 90)),
  ...[...STEPS].reverse().flatMap((step) => [
    shaded("middle", side(step, 18)),
    flat("light", `M${step.x + 5} ${step.y}h${step.w}v2.4h${-step.w - 0.6}Z`, 0.75),
    drawn(
      "dark",
      0.7,
      many(7, (i) => `M${step.x + 14 + i * 18} ${step.y + 5}v8`),
      0.35,
    ),
  ]),
  // The top step is not closed yet.
  ...blocks(
    [
      { x: 132, y: 18, w: 13, h: 8, depth: 5 },
      { x: 158, y: 18, w: 13, h: 8, depth: 5 },
    ],
    "light",
    "near",
    "dark",
  ),
  drawn("one", 1.8, "M186 4V66M198 8V66M180 22H200M180 44H200M186 4L198 22M198 22L186 44M186 44L198 66", 0.85),
  shaded("ground", hills([86, 82, 84, 90, 84, 80], h)),
  // The ramp.
  shaded("near", `M60 ${h}L134 40H150L128 ${h}Z`),
  flat("light", `M60 ${h}L134 40H137L68 ${h}Z`, 0.6),
  drawn(
    "one",
    1.6,
    many(7, (i) => `M${124 - i * 11} ${52 + i * 15}h${18 + i * 6.4}`),
    0.6,
  ),
  ...blocks(
    [
      { x: 150, y: h - 36, w: 24, h: 18, depth: 10 },
      { x: 172, y: h - 20, w: 22, h: 17, depth: 9 },
      { x: 6, y: h - 18, w: 20, h: 15, depth: 9 },
    ],
    "light",
    "near",
    "dark",
  ),
  drawn("one", 1.4, `M162 ${h - 46}q14 -22 30 -34`, 0.8),
];
