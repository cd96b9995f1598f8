// Texts drawn on the table are made narrower where a language needs more room than there is.

interface Fitted {
  node: SVGTextElement;
  room: number;
}
const waiting = new Set<Fitted>();

/** The room that a text may take, and what its width depends on. */
type Wanted = [room: number, ...by: (string | number)[]];

/** Lets a text take at most so much room: an action. */
export function fitText(node: SVGTextElement, wanted: Wanted) {
  const fitted: Fitted = { node, room: wanted[0] };
  let reason = giveReason(wanted);
  const fit = () => fitSoon(fitted);
  fit();
  // A face that comes later has other widths.
  document.fonts?.addEventListener("loadingdone", fit);
  return {
    update: (wanted: Wanted) => {
      const other = giveReason(wanted);
      if (other === reason) return;
      [fitted.room, reason] = [wanted[0], other];
      fit();
    },
    destroy: () => {
      waiting.delete(fitted);
      document.fonts?.removeEventListener("loadingdone", fit);
    },
  };
}

/** Why a text is as wide as it is; people may choose larger letters. */
const giveReason = (wanted: Wanted) => [...wanted, document.documentElement.dataset["text"]].join();

function fitSoon(one: Fitted): void {
  if (!waiting.size) queueMicrotask(fitAll);
  waiting.add(one);
}

/** All at once, first widening, then measuring, then narrowing: the page is laid out only once for them. */
function fitAll(): void {
  const all = [...waiting];
  waiting.clear();
  for (const { node } of all) node.removeAttribute("textLength");
  const wide = all.filter(
    ({ node, room }) => typeof node.getComputedTextLength === "function" && node.getComputedTextLength() > room,
  );
  for (const { node, room } of wide) {
    node.setAttribute("lengthAdjust", "spacingAndGlyphs");
    node.setAttribute("textLength", String(room));
  }
}
