// Who is at this browser, what went wrong, and whether the server can be reached.
import { ApiError, changeMe, createGuest, fetchMe } from "./api";
import { formatRefusal } from "./refusals";
import type { Person } from "./types";
import { say } from "../i18n/messages";

const LOOK_AGAIN = 3000; // milliseconds while the server is away

/** Whoever has never said how turns should end is asked before they do, against bots. */
async function askAboutTurns(person: Person | null): Promise<Person | null> {
  if (person?.confirm_bots !== null) return person;
  return changeMe({ confirm_bots: true }).catch(() => person);
}

class Session {
  /** Who is signed in: null is nobody, undefined is not known yet. */
  person: Person | null | undefined = $state.raw(undefined);
  /** What was refused last, in words; "" if nothing. */
  trouble = $state("");
  /** The server can't be reached. */
  away = $state(false);

  /** Find out who is here; goes on trying while the server is away. */
  async look(): Promise<void> {
    try {
      this.person = await askAboutTurns(await fetchMe(say("player-name")));
      this.away = false;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (error.status === 409 || error.status === 422)
        this.person = null; // another was first
      else if (error.status === 0 || error.status >= 500) this.lookLater();
      else this.trouble = formatRefusal(error.problem);
    }
  }

  private lookLater(): void {
    this.away = true;
    setTimeout(() => void this.look(), LOOK_AGAIN);
  }

  async begin(name: string): Promise<void> {
    this.person = await askAboutTurns(await createGuest(name));
  }

  /** Do something, and tell people if it was refused; whether it worked. */
  async attempt(work: () => Promise<unknown>): Promise<boolean> {
    this.trouble = "";
    try {
      await work();
      return true;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      this.trouble = formatRefusal(error.problem);
      return false;
    }
  }
}

export const session = new Session();
