// Pictures of the table and of the result: drawn out of sight, always whole, whatever the screen shows.
import { flushSync, mount, unmount, type Component } from "svelte";
import Table from "../board/Table.svelte";
import type { View } from "../lib/types";
import { sharePicture, type Shared } from "./share";
import ResultCard from "./ResultCard.svelte";
import type { Card } from "./resultCard";
import { drawPicture } from "./svgPicture";

const TABLE_WIDTH = 2100; // pixels
const CARD_WIDTH = 1200;

/** Draw a component out of sight, and make a picture of the largest drawing in it. */
async function pictureOf<Props extends Record<string, unknown>>(
  component: Component<Props>,
  props: Props,
  width: number,
): Promise<Blob> {
  const target = document.createElement("div");
  target.className = "page";
  target.inert = true;
  Object.assign(target.style, {
    position: "fixed",
    insetInlineStart: "-20000px",
    inlineSize: "1400px",
    blockSize: "900px",
  });
  document.body.append(target);
  const mounted = mount(component, { target, props });
  try {
    flushSync();
    await document.fonts.ready;
    const area = (drawing: SVGSVGElement) => drawing.clientWidth * drawing.clientHeight;
    const [largest] = [...target.querySelectorAll("svg")].sort((one, other) => area(other) - area(one));
    if (!largest) throw new Error("nothing is drawn");
    return await drawPicture(largest, width);
  } finally {
    await unmount(mounted);
    target.remove();
  }
}

interface Drawn {
  view: View;
  seat: number | null;
  names: string[];
}

/** Save or share a picture of the table. */
export async function shareTable(drawn: Drawn, title: string): Promise<Shared> {
  return sharePicture(await pictureOf(Table, { ...drawn, small: false }, TABLE_WIDTH), "teotihuacan.png", title);
}

/** Save or share a picture of how a game ended. */
export async function shareResult(card: Card, title: string): Promise<Shared> {
  return sharePicture(await pictureOf(ResultCard, { card }, CARD_WIDTH), "teotihuacan-result.png", title);
}
