// The strategy guide: Markdown of the package whose figures and names are filled in.

/** A piece of a sentence, as it is set. */
export interface Span {
  text: string;
  set: "plain" | "strong" | "code";
}

/** A paragraph, a list, a table (its first row is its head), or lines to type. */
export type Block =
  | { kind: "text"; spans: Span[] }
  | { kind: "list"; items: Span[][] }
  | { kind: "table"; rows: string[][] }
  | { kind: "code"; text: string };

export interface Section {
  id: string;
  title: string;
  blocks: Block[];
}

export interface Guide {
  title: string;
  intro: Block[];
  sections: Section[];
}

/** What stands in the place of a name: `2.ahead.ascensions.won` with a form, or `source-avenue`. */
export type Fill = (key: string, form: string) => string;

const PLACE = /\{([^{}]+?)(?::([1+]))?\}/g;
const SPAN = /\*\*(.+?)\*\*|`(.+?)`/g;

/** The guide in the words of one language. */
export function parseGuide(text: string, fill: Fill): Guide {
  const filled = text.replace(PLACE, (_, key: string, form = "") => fill(key, form as string));
  const [head = "", ...parts] = filled.split(/^(?=## )/m);
  const { title, blocks } = parsePart(head);
  return {
    title,
    intro: blocks,
    sections: parts.map((part, place) => ({ id: `part-${place + 1}`, ...parsePart(part) })),
  };
}

function parsePart(part: string): { title: string; blocks: Block[] } {
  const [title = "", ...lines] = part.split("\n");
  const blocks = lines.join("\n").split(/\n{2,}/);
  return {
    title: title.replace(/^#+ /, ""),
    blocks: blocks
      .map((block) => block.trim())
      .filter(Boolean)
      .map(parseBlock),
  };
}

function parseBlock(block: string): Block {
  if (block.startsWith("```")) return { kind: "code", text: block.split("\n").slice(1, -1).join("\n") };
  if (block.startsWith("|")) return { kind: "table", rows: parseTable(block) };
  if (!block.startsWith("- ")) return { kind: "text", spans: parseSpans(block) };
  return { kind: "list", items: block.slice(2).split(/\n- /).map(parseSpans) };
}

const parseTable = (block: string): string[][] =>
  block
    .split("\n")
    .filter((line) => !/^[|:-]+$/.test(line))
    .map((line) =>
      line
        .split("|")
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );

/** Bold and typed words apart from the others. */
export function parseSpans(text: string): Span[] {
  const line = text.replace(/\s*\n\s*/g, " ");
  const spans: Span[] = [];
  let from = 0;
  for (const found of line.matchAll(SPAN)) {
    if (found.index > from) spans.push({ text: line.slice(from, found.index), set: "plain" });
    spans.push({ text: found[1] ?? found[2] ?? "", set: found[1] ? "strong" : "code" });
    from = found.index + found[0].length;
  }
  if (from < line.length) spans.push({ text: line.slice(from), set: "plain" });
  return spans;
}

/** A figure as people write it; means have one digit behind the point, differences their sign, too. */
export function writeFigure(figure: number, form: string, language: string): string {
  const digits = form ? 1 : 0;
  const written = new Intl.NumberFormat(language, {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
    signDisplay: form === "+" ? "always" : "auto",
  });
  return written.format(figure).replace("-", "−");
}
