// Days as fields for dates spell them: 2026-11-19, by the calendar of where one is.

const two = (n: number): string => String(n).padStart(2, "0");

/** The day that is so many days from now. */
export function inDays(count: number, now = new Date()): string {
  const day = new Date(now.getFullYear(), now.getMonth(), now.getDate() + count);
  return `${day.getFullYear()}-${two(day.getMonth() + 1)}-${two(day.getDate())}`;
}

/** When a day is over, in milliseconds since 1970. */
export function endOfDay(day: string): number {
  const [year = 0, month = 1, date = 1] = day.split("-").map(Number);
  return new Date(year, month - 1, date + 1).getTime() - 1;
}
