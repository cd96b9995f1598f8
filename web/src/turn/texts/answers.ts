// Offers, answers and questions in words.
import { say } from "../../i18n/messages";
import type { Answered, Offer, View } from "../../lib/types";
import { getRoyalName, toMessageArguments } from "./names";

/** An offer in words, without what it brings. */
export function formatAnswer({ kind, about }: Offer, view: View): string {
  const single = view.legal.some((other) => other.kind === "discovery_first") ? "no" : "yes";
  return formatAnswered({ kind, about, question: view.question }, single);
}

/** The same for an answer that somebody gave or could have given. */
export function formatAnswered({ kind, about, question }: Answered, single: "yes" | "no" = "yes"): string {
  if (kind === "worship" && about["royal_tile"]) {
    return say("answer-worship-royal", {
      part: String(about["part"]),
      royal: getRoyalName(about["royal_tile"] as string),
    });
  }
  if (kind === "keep") {
    const [first = 0, second = 0] = about["starting_tiles"] as number[];
    return say("answer-keep", { first, second });
  }
  const args = { question, single, ...toMessageArguments(about) };
  // People count places of a display from 1.
  return say(`answer-${kind}`, "slot" in about ? { ...args, slot: Number(about["slot"]) + 1 } : args);
}

/** The question that a view asks, in words. */
export function formatQuestion(view: View): string {
  const frame = view.stack.at(-1) ?? {};
  const player = view.players[view.asked ?? 0];
  const { mover } = view.turn;
  const here = mover === null ? null : player?.workers[mover]?.board;
  const power = player?.workers[Number((frame as { worker?: number }).worker ?? 0)]?.power ?? 1;
  return say(`ask-${view.question}`, { power, ...toMessageArguments(frame), ...toMessageArguments({ here }) });
}
