// Which hour it is at the table: from late light to night while the light disc nears the dark one.
import type { View } from "../../lib/types";

/** The sky at one moment. */
export interface SkyHour {
  /** From 0, late light, to 1, night. */
  hour: number;
  /** The moon stands before the sun. */
  eclipse: boolean;
  /** The two are still, or again, beside each other: -1, the moon comes; 1, it goes. */
  apart?: number;
}

const MEETING = 170; // how low sun and moon meet
const DISCS_MEET = 0.8; // when the light disc has reached the dark one

/** The hour of a view. */
export function findHour({ calendar, players }: View): SkyHour {
  const { light, dark, eclipse_in_turns: turns, over } = calendar;
  if (over) return { hour: 1, eclipse: false };
  if (turns === 0) return { hour: 1, eclipse: true };
  if (turns === null) return { hour: (DISCS_MEET * Math.min(light, dark)) / Math.max(dark, 1), eclipse: false };
  // The rest of a round and one more are played until it is scored.
  const left = Math.min(1, turns / (2 * players.length));
  return { hour: DISCS_MEET + (1 - DISCS_MEET) * (1 - left), eclipse: false };
}

const between = (value: number, from: number, to: number): number =>
  Math.min(1, Math.max(0, (value - from) / (to - from)));

/** How much is seen of what lies over the late light. */
export const shadeSky = ({ hour, eclipse, apart }: SkyHour) => ({
  dusk: between(hour, 0, 0.62),
  night: apart ? 0.25 : eclipse ? 1 : 0.82 * between(hour, 0.5, 1),
  stars: apart ? 0.2 : eclipse ? 1 : between(hour, 0.55, 0.95),
});

/** Where sun and moon stand, in the units of the drawing (1600 × 900). */
export function placeLights({ hour, eclipse, apart = 0 }: SkyHour) {
  if (eclipse)
    return { sun: { x: 800, y: MEETING }, moon: { x: 800 - apart * 240, y: MEETING + Math.abs(apart) * 60 } };
  return {
    sun: { x: 430 + 250 * hour, y: 150 + 620 * Math.sin((hour * Math.PI) / 2) },
    moon: { x: 1330 - 120 * hour, y: 760 - 600 * between(hour, 0.25, 1) },
  };
}
