// Words for people: Fluent messages of the package, in the language of the page.
import { speech, type Args } from "./language.svelte";

/** A message in the language of the page; its key if it has none. */
export const say = (key: string, args?: Args): string => speech.say(key, args);

/** Whether there is such a message. */
export const hasMessage = (key: string): boolean => speech.hasMessage(key);

/** A name as arguments for a message: `x`, and `x_to`, `x_of` ... for its other forms, such as cases. */
export const nameArguments = (argument: string, key: string, args?: Args): Record<string, string> =>
  speech.nameArguments(argument, key, args);

/** Things in a row; nothing but commas, as in all our languages where there is little room. */
export const joinWithCommas = (things: readonly string[]): string => things.join(", ");

/** A number with its sign; a real minus, which is as wide as the plus. */
export const signedNumber = (n: number): string =>
  new Intl.NumberFormat(speech.language, { signDisplay: "exceptZero" }).format(n).replace("-", "−");

/** A share in percent, rounded. */
export const formatPercent = (share: number): string =>
  new Intl.NumberFormat(speech.language, { style: "percent", maximumFractionDigits: 0 }).format(share);
