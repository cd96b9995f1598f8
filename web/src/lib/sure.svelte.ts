// Asking before something is done that can't be undone: a dialog of the page, not of the browser.

class Sure {
  /** What is asked; "" while nothing is. */
  question = $state("");
  private answer: (yes: boolean) => void = () => {};

  /** Ask; whether the answer was yes. */
  ask(question: string): Promise<boolean> {
    this.settle(false);
    this.question = question;
    return new Promise((resolve) => (this.answer = resolve));
  }

  settle(yes: boolean): void {
    this.question = "";
    this.answer(yes);
    this.answer = () => {};
  }
}

export const sure = new Sure();
