// Houses of the nobles' street: a wall, a flat roof with its merlons, a door.
import type { Box } from "../ring/places";

/** Houses in the boxes, as three paths: walls, roofs, doors. */
export function drawHouses(boxes: readonly Box[]) {
  const join = (draw: (box: Box) => string) => boxes.map(draw).join("");
  return {
    walls: join(({ x, y, w, h }) => `M${x + 0.1 * w} ${y + h}V${y + 0.3 * h}H${x + 0.9 * w}V${y + h}Z`),
    roofs: join(({ x, y, w, h }) => {
      const merlon = (from: number) => `V${y + 0.14 * h}H${x + from * w}V${y}H${x + (from + 0.18) * w}`;
      return `M${x + 0.04 * w} ${y + 0.36 * h}${merlon(0.12)}${merlon(0.41)}${merlon(0.7)}V${y + 0.14 * h}H${x + 0.96 * w}V${y + 0.36 * h}Z`;
    }),
    doors: join(({ x, y, w, h }) => `M${x + 0.38 * w} ${y + h}V${y + 0.56 * h}H${x + 0.62 * w}V${y + h}Z`),
  };
}
