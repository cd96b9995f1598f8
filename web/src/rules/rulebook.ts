// The text of the rules as data: chapters, numbered rules, the rulings that belong to them.

/** A paragraph, or a list of items. */
export type Block = { kind: "text"; text: string } | { kind: "list"; items: string[] };

/** A rule, or what a chapter says before its first rule (then the number is the chapter's). */
export interface Rule {
  number: string;
  blocks: Block[];
  rulings: Ruling[];
}

export interface Ruling {
  number: string;
  text: string;
  rules: string[];
}

export interface Chapter {
  number: string;
  title: string;
  rules: Rule[];
}

export interface Rulebook {
  title: string;
  intro: string[];
  chapters: Chapter[];
}

const RULE = /^(\d+\.\d+) (.+)$/;
const RULING = /^(\d+)\. (.+)$/;
const BELONGS = /\s*\([^\d()]*((?:\d+(?:\.\d+)?(?:, )?)+)\)$/;
const LINK = /\[([^\]]+)\]\([^)]*\)/g; // to a file beside this one: the page has all of it

/** Lines as paragraphs and lists; an empty line or an item begins a new one. */
function parseBlocks(lines: string[]): Block[] {
  const blocks: Block[] = [];
  let open = false; // whether the last paragraph or item goes on
  for (const line of lines) {
    const last = blocks.at(-1);
    if (!line.trim()) open = false;
    else if (line.startsWith("- ")) {
      if (last?.kind === "list") last.items.push(line.slice(2));
      else blocks.push({ kind: "list", items: [line.slice(2)] });
      open = true;
    } else if (open && last?.kind === "text") last.text += ` ${line.trim()}`;
    else if (open && last?.kind === "list") last.items.push(`${last.items.pop() ?? ""} ${line.trim()}`);
    else {
      blocks.push({ kind: "text", text: line.trim() });
      open = true;
    }
  }
  return blocks;
}

/** The rulings of a text; the rules to which each belongs stand in brackets at its end. */
export function parseRulings(text: string): Ruling[] {
  const found: string[] = [];
  for (const line of text.split("\n")) {
    if (RULING.test(line)) found.push(line);
    else if (line.startsWith(" ") && found.length) found.push(`${found.pop() ?? ""} ${line.trim()}`);
  }
  return found.map((line) => {
    const [, number = "", said = ""] = RULING.exec(line) ?? [];
    return { number, text: said.replace(BELONGS, ""), rules: BELONGS.exec(said)?.[1]?.split(", ") ?? [] };
  });
}

/** The whole text of the rules, with the rulings where they belong. */
export function parseRules(rules: string, rulings: string): Rulebook {
  const all = parseRulings(rulings);
  const [head = "", ...parts] = rules.split(/^(?=## )/m);
  const [title = "", ...intro] = head.split("\n");
  return {
    title: title.replace(/^# /, ""),
    intro: parseBlocks(intro).flatMap((block) =>
      block.kind === "text" ? [block.text.replace(LINK, "$1")] : block.items,
    ),
    chapters: parts.map((part) => parseChapter(part.split("\n"), all)),
  };
}

function parseChapter([head = "", ...lines]: string[], all: Ruling[]): Chapter {
  const [, number = "", title = ""] = /^## (\d+) (.+)$/.exec(head) ?? [];
  const rules: { number: string; lines: string[] }[] = [{ number, lines: [] }];
  for (const line of lines) {
    const [, at, text] = RULE.exec(line) ?? [];
    if (at && text) rules.push({ number: at, lines: [text] });
    else rules.at(-1)?.lines.push(line);
  }
  const made = rules.map((rule) => ({
    number: rule.number,
    blocks: parseBlocks(rule.lines),
    rulings: all.filter((ruling) => ruling.rules.includes(rule.number)),
  }));
  return { number, title, rules: made.filter(({ blocks, rulings }) => blocks.length || rulings.length) };
}

/** Everything a rule says, for looking things up. */
export const joinRuleText = (rule: Rule): string =>
  rule.blocks.flatMap((block) => (block.kind === "text" ? [block.text] : block.items)).join(" ");

/** The numbers of all rules and chapters. */
export const listRuleNumbers = (book: Rulebook): Set<string> =>
  new Set(book.chapters.flatMap((chapter) => [chapter.number, ...chapter.rules.map((rule) => rule.number)]));
