// Names of the people at the table, for labels.
import { getContext, setContext } from "svelte";

export interface Names {
  of(seat: number): string;
}
const KEY = Symbol("names");
export const setNames = (names: Names) => setContext(KEY, names);
export const useNames = () => getContext<Names>(KEY);
