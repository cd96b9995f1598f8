// Sample views for the gallery and the tests; tools/write_samples.py writes them.
import type { View } from "../lib/types";

const files = import.meta.glob<View>("./samples/*.json", { import: "default", eager: true });

export const samples: Record<string, View> = Object.fromEntries(
  Object.entries(files).map(([path, view]) => [path.replace(/^.*\/(.*)\.json$/, "$1"), view]),
);
