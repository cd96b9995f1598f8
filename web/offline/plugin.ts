// Writes worker.js beside the page: the list of all files that were built, and a version.
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import type { Plugin } from "vite";

const SOURCE = new URL("worker.js", import.meta.url);

export function offline(): Plugin {
  return {
    name: "offline",
    apply: "build",
    enforce: "post",
    generateBundle(_, bundle) {
      const built = Object.keys(bundle)
        .filter((name) => name.startsWith("assets/"))
        .sort();
      const files = ["/", "/icon.svg", ...built.map((name) => `/${name}`)];
      // The names of assets tell what they hold; page and worker may change too.
      const worker = readFileSync(SOURCE, "utf8");
      const page = bundle["index.html"];
      const html = page?.type === "asset" ? String(page.source) : "";
      const version = createHash("sha256")
        .update(worker + html + files.join())
        .digest("hex")
        .slice(0, 16);
      const source = worker.replace("%VERSION%", version).replace('["%FILES%"]', JSON.stringify(files));
      this.emitFile({ type: "asset", fileName: "worker.js", source });
    },
  };
}
