// The language of the page: its messages are loaded when it is chosen, and everything said follows.
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import languages from "../../../src/teotihuacan/i18n/languages.json";

export type Language = keyof typeof languages;
export type Args = Record<string, FluentVariable>;
/** The languages by the names their speakers give them. */
export const LANGUAGES: Record<Language, string> = languages;
const ENGLISH: Language = "en";

const TEXTS: Record<Language, () => Promise<{ default: string }>> = {
  en: () => import("messages:en"),
  hu: () => import("messages:hu"),
  ru: () => import("messages:ru"),
  fr: () => import("messages:fr"),
  tr: () => import("messages:tr"),
  cs: () => import("messages:cs"),
};
// eslint-disable-next-line svelte/prefer-svelte-reactivity -- a cache: `Speech.bundle` is what is spoken
const bundles = new Map<Language, FluentBundle>();

/** The language of a tag such as fr-CA, if it is one of ours. */
export function parseLanguageTag(tag: string): Language | null {
  const language = tag.toLowerCase().split(/[-_]/)[0] ?? "";
  return language in LANGUAGES ? (language as Language) : null;
}

/** The first of some tags that is one of our languages, else English. */
export function chooseLanguage(tags: readonly string[]): Language {
  return tags.map(parseLanguageTag).find((language) => language !== null) ?? ENGLISH;
}

async function load(language: Language): Promise<FluentBundle> {
  const bundle = new FluentBundle(language, { useIsolating: false });
  bundle.addResource(new FluentResource((await TEXTS[language]()).default));
  return bundle;
}

class Speech {
  language: Language = $state(ENGLISH);
  private bundle = $state.raw(new FluentBundle(ENGLISH));

  /** Speak a language from now on, once its messages are here; the last wish counts. */
  async speak(language: Language): Promise<void> {
    this.wanted = language;
    const bundle = bundles.get(language) ?? (await load(language));
    bundles.set(language, bundle);
    if (this.wanted !== language) return;
    this.language = language;
    this.bundle = bundle;
    document.documentElement.lang = language;
  }
  private wanted: Language = ENGLISH;

  say(key: string, args?: Args): string {
    const pattern = this.bundle.getMessage(key)?.value;
    return pattern ? this.bundle.formatPattern(pattern, args) : key;
  }

  hasMessage(key: string): boolean {
    return this.bundle.hasMessage(key);
  }

  nameArguments(argument: string, key: string, args?: Args): Record<string, string> {
    const message = this.bundle.getMessage(key);
    const said = { [argument]: this.say(key, args) };
    for (const [form, pattern] of Object.entries(message?.attributes ?? {}))
      said[`${argument}_${form}`] = this.bundle.formatPattern(pattern, args);
    return said;
  }
}

export const speech = new Speech();
