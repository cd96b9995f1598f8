// The eight action boards, and the sky.
import { disc, fill, line, type Shapes } from "./shapes";

export const BOARDS: Record<string, Shapes> = {
  palace: [
    fill("M2 21V17H22V21ZM4 16V10H20V16ZM6 9V6H18V9Z", "var(--terracotta)"),
    fill("M10 16V11H14V16Z", "var(--limestone)"),
    fill("M8 5L9.5 2L12 4L14.5 2L16 5Z", "var(--gold)"),
  ],
  forest: [
    fill("M7 20V16H9V20ZM15.5 21V17H17.5V21Z", "var(--wood)"),
    fill("M8 2L13.5 10H11L14.5 16H1.5L5 10H2.5Z", "var(--jade)"),
    fill("M16.5 7L20.5 12.5H19L22.5 17.5H12.5L15 12.5H12.5Z", "var(--temple-green)"),
  ],
  stone_quarry: [
    fill("M1 21V14H9V21Z", "var(--stone)"),
    fill("M10 21V14H22V21Z", "var(--stone-dark)"),
    fill("M5 13V6H15V13Z", "var(--stone-light)"),
    line("M16 11V8H20V13", 1.8, "var(--stone)"),
  ],
  gold_deposits: [
    fill("M1 21L6 9L11 13L16 6L23 21Z", "var(--wood)"),
    fill("M5 21L8 16L11 21ZM12 21L16 13.5L20 21Z", "var(--gold)"),
    fill("M8.5 5L10 2L11.5 5L10 7.5Z", "var(--gold)"),
  ],
  alchemy: [
    fill("M9 3H15V5H14V9.5A6.8 6.8 0 1 1 10 9.5V5H9Z", "var(--deep-blue)"),
    fill("M6 15H18A6 5.5 0 0 1 6 15Z", "var(--gold-light)"),
    fill(disc(19, 4, 1.4) + disc(5.5, 6, 1.2), "var(--deep-blue)"),
  ],
  nobles: [
    fill("M2 21V12L7.5 7L13 12V21Z", "var(--terracotta)"),
    fill("M11.5 21V9L17 3.5L22.5 9V21Z", "var(--wood)"),
    fill("M6 21V16H9V21ZM15.5 21V15H18.5V21ZM15.5 12V9.5H18.5V12Z", "var(--limestone)"),
  ],
  decorations: [
    fill("M2 6H22V18H2Z", "var(--jade)"),
    fill(disc(8, 11, 2.6) + disc(16, 11, 2.6), "var(--limestone)"),
    fill(disc(8, 11, 1.1) + disc(16, 11, 1.1), "var(--ink)"),
    line("M6 15.5H18M9 15.5V18M12 15.5V18M15 15.5V18", 1.2, "var(--limestone)"),
  ],
  construction: [
    fill("M1 21V16.5H23V21Z", "var(--wood)"),
    fill("M4 16V12H20V16Z", "var(--wood-light)"),
    fill("M7 11.5V8H17V11.5Z", "var(--wood)"),
    fill("M10 7.5V4H14V7.5Z", "var(--terracotta)"),
  ],
  sun: [
    fill(disc(12, 12, 6), "var(--gold)"),
    line(
      "M12 1V4M12 20V23M1 12H4M20 12H23M4.2 4.2L6.3 6.3M17.7 17.7L19.8 19.8M19.8 4.2L17.7 6.3M6.3 17.7L4.2 19.8",
      2,
      "var(--gold)",
    ),
  ],
  eclipse: [fill(disc(12, 12, 9), "var(--obsidian)"), line(disc(12, 12, 10), 2, "var(--gold)")],
  house: [fill("M3 21V11L12 3L21 11V21Z", "var(--terracotta)"), fill("M9.5 21V14H14.5V21Z", "var(--limestone)")],
  mastery: [fill("M12 1L15 8.5L23 9L17 14L19 22L12 17.5L5 22L7 14L1 9L9 8.5Z", "var(--gold)")],
  worship: [
    line(disc(12, 12, 8), 3, "var(--terracotta)"),
    fill("M7 17V14.5H9V12H11V8H13V12H15V14.5H17V17Z", "var(--terracotta)"),
  ],
  lock: [line("M8 11V8A4 4 0 0 1 16 8V11", 2.4), fill("M5 11H19V21H5Z")],
};
