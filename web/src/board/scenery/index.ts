// The place behind each board.
import type { BoardName } from "../../lib/types";
import { paintYard } from "./alchemy";
import { paintSite } from "./construction";
import { paintFrieze } from "./decorations";
import { paintForest } from "./forest";
import { paintRiver } from "./gold_deposits";
import { paintStreet } from "./nobles";
import type { Painter } from "./paint";
import { paintPalace } from "./palace";
import { paintQuarry } from "./stone_quarry";

export const PAINTERS: Record<BoardName, Painter> = {
  palace: paintPalace,
  forest: paintForest,
  stone_quarry: paintQuarry,
  gold_deposits: paintRiver,
  alchemy: paintYard,
  nobles: paintStreet,
  decorations: paintFrieze,
  construction: paintSite,
};
