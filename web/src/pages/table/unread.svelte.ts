// Which lines of chat nobody has seen yet: a line is read when it was in sight, not when it came.
import type { Line } from "../../lib/types";

const PLACE = "teotihuacan.chat."; // with the table's key: the number of the last line that was read

export class Unread {
  private read = $state(0);

  constructor(
    private readonly key: string,
    private readonly lines: () => readonly Line[],
    private readonly me: () => string | undefined,
  ) {
    this.read = Number(sessionStorage.getItem(PLACE + key)) || 0;
  }

  readonly all: readonly Line[] = $derived.by(() =>
    this.lines().filter((line) => line.number > this.read && line.name !== this.me()),
  );

  /** All lines so far are in sight. */
  markRead(): void {
    const last = this.lines().at(-1)?.number ?? 0;
    if (last <= this.read) return;
    this.read = last;
    sessionStorage.setItem(PLACE + this.key, String(last));
  }
}
