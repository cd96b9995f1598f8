// What can be chosen of how the page looks and sounds: the values and their names.
import { say } from "../../i18n/messages";
import { settings, type Choices } from "../../lib/settings.svelte";
import { setVolume } from "../../motion/audio";

interface LookChoice<T extends string> {
  values: readonly T[];
  label: () => string;
  name: (value: T) => string;
  choose: (value: T) => void;
}
type Name = "theme" | "speed" | "motion" | "textSize" | "sound";

export const LOOK_CHOICES: { [N in Name]: LookChoice<Choices[N]> } = {
  theme: {
    values: ["system", "light", "dark"],
    label: () => say("theme"),
    name: (value) => say(`theme-${value}`),
    choose: (theme) => settings.change({ theme }),
  },
  speed: {
    values: ["off", "slow", "normal", "fast"],
    label: () => say("animation-speed"),
    name: (value) => say(`speed-${value}`),
    choose: (speed) => settings.change({ speed }),
  },
  motion: {
    values: ["system", "reduced", "full"],
    label: () => say("motion"),
    name: (value) => say(`motion-${value}`),
    choose: (motion) => settings.change({ motion }),
  },
  textSize: {
    values: ["normal", "large", "larger"],
    label: () => say("text-size"),
    name: (value) => say(`text-${value}`),
    choose: (textSize) => settings.change({ textSize }),
  },
  sound: {
    values: ["off", "quiet", "middle", "loud"],
    label: () => say("sound"),
    name: (value) => say(`sound-${value}`),
    choose: setVolume,
  },
};
