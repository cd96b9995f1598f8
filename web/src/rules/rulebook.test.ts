import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { listRuleNumbers, parseRules, parseRulings, joinRuleText } from "./rulebook";
import { countRules, searchRules, highlight, splitText, splitWords } from "./search";
import { fetchRulebook } from "./text";

const SMALL = `# Rules

Two lines
make a paragraph, with a [link](there.md).

Another one.

## 4 Collect
No number here,
but two lines.

- One item
- Another one
  that goes on

After the list.

## 5 Worship
5.1 The first (see rule 4).
Goes on.
5.2 The second, of 5.1; not 9.9, and 12 VP.
`;
const RULINGS = `# Rulings

## Some
7. About the second (mostly),
   in two lines. (rules 5.2, 4)
8. About nothing here. (rule 3.1)
`;
const book = parseRules(SMALL, RULINGS);

describe("a small book", () => {
  it("has a title, an introduction and chapters", () => {
    expect(book.title).toBe("Rules");
    expect(book.intro).toEqual(["Two lines make a paragraph, with a link.", "Another one."]);
    expect(book.chapters.map(({ number, title }) => [number, title])).toEqual([
      ["4", "Collect"],
      ["5", "Worship"],
    ]);
  });

  it("keeps a chapter without numbers as a rule of its own", () => {
    expect(book.chapters[0]?.rules.map(({ number, blocks }) => ({ number, blocks }))).toEqual([
      {
        number: "4",
        blocks: [
          { kind: "text", text: "No number here, but two lines." },
          { kind: "list", items: ["One item", "Another one that goes on"] },
          { kind: "text", text: "After the list." },
        ],
      },
    ]);
  });

  it("numbers rules and joins their lines", () => {
    expect(book.chapters[1]?.rules.map((rule) => [rule.number, joinRuleText(rule)])).toEqual([
      ["5.1", "The first (see rule 4). Goes on."],
      ["5.2", "The second, of 5.1; not 9.9, and 12 VP."],
    ]);
    expect([...listRuleNumbers(book)]).toEqual(
      ["4", "4", "5", "5.1", "5.2"].filter((n, i, all) => all.indexOf(n) === i),
    );
  });

  it("has rulings where they belong", () => {
    expect(parseRulings(RULINGS)[0]).toEqual({
      number: "7",
      text: "About the second (mostly), in two lines.",
      rules: ["5.2", "4"],
    });
    expect(book.chapters[1]?.rules.map((rule) => rule.rulings.map(({ number }) => number))).toEqual([[], ["7"]]);
  });
});

describe("looking up", () => {
  const numbers = (wanted: string) =>
    searchRules(book, wanted).flatMap((chapter) => chapter.rules.map((rule) => rule.number));

  it("finds numbers while they are typed", () => {
    expect(numbers("")).toEqual(["4", "5.1", "5.2"]);
    expect(numbers("5")).toEqual(["5.1", "5.2"]);
    expect(numbers("5.")).toEqual(["5.1", "5.2"]);
    expect(numbers("5.2")).toEqual(["5.2"]);
    expect(numbers("4")).toEqual(["4"]);
    expect(numbers("77")).toEqual([]);
  });

  it("finds all words in any order, in rules, titles and rulings", () => {
    expect(numbers("goes FIRST")).toEqual(["5.1"]);
    expect(numbers("worship")).toEqual(["5.1", "5.2"]);
    expect(numbers("about lines")).toEqual(["4", "5.2"]);
    expect(numbers("first second")).toEqual([]);
    expect(countRules(searchRules(book, "worship"))).toBe(2);
  });

  it("marks what was found, whatever its accents", () => {
    expect(highlight("Kakaó and kakao", splitWords("KAKAO"))).toEqual([
      { text: "Kakaó", hit: true },
      { text: " and " },
      { text: "kakao", hit: true },
    ]);
    expect(highlight("nothing", [])).toEqual([{ text: "nothing" }]);
  });

  it("leads to rules that are cited and exist", () => {
    const cited = (text: string) => splitText(text, [], listRuleNumbers(book)).flatMap((part) => part.rule ?? []);
    expect(cited("see rule 4, 5.1 and 5.2.")).toEqual(["4", "5.1", "5.2"]);
    expect(cited("not 9.9, and 4 VP or 15.11")).toEqual([]);
    const parts = splitText("the first 5.1", ["first"], listRuleNumbers(book));
    expect(parts).toEqual([
      { text: "the " },
      { text: "first", hit: true },
      { text: " " },
      { text: "5.1", rule: "5.1" },
    ]);
  });
});

it("the real text loses nothing", async () => {
  const real = await fetchRulebook();
  const written = readFileSync("../src/teotihuacan/i18n/en/rules.md", "utf8");
  expect(real.chapters.map((chapter) => Number(chapter.number))).toEqual(Array.from({ length: 15 }, (_, at) => at + 1));
  const body = written
    .slice(written.indexOf("## 1 "))
    .replace(/^## .*$/gm, "")
    .replace(/^(\d+\.\d+|-) /gm, "");
  const told = real.chapters.flatMap((chapter) => chapter.rules.map(joinRuleText)).join(" ");
  expect(told.split(/\s+/)).toEqual(body.split(/\s+/).filter(Boolean));
  const rulings = parseRulings(readFileSync("../src/teotihuacan/i18n/en/rulings.md", "utf8"));
  const shown = new Set(
    real.chapters.flatMap(({ rules }) => rules.flatMap((rule) => rule.rulings.map(({ number }) => number))),
  );
  expect(shown.size).toBe(rulings.length);
  const all = readFileSync("../src/teotihuacan/i18n/en/rulings.md", "utf8")
    .replace(/^# [^]*?^## /m, "## ")
    .replace(/^## .*$/gm, "");
  const every = rulings.map(
    ({ number, text, rules }) => `${number}. ${text} (${rules.length > 1 ? "rules" : "rule"} ${rules.join(", ")})`,
  );
  expect(every.join(" ").split(/\s+/)).toEqual(all.split(/\s+/).filter(Boolean));
});
