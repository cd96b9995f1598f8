// Names of bots as records and the API write them.

/** A bot's name in its parts: `classic:collector:100` is a collector with 100 playouts that doesn't use the net. */
export function splitBotName(name: string): { kind: string; budget: string; classic: boolean } {
  const rest = name.replace(/^classic:/, "");
  const [kind = "", budget = ""] = /^\d/.test(rest) ? ["mcts", rest] : rest.split(":");
  return { kind, budget, classic: rest !== name };
}
