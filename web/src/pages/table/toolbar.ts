// A row of buttons that Tab comes to once; arrows lead from one to the next.

const find = (bar: HTMLElement) => [
  ...bar.querySelectorAll<HTMLElement>(":scope > button, :scope > a, :scope > div > button, :scope > div > a"),
];

/** Make an element such a row, also when its buttons change. */
export function toolbar(bar: HTMLElement): { destroy(): void } {
  let current: HTMLElement | undefined;
  const place = (wanted?: HTMLElement) => {
    const all = find(bar);
    current = all.find((one) => one === (wanted ?? current)) ?? all[0];
    for (const one of all) one.tabIndex = one === current ? 0 : -1;
  };
  const focused = (event: FocusEvent) => {
    if (event.target instanceof HTMLElement && find(bar).includes(event.target)) place(event.target);
  };
  const keyed = (event: KeyboardEvent) => {
    const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    const all = find(bar);
    const at = all.indexOf(document.activeElement as HTMLElement);
    if (!by || at < 0) return;
    event.preventDefault();
    all[(at + by + all.length) % all.length]?.focus();
  };
  const observer = new MutationObserver(() => place());
  observer.observe(bar, { childList: true, subtree: true });
  bar.addEventListener("focusin", focused);
  bar.addEventListener("keydown", keyed, true); // before what stands in it keeps the key for itself
  place();
  return {
    destroy() {
      observer.disconnect();
      bar.removeEventListener("focusin", focused);
      bar.removeEventListener("keydown", keyed, true);
    },
  };
}
