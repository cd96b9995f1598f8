// How a page with a table is framed, by the window: what stands beside the table and what below it.

/** A panel beside the table; all below each other and the panel as a sheet; or the question beside a low table. */
export type Frame = "columns" | "stacked" | "low";

const ROOM_FOR_A_PANEL = 1240; // pixels: beside it the table is still drawn large enough
const LOW = 500;

export function chooseFrame(w: number, h: number): Frame {
  if (h < LOW && w > h) return "low";
  return w >= ROOM_FOR_A_PANEL ? "columns" : "stacked";
}

class Screen {
  frame: Frame = $state(chooseFrame(innerWidth, innerHeight));

  constructor() {
    window.addEventListener("resize", () => (this.frame = chooseFrame(innerWidth, innerHeight)));
  }
}

export const screen = new Screen();
