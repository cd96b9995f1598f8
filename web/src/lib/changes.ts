// What has changed of a state, applied to the one before.
import type { Changes, State } from "./types";

/** The state after changes: fields that are named are new, those of the view within it. */
export function applyChanges(state: State, changes: Changes): State {
  return { ...state, ...changes, view: { ...state.view, ...changes.view } };
}
