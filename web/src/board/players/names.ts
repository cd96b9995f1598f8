// Names and faces of those at the table.
import { getContext, setContext } from "svelte";

export interface Names {
  of(seat: number): string;
  /** The face of a bot, by how it plays. */
  face?(seat: number): string | undefined;
}
const KEY = Symbol("names");
export const setNames = (names: Names) => setContext(KEY, names);
export const useNames = () => getContext<Names>(KEY);
