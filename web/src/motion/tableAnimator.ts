// The animator of a page's table: as still as the settings say, and with sounds.
import { settings } from "../lib/settings.svelte";
import type { View } from "../lib/types";
import { Animator } from "./animator";
import { playSound } from "./audio";
import { chooseSound } from "./sounds";

export const makeTableAnimator = (view: () => View | undefined): Animator =>
  new Animator({ still: () => settings.still, view, onEntries: (entries) => playSound(chooseSound(entries)) });
