// Messages as the browser's library formats them. Standard input: a list of bundles, each with
// its language, the texts of its files, and what is asked of it: [key, arguments]. Standard
// output: for each bundle a list of [text, errors].
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { pathToFileURL } from "node:url";

const require = createRequire(new URL("../../web/package.json", import.meta.url));
const { FluentBundle, FluentResource } = await import(pathToFileURL(require.resolve("@fluent/bundle")));

const answers = JSON.parse(readFileSync(0, "utf-8")).map(({ language, texts, asks }) => {
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const text of texts) bundle.addResource(new FluentResource(text));
  return asks.map(([key, args]) => {
    const errors = [];
    const text = bundle.formatPattern(bundle.getMessage(key).value, args, errors);
    return [text, errors.map(String)];
  });
});
console.log(JSON.stringify(answers));
