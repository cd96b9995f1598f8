// Goods, VP, steps and other things that are gained or paid.
import { disc, fill, line, saysColour, saysNothing, type Shapes } from "./shapes";

const DIE = "M6 3H18A3 3 0 0 1 21 6V18A3 3 0 0 1 18 21H6A3 3 0 0 1 3 18V6A3 3 0 0 1 6 3Z";
const STEPS = "M2 21V16H6V11H10V5H14V11H18V16H22V21Z";
const DOOR = fill("M10.5 21V16H13.5V21Z", "var(--paper)");
const temple = (colour: string, ...sign: Shapes): Shapes => [
  fill(STEPS, `var(--temple-${colour})`),
  saysNothing(DOOR),
  ...saysColour(...sign),
];

export const GOODS: Record<string, Shapes> = {
  wood: [
    fill("M6 6H18A3.4 6 0 0 1 18 18H6Z", "var(--wood)"),
    fill("M6 6A3.4 6 0 0 1 6 18A3.4 6 0 0 1 6 6Z", "var(--wood-light)"),
    line("M6 9.5A1.3 2.5 0 0 1 6 14.5A1.3 2.5 0 0 1 6 9.5Z", 1.2, "var(--wood)"),
  ],
  stone: [
    fill("M3 9L12 4L21 9L12 14Z", "var(--stone-light)"),
    fill("M3 9L12 14V21L3 16Z", "var(--stone)"),
    fill("M21 9L12 14V21L21 16Z", "var(--stone-dark)"),
  ],
  gold: [fill("M2 18L6 8H18L22 18Z", "var(--gold)"), fill("M6 8H18L19.4 11.5H4.6Z", "var(--gold-light)")],
  cocoa: [
    fill("M6 18.5C2 14 4 6 11 4C18.5 2.5 22 9.5 18 15.5C15 20.5 9.5 22 6 18.5Z", "var(--cocoa)"),
    line("M7.5 17.5C9.5 13 13 10.5 17.5 7", 1.8, "var(--cocoa-light)"),
  ],
  vp: [fill(disc(12, 12, 11), "var(--vp)"), line(disc(12, 12, 9), 1, "var(--gold-light)")],
  any_resource: [
    fill(disc(12, 7.5, 5), "var(--wood)"),
    fill(disc(7, 16, 5), "var(--stone)"),
    fill(disc(17, 16, 5), "var(--gold)"),
  ],
  temple_any: [fill(STEPS), DOOR],
  // Statue, headdress and serpent, as on the tiles of their colours.
  temple_blue: temple(
    "blue",
    fill(`${disc(12, 11.4, 2.4)}M8.8 14.8H15.2V16.7H13.7V18.4H16V20.4H8V18.4H10.3V16.7H8.8Z`, "var(--paper)"),
  ),
  temple_red: temple(
    "red",
    fill("M7 11.6L9.6 14L12 10L14.4 14L17 11.6L15.8 17.6H8.2ZM8.2 18.6H15.8V20.6H8.2Z", "var(--paper)"),
  ),
  temple_green: temple(
    "green",
    line("M8 19.6C12 20.4 16.6 19 15.6 16.6C14.6 14.6 9 16.2 9 13.2C9 11 11.4 10.4 14 11", 2.1, "var(--paper)"),
    fill(disc(14.8, 11.2, 1.7), "var(--paper)"),
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
  discovery: [fill("M4 3H20V21H4Z", "var(--terracotta)"), line("M12 7L16.5 12L12 17L7.5 12Z", 1.8, "var(--paper)")],
  arrow: [line("M3 12H19M13 6L19 12L13 18", 3)],
  times: [line("M7 7L17 17M17 7L7 17", 2.6)],
  plus: [line("M12 5V19M5 12H19", 3)],
  minus: [line("M5 12H19", 3)],
  slash: [line("M16 3L8 21", 2.2)],
};
