// Which sounds there are, and what is heard when something happens: few, and never two at once.
import type { Entry, EntryKey } from "../lib/types";

export type Sound = "tap" | "stone" | "eclipse" | "call";

const SOUNDS: Partial<Record<EntryKey, Sound>> = {
  moved: "tap",
  worker_placed: "tap",
  worker_arrived: "tap",
  locked: "tap",
  bot_worshipped: "tap",
  tile_built: "stone",
  decorated: "stone",
  nobles_built: "stone",
  eclipse_scored: "eclipse",
};
const RANK: readonly Sound[] = ["eclipse", "stone", "tap"];

/** The one sound of what happened together: the most telling; null if nothing is heard. */
export function chooseSound(entries: readonly Entry[]): Sound | null {
  const heard = new Set(entries.map(({ key }) => SOUNDS[key]));
  return RANK.find((sound) => heard.has(sound)) ?? null;
}

/** Whether a sound may be heard: a page that nobody looks at only calls. */
export const isAudible = (sound: Sound, hidden: boolean): boolean => !hidden || sound === "call";

/** A tone of a sound: when it begins, how high, how long, how loud. */
export interface Tone {
  at: number;
  hertz: number;
  seconds: number;
  loud: number;
  wave: OscillatorType;
}
/** A burst of noise that is dampened: wood and stone are more noise than tone. */
export interface Noise {
  at: number;
  seconds: number;
  hertz: number;
  loud: number;
}

export const RECIPES: Record<Sound, { tones: Tone[]; noises: Noise[] }> = {
  tap: {
    tones: [{ at: 0, hertz: 420, seconds: 0.07, loud: 0.35, wave: "sine" }],
    noises: [{ at: 0, seconds: 0.035, hertz: 1900, loud: 0.5 }],
  },
  stone: {
    tones: [{ at: 0, hertz: 130, seconds: 0.16, loud: 0.4, wave: "sine" }],
    noises: [
      { at: 0, seconds: 0.16, hertz: 480, loud: 0.7 },
      { at: 0.07, seconds: 0.09, hertz: 320, loud: 0.4 },
    ],
  },
  eclipse: {
    tones: [
      { at: 0, hertz: 87, seconds: 1.8, loud: 0.55, wave: "sine" },
      { at: 0, hertz: 131, seconds: 1.5, loud: 0.25, wave: "triangle" },
    ],
    noises: [],
  },
  call: {
    tones: [
      { at: 0, hertz: 587, seconds: 0.45, loud: 0.4, wave: "triangle" },
      { at: 0.17, hertz: 784, seconds: 0.7, loud: 0.4, wave: "triangle" },
    ],
    noises: [],
  },
};
