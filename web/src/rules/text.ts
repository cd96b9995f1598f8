// The text of the rules is fetched when somebody wants to read it, not at the start.
import { parseRules, type Rulebook } from "./rulebook";

const texts = import.meta.glob<string>(
  ["../../../src/teotihuacan/i18n/*/rules.md", "../../../src/teotihuacan/i18n/*/rulings.md"],
  { query: "?raw", import: "default" },
);
const fetched = (language: string, name: string): Promise<string> => {
  const at = `../../../src/teotihuacan/i18n/${language}/${name}.md`;
  return (texts[at] ?? texts[at.replace(`/${language}/`, "/en/")])?.() ?? Promise.resolve("");
};

/** The rules in a language; in English while it has none. */
export async function fetchRulebook(language = "en"): Promise<Rulebook> {
  const [rules, rulings] = await Promise.all([fetched(language, "rules"), fetched(language, "rulings")]);
  return parseRules(rules, rulings);
}
