// What is written on keys: some have a name of their own in other languages.
import { say } from "../i18n/messages";

/** How a key is called where somebody plays. */
export function sayKeyCap(shown: string): string {
  if (shown === "Esc") return say("key-cap-esc");
  if (shown === "Enter") return say("key-cap-enter");
  return shown;
}
