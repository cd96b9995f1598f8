// Which rules a question or a thing on the table is about: the numbers, from the package.
import cited from "../../../src/teotihuacan/i18n/cited.json";
import type { View } from "../lib/types";
import type { Place } from "../board/targets";

type Numbers = Record<string, string[]>;
const { questions, boards, things, discoveries, bot } = cited as Record<string, Numbers>;

export const findQuestionRules = (question: string): string[] => questions?.[question] ?? [];

/** The rules about a place on the table. */
export function findPlaceRules(place: Place, view: View): string[] {
  switch (place.kind) {
    case "board":
      return boards?.[place.board] ?? [];
    case "discovery":
    case "held": {
      const of = discoveries?.[place.tile.startsWith("mask") ? "mask" : place.tile] ?? discoveries?.["other"] ?? [];
      return place.kind === "discovery" ? ["5.7", ...of] : of;
    }
    case "bot":
      return bot?.[place.tile] ?? [];
    case "worker": {
      const space = view.players[place.seat]?.workers[place.worker]?.space;
      return things?.[space === undefined || space === null ? "worker" : "locked_worker"] ?? [];
    }
    default:
      return things?.[place.kind] ?? [];
  }
}
