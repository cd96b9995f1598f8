// Icons of pyramid tiles, one shape each so that they are told apart without colour.
import { disc, fill, line, type Shapes } from "./shapes";

export const ICONS: Record<string, Shapes> = {
  b: [fill(`${disc(12, 6.5, 4)}M6 12H18V15H15.5V18H19V21.5H5V18H8.5V15H6Z`)],
  r: [fill("M3 5L7.5 9L8.5 2.5L12 8L15.5 2.5L16.5 9L21 5L18.5 16H5.5ZM5.5 17.5H18.5V21H5.5Z")],
  g: [line("M5 20C12 21 20 18.5 18 14C16 10.5 7 13.5 7 8.5C7 5 11 4 15.5 5", 3.2), fill(disc(17, 5.5, 2.8))],
  ".": [line("M12 7L17 12L12 17L7 12Z", 1.8)],
};
