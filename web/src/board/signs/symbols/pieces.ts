// Pieces of which there are many: players' markers, the bodies of dice. Light comes from the upper left.
import { SEAT_SHAPES, getSeatColour, getSeatInk } from "../../players/seats";
import { fill, line, saysColour, type Shape, type Shapes } from "./shapes";

const RIGHT = "M17.6 6.6L21.9 1Q23.6 1.2 23.6 3.4V15.6Q23.6 17 22.8 18L18.4 23Z";
const TOP = "M1.6 6.4L5.2 1.7Q6.2 0.5 8 0.5H21Q22.6 0.5 21.8 1.6L17.9 6.6Z";
const BEVEL = "M1.5 19.5V9Q1.5 6.4 4 6.4H15.4";
const CAST = "M1 21.6L19 24.6Q25.4 24.2 25.2 19V12L18 10V21Z";
/** The front of a die, its corners so round. */
const front = (r: number): string => {
  const [w, h] = [18.4 - 2 * r, 18.1 - 2 * r];
  const corner = (dx: number, dy: number) => `a${r} ${r} 0 0 1 ${dx} ${dy}`;
  return `M${0.5 + r} 5.4h${w}${corner(r, r)}v${h}${corner(-r, r)}h${-w}${corner(-r, -r)}v${-h}${corner(r, -r)}Z`;
};
const ellipse = (x: number, y: number, rx: number, ry: number): string =>
  `M${x - rx} ${y}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0Z`;
const edged = (shape: Shape, width: number, stroke: string): Shape => ({ ...shape, width, stroke });
const emblem = (seat: number, colour: string, transform: string): Shapes =>
  saysColour({ ...fill(SEAT_SHAPES[seat] ?? "", colour), transform });

/** A round stone in a player's colour, with its symbol. */
const makeMarker = (seat: number): Shapes => [
  fill(ellipse(14, 19.5, 11.5, 6), "var(--m-shade)"),
  edged(fill("M0.8 10.5V13.5A11.2 10.3 0 0 0 23.2 13.5V10.5Z", `var(--seat-dark-${seat})`), 1, "var(--seat-edge)"),
  edged(fill(ellipse(12, 10.6, 11.2, 10.2), getSeatColour(seat)), 1, "var(--seat-edge)"),
  line("M3 8.2A9.6 8.6 0 0 1 15.5 2.4", 1.6, `var(--seat-light-${seat})`),
  ...emblem(seat, getSeatInk(seat), "translate(6 4.6) scale(0.5)"),
];

/** A worker's cube: right side, top, front; the top in the light. */
const makeDie = (seat: number): Shapes => [
  fill(RIGHT, `var(--seat-dark-${seat})`),
  fill(TOP, `var(--seat-light-${seat})`),
  fill(front(3.4), getSeatColour(seat)),
  line(BEVEL, 1, "var(--bevel)"),
  ...emblem(seat, `var(--seat-emblem-${seat})`, "translate(1.3 6.2) scale(0.7)"),
];

/** A cube of plain stone; the two colours of stone are told apart by their cuts. */
const makeNeutral = (ground: string, cuts: string): Shapes => [
  fill(CAST, "rgb(var(--shadow) / 0.22)"),
  fill(RIGHT, "var(--neutral-dark)"),
  fill(TOP, "var(--neutral-light)"),
  edged(fill(front(3), ground), 0.7, "var(--neutral-dark)"),
  line(BEVEL, 1, "var(--neutral-light)"),
  line(cuts, 1.8, "var(--on-neutral)"),
];

const bySeat = (name: string, make: (seat: number) => Shapes) =>
  Object.fromEntries(SEAT_SHAPES.map((_, seat) => [`${name}-${seat}`, make(seat)]));

export const PIECES: Record<string, Shapes> = {
  ...bySeat("marker", makeMarker),
  ...bySeat("die", makeDie),
  "neutral-0": makeNeutral("var(--neutral)", "M5 14.5H14.5"),
  "neutral-1": makeNeutral("var(--neutral-other)", "M5 12H14.5M5 17H14.5"),
};
