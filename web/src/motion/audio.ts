// Sounds made by the browser itself: no files, and nothing at all unless somebody wants it.
import { settings, type Volume } from "../lib/settings.svelte";
import type { Sound } from "./recipes";
import { isAudible } from "./sounds";
import { makeSound } from "./synthesis";

const LOUDNESS: Record<Volume, number> = { off: 0, quiet: 0.12, middle: 0.3, loud: 0.7 };

let audio: AudioContext | null = null;

/** Whether somebody has said how loud it should be, or that nothing should be heard. */
export const isVolumeChosen = (): boolean => settings.chosen.soundAsked || settings.chosen.sound !== "off";

/** Keep how loud it should be, and let it be heard. */
export function setVolume(sound: Volume): void {
  settings.change({ sound, soundAsked: true });
  playSound("call");
}

/** Make a sound, as loud as is wanted; nothing if none is wanted. */
export function playSound(name: Sound | null): void {
  const volume = LOUDNESS[settings.chosen.sound] ?? 0;
  if (!name || !volume || !isAudible(name, document.visibilityState === "hidden")) return;
  audio ??= new AudioContext();
  // Browsers let a page be heard only after somebody has touched it.
  if (audio.state === "suspended") void audio.resume().catch(() => {});
  makeSound(audio, name, volume);
}
