// Texts for people in Svelte and TypeScript sources, as JSON: node outside_texts.mjs FOLDER
// In markup: texts, and attributes that are read; in code: literals that look like sentences.
import { readFileSync, readdirSync } from "node:fs";
import { createRequire } from "node:module";
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";

const folder = resolve(process.argv[2]);
const require = createRequire(fileURLToPath(new URL("../web/package.json", import.meta.url)));
const { parse } = require("svelte/compiler");
const ts = require("typescript");

const READ = new Set([
  "aria-label",
  "aria-description",
  "aria-roledescription",
  "title",
  "placeholder",
  "alt",
  "label",
]);
const QUIET = new Set(["kbd", "code", "style", "script"]); // elements with keys and code
const SAYING = new Set(["say", "hasMessage", "nameArguments"]);
const found = [];

const hasWord = (text) => /\p{L}{2,}/u.test(text);
const isSentence = (text) => /^[^<>{};=]*$/.test(text) && /^\p{Lu}\p{Ll}+[,;:.!?’]* +[\p{L}…]/u.test(text.trim());
const isOneLabel = (text) => /^\p{Lu}\p{Ll}+([.!?…]| \p{L}.*)$/u.test(text.trim());

function note(file, source, position, text) {
  const line = source.slice(0, position).split("\n").length;
  found.push({ file, line, text: text.replace(/\s+/g, " ").trim() });
}

/** Literals in an expression that is shown: all of them are read, except arguments of say. */
function shown(node, file, source, strict) {
  if (!node || typeof node !== "object") return;
  if (Array.isArray(node)) return node.forEach((one) => shown(one, file, source, strict));
  if (node.type === "CallExpression") {
    const name = node.callee.name ?? node.callee.property?.name;
    if (SAYING.has(name)) return;
    return node.arguments.forEach((one) => shown(one, file, source, false));
  }
  if (node.type === "ConditionalExpression") {
    return [node.consequent, node.alternate].forEach((one) => shown(one, file, source, strict));
  }
  if (["BinaryExpression", "MemberExpression"].includes(node.type) && node.operator !== "+") return;
  if (node.type === "ArrowFunctionExpression") return shown(node.body, file, source, false);
  if (node.type === "Literal" && typeof node.value === "string") {
    if (strict ? hasWord(node.value) : isOneLabel(node.value)) note(file, source, node.start, node.value);
    return;
  }
  if (node.type === "TemplateLiteral") {
    const text = node.quasis.map((part) => part.value.cooked).join("{}");
    if (strict ? hasWord(text.replaceAll("{}", "")) : isOneLabel(text)) note(file, source, node.start, text);
    return node.expressions.forEach((one) => shown(one, file, source, strict));
  }
  for (const key of Object.keys(node)) {
    if (!["type", "start", "end", "loc", "parent"].includes(key)) shown(node[key], file, source, strict);
  }
}

function attribute(node, file, source) {
  if (node.type !== "Attribute" || node.value === true) return;
  const read = READ.has(node.name);
  for (const part of [node.value].flat()) {
    if (part.type === "Text") {
      if (read && hasWord(part.data)) note(file, source, part.start, part.data);
    } else shown(part.expression, file, source, read);
  }
}

/** The markup of a component: its texts, its attributes, what it shows of values. */
function markup(node, file, source) {
  if (!node || typeof node !== "object") return;
  if (Array.isArray(node)) return node.forEach((one) => markup(one, file, source));
  if (node.type === "Text") {
    if (hasWord(node.data)) note(file, source, node.start, node.data);
    return;
  }
  if (node.type === "ExpressionTag") return shown(node.expression, file, source, true);
  if (node.type === "Comment" || QUIET.has(node.name)) return;
  for (const one of node.attributes ?? []) attribute(one, file, source);
  for (const key of ["fragment", "nodes", "body", "consequent", "alternate", "fallback", "pending", "then", "catch"]) {
    if (node[key]) markup(node[key], file, source);
  }
}

/** The code of a file: literals that are sentences, outside say, imports and errors thrown. */
function code(text, file, source, offset) {
  const tree = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const visit = (node) => {
    if (ts.isImportDeclaration(node) || ts.isTypeNode(node) || ts.isThrowStatement(node)) return;
    if (ts.isCallExpression(node) && SAYING.has(node.expression.getText(tree).split(".").pop())) return;
    if (ts.isStringLiteralLike(node)) {
      if (isSentence(node.text)) note(file, source, offset + node.getStart(tree), node.text);
    } else if (ts.isTemplateExpression(node)) {
      const whole = node.head.text + node.templateSpans.map((span) => `{}${span.literal.text}`).join("");
      if (isSentence(whole.replaceAll("{}", "…"))) note(file, source, offset + node.getStart(tree), whole);
    }
    ts.forEachChild(node, visit);
  };
  visit(tree);
}

for (const name of readdirSync(folder, { recursive: true }).sort()) {
  const file = join(folder, name);
  if (name.includes(".test.") || !/\.(svelte|ts)$/.test(name)) continue;
  const source = readFileSync(file, "utf-8");
  if (name.endsWith(".ts")) code(source, file, source, 0);
  else {
    const tree = parse(source, { modern: true });
    markup(tree.fragment, file, source);
    for (const script of [tree.instance, tree.module]) {
      if (script) code(source.slice(script.content.start, script.content.end), file, source, script.content.start);
    }
  }
}
console.log(JSON.stringify(found));
