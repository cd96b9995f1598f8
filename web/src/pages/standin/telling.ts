// Stands in for turn/: entries of the log as plain text.
import type { Entry, GameEntry } from "../../lib/types";

const SILENT = ["turn_began", "turn_ended"];
const plain = (name: string) => name.replaceAll("_", " ");

function detail({ key, seat, arguments: more }: Entry, mover: number, names: string[]): string {
  const values = Object.values(more).flatMap((value) =>
    value && typeof value === "object" && !Array.isArray(value)
      ? Object.entries(value).map(([name, number]) => `${number} ${plain(name)}`)
      : [plain(String(value ?? ""))],
  );
  const whose = seat === null || seat === mover ? "" : `${names[seat]}: `;
  return `${whose}${plain(key)} ${values.join(" ")}`.trim();
}

/** An entry in lines of text: what was done, then what that did. */
export function tellEntry(entry: GameEntry, names: string[]): string[] {
  const did = entry.kind === "play" || entry.kind === "end" ? plain(entry.text ?? "…") : entry.kind;
  const told = entry.log.filter(({ key }) => !SILENT.includes(key));
  return [`${names[entry.seat]} ${did}`, ...told.map((one) => detail(one, entry.seat, names))];
}
