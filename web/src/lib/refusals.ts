// Why something was refused, in words.
import type { Problem } from "./types";
import { formatEnd } from "./restrictions";
import { hasMessage, say } from "../i18n/messages";

/** A refusal in words: ours for its code, else what the server says. */
export function formatRefusal(problem: Problem | null): string {
  if (!problem) return "";
  const { code, message } = problem;
  const wait = Math.max(1, Math.ceil(Number(problem["wait"] ?? 0)));
  const key = `refusal-${code}`;
  const until = problem["until"];
  const end = formatEnd(typeof until === "number" ? until : null);
  const why = problem["reason"];
  const reason = typeof why === "string" ? why : "";
  return hasMessage(key) ? say(key, { message, wait, end, reason }).trim() : say("refusal-other", { message });
}
