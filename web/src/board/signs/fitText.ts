// Texts drawn on the table are made narrower where a language needs more room than there is.

/** Lets a text take at most so much room: an action, given anew when the text changes. */
export function fitText(node: SVGTextElement, [most, text]: [most: number, text: string]) {
  let room = most;
  const fit = (): void => {
    node.removeAttribute("textLength");
    const wide = typeof node.getComputedTextLength === "function" && node.getComputedTextLength() > room;
    if (!wide) return;
    node.setAttribute("lengthAdjust", "spacingAndGlyphs");
    node.setAttribute("textLength", String(room));
  };
  void text;
  fit();
  // A face that comes later has other widths.
  document.fonts?.addEventListener("loadingdone", fit);
  return {
    update: ([most]: [number, string]) => {
      room = most;
      fit();
    },
    destroy: () => document.fonts?.removeEventListener("loadingdone", fit),
  };
}
