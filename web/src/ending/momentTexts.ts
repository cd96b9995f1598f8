// Moments of a game in words, and where they are looked at again.
import { say } from "../i18n/messages";
import { getBoardName, joinWithCommas, signedNumber } from "../turn/texts/names";
import type { Moment } from "./moments";

const formatGains = (gains: readonly number[], names: readonly string[]): string =>
  joinWithCommas(gains.map((vp, seat) => say("moment-gain", { name: names[seat] ?? "", vp: signedNumber(vp) })));

/** A moment as a short statement. */
export function formatMoment(moment: Moment, names: readonly string[]): string {
  const name = moment.seat === null ? "" : (names[moment.seat] ?? "");
  switch (moment.kind) {
    case "turn":
      return say("moment-turn", {
        name,
        vp: moment.vp,
        board_key: moment.board ?? "none",
        board: moment.board ? getBoardName(moment.board) : "",
      });
    case "eclipse":
      return say("moment-eclipse", { eclipse: moment.eclipse, gains: formatGains(moment.gains, names) });
    case "bonus":
      return say("moment-bonus", { gains: formatGains(moment.gains, names) });
    default:
      return say(`moment-${moment.kind}`, { name });
  }
}

/** The replay of a table at an entry. */
export const getReplayPath = (key: string, number: number): string => `/t/${key}/replay?at=${number}`;
