// The rules beside a game: which rule is looked at, and whether the page has a place for them.

class OpenRule {
  /** The rule that is shown; "" is the beginning, null is none: the rules are closed. */
  number: string | null = $state(null);
  private places = $state(0);
  private spares = $state(0);

  /** Whether links to rules open here, not in a page of their own. */
  get hasPlace(): boolean {
    return this.places + this.spares > 0;
  }

  /** Whether only the spare place is there. */
  get onlySpare(): boolean {
    return this.places === 0;
  }

  /** A page has a place for the rules for as long as it is shown; what this returns takes it away. */
  offerPlace(): () => void {
    this.places += 1;
    return () => (this.places -= 1);
  }

  /** A place for pages that have no better one. */
  offerSparePlace(): () => void {
    this.spares += 1;
    return () => {
      this.spares -= 1;
      this.close();
    };
  }

  show(number = ""): void {
    this.number = number;
  }

  close(): void {
    this.number = null;
  }
}

export const openRule = new OpenRule();
