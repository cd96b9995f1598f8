// One thing in flight: a copy of its picture on a layer above the table. Only transform and opacity
// change, so that the browser can move it without drawing it again.
import { placeSymbol } from "../board/signs/drawnSymbols";
import type { Box } from "./snapshot";

const SVG = "http://www.w3.org/2000/svg";
const EASE = "cubic-bezier(0.35, 0, 0.2, 1)";
const LIFTED = 1.16; // how much larger something is half-way
const COIN = 30; // pixels of a symbol in flight

export interface Flight {
  picture: SVGSVGElement;
  from: Box;
  to: Box;
  milliseconds: number;
  delay: number;
  /** What lies at the end already, unseen until the picture has arrived. */
  hidden?: Element;
  /** It comes out of one thing and disappears in another. */
  fades?: boolean;
  /** Boxes that it hops to on its way. */
  way?: readonly Box[];
}

/** A copy of a drawn piece. */
export function clonePiece(piece: SVGGraphicsElement): SVGSVGElement {
  const { x, y, width, height } = piece.getBBox();
  const copy = piece.cloneNode(true) as SVGGraphicsElement;
  copy.removeAttribute("transform");
  copy.removeAttribute("data-piece");
  copy.style.removeProperty("opacity"); // the piece may be hidden for a flight that isn't over
  return framed(copy, `${x} ${y} ${width} ${height}`);
}

/** A symbol, with a number on it if there is one. */
export function drawSymbol(name: string, number?: number): SVGSVGElement {
  const group = document.createElementNS(SVG, "g");
  group.append(placeSymbol(name));
  if (number !== undefined) {
    const text = document.createElementNS(SVG, "text");
    text.textContent = String(number);
    text.setAttribute("x", "12");
    text.setAttribute("y", "12.5");
    group.append(text);
  }
  return framed(group, "0 0 24 24");
}

function framed(group: SVGElement, box: string): SVGSVGElement {
  const svg = document.createElementNS(SVG, "svg");
  svg.setAttribute("viewBox", box);
  svg.append(group);
  return svg;
}

/** A box of a symbol's size in the middle of another. */
export const centreCoin = ({ x, y, w, h }: Box): Box => ({
  x: x + (w - COIN) / 2,
  y: y + (h - COIN) / 2,
  w: COIN,
  h: COIN,
});

/** Where something of a size lies in the middle of a box. */
export const at = ({ x, y, w, h }: Box, size: Box, scale = 1): string =>
  `translate(${x + (w - size.w) / 2}px, ${y + (h - size.h) / 2}px) scale(${(w / size.w) * scale})`;

/** A carrier of a picture on the layer, as large as a box. */
export function carry(layer: Element, box: Box, kind: string, ...pictures: Element[]): HTMLElement {
  const carrier = document.createElement("div");
  carrier.className = kind;
  carrier.style.width = `${box.w}px`;
  carrier.style.height = `${box.h}px`;
  carrier.append(...pictures);
  layer.append(carrier);
  return carrier;
}

/** Let something go with its animation, and show again what it stood for. */
export function untilOver(animation: Animation, carrier: Element, hidden: Element | undefined): Animation {
  const show = hide(hidden);
  animation.finished
    .catch(() => {})
    .finally(() => {
      carrier.remove();
      show();
    });
  return animation;
}

const hides = new WeakMap<SVGElement | HTMLElement, number>();

/** Hide something until it is shown as often as it was hidden. By its style: a part of the drawing that is animated
 *  becomes a layer, and all that lies on it too. */
function hide(element: Element | undefined): () => void {
  if (!(element instanceof SVGElement || element instanceof HTMLElement)) return () => {};
  const count = (by: number) => {
    const left = (hides.get(element) ?? 0) + by;
    hides.set(element, left);
    element.style.opacity = left > 0 ? "0" : "";
  };
  count(1);
  return () => count(-1);
}

const between = (from: Box, to: Box): Box => ({
  x: (from.x + to.x) / 2,
  y: (from.y + to.y) / 2,
  w: (from.w + to.w) / 2,
  h: (from.h + to.h) / 2,
});

/** A small arc from each box to the next: up quickly, down quickly, and at rest for a moment. */
export function hop(stops: readonly Box[], size: Box): Keyframe[] {
  const hops = stops.length - 1;
  return stops.flatMap((to, stop): Keyframe[] => {
    const from = stops[stop - 1];
    if (!from) return [{ transform: at(to, size), offset: 0, easing: "ease-out" }];
    const middle = between(from, to);
    const lift = Math.min(Math.hypot(to.x - from.x, to.y - from.y) * 0.18, 34);
    return [
      {
        transform: at({ ...middle, y: middle.y - lift }, size, LIFTED),
        offset: (stop - 0.5) / hops,
        easing: "ease-in",
      },
      { transform: at(to, size), offset: stop / hops, easing: "ease-out" },
    ];
  });
}

function glide(from: Box, to: Box, fades: boolean): Keyframe[] {
  const half = between(from, to);
  const lift = Math.min(Math.hypot(to.x - from.x, to.y - from.y) * 0.08, 24);
  const [pale, small] = fades ? [0, 0.6] : [1, 1];
  return [
    { transform: at(from, to, small), opacity: pale },
    ...(fades ? [{ transform: at(from, to, LIFTED), opacity: 1, offset: 0.16, easing: "ease-in" }] : []),
    { transform: at({ ...half, y: half.y - lift }, to, LIFTED), opacity: 1, offset: 0.5, easing: "ease-out" },
    ...(fades ? [{ transform: at(to, to), opacity: 1, offset: 0.9 }] : []),
    { transform: at(to, to, small), opacity: pale },
  ];
}

/** Let something fly; the animation that ends when it has arrived. */
export function fly(layer: Element, flight: Flight): Animation {
  const { picture, from, to, milliseconds, delay, hidden, fades = false, way } = flight;
  const carrier = carry(layer, to, fades ? "flight coin" : "flight", picture);
  const timing = { duration: milliseconds, delay, fill: "both" as const };
  const frames = way ? hop([from, ...way, to], to) : glide(from, to, fades);
  const animation = carrier.animate(frames, fades || way ? timing : { ...timing, easing: EASE });
  return untilOver(animation, carrier, hidden);
}
