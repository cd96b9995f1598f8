// Why something was refused, in words.
import type { Problem } from "./types";
import { hasMessage, say } from "../i18n/messages";

/** A refusal in words: ours for its code, else what the server says. */
export function formatRefusal(problem: Problem | null): string {
  if (!problem) return "";
  const { code, message } = problem;
  const wait = Math.max(1, Math.ceil(Number(problem["wait"] ?? 0)));
  const key = `refusal-${code}`;
  return hasMessage(key) ? say(key, { message, wait }) : say("refusal-other", { message });
}
