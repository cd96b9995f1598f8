// Looking something up in the rules: by number, or by words in any order; and marking what was found.
import { joinRuleText, type Chapter, type Rule, type Rulebook } from "./rulebook";

const NUMBER = /^\d+(\.\d*)?$/;
/** Without accents and case: whoever types "kakao" finds "Kakaó", whoever types "kirmizi" finds "kırmızı". */
const plain = (text: string): string =>
  text.normalize("NFD").replace(/\p{M}/gu, "").replaceAll("ı", "i").replaceAll("’", "'").toLowerCase();

export const splitWords = (wanted: string): string[] => plain(wanted).split(/\s+/).filter(Boolean);

function mentions(chapter: Chapter, rule: Rule, words: string[]): boolean {
  const text = plain([chapter.title, joinRuleText(rule), ...rule.rulings.map((ruling) => ruling.text)].join(" "));
  return words.every((word) => text.includes(word));
}

/** A number is looked for as one while it is typed: "5" and "5." are the chapter, "5.3" the rule. */
function hasNumber(rule: Rule, wanted: string): boolean {
  const [chapter, at] = wanted.split(".");
  return at ? rule.number.startsWith(`${chapter}.${at}`) : rule.number.split(".")[0] === chapter;
}

/** The chapters with the rules that were looked for; all of them if nothing was. */
export function searchRules(book: Rulebook, wanted: string): Chapter[] {
  const words = splitWords(wanted);
  const [first = ""] = words;
  if (!words.length) return book.chapters;
  const fits = (chapter: Chapter, rule: Rule) =>
    words.length === 1 && NUMBER.test(first) ? hasNumber(rule, first) : mentions(chapter, rule, words);
  return book.chapters
    .map((chapter) => ({ ...chapter, rules: chapter.rules.filter((rule) => fits(chapter, rule)) }))
    .filter((chapter) => chapter.rules.length);
}

export const countRules = (chapters: Chapter[]): number =>
  chapters.reduce((sum, chapter) => sum + chapter.rules.length, 0);

/** A part of a text: plain, found by a word, or the number of another rule. */
export interface Part {
  text: string;
  hit?: boolean;
  rule?: string;
}

/** A text in parts: numbers of rules lead there, the words looked for stand out. */
export function splitText(text: string, words: string[], numbers: Set<string>): Part[] {
  const parts: Part[] = [];
  let from = 0;
  // "5.3", or a chapter after a word in brackets or not: "rule 12".
  for (const cited of text.matchAll(/(?<![\d.])\d+\.\d+(?![\d.]*\d)|(?<=\brules? )\d+(?![\d.]*\d)/g)) {
    if (!numbers.has(cited[0])) continue;
    parts.push(...highlight(text.slice(from, cited.index), words), { text: cited[0], rule: cited[0] });
    from = cited.index + cited[0].length;
  }
  return [...parts, ...highlight(text.slice(from), words)];
}

/** A text with the words looked for apart. */
export function highlight(text: string, words: string[]): Part[] {
  const usable = words.filter((word) => !NUMBER.test(word) || words.length > 1);
  // Character by character, so that places in the plain text are places in the text.
  const letters = [...text];
  const low = letters.map((letter) => plain(letter)[0] ?? "").join("");
  const hits = new Array<boolean>(letters.length).fill(false);
  for (const word of usable) {
    for (let at = low.indexOf(word); at >= 0; at = low.indexOf(word, at + 1)) hits.fill(true, at, at + word.length);
  }
  const parts: Part[] = [];
  letters.forEach((letter, at) => {
    const last = parts.at(-1);
    if (last && (last.hit ?? false) === hits[at]) last.text += letter;
    else parts.push(hits[at] ? { text: letter, hit: true } : { text: letter });
  });
  return parts;
}
