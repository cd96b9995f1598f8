// Symbols as lists of shapes in a box of 24: path, fill, and for lines stroke and width.
// "ink" stands for the colour the symbol is asked to be drawn in.

export interface Shape {
  d: string;
  fill?: string;
  stroke?: string;
  width?: number;
  transform?: string;
  /** It says the same as the colour does, or stands there when nothing says it. */
  says?: "colour" | "nothing";
}
export type Shapes = readonly Shape[];

export const fill = (d: string, colour = "ink"): Shape => ({ d, fill: colour });
export const line = (d: string, width = 2, colour = "ink"): Shape => ({ d, stroke: colour, width });
/** Shapes that are drawn only if symbols are wanted beside colours. */
export const saysColour = (...shapes: Shape[]): Shape[] => shapes.map((shape) => ({ ...shape, says: "colour" }));
export const saysNothing = (shape: Shape): Shape => ({ ...shape, says: "nothing" });
export const disc = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;
