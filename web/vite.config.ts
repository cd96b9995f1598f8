import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { offline } from "./offline/plugin.ts";
import { messages } from "./messages.plugin.ts";
import { earlyTheme } from "./src/theme/plugin.ts";

// The build goes into the Python package, which serves it.
export default defineConfig({
  plugins: [svelte(), messages(), earlyTheme(), offline()],
  base: "/",
  build: {
    outDir: "../src/teotihuacan/server/page",
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    target: "es2022",
  },
  // Words and printed facts lie beside the Python code.
  server: {
    fs: { allow: [".."] },
    proxy: { "/api": { target: "http://127.0.0.1:8000", ws: true } },
  },
});
