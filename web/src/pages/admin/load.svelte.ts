// What is shown on the page for operators, read from the server and read again after a change.
import { session } from "../../lib/session.svelte";

export class Loaded<T> {
  value: T | undefined = $state.raw(undefined);

  constructor(private readonly read: () => Promise<T>) {
    void this.again();
  }

  /** Read it again. */
  async again(): Promise<void> {
    await session.attempt(async () => {
      this.value = await this.read();
    });
  }

  /** Do something and show what is there then; whether it worked. */
  async after(work: () => Promise<unknown>): Promise<boolean> {
    const done = await session.attempt(work);
    if (done) await this.again();
    return done;
  }
}

export const LENGTHS = {
  hour: 3_600_000,
  day: 86_400_000,
  week: 7 * 86_400_000,
  month: 30 * 86_400_000,
  ever: null,
} as const;
export type Length = keyof typeof LENGTHS;

/** The end of a time that begins now; null: never. */
export const endOf = (length: Length): number | null => {
  const lasts = LENGTHS[length];
  return lasts === null ? null : Date.now() + lasts;
};
