// How each sound is made: tones and dampened noise, so that nothing has to be loaded.

export type Sound = "tap" | "coin" | "stone" | "eclipse" | "call" | "chat";

/** A tone of a sound: when it begins, how high, how long, how loud. */
export interface Tone {
  at: number;
  hertz: number;
  seconds: number;
  loud: number;
  wave: OscillatorType;
  /** Seconds until it has its full strength; a hand's knock if it isn't said. */
  attack?: number;
  /** Sung: the bands that a throat lets through, in hertz. */
  throat?: readonly number[];
}
/** A burst of noise that is dampened: wood and stone are more noise than tone. */
export interface Noise {
  at: number;
  seconds: number;
  hertz: number;
  loud: number;
}
export interface Recipe {
  tones: readonly Tone[];
  noises: readonly Noise[];
}

const tone = (at: number, hertz: number, seconds: number, loud: number, wave: OscillatorType = "sine"): Tone => ({
  at,
  hertz,
  seconds,
  loud,
  wave,
});
const OPEN_O = [430, 820] as const; // the bands of a sung "o"
const sung = (at: number, hertz: number, seconds: number, loud: number): Tone => ({
  ...tone(at, hertz, seconds, loud, "sawtooth"),
  attack: seconds * 0.35,
  throat: OPEN_O,
});

export const RECIPES: Record<Sound, Recipe> = {
  // A die is set down on wood.
  tap: {
    tones: [tone(0, 420, 0.08, 0.3), tone(0, 905, 0.045, 0.12), tone(0.045, 360, 0.06, 0.14)],
    noises: [
      { at: 0, seconds: 0.03, hertz: 2200, loud: 0.5 },
      { at: 0.045, seconds: 0.025, hertz: 1500, loud: 0.22 },
    ],
  },
  // Two small pieces that strike each other: partials of a thin disc.
  coin: {
    tones: [
      tone(0, 2093, 0.22, 0.12),
      tone(0, 3330, 0.16, 0.07),
      tone(0.06, 2637, 0.26, 0.12),
      tone(0.06, 4190, 0.18, 0.06),
    ],
    noises: [{ at: 0, seconds: 0.012, hertz: 7000, loud: 0.12 }],
  },
  // A block that is let down and comes to rest.
  stone: {
    tones: [tone(0, 118, 0.2, 0.42), tone(0.09, 96, 0.16, 0.2)],
    noises: [
      { at: 0, seconds: 0.18, hertz: 520, loud: 0.75 },
      { at: 0.09, seconds: 0.14, hertz: 340, loud: 0.45 },
      { at: 0.02, seconds: 0.3, hertz: 1500, loud: 0.07 },
    ],
  },
  // A gong, whose partials beat against each other, and voices far away.
  eclipse: {
    tones: [
      tone(0, 87, 3.4, 0.3),
      tone(0, 88.4, 3.4, 0.22),
      tone(0, 139, 2.8, 0.14),
      tone(0.01, 205, 2.2, 0.1),
      tone(0.01, 207, 2.2, 0.08),
      tone(0.02, 322, 1.4, 0.06),
      tone(0.02, 447, 0.9, 0.04),
      sung(0.5, 110, 3, 0.5),
      sung(0.6, 165, 2.8, 0.3),
    ],
    noises: [{ at: 0, seconds: 0.5, hertz: 900, loud: 0.14 }],
  },
  // A flute of clay, a fourth up.
  call: {
    tones: [
      { ...tone(0, 587, 0.5, 0.3, "triangle"), attack: 0.04 },
      { ...tone(0, 1174, 0.3, 0.05), attack: 0.04 },
      { ...tone(0.19, 784, 0.75, 0.3, "triangle"), attack: 0.04 },
      { ...tone(0.19, 1568, 0.4, 0.05), attack: 0.04 },
    ],
    noises: [{ at: 0, seconds: 0.12, hertz: 2500, loud: 0.03 }],
  },
  // A drop.
  chat: {
    tones: [
      { ...tone(0, 660, 0.12, 0.22), attack: 0.012 },
      { ...tone(0.07, 990, 0.16, 0.2), attack: 0.012 },
    ],
    noises: [],
  },
};

/** How long a sound lasts, in seconds. */
export const getLength = ({ tones, noises }: Recipe): number =>
  Math.max(...[...tones, ...noises].map(({ at, seconds }) => at + seconds));
