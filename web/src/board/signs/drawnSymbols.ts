// Symbols stand on the table again and again: each is drawn once for the page, when it is first wanted, and used by name.
import { symbols } from "./symbols";
import type { Shape } from "./symbols/shapes";

const SVG = "http://www.w3.org/2000/svg";
let store: SVGSVGElement | undefined;
const drawn = new Set<string>();

/** Where a symbol's drawing is found, in a box of 24; its ink is the colour of the text around it. */
export function findSymbol(name: string): string {
  const id = `sign-${name}`;
  if (!store?.isConnected) {
    store = addStore();
    drawn.clear();
  }
  if (!drawn.has(id)) {
    store.append(draw(id, symbols[name] ?? []));
    drawn.add(id);
  }
  return `#${id}`;
}

/** A use of a symbol, outside of components. */
export function placeSymbol(name: string): SVGUseElement {
  const use = document.createElementNS(SVG, "use");
  use.setAttribute("href", findSymbol(name));
  use.setAttribute("color", "var(--ink)");
  return use;
}

function addStore(): SVGSVGElement {
  const svg = document.createElementNS(SVG, "svg");
  svg.setAttribute("width", "0");
  svg.setAttribute("height", "0");
  svg.setAttribute("aria-hidden", "true");
  svg.style.position = "absolute";
  document.body.append(svg);
  return svg;
}

function draw(id: string, shapes: readonly Shape[]): SVGElement {
  const group = document.createElementNS(SVG, "g");
  group.id = id;
  group.setAttribute("stroke-linecap", "round");
  group.setAttribute("stroke-linejoin", "round");
  group.append(...shapes.map(drawShape));
  const place = document.createElementNS(SVG, "defs");
  place.append(group);
  return place;
}

function drawShape({ d, fill, stroke, width, transform, says }: Shape): SVGPathElement {
  const path = document.createElementNS(SVG, "path");
  path.setAttribute("d", d);
  path.setAttribute("fill", tone(fill));
  path.setAttribute("stroke", tone(stroke));
  if (width) path.setAttribute("stroke-width", String(width));
  if (transform) path.setAttribute("transform", transform);
  if (says) path.setAttribute("class", `says-${says}`);
  return path;
}

const tone = (colour: string | undefined) => (colour === "ink" ? "currentColor" : (colour ?? "none"));
