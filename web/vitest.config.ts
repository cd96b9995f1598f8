import { defineConfig, mergeConfig } from "vitest/config";
import page from "./vite.config.ts";

// Apart from the build, which is done without the tools of the tests.
export default mergeConfig(
  page,
  defineConfig({
    resolve: { conditions: ["browser"] },
    test: { environment: "jsdom", setupFiles: "src/i18n/english.setup.ts" },
  }),
);
