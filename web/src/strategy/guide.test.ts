// The guide as data, and its figures as people write them.
import { expect, test } from "vitest";
import { parseGuide, parseSpans, writeFigure } from "./guide";

const TEXT = `# Strategy

Of {all.games} games.

## What wins

| more of | 2 players | 3 |
|---|---:|---:|
| {source-masks} | {2.masks} | {2.more:+} |

- **Work.** Then
  rest.
- Type \`teotihuacan\`.

\`\`\`
one line
\`\`\`
`;

test("a guide has a title, sections and blocks, with figures in their places", () => {
  const guide = parseGuide(TEXT, (key, form) => `<${key}${form}>`);
  expect(guide.title).toBe("Strategy");
  expect(guide.intro).toEqual([{ kind: "text", spans: [{ text: "Of <all.games> games.", set: "plain" }] }]);
  const [section] = guide.sections;
  expect(guide.sections).toHaveLength(1);
  expect(section?.title).toBe("What wins");
  const [table, list, code] = section?.blocks ?? [];
  expect(table).toEqual({
    kind: "table",
    rows: [
      ["more of", "2 players", "3"],
      ["<source-masks>", "<2.masks>", "<2.more+>"],
    ],
  });
  expect(list?.kind === "list" && list.items[0]).toEqual([
    { text: "Work.", set: "strong" },
    { text: " Then rest.", set: "plain" },
  ]);
  expect(code).toEqual({ kind: "code", text: "one line" });
});

test("typed and bold words stand apart", () => {
  expect(parseSpans("a **b** `c`")).toEqual([
    { text: "a ", set: "plain" },
    { text: "b", set: "strong" },
    { text: " ", set: "plain" },
    { text: "c", set: "code" },
  ]);
});

test("figures are written as the language does", () => {
  expect(writeFigure(24, "1", "en")).toBe("24.0");
  expect(writeFigure(-4.5, "1", "fr")).toBe("−4,5");
  expect(writeFigure(2.6, "", "en")).toBe("3");
  expect(writeFigure(1.5, "+", "cs")).toBe("+1,5");
  expect(writeFigure(-0.5, "+", "en")).toBe("−0.5");
});
