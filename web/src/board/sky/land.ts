// The land below the sky, drawn by us: hills, the city's silhouette along the Avenue, the plain.

/** The drawing's box. */
export const SKY_BOX = { w: 1600, h: 900 } as const;
export const HORIZON = 690;

export const HILLS = {
  far: "M0 600L90 574 190 590 310 536 400 560 520 496 610 520 690 506 800 548 930 516 1040 540 1150 480 1260 520 1370 488 1480 540 1600 512V720H0Z",
  middle: "M0 640L130 612 260 634 380 598 520 640 660 610 840 646 1000 604 1140 632 1290 590 1430 626 1600 598V720H0Z",
  near: "M0 672L160 650 330 676 520 654 700 680 900 656 1100 682 1290 650 1450 674 1600 656V720H0Z",
} as const;

interface Pyramid {
  x: number;
  half: number;
  height: number;
  steps: number;
}

/** The pyramids of the Moon and of the Sun, and platforms along the road. */
const PYRAMIDS: readonly Pyramid[] = [
  { x: 800, half: 120, height: 96, steps: 4 },
  { x: 1190, half: 210, height: 150, steps: 5 },
  { x: 640, half: 44, height: 24, steps: 2 },
  { x: 960, half: 44, height: 24, steps: 2 },
  { x: 500, half: 62, height: 32, steps: 2 },
  { x: 330, half: 90, height: 46, steps: 3 },
  { x: 120, half: 110, height: 40, steps: 2 },
  { x: 1480, half: 90, height: 40, steps: 2 },
];

/** The outline of a stepped pyramid that stands on the horizon. */
export function drawPyramid({ x, half, height, steps }: Pyramid): string {
  const [rise, run] = [height / steps, (half * 0.72) / steps];
  const [slope, terrace] = [run * 0.62, run * 0.38];
  let left = `M${x - half} ${HORIZON}`;
  let right = "";
  for (let step = 0; step < steps; step += 1) {
    const [from, y] = [half - step * run, HORIZON - (step + 1) * rise];
    left += `L${x - from + slope} ${y}H${x - from + slope + terrace}`;
    right = `H${x + from - slope}L${x + from} ${HORIZON - step * rise}${right}`;
  }
  return `${left}${right}Z`;
}

/** The sunny side of a pyramid's stairs. */
export const drawStairs = ({ x, half, height }: Pyramid): string =>
  `M${x - half * 0.12} ${HORIZON}L${x - half * 0.07} ${HORIZON - height}H${x + half * 0.07}L${x + half * 0.12} ${HORIZON}Z`;

/** The faces that look to the sun: each terrace, left of the stairs. */
export function drawFaces({ x, half, height, steps }: Pyramid): string {
  const [rise, run] = [height / steps, (half * 0.72) / steps];
  const stairs = (step: number) => x - half * (0.12 - (0.05 * step) / steps);
  return Array.from({ length: steps }, (_, step) => {
    const [from, y] = [half - step * run, HORIZON - step * rise];
    return `M${x - from} ${y}L${x - from + run * 0.62} ${y - rise}H${stairs(step + 1)}L${stairs(step)} ${y}Z`;
  }).join("");
}

export const FACES = PYRAMIDS.map(drawFaces).join("");
export const CITY = PYRAMIDS.map(drawPyramid).join("");
export const STAIRS = PYRAMIDS.slice(0, 2).map(drawStairs).join("");
export const ROAD = `M776 ${HORIZON}H824L1130 ${SKY_BOX.h}H470Z`;

/** Lamps of the city by night: places, each with its size. */
export const LAMPS: readonly [number, number, number][] = [
  [800, HORIZON - 92, 3.2],
  [1190, HORIZON - 146, 3.6],
  [640, HORIZON - 20, 2.2],
  [960, HORIZON - 20, 2.2],
  [500, HORIZON - 28, 2.6],
  [330, HORIZON - 42, 2.8],
  [120, HORIZON - 36, 2.6],
  [1480, HORIZON - 36, 2.6],
  [760, HORIZON + 34, 2.4],
  [842, HORIZON + 34, 2.4],
  [694, HORIZON + 92, 3],
  [908, HORIZON + 92, 3],
];

/** Stars, always the same: a multiplicative sequence spreads them without a pattern to be seen. */
export const STARS: readonly { x: number; y: number; r: number }[] = Array.from({ length: 90 }, (_, i) => ({
  x: Math.round((i * 0.618034 * SKY_BOX.w) % SKY_BOX.w),
  y: Math.round(Math.pow((i * 0.754878) % 1, 1.25) * 560),
  r: i % 11 === 0 ? 2.1 : i % 3 === 0 ? 1.4 : 0.9,
}));
