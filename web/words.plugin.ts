// `words:hu` is a module: all messages of a language, so that a page loads a language as a whole.
import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const FOLDER = fileURLToPath(new URL("../src/teotihuacan/words/", import.meta.url));

/** Files that only the command line and the terminal use. */
const ELSEWHERE = new Set(["arena.ftl", "click.ftl", "commands.ftl", "errors.ftl", "help.ftl", "notes.ftl", "terminal.ftl", "tui.ftl"]);

export function words(): Plugin {
  return {
    name: "words",
    resolveId: (id) => (id.startsWith("words:") ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith("\0words:")) return null;
      const folder = `${FOLDER}${id.slice("\0words:".length)}/`;
      const files = readdirSync(folder).filter((name) => name.endsWith(".ftl") && !ELSEWHERE.has(name)).map((name) => folder + name);
      for (const file of files) this.addWatchFile(file);
      return `export default ${JSON.stringify(files.map((file) => readFileSync(file, "utf-8")).join("\n"))};`;
    },
  };
}
