// The seven masks: each has an outline of its own, so that nobody needs its colour.
import { disc, fill, line, type Shape, type Shapes } from "./shapes";

const FACE = "var(--jade-face)";
const DARK = "var(--jade-dark)";
const eyes = (y: number, apart = 3.6, r = 1.5): Shape => fill(disc(12 - apart, y, r) + disc(12 + apart, y, r), DARK);
const nose = (y: number): Shape => line(`M12 ${y}V${y + 3}M10.8 ${y + 3}H13.2`, 1.1, DARK);

export const MASKS: Record<`mask_${1 | 2 | 3 | 4 | 5 | 6 | 7}`, Shapes> = {
  // The sun: rays all around.
  mask_1: [
    fill(
      "M12 0.5L14.2 4L18 1.8L18.4 6.2L22.8 6.4L20.4 10L23.5 12.5L20 15L21.5 19L17.4 18.8L16.4 23L12 20.6L7.6 23L6.6 18.8L2.5 19L4 15L0.5 12.5L3.6 10L1.2 6.4L5.6 6.2L6 1.8L9.8 4Z",
      "var(--gold)",
    ),
    fill(disc(12, 12, 7), FACE),
    eyes(10.6, 2.9, 1.3),
    line("M9 15Q12 17.4 15 15", 1.5, DARK),
  ],
  // The old one: round, with wide ears.
  mask_2: [
    fill("M1 9.5H5V15H1ZM19 9.5H23V15H19Z", "var(--clay)"),
    fill(disc(12, 12, 9), FACE),
    line("M6.6 9.4H10M14 9.4H17.4M7 17.2L9 18.2M17 17.2L15 18.2", 1.1, DARK),
    eyes(11.6, 3.6, 1.2),
    nose(11.6),
    fill("M8.4 16.2H15.6V18.6H8.4Z", DARK),
  ],
  // The jaguar: pointed ears, fangs.
  mask_3: [
    fill("M3 1.5L9 5H15L21 1.5L20.4 13L16 22H8L3.6 13Z", FACE),
    fill("M5 4.6L8.4 6.4L5.6 9ZM19 4.6L15.6 6.4L18.4 9Z", "var(--clay)"),
    fill("M5.6 10.6L10.4 12.2L6.6 13.4ZM18.4 10.6L13.6 12.2L17.4 13.4Z", DARK),
    fill("M10.2 14.4H13.8L12 16.6Z", DARK),
    line("M8.4 18.6H15.6M9.6 18.6V20.6M14.4 18.6V20.6", 1.2, DARK),
  ],
  // The rain god: ringed eyes, a curled lip, square.
  mask_4: [
    fill("M3 2H21V15L18.5 22H5.5L3 15Z", FACE),
    fill("M3 2H21V5.4H3Z", "var(--deep-blue)"),
    line(disc(8, 10, 2.9) + disc(16, 10, 2.9), 1.5, DARK),
    fill(disc(8, 10, 1.1) + disc(16, 10, 1.1), DARK),
    line("M6 16.4Q8.6 14.4 12 16Q15.4 14.4 18 16.4", 1.5, DARK),
    fill("M8 17.6H9.6V21H8ZM11.2 17.6H12.8V21H11.2ZM14.4 17.6H16V21H14.4Z", DARK),
  ],
  // The fire: a flame.
  mask_5: [
    fill(
      "M12 0.5C15 4 17 4.6 17.4 8C19 7 19.6 5.8 19.4 4C22.6 8 23 15.4 18.4 19.6L12 23.5L5.6 19.6C1 15.4 1.4 8 4.6 4C4.4 5.8 5 7 6.6 8C7 4.6 9 4 12 0.5Z",
      "var(--clay-light)",
    ),
    fill("M12 5.5C17 9 18.4 12 16.6 17.4L12 21.4L7.4 17.4C5.6 12 7 9 12 5.5Z", FACE),
    eyes(12.6, 2.6, 1.3),
    fill("M9.4 16.4H14.6L12 18.8Z", DARK),
  ],
  // The bird: a crest and a beak to the side.
  mask_6: [
    fill("M9 1L11.4 4.4L14 0.8L15 5L18.6 2.6L18 7.4L13 9L8 6.4Z", "var(--seat-light-2)"),
    fill(
      "M12 4.6C17.4 4.6 19.4 8 19.2 11L23.6 15.6L17.8 15.2C17 19.6 13.6 22 10 22C5 22 3.4 17.6 4 12.6C4.4 8 7.4 4.6 12 4.6Z",
      FACE,
    ),
    line(disc(13.4, 10.6, 2.2), 1.3, DARK),
    fill(disc(13.4, 10.6, 0.9), DARK),
    line("M17.4 13.6L20.6 14.2M6.6 13.4Q8.4 15.8 7 18.6M9.6 15Q11 17 9.8 19.8", 1.2, DARK),
  ],
  // Death: a skull.
  mask_7: [
    fill(
      "M12 1.5C18.6 1.5 22 6 21.4 11C21.2 13.6 19.6 15 18 15.8V22.5H6V15.8C4.4 15 2.8 13.6 2.6 11C2 6 5.4 1.5 12 1.5Z",
      FACE,
    ),
    fill(disc(8, 10.4, 2.8) + disc(16, 10.4, 2.8), DARK),
    fill("M12 12.6L13.6 16H10.4Z", DARK),
    line("M9 18.4V22M12 18.4V22M15 18.4V22M6.6 18H17.4", 1.1, DARK),
  ],
};
