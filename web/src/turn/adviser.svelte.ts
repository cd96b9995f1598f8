// A hint that was asked for, until it is about an earlier question.
import { ApiError, fetchHint } from "../lib/api";
import { say } from "../i18n/messages";
import type { Advice, Problem } from "../lib/types";

export class Adviser {
  advice: Advice | null = $state.raw(null);
  thinking = $state(false);
  problem: Problem | null = $state.raw(null);

  constructor(private readonly key: string) {}

  async ask(): Promise<void> {
    if (this.thinking) return;
    this.thinking = true;
    this.problem = null;
    try {
      this.advice = await fetchHint(this.key);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      this.problem = error.status === 404 ? { code: "hint", message: say("hint-none") } : error.problem;
    } finally {
      this.thinking = false;
    }
  }

  forget(): void {
    this.advice = null;
    this.problem = null;
  }
}
