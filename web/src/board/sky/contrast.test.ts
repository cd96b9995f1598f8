// Text on the upper part of the sky can be read at every hour, by day and by night.
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { expect, it } from "vitest";
import { shadeSky } from "./hours";

const css = readFileSync(resolve("src/board/sky/sky.css"), "utf8");
const [day = "", night = ""] = css.split('html[data-theme="dark"]');

type Colour = readonly [number, number, number];
const read = (theme: string, name: string): Colour => {
  const hex = new RegExp(`--${name}: #([0-9a-f]{6})`).exec(theme)?.[1] ?? "";
  return [0, 2, 4].map((at) => parseInt(hex.slice(at, at + 2), 16)) as unknown as Colour;
};
const mix = (below: Colour, above: Colour, share: number) =>
  below.map((value, i) => value + ((above[i] ?? 0) - value) * share) as unknown as Colour;
const light = (colour: Colour) => {
  const [r, g, b] = colour.map((value) => {
    const part = value / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  }) as unknown as Colour;
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
};
const contrast = (one: Colour, other: Colour) => {
  const [dark = 0, bright = 0] = [light(one), light(other)].sort((a, b) => a - b);
  return (bright + 0.05) / (dark + 0.05);
};

it.each([
  ["day", day],
  ["night", night],
])("by %s", (_, theme) => {
  const ink = read(day, "on-sky");
  for (const part of ["top", "middle"])
    for (let hour = 0; hour <= 1; hour += 0.05) {
      const { dusk, night: dark } = shadeSky({ hour, eclipse: false });
      const late = read(theme, `sky-late-${part}`);
      const sky = mix(mix(late, read(theme, `sky-dusk-${part}`), dusk), read(theme, `sky-night-${part}`), dark);
      expect(contrast(ink, sky)).toBeGreaterThanOrEqual(4.5);
    }
});
