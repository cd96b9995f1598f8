// What whoever runs the server tells everybody: asked for on a new page, told at a table.
import { ApiError, fetchAnnouncement } from "./api";
import type { Announcement } from "./types";

const FRESH = 60_000; // milliseconds after which it is asked for again

class Announcements {
  said: Announcement | null = $state.raw(null);
  /** The text that somebody doesn't want to see any more. */
  hidden = $state("");
  private askedAt = -Infinity;

  /** Ask, unless that was done a moment ago. */
  async look(): Promise<void> {
    if (Date.now() - this.askedAt < FRESH) return;
    this.askedAt = Date.now();
    try {
      this.said = await fetchAnnouncement();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error; // nobody waits for it
    }
  }
}

export const announcements = new Announcements();
