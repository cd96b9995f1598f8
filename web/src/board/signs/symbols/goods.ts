// Goods, VP, steps and other things that are gained or paid. Light comes from the upper left.
import { disc, fill, line, saysColour, saysNothing, type Shapes } from "./shapes";

const DIE = "M6 3H18A3 3 0 0 1 21 6V18A3 3 0 0 1 18 21H6A3 3 0 0 1 3 18V6A3 3 0 0 1 6 3Z";
const STEPS = "M2 21V16H6V11H10V5H14V11H18V16H22V21Z";
const DOOR = fill("M10.5 21V16H13.5V21Z", "var(--limestone)");
const temple = (colour: string, ...sign: Shapes): Shapes => [
  fill(STEPS, `var(--temple-${colour})`),
  saysNothing(DOOR),
  ...saysColour(...sign),
];
const nugget = (x: number, y: number): Shapes => [
  fill(`M${x - 4.4} ${y + 3}L${x - 2.4} ${y - 3}H${x + 2.4}L${x + 4.4} ${y + 3}Z`, "var(--gold)"),
  fill(`M${x - 2.4} ${y - 3}H${x + 2.4}L${x + 3} ${y - 1}H${x - 3}Z`, "var(--gold-light)"),
];

export const GOODS: Record<string, Shapes> = {
  wood: [
    fill("M6.5 5.5H18.5A3.2 6.2 0 0 1 18.5 18.5H6.5Z", "var(--wood)"),
    fill("M6.5 14H21.3A3.2 6.2 0 0 1 18.5 18.5H6.5Z", "var(--wood-dark)"),
    fill("M8 6.6H18.6A2 3 0 0 1 20 8H8Z", "var(--wood-light)"),
    fill("M6 5.4A3.9 6.6 0 0 1 6 18.6A3.9 6.6 0 0 1 6 5.4Z", "var(--wood-light)"),
    line("M6 8.6A1.9 3.4 0 0 1 6 15.4A1.9 3.4 0 0 1 6 8.6ZM6 11.4V12.6", 1.1, "var(--wood)"),
  ],
  stone: [
    fill("M2.5 8.5L11 3.5L21.5 7.5L12.5 13Z", "var(--stone-light)"),
    fill("M2.5 8.5L12.5 13V21.5L2.5 16.5Z", "var(--stone)"),
    fill("M21.5 7.5L12.5 13V21.5L21.5 15.5Z", "var(--stone-dark)"),
    line("M3.4 9.4L12.2 13.4", 0.9, "var(--limestone)"),
  ],
  gold: [
    fill("M1.8 18.8L5.6 7.5H16.4L22.2 18.8Z", "var(--gold)"),
    fill("M16.4 7.5L22.2 18.8H17.4L14 10.8Z", "var(--gold-dark)"),
    fill("M5.6 7.5H16.4L14 10.8H4.6Z", "var(--gold-light)"),
    line("M6.4 13.2H11", 1.3, "var(--gold-light)"),
  ],
  cocoa: [
    fill("M6 18.5C2 14 4 6 11 4C18.5 2.5 22 9.5 18 15.5C15 20.5 9.5 22 6 18.5Z", "var(--cocoa)"),
    line("M7.5 17.5C9.5 13 13 10.5 17.5 7", 1.8, "var(--cocoa-light)"),
    line("M6.6 13C6.8 9.6 8.8 7 11.6 6", 1.2, "var(--cocoa-light)"),
  ],
  vp: [
    // The rim is outside of where two digits stand.
    fill(disc(12, 12, 11.4), "var(--vp)"),
    line(disc(12, 12, 11.3), 1.1, "var(--gold)"),
    line("M1.1 9A11.3 11.3 0 0 1 9 1.1", 1.1, "var(--gold-light)"),
  ],
  any_resource: [
    fill("M8 3.4H15.6A2 3.6 0 0 1 15.6 10.6H8Z", "var(--wood)"),
    fill("M8 3.4A2.4 3.6 0 0 1 8 10.6A2.4 3.6 0 0 1 8 3.4Z", "var(--wood-light)"),
    fill("M1.6 14.6L6.4 12.2L11 14.4L6 17Z", "var(--stone-light)"),
    fill("M1.6 14.6L6 17V21.6L1.6 19.2Z", "var(--stone)"),
    fill("M11 14.4L6 17V21.6L11 19Z", "var(--stone-dark)"),
    ...nugget(17.4, 17.4),
  ],
  temple_any: [fill(STEPS), DOOR],
  // Statue, headdress and serpent, as on the tiles of their colours.
  temple_blue: temple(
    "blue",
    fill(`${disc(12, 11.4, 2.4)}M8.8 14.8H15.2V16.7H13.7V18.4H16V20.4H8V18.4H10.3V16.7H8.8Z`, "var(--limestone)"),
  ),
  temple_red: temple(
    "red",
    fill("M7 11.6L9.6 14L12 10L14.4 14L17 11.6L15.8 17.6H8.2ZM8.2 18.6H15.8V20.6H8.2Z", "var(--limestone)"),
  ),
  temple_green: temple(
    "green",
    line("M8 19.6C12 20.4 16.6 19 15.6 16.6C14.6 14.6 9 16.2 9 13.2C9 11 11.4 10.4 14 11", 2.1, "var(--limestone)"),
    fill(disc(14.8, 11.2, 1.7), "var(--limestone)"),
  ),
  avenue: [
    fill("M8 22L10.5 3H13.5L16 22Z", "var(--sand-deep)"),
    line("M8 22L10.5 3M16 22L13.5 3", 1.8),
    fill("M2 21V15H6V21ZM18 21V15H22V21ZM4 12V8H7.5V12ZM16.5 12V8H20V12Z"),
  ],
  power_up: [fill(DIE, "var(--sand-deep)"), line(DIE, 1.5), fill("M12 5L18 12H14V19H10V12H6Z", "var(--jade)")],
  worker: [
    fill(DIE, "var(--sand-deep)"),
    line(DIE, 1.8),
    fill(disc(8, 8, 1.8) + disc(16, 16, 1.8) + disc(12, 12, 1.8)),
  ],
  technology: [
    line(disc(12, 12, 6), 3.2),
    line("M12 1V5M12 19V23M1 12H5M19 12H23M4.2 4.2L7 7M17 17L19.8 19.8M19.8 4.2L17 7M7 17L4.2 19.8", 3),
  ],
  discovery: [
    fill("M4 2H20V22H4Z", "var(--jade-tile)"),
    line("M4.8 21V2.8H19", 1.2, "var(--jade-light)"),
    line("M12 7L16.5 12L12 17L7.5 12Z", 1.8, "var(--jade-face)"),
  ],
  arrow: [line("M3 12H19M13 6L19 12L13 18", 3)],
  times: [line("M7 7L17 17M17 7L7 17", 2.6)],
  plus: [line("M12 5V19M5 12H19", 3)],
  minus: [line("M5 12H19", 3)],
  slash: [line("M16 3L8 21", 2.2)],
};
