// A teaching game: what there is to say about a turn before it ends.
import { ApiError, fetchVerdict } from "../lib/api";
import type { Taught } from "../lib/types";

export class Teacher {
  /** What was said last, until the game goes on. */
  taught: Taught | null = $state.raw(null);
  thinking = $state(false);

  constructor(private readonly key: string) {}

  /** Look at the turn that waits to be ended; whether it may end: nothing costly was found. */
  async approve(): Promise<boolean> {
    this.thinking = true;
    try {
      const taught = await fetchVerdict(this.key);
      this.taught = taught.verdict.costly ? taught : null;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      this.taught = null; // whoever can't be taught now plays on
    } finally {
      this.thinking = false;
    }
    return this.taught === null;
  }

  forget(): void {
    this.taught = null;
  }
}
