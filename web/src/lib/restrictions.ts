// Bans and mutes in words.
import { speech } from "../i18n/language.svelte";
import { say } from "../i18n/messages";
import type { Restriction } from "./types";

const NEVER = "never"; // when it ends, for messages

/** A time, as precise as anybody needs it. */
export const formatTime = (at: number): string =>
  new Date(at).toLocaleString(speech.language, { dateStyle: "medium", timeStyle: "short" });

/** A day, for what lasts some of them. */
export const formatDay = (at: number): string =>
  new Date(at).toLocaleDateString(speech.language, { dateStyle: "medium" });

/** When something ends, for a message; null: never. */
export const formatEnd = (until: number | null): string => (until === null ? NEVER : formatTime(until));

/** A ban or a mute in words. */
export const describeRestriction = (key: string, { until, reason }: Restriction): string =>
  say(key, { end: formatEnd(until), reason }).trim();
