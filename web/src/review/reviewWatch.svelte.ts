// A review that is asked for and waited for: how far it has come, and what it found.
import { askForReview, cancelReview, fetchReview } from "../lib/api";
import type { Depth, ReviewStatus } from "../lib/types";
import { FoundReview } from "./foundReview";

const LOOK_AGAIN = 700; // milliseconds
export const DEPTHS: readonly Depth[] = ["quick", "deep"];

export class ReviewWatch {
  status: ReviewStatus | null = $state.raw(null);
  /** What the deepest review that is done found. */
  found: FoundReview | null = $state.raw(null);
  private timer: ReturnType<typeof setTimeout> | undefined;
  private closed = false;

  constructor(
    private readonly key: string,
    /** Does something that may be refused, and tells people if it was. */
    private readonly attempt: (work: () => Promise<void>) => Promise<unknown>,
  ) {}

  readonly running: boolean = $derived.by(() => this.status?.state === "running");

  /** Look what is there: the deepest review that is done, or one that is under way. */
  async look(): Promise<void> {
    const all = await Promise.all(DEPTHS.map((depth) => fetchReview(this.key, depth)));
    for (const status of all) this.take(status);
    this.status = all.find(({ state }) => state === "running") ?? all.find(({ state }) => state === "done") ?? null;
    this.lookLater();
  }

  async ask(depth: Depth): Promise<void> {
    await this.attempt(async () => {
      this.hear(await askForReview(this.key, depth));
    });
  }

  async cancel(): Promise<void> {
    const depth = this.status?.depth;
    if (!depth || !this.running) return;
    clearTimeout(this.timer);
    await this.attempt(async () => {
      await cancelReview(this.key, depth);
      await this.look();
    });
  }

  private hear(status: ReviewStatus): void {
    this.status = status;
    this.take(status);
    this.lookLater();
  }

  private take(status: ReviewStatus): void {
    if (status.review) this.found = new FoundReview(status, status.review);
  }

  /** Look again while it is under way; a server that is away for a moment is asked again. */
  private lookLater(): void {
    clearTimeout(this.timer);
    const depth = this.status?.depth;
    if (!this.running || !depth || this.closed) return;
    this.timer = setTimeout(() => {
      fetchReview(this.key, depth).then(
        (status) => this.hear(status),
        () => this.lookLater(),
      );
    }, LOOK_AGAIN);
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
  }
}
