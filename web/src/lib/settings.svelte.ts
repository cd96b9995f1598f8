// What this browser is told to look like; kept in the browser, not at the server.

import type { OwnColour } from "./ownColour";
import { chooseLanguage, speech, type Language } from "../i18n/language.svelte";

const PLACE = "teotihuacan.settings";

export type Speed = "off" | "slow" | "normal" | "fast";
export type Motion = "system" | "reduced" | "full";
export type Volume = "off" | "quiet" | "middle" | "loud";
export type Theme = "system" | "light" | "dark";
export type TextSize = "normal" | "large" | "larger";

const DEFAULTS = {
  language: "" as Language | "", // the browser's preference
  speed: "normal" as Speed,
  sound: "off" as Volume,
  soundAsked: false, // somebody has said how loud it should be
  symbols: true,
  confirmPicks: false,
  sidePanel: true, // open, where it stands beside the table
  motion: "system" as Motion,
  textSize: "normal" as TextSize,
  theme: "system" as Theme,
  ownColour: "seat" as OwnColour,
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

/** The browser's own bar goes with the page. */
function colourBrowser(): void {
  const paper = getComputedStyle(document.documentElement).getPropertyValue("--paper");
  if (paper) document.querySelector('meta[name="theme-color"]')?.setAttribute("content", paper.trim());
}

class Settings {
  chosen: Choices = $state(parseSettings(localStorage.getItem(PLACE)));
  private asksForLess = matchMedia("(prefers-reduced-motion: reduce)");
  private systemReduces = $state(false);
  private prefersDark = matchMedia("(prefers-color-scheme: dark)");
  private systemIsDark = $state(false);

  constructor() {
    this.systemReduces = this.asksForLess.matches;
    this.asksForLess.addEventListener("change", (now) => (this.systemReduces = now.matches));
    this.systemIsDark = this.prefersDark.matches;
    this.prefersDark.addEventListener("change", (now) => {
      this.systemIsDark = now.matches;
      this.show();
    });
    this.show();
  }

  /** Whether things should appear where they belong instead of moving there. */
  get still(): boolean {
    const { motion, speed } = this.chosen;
    return speed === "off" || motion === "reduced" || (motion === "system" && this.systemReduces);
  }

  /** Day or night: as chosen, else as the system says. */
  get dark(): boolean {
    const { theme } = this.chosen;
    return theme === "dark" || (theme === "system" && this.systemIsDark);
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
    root["theme"] = this.dark ? "dark" : "light";
    colourBrowser();
  }
}

export const settings = new Settings();
