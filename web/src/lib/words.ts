// Words for people: Fluent messages of the package, one language at a time.
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

const english = import.meta.glob<string>("../../../src/teotihuacan/words/en/*.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});

const bundle = new FluentBundle("en", { useIsolating: false });
for (const text of Object.values(english)) bundle.addResource(new FluentResource(text));

/** A message in the language of the page; its key if it has none. */
export function say(key: string, args?: Record<string, FluentVariable>): string {
  const pattern = bundle.getMessage(key)?.value;
  return pattern ? bundle.formatPattern(pattern, args) : key;
}

const list = new Intl.ListFormat("en", { type: "unit" });

/** Things one after the other, as the language of the page separates them. */
export const listed = (things: readonly string[]): string => list.format(things);

/** Whether there is such a message. */
export const knows = (key: string): boolean => bundle.hasMessage(key);
