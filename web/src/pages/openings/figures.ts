// Figures of openings as they are written in the language of the page.
import { speech } from "../../i18n/language.svelte";

export const formatDecimal = (value: number, digits = 1): string =>
  new Intl.NumberFormat(speech.language, { minimumFractionDigits: digits, maximumFractionDigits: digits })
    .format(value)
    .replace("-", "−");

export const formatShare = (share: number): string =>
  new Intl.NumberFormat(speech.language, { style: "percent", maximumFractionDigits: 0 }).format(share);

/** A share in hundredths, for messages that have the sign themselves. */
export const inHundredths = (share: number): number => Math.round(share * 100);
