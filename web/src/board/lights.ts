// What every drawn thing needs to know of the table it lies on.
import { getContext, setContext } from "svelte";

/** How a target is lit: it can be picked, was picked, is advised to be picked, or is only pointed at. */
export type Light = "offer" | "chosen" | "advised" | "preview";

/** A tile shown where it would lie, with what that brings in words. */
export type Preview =
  | { kind: "tile"; tile: string; level: number; row: number; column: number; turn: number; text?: string }
  | { kind: "decoration"; tile: string; side: "top" | "right" | "bottom" | "left"; text?: string };

export interface TableLights {
  readonly lit: Map<string, Light>;
  readonly notes: Map<string, string>;
  pick(target: string): void;
  look(target: string | null): void;
}

const KEY = Symbol("table");
export const setLights = (lights: TableLights) => setContext(KEY, lights);
export const useLights = () => getContext<TableLights>(KEY);
