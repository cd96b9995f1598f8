// Texts drawn on the table are made narrower where a language needs more room than there is.

/** Lets a text take at most so much room: an action, given anew when the text changes. */
export function fitText(node: SVGTextElement, [most, text]: [most: number, text: string]) {
  const fit = (most: number): void => {
    node.removeAttribute("textLength");
    const wide = typeof node.getComputedTextLength === "function" && node.getComputedTextLength() > most;
    if (!wide) return;
    node.setAttribute("lengthAdjust", "spacingAndGlyphs");
    node.setAttribute("textLength", String(most));
  };
  void text;
  fit(most);
  // The display face may come later than the text.
  const refit = (): void => fit(most);
  document.fonts?.addEventListener("loadingdone", refit);
  return {
    update: ([room]: [number, string]) => {
      most = room;
      fit(most);
    },
    destroy: () => document.fonts?.removeEventListener("loadingdone", refit),
  };
}
