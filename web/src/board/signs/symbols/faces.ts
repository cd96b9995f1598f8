// Faces of the bots by how they play: simple, one feature each.
import { disc, fill, line, type Shapes } from "./shapes";

const SKIN = "var(--face)";
const LINE = "var(--face-line)";
const HEAD = fill("M6 10A6 6.4 0 0 1 18 10V14A6 6.6 0 0 1 6 14Z", SKIN);
const EYES = fill(disc(9.6, 12.4, 1) + disc(14.4, 12.4, 1), LINE);
const hair = (d: string, colour = "var(--obsidian)") => fill(d, colour);
const smile = line("M9.8 16.2Q12 17.8 14.2 16.2", 1.1, LINE);
const straight = line("M10 16.6H14", 1.1, LINE);
const SHOULDERS = (colour: string) => fill("M2.5 24C3 20.4 7 19.4 12 19.4C17 19.4 21 20.4 21.5 24Z", colour);

export const FACES: Record<string, Shapes> = {
  // A round face, a single plait.
  novice: [
    SHOULDERS("var(--jade-light)"),
    hair("M5 11A7 7.4 0 0 1 19 11V13H17.4C17 9.6 14 8.6 12 8.6C9 8.6 7 10 6.6 13H5ZM18 12L20.4 18L18.6 18.6L17 13Z"),
    HEAD,
    hair("M6 10.4C8 9.6 10 7.6 12 7.6C14 7.6 16 9.6 18 10.4C18 6.4 15.6 3.6 12 3.6C8.4 3.6 6 6.4 6 10.4Z"),
    EYES,
    smile,
  ],
  // A headband, and a scroll of speech.
  student: [
    SHOULDERS("var(--deep-blue)"),
    HEAD,
    hair("M5.4 12C5 6.4 8 3.4 12 3.4C16 3.4 19 6.4 18.6 12L17.4 9.4H6.6Z"),
    fill("M5.6 7.8H18.4V9.8H5.6Z", "var(--clay)"),
    EYES,
    straight,
    line("M19.6 17.4Q22.6 17 22 14.6Q21 13.4 20 14.6", 1.2, LINE),
  ],
  // Feathers.
  adept: [
    fill("M8 6L5 0.6L9.6 3L12 -0.2L14.4 3L19 0.6L16 6Z", "var(--jade)"),
    SHOULDERS("var(--clay)"),
    HEAD,
    hair("M5.6 11C5.4 7 8 5 12 5C16 5 18.6 7 18.4 11L16.6 8.2H7.4Z"),
    fill("M5.6 6.2H18.4V8H5.6Z", "var(--gold)"),
    EYES,
    straight,
    fill(disc(5.8, 14.6, 1.2) + disc(18.2, 14.6, 1.2), "var(--jade)"),
  ],
  // A great headdress and gold.
  master: [
    fill("M12 6L2.4 6.4L4.4 1.6L8 3L12 -0.4L16 3L19.6 1.6L21.6 6.4Z", "var(--temple-red)"),
    fill("M12 6.4L6 5.6L8.6 2.4L12 5L15.4 2.4L18 5.6Z", "var(--jade)"),
    SHOULDERS("var(--seat-2)"),
    HEAD,
    fill("M4.6 6H19.4V9H4.6Z", "var(--gold)"),
    line("M8 11H11M13 11H16", 1.2, LINE),
    EYES,
    line("M9.6 16.8Q12 16 14.4 16.8", 1.1, LINE),
    fill(disc(5.4, 15, 1.5) + disc(18.6, 15, 1.5), "var(--gold)"),
    fill("M8 20.2H16V22H8Z", "var(--gold)"),
  ],
  // The sun behind a whole wheel of feathers, jade under the nose, gold wherever it can hang.
  legend: [
    fill(
      "M2.1 19.9L2.8 16.4L-0.3 14.8L1.8 12L-0.3 9.2L2.8 7.6L2.1 4.1L5.6 4L6.5 0.6L9.7 2.1L12 -0.6L14.3 2.1L17.5 0.6L18.4 4L21.9 4.1L21.2 7.6L24.3 9.2L22.2 12L24.3 14.8L21.2 16.4L21.9 19.9Z",
      "var(--gold)",
    ),
    fill(
      "M7 11.7Q2.7 13.9 1.4 11.4Q2.9 9.1 7 11.7ZM8.1 8.9Q3.3 8.2 3.6 5.5Q6.2 4.4 8.1 8.9ZM10.5 7.2Q7 3.9 8.8 1.9Q11.6 2.5 10.5 7.2ZM13.5 7.2Q12.4 2.5 15.2 1.9Q17 3.9 13.5 7.2ZM15.9 8.9Q17.8 4.4 20.4 5.5Q20.7 8.2 15.9 8.9ZM17 11.7Q21.1 9.1 22.6 11.4Q21.3 13.9 17 11.7Z",
      "var(--temple-red)",
    ),
    fill(
      "M7.1 13.2Q3 17.4 0.2 15Q1.6 11.5 7.1 13.2ZM7.3 10.2Q1.6 11.3 0.6 7.7Q3.7 5.6 7.3 10.2ZM9.2 7.9Q3.8 5.5 5.1 2Q8.8 2 9.2 7.9ZM12 7Q9 2 12 -0.2Q15 2 12 7ZM14.8 7.9Q15.2 2 18.9 2Q20.2 5.5 14.8 7.9ZM16.7 10.2Q20.3 5.6 23.4 7.7Q22.4 11.3 16.7 10.2ZM16.9 13.2Q22.4 11.5 23.8 15Q21 17.4 16.9 13.2Z",
      "var(--jade)",
    ),
    SHOULDERS("var(--obsidian)"),
    fill(
      "M3 24C4 20.8 7.6 19.6 12 19.6C16.4 19.6 20 20.8 21 24H17.6C17 22.6 15 22 12 22C9 22 7 22.6 6.4 24Z",
      "var(--gold)",
    ),
    HEAD,
    fill("M5 9.4C5.2 5.6 8 4.2 12 4.2C16 4.2 18.8 5.6 19 9.4L16.4 8.4H7.6Z", "var(--gold-light)"),
    fill("M12 4.4L14.2 6.9L12 9.4L9.8 6.9Z", "var(--temple-red)"),
    line("M8 10.8H11M13 10.8H16", 1.2, LINE),
    EYES,
    fill("M9.4 15H14.6L13.6 16.6H10.4Z", "var(--jade)"),
    line("M10 18.2Q12 18.8 14 18.2", 1.1, LINE),
    fill(disc(5, 14.6, 2.1) + disc(19, 14.6, 2.1), "var(--gold-light)"),
    fill(disc(5, 14.6, 1.1) + disc(19, 14.6, 1.1), "var(--jade)"),
  ],
  // Coins for eyes.
  greedy: [
    SHOULDERS("var(--wood)"),
    HEAD,
    hair("M5.6 10.4C5.6 6 8.4 3.6 12 3.6C15.6 3.6 18.4 6 18.4 10.4C15 7.4 9 7.4 5.6 10.4Z", "var(--wood-dark)"),
    fill(disc(9.2, 12.2, 1.9) + disc(14.8, 12.2, 1.9), "var(--gold)"),
    line("M9.2 11.2V13.2M14.8 11.2V13.2", 0.9, "var(--gold-dark)"),
    line("M9 16Q12 18.6 15 16Z", 1.1, LINE),
  ],
  // Hair on end, eyes that look two ways.
  random: [
    SHOULDERS("var(--gold)"),
    hair("M5 11L3.4 6L7 7L6.6 2L10.4 5L12 0.8L13.8 5L17.6 2.2L17 7L20.6 6.2L19 11Z"),
    HEAD,
    fill(disc(9.4, 12.4, 1.9) + disc(14.6, 12.4, 1.9), "var(--limestone)"),
    fill(disc(8.7, 11.8, 0.9) + disc(15.2, 13, 0.9), LINE),
    line("M10 16.8L11.4 16L12.8 17.2L14.2 16.4", 1.1, LINE),
  ],
  // Carved of stone.
  teotibot: [
    fill("M3 24V20H21V24Z", "var(--stone-dark)"),
    fill("M4 4H20V20H4Z", "var(--stone)"),
    fill("M4 4H20V7H7V20H4Z", "var(--stone-light)"),
    fill("M6 1H10V4H6ZM14 1H18V4H14Z", "var(--stone-dark)"),
    fill("M7.6 9.4H11V12.6H7.6ZM13.4 9.4H16.8V12.6H13.4Z", "var(--obsidian)"),
    fill(disc(9.6, 11, 0.9) + disc(15.4, 11, 0.9), "var(--gold-light)"),
    line("M8 16.6H16.4M10 16.6V18.6M12.2 16.6V18.6M14.4 16.6V18.6", 1.1, "var(--obsidian)"),
  ],
};
