// Discovery tiles: the masks, and what the others do.
import type { DiscoveryTile } from "../../../lib/types";
import { GOODS } from "./goods";
import { MASKS } from "./masks";
import { fill, line, type Shapes } from "./shapes";

const DIE = (x: number, y: number, s: number) => `M${x} ${y}h${s}v${s}h${-s}Z`;

/** Tiles that only bring goods have the goods' symbols. */
type GoodsTile = "victory_points" | "any_resources_3" | "any_resources_2" | "cocoa";

export const DISCOVERIES: Record<Exclude<DiscoveryTile, GoodsTile>, Shapes> = {
  ...MASKS,
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
    line("M3 21L21 3", 3, "var(--limestone)"),
    line("M3 21L21 3", 1.8, "var(--temple-red)"),
  ],
  move_anywhere: [
    line("M20 12A8 8 0 1 1 12 4H17", 2.2, "var(--jade)"),
    line("M14 0.5L18 4L14 7.5", 2.2, "var(--jade)"),
    fill(DIE(8, 8, 8)),
  ],
  extra_worker: [fill(DIE(2, 8, 12)), line("M19 8V18M14.5 13H23.5", 3, "var(--jade)")],
};
