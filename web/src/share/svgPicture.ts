// A drawing of the page as a picture file: as it looks here and now, with its colours, symbols and type in it.

/** What style sheets say about drawings; a picture has no style sheets. */
const STYLES = [
  ...["fill", "fill-opacity", "fill-rule", "stroke", "stroke-width", "stroke-opacity", "stroke-dasharray"],
  ...["stroke-linecap", "stroke-linejoin", "opacity", "display", "visibility", "filter", "mix-blend-mode"],
  ...["font-family", "font-size", "font-weight", "font-style", "font-variant-numeric", "letter-spacing"],
  ...["text-anchor", "dominant-baseline", "paint-order", "clip-path", "mask", "transform", "transform-origin"],
  ...["transform-box", "stop-color", "stop-opacity", "flood-color", "flood-opacity", "color"],
];
const REFERENCE = /url\(["']?#([^"')]+)["']?\)/g;
const XLINK = "http://www.w3.org/1999/xlink";

/** A drawing as a PNG that is so many pixels wide. */
export async function drawPicture(drawing: SVGSVGElement, width: number): Promise<Blob> {
  const { copy, size } = copyDrawing(drawing, width);
  const fonts = await embedFonts();
  if (fonts) copy.prepend(Object.assign(document.createElementNS(copy.namespaceURI, "style"), { textContent: fonts }));
  const text = new XMLSerializer().serializeToString(copy);
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(text)}`;
  await image.decode();
  const canvas = Object.assign(document.createElement("canvas"), size);
  const context = canvas.getContext("2d");
  if (!context) throw new Error("no canvas");
  context.fillStyle = getComputedStyle(document.documentElement).getPropertyValue("--sand").trim() || "white";
  context.fillRect(0, 0, size.width, size.height);
  context.drawImage(image, 0, 0, size.width, size.height);
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("no picture"))), "image/png"),
  );
}

/** A copy that needs nothing of the page. */
function copyDrawing(drawing: SVGSVGElement, width: number) {
  const copy = drawing.cloneNode(true) as SVGSVGElement;
  const originals = [drawing, ...drawing.querySelectorAll("*")];
  const copies = [copy, ...copy.querySelectorAll<SVGElement>("*")];
  originals.forEach((one, at) => copyStyles(one, copies[at]));
  addDefinitions(copy);
  const { width: w, height: h } = drawing.viewBox.baseVal;
  const size = { width, height: Math.round((width * h) / w) };
  copy.setAttribute("width", String(size.width));
  copy.setAttribute("height", String(size.height));
  copy.removeAttribute("class");
  return { copy, size };
}

function copyStyles(from: Element, to: SVGElement | undefined): void {
  if (!to?.style) return;
  const computed = getComputedStyle(from);
  for (const name of STYLES) {
    if (isGiven(name, from)) continue;
    const value = computed.getPropertyValue(name);
    if (value && !(name === "transform" && value === "none")) to.style.setProperty(name, value);
  }
}

/** Whether what uses a symbol gives it this: its ink. */
const isGiven = (name: string, of: Element): boolean =>
  Boolean(of.closest("defs")) && (name === "color" || of.getAttribute(name) === "currentColor");

/** Add gradients and symbols that the drawing refers to and that lie elsewhere on the page. */
function addDefinitions(copy: SVGSVGElement): void {
  const place = document.createElementNS("http://www.w3.org/2000/svg", "defs");
  copy.prepend(place);
  const missing = () => listReferences(copy).filter((id) => !copy.querySelector(`[id="${CSS.escape(id)}"]`));
  // What is added may refer to more; what is nowhere stays missing.
  for (let found = missing(); found.length; found = missing()) {
    const before = place.childElementCount;
    for (const id of new Set(found)) {
      const original = document.getElementById(id);
      if (!original) continue;
      const added = original.cloneNode(true) as SVGElement;
      [original, ...original.querySelectorAll("*")].forEach((one, at) =>
        copyStyles(one, [added, ...added.querySelectorAll<SVGElement>("*")][at]),
      );
      place.append(added);
    }
    if (place.childElementCount === before) return;
  }
}

function listReferences(copy: SVGSVGElement): string[] {
  const markup = new XMLSerializer().serializeToString(copy).replaceAll("&quot;", '"');
  const uses = [...copy.querySelectorAll("use, linearGradient, radialGradient, textPath")];
  const links = uses.flatMap((one) => one.getAttribute("href") ?? one.getAttributeNS(XLINK, "href") ?? []);
  return [
    ...[...markup.matchAll(REFERENCE)].map((found) => found[1] ?? ""),
    ...links.map((link) => link.replace(/^#/, "")),
  ].filter(Boolean);
}

/** The page's own type faces, written into a style sheet. */
async function embedFonts(): Promise<string> {
  const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]);
  const faces = rules.filter((rule) => rule instanceof CSSFontFaceRule);
  const texts = await Promise.all(faces.map((face) => embedFace(face).catch(() => "")));
  return texts.join("");
}

async function embedFace(face: CSSFontFaceRule): Promise<string> {
  const source = /url\(["']?([^"')]+)["']?\)/.exec(face.style.getPropertyValue("src"))?.[1];
  if (!source) return "";
  const base = face.parentStyleSheet?.href ?? location.href;
  const data = await (await fetch(new URL(source, base))).blob();
  return face.cssText.replace(source, await readDataUrl(data));
}

const readDataUrl = (data: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as string);
    reader.onerror = () => reject(reader.error ?? new Error("unreadable"));
    reader.readAsDataURL(data);
  });
