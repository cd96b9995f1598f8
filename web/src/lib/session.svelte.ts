// Who is at this browser, what went wrong, and whether the server can be reached.
import { Refused, createGuest, whoAmI } from "./api";
import { refusalWords } from "./refusals";
import type { Person } from "./types";
import { say } from "../i18n/messages";

const LOOK_AGAIN = 3000; // milliseconds while the server is away

class Here {
  /** Who is signed in: null is nobody, undefined is not known yet. */
  person: Person | null | undefined = $state.raw(undefined);
  /** What was refused last, in words; "" if nothing. */
  trouble = $state("");
  /** The server can't be reached. */
  away = $state(false);

  /** Find out who is here; goes on trying while the server is away. */
  async look(): Promise<void> {
    try {
      this.person = await whoAmI(say("player-name"));
      this.away = false;
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      if (error.status === 409 || error.status === 422) this.person = null; // another was first
      else if (error.status === 0 || error.status >= 500) this.lookLater();
      else this.trouble = refusalWords(error.problem);
    }
  }

  private lookLater(): void {
    this.away = true;
    setTimeout(() => void this.look(), LOOK_AGAIN);
  }

  async begin(name: string): Promise<void> {
    this.person = await createGuest(name);
  }

  /** Do something, and tell people if it was refused; whether it worked. */
  async attempt(work: () => Promise<unknown>): Promise<boolean> {
    this.trouble = "";
    try {
      await work();
      return true;
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      this.trouble = refusalWords(error.problem);
      return false;
    }
  }
}

export const here = new Here();
