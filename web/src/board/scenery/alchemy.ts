// The alchemist's yard: a wall with niches, jars, an oven that burns, smoke over it.
import { box, disc, drawn, flat, many, shaded, type Painter } from "./paint";

const jar = (x: number, y: number, s: number): string =>
  `M${x - 3 * s} ${y - 15 * s}h${6 * s}l${-1 * s} ${3 * s}c${6 * s} ${2 * s} ${5 * s} ${11 * s} ${1 * s} ${12 * s}h${-6 * s}c${-4 * s} ${-1 * s} ${-5 * s} ${-10 * s} ${1 * s} ${-12 * s}Z`;
const band = (x: number, y: number, s: number): string =>
  `M${x - 5.6 * s} ${y - 7 * s}h${11.2 * s}v${2 * s}h${-11.2 * s}Z`;

export const paintYard: Painter = (h) => [
  shaded("air", `M0 0H200V${h}H0Z`),
  shaded("far", "M0 8H200V110H0Z"),
  flat("light", `${box(0, 8, 200, 3)}`, 0.5),
  flat(
    "dark",
    many(9, (i) => disc(12 + i * 22, 16, 2.2)),
    0.5,
  ),
  flat("dark", "M20 26h26v22H20ZM58 26h26v22H58ZM96 26h26v22H96Z", 0.42),
  flat("light", "M20 47h26v2.4H20ZM58 47h26v2.4H58ZM96 47h26v2.4H96Z", 0.5),
  shaded("one", `${jar(29, 47, 0.95)}${jar(71, 47, 1.15)}${jar(114, 47, 0.95)}`),
  shaded("two", `${jar(39, 47, 0.75)}${jar(104, 47, 1)}`),
  flat("light", `${band(71, 47, 1.15)}${band(104, 47, 1)}`, 0.6),
  // Smoke.
  drawn("light", 5, "M170 44C158 34 182 26 170 14C164 8 172 2 176 -4", 0.22),
  drawn("light", 3, "M178 42C190 32 172 24 184 12C188 6 184 0 188 -4", 0.2),
  shaded("ground", `M0 92L90 84L200 92V${h}H0Z`),
  drawn("dark", 0.8, `M0 108H200M0 128H200M40 92L20 ${h}M90 86V${h}M142 90L168 ${h}`, 0.22),
  // The oven.
  shaded("middle", "M146 98C144 62 156 44 174 44C192 44 204 62 202 98Z"),
  drawn("light", 1.6, "M149 92C148 66 158 49 171 46", 0.55),
  flat("dark", "M162 98C160 82 166 74 174 74C182 74 188 82 186 98Z", 0.85),
  flat("two", "M165 98C165 90 170 90 171 82C176 86 176 90 178 86C182 91 183 94 183 98Z"),
  flat("light", "M170 98C170 93 173 92 174 88C177 92 179 94 178 98Z", 0.9),
  flat("light", `M138 98a37 9 0 1 0 74 0a37 9 0 1 0 -74 0Z`, 0.12),
  shaded("one", `${jar(142, h - 4, 1.9)}${jar(186, h - 2, 2.3)}${jar(10, h - 2, 1.6)}`),
  flat("light", `${band(142, h - 4, 1.9)}${band(186, h - 2, 2.3)}`, 0.5),
  drawn("light", 1.4, `M176 ${h - 20}c-3 4 -2 9 0 12M134 ${h - 18}c-3 3 -2 8 0 10`, 0.6),
];
