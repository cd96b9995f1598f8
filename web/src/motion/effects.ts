// Small things that happen where a piece lies: a die is turned to its new number, dust rises.
import { at, carry, untilOver } from "./flight";
import type { Box } from "./snapshot";

const PUFFS = 8;
const GROWS = 1.4; // a die that is turned is held up

/** A die is turned: its old face goes, its new one comes. */
export function turnOver(
  layer: Element,
  faces: { old: Element; fresh: Element; hidden: Element },
  box: Box,
  milliseconds: number,
): Animation {
  const timing = { duration: milliseconds, easing: "ease-in-out", fill: "both" as const };
  const carrier = carry(layer, box, "flight turned", faces.old, faces.fresh);
  faces.old.animate(
    [{ transform: "rotateY(0deg)" }, { transform: "rotateY(90deg)", offset: 0.5 }, { transform: "rotateY(90deg)" }],
    timing,
  );
  faces.fresh.animate(
    [{ transform: "rotateY(-90deg)" }, { transform: "rotateY(-90deg)", offset: 0.5 }, { transform: "rotateY(0deg)" }],
    timing,
  );
  const animation = carrier.animate(
    [1, GROWS, 1].map((scale) => ({ transform: at(box, box, scale) })),
    timing,
  );
  return untilOver(animation, carrier, faces.hidden);
}

/** Dust rises around something heavy that has come to rest, after a delay. */
export function raiseDust(layer: Element, box: Box, milliseconds: number, delay: number): Animation[] {
  const size = Math.max(box.w, box.h) * 0.22;
  const [x, y] = [box.x + box.w / 2, box.y + box.h * 0.8];
  return Array.from({ length: PUFFS }, (_, puff) => {
    const angle = Math.PI * (puff / (PUFFS - 1)); // a half circle along the ground
    const reach = (box.w / 2) * (1.05 + 0.3 * ((puff * 7) % 3));
    const [dx, dy] = [-Math.cos(angle) * reach, Math.sin(angle) * box.h * 0.22 - size * 0.4];
    const start: Box = { x: x - size / 2, y: y - size / 2, w: size, h: size };
    const end: Box = { ...start, x: start.x + dx, y: start.y + dy };
    const carrier = carry(layer, start, "puff");
    const timing = { duration: milliseconds, delay, easing: "ease-out", fill: "both" as const };
    const animation = carrier.animate(
      [
        { transform: at(start, start, 0.4), opacity: 0 },
        { transform: at({ ...start, x: start.x + dx * 0.6 }, start, 0.9), opacity: 0.7, offset: 0.25 },
        { transform: at(end, start, 1.5), opacity: 0 },
      ],
      timing,
    );
    return untilOver(animation, carrier, undefined);
  });
}
