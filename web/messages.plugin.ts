// `messages:hu` is a module: all messages of a language, so that a page loads a language as a whole.
import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import type { Plugin } from "vite";
import languages from "../src/teotihuacan/i18n/languages.json" with { type: "json" };

const FOLDER = fileURLToPath(new URL("../src/teotihuacan/i18n/", import.meta.url));

/** Files that only the command line and the terminal use. */
const ELSEWHERE = new Set([
  "admin.ftl",
  "arena.ftl",
  "click.ftl",
  "commandline.ftl",
  "commands.ftl",
  "errors.ftl",
  "games.ftl",
  "help.ftl",
  "keys.ftl",
  "network.ftl",
  "newcomers.ftl",
  "notes.ftl",
  "notified.ftl",
  "selfplay.ftl",
  "terminal.ftl",
  "tui.ftl",
  "windows.ftl",
]);

const filesOf = (language: string): string[] => {
  const folder = `${FOLDER}${language}/`;
  return readdirSync(folder)
    .filter((name) => name.endsWith(".ftl") && !ELSEWHERE.has(name))
    .map((name) => folder + name);
};
const textOf = (language: string): string =>
  filesOf(language)
    .map((file) => readFileSync(file, "utf-8"))
    .join("\n");

/** A message in every language, for a page whose script does not run. */
function inAll(key: string): string {
  const paragraphs = Object.keys(languages).map((language) => {
    const bundle = new FluentBundle(language, { useIsolating: false });
    bundle.addResource(new FluentResource(textOf(language)));
    const pattern = bundle.getMessage(key)?.value;
    return `<p lang="${language}">${pattern ? bundle.formatPattern(pattern) : ""}</p>`;
  });
  return paragraphs.join("");
}

export function messages(): Plugin {
  return {
    name: "messages",
    resolveId: (id) => (id.startsWith("messages:") ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith("\0messages:")) return null;
      const language = id.slice("\0messages:".length);
      for (const file of filesOf(language)) this.addWatchFile(file);
      return `export default ${JSON.stringify(textOf(language))};`;
    },
    transformIndexHtml: (html) => html.replace(/%say:([\w-]+)%/g, (_, key: string) => inAll(key)),
  };
}
