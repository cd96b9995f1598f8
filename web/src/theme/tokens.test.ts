// The names of colours and measures in CSS: each is set in one file, and whoever uses one finds it.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const paths = readdirSync("src", { recursive: true, encoding: "utf8" }).filter((path) =>
  /\.(css|svelte|ts)$/.test(path),
);
const files = new Map(paths.map((path) => [path, readFileSync(join("src", path), "utf8")]));
const SET_IN_CSS = /^\s+(--[a-z][a-z0-9-]*):/gm;
const SET_BY_CODE = /style:(--[a-z][a-z0-9-]*)|["`](--[a-z][a-z0-9-]*)/g;
const USED = /var\((--[a-z][a-z0-9-]*)(\{|\$\{|[),])/g;
const FAMILY = "-"; // ends the names that are completed by code: --seat-{seat}

function find(pattern: RegExp, text: string): string[] {
  return [...text.matchAll(pattern)].map((match) => match[1] ?? match[2] ?? "");
}

test("each token is set in one style sheet", () => {
  const homes = new Map<string, string[]>();
  for (const [path, text] of files) {
    if (!path.endsWith(".css")) continue;
    for (const name of new Set(find(SET_IN_CSS, text))) homes.set(name, [...(homes.get(name) ?? []), path]);
  }
  expect(homes.size).toBeGreaterThan(100);
  expect([...homes].filter(([, paths]) => paths.length > 1)).toEqual([]);
});

test("each token that is used is set somewhere", () => {
  const texts = [...files.values()];
  const set = new Set(texts.flatMap((text) => [...find(SET_IN_CSS, text), ...find(SET_BY_CODE, text)]));
  const families = [...set].filter((name) => name.endsWith(FAMILY));
  const isSet = (name: string) =>
    name.endsWith(FAMILY)
      ? [...set].some((one) => one.startsWith(name))
      : set.has(name) || families.some((one) => name.startsWith(one));
  const missing = texts.flatMap((text) => find(USED, text)).filter((name) => !isSet(name));
  expect([...new Set(missing)]).toEqual([]);
});
