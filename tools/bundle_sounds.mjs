// The sounds of the page as one script that defines `sounds`: node bundle_sounds.mjs
import { createRequire } from "node:module";
import { fileURLToPath, pathToFileURL } from "node:url";

const web = fileURLToPath(new URL("../web/", import.meta.url));
const require = createRequire(`${web}package.json`);
const { build } = await import(pathToFileURL(require.resolve("vite")).href);
const { output } = await build({
  root: web,
  configFile: false,
  logLevel: "silent",
  build: {
    write: false,
    minify: false,
    lib: { entry: `${web}src/motion/synthesis.ts`, name: "sounds", formats: ["iife"] },
  },
}).then((built) => (Array.isArray(built) ? built[0] : built));
process.stdout.write(output[0].code);
