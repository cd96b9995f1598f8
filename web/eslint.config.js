// `npm run lint` reads from the root, so that the scripts of tools/ and tests/ are linted too.
import js from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import { defineConfig, globalIgnores } from "eslint/config";
import globals from "globals";
import ts from "typescript-eslint";
import svelteConfig from "./svelte.config.js";

export default defineConfig(
  globalIgnores(["**/*.generated.ts"]),
  { linterOptions: { reportUnusedDisableDirectives: "error" } },
  js.configs.recommended,
  {
    files: ["**/*.ts", "**/*.svelte"],
    extends: [ts.configs.recommendedTypeChecked],
    rules: {
      "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_$", varsIgnorePattern: "^_$" }],
    },
    languageOptions: {
      globals: globals.browser,
      parserOptions: {
        projectService: true,
        tsconfigRootDir: import.meta.dirname,
        extraFileExtensions: [".svelte"],
      },
    },
  },
  // After TypeScript's: each names the parser of its files, and components have another one.
  svelte.configs.recommended,
  svelte.configs.prettier,
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } },
    rules: {
      "prefer-const": "off", // Svelte's own knows that props are declared with `let`
      "svelte/prefer-const": "error",
    },
  },
  { files: ["**/*.mjs", "**/*.config.js"], languageOptions: { globals: globals.node } },
  { files: ["**/theme/early.js"], languageOptions: { globals: globals.browser } },
  { files: ["**/worker.js"], languageOptions: { globals: globals.serviceworker } },
);
