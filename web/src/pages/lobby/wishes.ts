// What people look for, in words.
import { formatDuration } from "../../tables/tables";
import { say } from "../../i18n/messages";

/** A kind of game, as arguments of messages: "2 players, rated game", "15 minutes". */
export function describeWish(players: number, seconds: number, rated: boolean): { game: string; time: string } {
  const parts = [say("players", { count: players }), ...(rated ? [say("rated-game")] : [])];
  return { game: parts.join(", "), time: formatDuration(seconds) };
}
