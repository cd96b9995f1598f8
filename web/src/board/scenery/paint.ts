// How places are painted: shapes in a box 200 wide and as high as is asked for, light from the upper left.
// A tone is a colour of the place (palettes.css); a shade is a tone that falls off from the light.

export type Tone = "air" | "far" | "middle" | "near" | "ground" | "light" | "dark" | "one" | "two";

export interface Stroke {
  d: string;
  tone?: Tone;
  shade?: Tone;
  /** Width, if it is a line. */
  line?: number;
  opacity?: number;
}
/** A place in a box of 200 by `h`; what matters is in its upper quarter and on its right. */
export type Painter = (h: number) => Stroke[];

export const flat = (tone: Tone, d: string, opacity?: number): Stroke => ({ d, tone, opacity });
export const shaded = (shade: Tone, d: string, opacity?: number): Stroke => ({ d, shade, opacity });
export const drawn = (tone: Tone, line: number, d: string, opacity?: number): Stroke => ({ d, tone, line, opacity });

/** Numbers from 0 to 1 that are the same every time. */
export function makeDice(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 16807) % 2147483647;
    return state / 2147483647;
  };
}

const round = (n: number) => Math.round(n * 10) / 10;
export const box = (x: number, y: number, w: number, h: number): string =>
  `M${round(x)} ${round(y)}h${round(w)}v${round(h)}h${round(-w)}Z`;
export const disc = (x: number, y: number, r: number): string =>
  `M${round(x - r)} ${round(y)}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;
export const many = (n: number, make: (i: number) => string): string =>
  Array.from({ length: n }, (_, i) => make(i)).join("");

/** A line of hills: heights from left to right, down to a floor. */
export function ridge(heights: readonly number[], floor: number): string {
  const pitch = 200 / (heights.length - 1);
  const points = heights.map((y, i) => `${round(i * pitch)} ${y}`);
  return `M0 ${floor}L${points.join("L")}L200 ${floor}Z`;
}

/** Soft hills instead of edges. */
export function hills(heights: readonly number[], floor: number): string {
  const pitch = 200 / (heights.length - 1);
  const curve = heights
    .slice(1)
    .map((y, i) => {
      const [from, to] = [i * pitch, (i + 1) * pitch];
      const middle = (from + to) / 2;
      return `C${round(middle)} ${heights[i]} ${round(middle)} ${y} ${round(to)} ${y}`;
    })
    .join("");
  return `M0 ${floor}L0 ${heights[0]}${curve}L200 ${floor}Z`;
}

export interface Block {
  x: number;
  y: number;
  w: number;
  h: number;
  /** How far it reaches back. */
  depth: number;
}
/** Blocks seen from the front left: lit tops, fronts, and sides in the shade. */
export function blocks(all: readonly Block[], top: Tone, front: Tone, side: Tone): Stroke[] {
  const tops = all.map(({ x, y, w, depth: d }) => `M${x} ${y}l${d} ${-d * 0.6}h${w}l${-d} ${d * 0.6}Z`).join("");
  const fronts = all.map(({ x, y, w, h }) => box(x, y, w, h)).join("");
  const sides = all
    .map(({ x, y, w, h, depth: d }) => `M${x + w} ${y}l${d} ${-d * 0.6}v${h}l${-d} ${d * 0.6}Z`)
    .join("");
  return [shaded(front, fronts), flat(side, sides), flat(top, tops)];
}

/** The stepped meander of the city's walls, in a square. */
export const stepFret = (x: number, y: number, s: number): string => {
  const u = s / 7;
  const at = (dx: number, dy: number) => `${round(x + dx * u)} ${round(y + dy * u)}`;
  const way = [
    [0, 7],
    [0, 5],
    [1, 5],
    [1, 4],
    [2, 4],
    [2, 3],
    [3, 3],
    [3, 0],
    [7, 0],
    [7, 4],
    [5, 4],
    [5, 2],
    [6, 2],
    [6, 1],
    [4, 1],
    [4, 5],
    [7, 5],
    [7, 7],
  ] as const;
  return `M${way.map(([dx, dy]) => at(dx, dy)).join("L")}Z`;
};

/** Crowns of trees in a row, each a heap of leaves, down to a floor. */
export function crowns(seed: number, y: number, size: number, floor: number): { all: string; lit: string } {
  const dice = makeDice(seed);
  let x = -size * dice();
  let all = `M${round(x)} ${floor}V${y}`;
  let lit = "";
  while (x < 205) {
    const w = size * (0.75 + 0.5 * dice());
    const top = y - size * (0.15 + 0.45 * dice());
    // Five bumps: up on the left, over the top, down on the right.
    const stops = [
      [0.06, 0.45],
      [0.26, 0.85],
      [0.62, 1],
      [0.9, 0.6],
      [1, 0],
    ] as const;
    let [px, py] = [x, y];
    for (const [i, [dx, up]] of stops.entries()) {
      const [nx, ny] = [x + dx * w, y - up * (y - top)];
      const r = round(Math.hypot(nx - px, ny - py) * 0.56);
      all += `A${r} ${r} 0 0 1 ${round(nx)} ${round(ny)}`;
      if (i > 0 && i < 3) lit += `M${round(px)} ${round(py)}A${r} ${r} 0 0 1 ${round(nx)} ${round(ny)}`;
      [px, py] = [nx, ny];
    }
    x += w;
  }
  return { all: `${all}V${floor}Z`, lit };
}
