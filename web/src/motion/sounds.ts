// What is heard when something happens: few sounds, and never two at once.
import type { Entry, EntryKey } from "../lib/types";
import type { Sound } from "./recipes";

const SOUNDS: Partial<Record<EntryKey, Sound>> = {
  moved: "tap",
  worker_placed: "tap",
  worker_arrived: "tap",
  locked: "tap",
  bot_worshipped: "tap",
  neutral_moved: "tap",
  gained: "coin",
  tile_built: "stone",
  decorated: "stone",
  nobles_built: "stone",
  eclipse_scored: "eclipse",
};
const RANK: readonly Sound[] = ["eclipse", "stone", "coin", "tap"];

/** The one sound of what happened together: the most telling; null if nothing is heard. */
export function chooseSound(entries: readonly Entry[]): Sound | null {
  const heard = new Set(entries.map(({ key }) => SOUNDS[key]));
  return RANK.find((sound) => heard.has(sound)) ?? null;
}

/** Whether a sound may be heard: a page that nobody looks at only calls. */
export const isAudible = (sound: Sound, hidden: boolean): boolean => !hidden || sound === "call" || sound === "chat";
