// The quarry: walls cut in steps, blocks that wait, a sledge's ramp.
import { blocks, drawn, flat, many, ridge, shaded, type Painter } from "./paint";

export const paintQuarry: Painter = (h) => [
  shaded("air", `M0 0H200V${h}H0Z`),
  shaded("far", ridge([30, 22, 26, 14, 18, 9, 16, 22, 15, 24, 28], 80)),
  flat("light", "M60 14L80 18L72 34L58 30ZM100 9L120 16L112 32L98 24Z", 0.22),
  // Terraces: what is flat is lit, what is cut lies in the shade.
  shaded("middle", "M86 46L92 26H138V20H166V12H200V110H86Z"),
  flat("light", "M92 26H138L136 29H91ZM138 20H166L164 23H138ZM166 12H200V15H166Z", 0.75),
  flat("dark", "M138 20h3v26h-3ZM166 12h3.5v30h-3.5Z", 0.28),
  drawn(
    "dark",
    0.8,
    many(9, (i) => `M${100 + i * 11} ${30 + (i % 3) * 3}v${12 + (i % 2) * 6}`),
    0.4,
  ),
  shaded("middle", "M0 70V40H34V34H64V52H110V62H150V56H200V130H0Z"),
  flat(
    "light",
    "M0 40H34L32 43H0ZM34 34H64L63 37H34ZM64 52H110L108 55H63ZM110 62H150L149 65H110ZM150 56H200V59H150Z",
    0.6,
  ),
  drawn(
    "dark",
    0.9,
    many(14, (i) => `M${8 + i * 14} ${66 + (i % 3) * 4}v${10 + (i % 2) * 7}`),
    0.35,
  ),
  drawn("dark", 0.9, "M0 84H40M52 88H110M118 84H200M0 100H70M90 104H180", 0.3),
  shaded("ground", `M0 ${Math.min(104, h)}L60 98L130 106L200 98V${h}H0Z`),
  ...blocks(
    [
      { x: 150, y: 88, w: 22, h: 15, depth: 9 },
      { x: 164, y: 74, w: 17, h: 13, depth: 7 },
      { x: 146, y: h - 34, w: 26, h: 20, depth: 11 },
      { x: 176, y: h - 24, w: 20, h: 18, depth: 9 },
      { x: 4, y: h - 20, w: 24, h: 18, depth: 10 },
    ],
    "light",
    "near",
    "dark",
  ),
  drawn("one", 2, "M124 18l-8 26M131 16l5 28M118 36h16", 0.75),
  drawn("one", 1, "M131 16L150 40", 0.7),
];
