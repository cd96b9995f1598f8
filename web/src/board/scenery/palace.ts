// The palace hall: painted columns, a frieze above, the court in the light behind.
import { box, drawn, flat, many, shaded, stepFret, type Painter } from "./paint";

const COLUMNS = [4, 58, 112, 166];

export const paintPalace: Painter = (h) => [
  shaded("air", `M0 0H200V${h}H0Z`),
  shaded("far", "M20 70V46H36V40H52V34H70V40H88V46H104V70ZM120 70V50H134V44H150V36H176V44H190V70Z"),
  flat("light", "M52 34H70V36H52ZM36 40H52V42H36ZM150 36H176V38H150Z", 0.7),
  shaded("ground", `M0 66H200V${h}H0Z`),
  flat("light", `M38 66H54L30 ${h}H0ZM96 66H110L104 ${h}H70ZM150 66H164L176 ${h}H142Z`, 0.18),
  drawn("dark", 0.8, `M0 78H200M0 96H200M0 120H200M100 66V${h}M60 66L20 ${h}M140 66L180 ${h}`, 0.2),
  // Lintel with its frieze.
  shaded("middle", "M0 0H200V26H0Z"),
  flat("light", box(0, 23.5, 200, 2.5), 0.55),
  flat("dark", box(0, 26, 200, 3), 0.35),
  flat(
    "two",
    many(10, (i) => stepFret(104 + i * 20 - (i > 4 ? 200 : 0), 7, 12)),
    0.7,
  ),
  flat("light", `${box(0, 3, 200, 1.4)}`, 0.4),
  // Columns: the left side in the light.
  shaded("one", COLUMNS.map((x) => box(x, 29, 26, h - 29)).join("")),
  flat("light", COLUMNS.map((x) => box(x, 29, 5, h - 29)).join(""), 0.28),
  flat("dark", COLUMNS.map((x) => box(x + 20, 29, 6, h - 29)).join(""), 0.25),
  shaded("middle", COLUMNS.map((x) => box(x - 3, 29, 32, 8) + box(x - 4, h - 12, 34, 12)).join("")),
  flat("two", COLUMNS.map((x) => box(x, 42, 26, 3) + box(x, 66, 26, 3)).join("")),
  flat("light", COLUMNS.map((x) => `M${x + 13} 47l7 8l-7 8l-7 -8Z`).join(""), 0.6),
  flat("one", COLUMNS.map((x) => `M${x + 13} 51l3.4 4l-3.4 4l-3.4 -4Z`).join("")),
];
