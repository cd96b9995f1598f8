// The guide's text and figures are fetched when somebody wants to read it, not at the start.
import { say } from "../i18n/messages";
import { parseGuide, writeFigure, type Guide } from "./guide";

const texts = import.meta.glob<string>("../../../src/teotihuacan/i18n/*/strategy.md", {
  query: "?raw",
  import: "default",
});

/** The guide in a language, with its figures. */
export async function fetchGuide(language: string): Promise<Guide> {
  const [text, { default: figures }] = await Promise.all([
    texts[`../../../src/teotihuacan/i18n/${language}/strategy.md`]?.() ?? "",
    import("../../../src/teotihuacan/i18n/strategy.json"),
  ]);
  const measured: Record<string, number> = figures;
  return parseGuide(text, (key, form) => {
    const figure = measured[key];
    return figure === undefined ? say(key) : writeFigure(figure, form, language);
  });
}
