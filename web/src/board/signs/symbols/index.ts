// All symbols by name. Names that mean two things are told apart by a prefix (`discovery-cocoa`).
import { BOARDS } from "./boards";
import { DISCOVERIES } from "./discoveries";
import { FACES } from "./faces";
import { GOODS } from "./goods";
import { ICONS } from "./icons";
import { PIECES } from "./pieces";
import type { Shapes } from "./shapes";

const prefixed = (prefix: string, shapes: Record<string, Shapes>) =>
  Object.fromEntries(Object.entries(shapes).map(([name, shape]) => [prefix + name, shape]));

export const symbols: Record<string, Shapes> = {
  ...GOODS,
  ...BOARDS,
  ...prefixed("face-", FACES),
  ...prefixed("icon-", ICONS),
  ...prefixed("discovery-", DISCOVERIES),
  ...prefixed("piece-", PIECES),
};
