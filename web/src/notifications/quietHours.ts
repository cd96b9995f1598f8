// Quiet hours: minutes after midnight for the server, "22:00" for people.

const HOUR = 60;
export const USUAL = { quiet_from: 22 * HOUR, quiet_until: 7 * HOUR };

/** Minutes after midnight as a clock shows them. */
export const formatMinute = (minute: number): string =>
  `${String(Math.floor(minute / HOUR)).padStart(2, "0")}:${String(minute % HOUR).padStart(2, "0")}`;

/** The minutes after midnight that a clock shows; null if it shows nothing. */
export function parseMinute(text: string): number | null {
  const found = /^(\d\d):(\d\d)/.exec(text);
  return found ? Number(found[1]) * HOUR + Number(found[2]) : null;
}
