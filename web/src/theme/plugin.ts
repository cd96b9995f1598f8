// Puts early.js into the head of the page: a file of its own, as the server allows no script within a page.
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import type { Plugin } from "vite";

const SOURCE = new URL("early.js", import.meta.url);

export function earlyTheme(): Plugin {
  const source = readFileSync(SOURCE, "utf8");
  const fileName = `assets/theme-${createHash("sha256").update(source).digest("hex").slice(0, 8)}.js`;
  let building = false;
  return {
    name: "early-theme",
    config: (_, { command }) => {
      building = command === "build";
    },
    generateBundle() {
      this.emitFile({ type: "asset", fileName, source });
    },
    transformIndexHtml: () => [
      building
        ? { tag: "script", attrs: { src: `/${fileName}` }, injectTo: "head-prepend" }
        : { tag: "script", children: source, injectTo: "head-prepend" },
    ],
  };
}
