// Discovery tiles: seven masks that differ in shape, and what the others do.
import type { DiscoveryTile } from "../../../lib/types";
import { GOODS } from "./goods";
import { disc, fill, line, type Shapes } from "./shapes";

const EYES = fill(disc(8.5, 10.5, 1.8) + disc(15.5, 10.5, 1.8), "var(--paper)");
const MOUTH = line("M8.5 16.5H15.5", 2, "var(--paper)");
const mask = (face: string, colour: string, ...more: Shapes): Shapes => [fill(face, colour), EYES, MOUTH, ...more];
const DIE = (x: number, y: number, s: number) => `M${x} ${y}h${s}v${s}h${-s}Z`;

/** Tiles that only bring goods have the goods' symbols. */
type GoodsTile = "victory_points" | "any_resources_3" | "any_resources_2" | "cocoa";

export const DISCOVERIES: Record<Exclude<DiscoveryTile, GoodsTile>, Shapes> = {
  mask_1: mask("M4 4H20V14A8 8 0 0 1 4 14Z", "var(--gold)", fill("M7 4L9 0.5L12 3L15 0.5L17 4Z", "var(--terracotta)")),
  mask_2: mask(disc(12, 12.5, 9), "var(--jade)"),
  mask_3: mask("M12 2L22 9L18 22H6L2 9Z", "var(--deep-blue)"),
  mask_4: mask("M4 3H20V22H4Z", "var(--wood)"),
  mask_5: mask("M12 1L21 12L12 23L3 12Z", "var(--terracotta)"),
  mask_6: mask("M2 5L7 7H17L22 5L19 21H5Z", "var(--seat-2)"),
  mask_7: mask("M3 8A9 7 0 0 1 21 8L15 22H9Z", "var(--stone-dark)"),
  avenue_step: [...(GOODS["avenue"] ?? []), fill("M12 6L16 11H13.5V17H10.5V11H8Z", "var(--jade)")],
  temple_any: GOODS["temple_any"] ?? [],
  temple_blue: GOODS["temple_blue"] ?? [],
  temple_red: GOODS["temple_red"] ?? [],
  temple_green: GOODS["temple_green"] ?? [],
  power_up_twice: [
    line(DIE(2, 2, 20), 1.6),
    fill("M8 5L13 11.5H10V18H6V11.5H3.5Z", "var(--jade)"),
    fill("M16 5L20.5 11.5H18V18H14V11.5H11.5Z", "var(--jade)"),
  ],
  double_move: [
    fill(DIE(1, 3, 8)),
    fill(DIE(1, 13, 8)),
    line("M11 7H21M17.5 3.5L21 7L17.5 10.5M11 17H21M17.5 13.5L21 17L17.5 20.5", 2, "var(--jade)"),
  ],
  free_cocoa: [
    ...(GOODS["cocoa"] ?? []),
    line("M3 21L21 3", 3, "var(--paper)"),
    line("M3 21L21 3", 1.8, "var(--temple-red)"),
  ],
  move_anywhere: [
    line("M20 12A8 8 0 1 1 12 4H17", 2.2, "var(--jade)"),
    line("M14 0.5L18 4L14 7.5", 2.2, "var(--jade)"),
    fill(DIE(8, 8, 8)),
  ],
  extra_worker: [fill(DIE(2, 8, 12)), line("M19 8V18M14.5 13H23.5", 3, "var(--jade)")],
};
