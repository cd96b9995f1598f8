// The tables where it is my turn, and the way to the next of them.
import { fetchTurns } from "../lib/api";
import { route } from "../lib/route.svelte";
import { session } from "../lib/session.svelte";
import type { Turn } from "../lib/types";

const PAUSE = 60_000; // milliseconds between two looks while the page is seen

class Waiting {
  private all: Turn[] = $state.raw([]);

  /** Those elsewhere than at the table that is looked at. */
  get others(): Turn[] {
    return this.all.filter(({ key }) => key !== route.key);
  }

  /** Look again; what can't be had now is had the next time. */
  async look(): Promise<void> {
    if (!session.person || document.visibilityState === "hidden") return;
    this.all = await fetchTurns().catch(() => this.all);
  }

  /** Look now and from time to time; how that is ended. */
  keepLooking(): () => void {
    const look = () => void this.look();
    look();
    const timer = setInterval(look, PAUSE);
    document.addEventListener("visibilitychange", look);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", look);
    };
  }

  /** Go to the next table that waits. */
  goOn(): void {
    const next = this.others[0];
    if (next) route.go(`/t/${next.key}`);
  }
}

export const waiting = new Waiting();
