// What this browser is told to look like; kept in the browser, not at the server.

import { chooseLanguage, speech, type Language } from "../i18n/language.svelte";

const PLACE = "teotihuacan.settings";

export type Speed = "off" | "slow" | "normal" | "fast";
export type Motion = "system" | "reduced" | "full";
export type Volume = "off" | "quiet" | "middle" | "loud";
export type TextSize = "normal" | "large" | "larger";

const DEFAULTS = {
  language: "" as Language | "", // the browser's preference
  speed: "normal" as Speed,
  sound: "off" as Volume,
  symbols: true,
  confirmPicks: false,
  motion: "system" as Motion,
  textSize: "normal" as TextSize,
};
export type Choices = typeof DEFAULTS;

/** What was kept, as far as it still makes sense. */
export function parseSettings(kept: string | null): Choices {
  let found: Record<string, unknown> = {};
  try {
    found = JSON.parse(kept ?? "{}") as Record<string, unknown>;
  } catch {
    // somebody else's text: begin anew
  }
  const usable = Object.entries(DEFAULTS).map(([name, value]) => {
    const was = found?.[name];
    return [name, typeof was === typeof value ? was : value];
  });
  return Object.fromEntries(usable) as Choices;
}

class Settings {
  chosen: Choices = $state(parseSettings(localStorage.getItem(PLACE)));
  private asksForLess = matchMedia("(prefers-reduced-motion: reduce)");
  private systemReduces = $state(false);

  constructor() {
    this.systemReduces = this.asksForLess.matches;
    this.asksForLess.addEventListener("change", (now) => (this.systemReduces = now.matches));
    this.show();
  }

  /** Whether things should appear where they belong instead of moving there. */
  get still(): boolean {
    const { motion, speed } = this.chosen;
    return speed === "off" || motion === "reduced" || (motion === "system" && this.systemReduces);
  }

  change(wanted: Partial<Choices>): void {
    Object.assign(this.chosen, wanted);
    localStorage.setItem(PLACE, JSON.stringify(this.chosen));
    if (wanted.language !== undefined) void speech.speak(chooseLanguage([wanted.language, ...navigator.languages]));
    this.show();
  }

  /** Tell the style sheets. */
  private show(): void {
    const root = document.documentElement.dataset;
    root["text"] = this.chosen.textSize;
    root["motion"] = this.still ? "reduced" : "full";
    root["symbols"] = String(this.chosen.symbols);
  }
}

export const settings = new Settings();
