// A hint that was asked for, until it is about an earlier question.
import { ApiError, fetchHint } from "../lib/api";
import { say } from "../i18n/messages";
import type { Advice, Problem } from "../lib/types";

export class Adviser {
  advice: Advice | null = $state.raw(null);
  thinking = $state(false);
  problem: Problem | null = $state.raw(null);
  /** Seconds until the next hint can be had. */
  wait = $state(0);

  constructor(private readonly key: string) {}

  async ask(): Promise<void> {
    if (this.thinking || this.wait) return;
    this.thinking = true;
    this.problem = null;
    try {
      this.advice = await fetchHint(this.key);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (error.problem.code === "too_often") this.countDown(Math.ceil(Number(error.problem["wait"]) || 1));
      else this.problem = error.status === 404 ? { code: "hint", message: say("hint-none") } : error.problem;
    } finally {
      this.thinking = false;
    }
  }

  private countDown(seconds: number): void {
    this.wait = seconds;
    const timer = setInterval(() => {
      this.wait -= 1;
      if (this.wait <= 0) clearInterval(timer);
    }, 1000);
  }

  forget(): void {
    this.advice = null;
    this.problem = null;
  }
}
