// What to remember of a finished game: from its entries and from the VP after each of them.
import { LEVEL_VP } from "../board/facts";
import type { Entry, GameEntry } from "../lib/types";
import { dropUndone } from "../turn/log/logGroups";

/** Something worth looking at again, at the entry after which it had happened. */
export type Moment = { number: number } & (
  | { kind: "turn"; seat: number; vp: number; board: string | null }
  | { kind: "eclipse"; seat: null; eclipse: number; gains: number[] }
  | { kind: "bonus"; seat: null; gains: number[] }
  | { kind: "pyramid" | "due" | "lead" | "resigned"; seat: number }
);

interface Turn {
  seat: number;
  vp: number;
  board: string | null;
  /** VP by the entry that brought them: where most came, there one looks. */
  by: Map<number, number>;
}

const getVp = ({ key, arguments: facts }: Entry): number =>
  key === "scored" ? Number(facts["vp"]) : key === "lost" ? -Number(facts["vp"]) : 0;

/** Reads a game once, from its beginning to its end. */
class Reader {
  readonly moments: Moment[] = [];
  private readonly turns: Turn[] = [];
  private turn: Turn | null = null;
  private eclipse: { number: number; eclipse: number; gains: number[] } | null = null;
  private due: { number: number; seat: number } | null = null;
  private readonly bonus: { number: number; gains: number[] };

  constructor(private readonly seats: number) {
    this.bonus = { number: 0, gains: Array<number>(seats).fill(0) };
  }

  read(entry: GameEntry): void {
    if (entry.kind === "resign") this.moments.push({ number: entry.number, kind: "resigned", seat: entry.seat });
    for (const one of entry.log) this.hear(one, entry.number);
  }

  private hear(one: Entry, number: number): void {
    const { key, seat, arguments: facts } = one;
    if (key === "turn_began" && seat !== null) {
      this.closeEclipse();
      this.turn = { seat, vp: 0, board: null, by: new Map() };
      this.turns.push(this.turn);
    } else if (key === "turn_ended") this.turn = null;
    else if (key === "eclipse_scored") {
      this.turn = null;
      this.eclipse = { number, eclipse: Number(facts["eclipse"]), gains: Array<number>(this.seats).fill(0) };
    } else if (key === "moved" || key === "main_action_taken") this.wentTo(seat, String(facts["board"]));
    else if (key === "tile_built" && facts["level"] === LEVEL_VP.length && seat !== null) {
      this.moments.push({ number, kind: "pyramid", seat });
    } else if (key === "eclipse_due" && seat !== null) this.due = { number, seat };
    else if (key === "game_over") this.closeEclipse();
    else if (seat !== null && getVp(one)) this.scored(one, seat, number);
  }

  private wentTo(seat: number | null, board: string): void {
    if (this.turn?.seat === seat) this.turn.board = board;
  }

  private scored(one: Entry, seat: number, number: number): void {
    const vp = getVp(one);
    if (one.arguments["source"] === "bonus_tiles") {
      this.bonus.number = number;
      this.bonus.gains[seat] = (this.bonus.gains[seat] ?? 0) + vp;
    } else if (this.eclipse) {
      this.eclipse.gains[seat] = (this.eclipse.gains[seat] ?? 0) + vp;
    } else if (this.turn?.seat === seat) {
      this.turn.vp += vp;
      this.turn.by.set(number, (this.turn.by.get(number) ?? 0) + vp);
    }
  }

  private closeEclipse(): void {
    if (this.eclipse) this.moments.push({ kind: "eclipse", seat: null, ...this.eclipse });
    this.eclipse = null;
  }

  /** The best turn of everybody who scored in one, who brought the end, the bonus tiles. */
  finish(over: boolean): Moment[] {
    this.closeEclipse();
    for (let seat = 0; seat < this.seats; seat += 1) {
      const own = this.turns.filter((turn) => turn.seat === seat && turn.vp > 0);
      const best = own.reduce<Turn | null>((one, other) => (one && one.vp >= other.vp ? one : other), null);
      const [number] = [...(best?.by ?? [])].sort(([, one], [, other]) => other - one)[0] ?? [0];
      if (best) this.moments.push({ number, kind: "turn", seat, vp: best.vp, board: best.board });
    }
    if (over && this.due) this.moments.push({ kind: "due", ...this.due });
    if (this.bonus.number) this.moments.push({ kind: "bonus", seat: null, ...this.bonus });
    return this.moments;
  }
}

/** Who was in front at the end of turns, whenever that was somebody else than before. */
export function findLeads(
  entries: readonly GameEntry[],
  scores: readonly number[][],
): { number: number; seat: number }[] {
  const found: { number: number; seat: number }[] = [];
  for (const { number, log } of dropUndone(entries)) {
    if (!log.some(({ key }) => key === "turn_ended" || key === "game_over")) continue;
    const row = scores[number] ?? [];
    const most = Math.max(...row);
    const ahead = row.flatMap((vp, seat) => (vp === most ? [seat] : []));
    const [seat] = ahead;
    if (ahead.length === 1 && seat !== undefined && found.at(-1)?.seat !== seat) found.push({ number, seat });
  }
  return found;
}

const ORDER = ["turn", "pyramid", "due", "eclipse", "bonus", "lead", "resigned"];

/** The moments of a game in their order. */
export function findMoments(entries: readonly GameEntry[], scores: readonly number[][]): Moment[] {
  const reader = new Reader(scores[0]?.length ?? 0);
  const kept = dropUndone(entries);
  for (const entry of kept) reader.read(entry);
  const over = kept.some(({ log }) => log.some(({ key }) => key === "game_over"));
  const last = findLeads(entries, scores).at(-1);
  const moments = [...reader.finish(over), ...(last ? [{ ...last, kind: "lead" as const }] : [])];
  return moments.sort((one, other) => one.number - other.number || ORDER.indexOf(one.kind) - ORDER.indexOf(other.kind));
}
