// The room an element has, told whenever it changes.
import type { Size } from "./composition";

export function measure(element: HTMLElement, tell: (size: Size) => void): { destroy(): void } {
  if (typeof ResizeObserver === "undefined") return { destroy: () => {} }; // nothing is laid out there
  const observer = new ResizeObserver(() => tell({ w: element.clientWidth, h: element.clientHeight }));
  observer.observe(element);
  tell({ w: element.clientWidth, h: element.clientHeight });
  return { destroy: () => observer.disconnect() };
}
