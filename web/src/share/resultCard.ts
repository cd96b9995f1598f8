// What stands on the picture of a result.
import { describeOutcome } from "../ending/outcome";
import { getBotTag, getSeatNames, summarizeTable } from "../tables/tables";
import type { Result, Table, View } from "../lib/types";
import { speech } from "../i18n/language.svelte";

export interface Card {
  headline: string;
  margin: string;
  /** What was played, and when. */
  about: string;
  players: { seat: number; name: string; tag: string; vp: number }[];
}

/** The result as everybody may tell it: not "you won", but who did. */
export function makeCard(table: Table, result: Result, view: View): Card {
  const names = getSeatNames(table);
  const cocoa = view.players.map((player) => player.cocoa);
  const { headline, margin } = describeOutcome({ ...table, you: null }, result, names, cocoa);
  const day = new Date(table.changed_at).toLocaleDateString(speech.language, { dateStyle: "long" });
  return {
    headline,
    margin,
    about: [...summarizeTable({ ...table, visibility: "link" }), ...(table.imported ? [] : [day])].join(" · "),
    players: result.ranking.map((seat) => ({
      seat,
      name: names[seat] ?? "",
      tag: getBotTag(table.seats[seat]),
      vp: result.scores[seat] ?? 0,
    })),
  };
}
