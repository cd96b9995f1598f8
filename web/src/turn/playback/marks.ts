// What is shown of the entries that others made: which of them together, and for how long.
import { ACT_TIMES, endsEclipse, findActs, findSalaryEnd, type Act } from "../../eclipse/acts";
import { target } from "../../board/targets";
import type { Entry, EntryKey, GameEntry } from "../../lib/types";
import { findEntryTargets, isShownInLog } from "../log/logTexts";

export type Speed = "off" | "fast" | "normal" | "slow";
export const PACE: Record<Speed, number> = { off: 0, fast: 350, normal: 900, slow: 1800 };
const TOO_MANY = 40; // after a long absence the table is shown as it is
const TOGETHER = 4; // outcomes in one sentence

/** What a deed brings or costs. */
const OUTCOMES: ReadonlySet<EntryKey> = new Set<EntryKey>([
  "paid",
  "gained",
  "scored",
  "lost",
  "temple_stepped",
  "step_lost",
  "avenue_stepped",
  "track_stepped",
  "powered_up",
]);
/** What follows by itself when a turn is over. */
const AFTER: ReadonlySet<EntryKey> = new Set<EntryKey>([
  "drew_tile",
  "drew_decoration",
  "drew_discovery",
  "light_moved",
]);

type Part = "answer" | "deed" | "outcome" | "after";
const SHARE: Record<Part, number> = { answer: 1, deed: 0.6, outcome: 0.6, after: 0.35 };

/** Something that is shown: what it marks and for how long. */
export interface Mark {
  number: number;
  by: number;
  /** Entries that are told together: what one seat paid, gained and scored. */
  entries: Entry[];
  /** The last of them among the log of its game entry. */
  at: number;
  targets: string[];
  milliseconds: number;
  /** The act of an eclipse that it is. */
  act: Act | null;
}

/** What an entry did that its own seat did not choose: of one's own only what follows the turn or the salary. */
function findOthers({ seat, log }: GameEntry, own: number | null): number {
  if (seat !== own) return 0;
  const end = log.findIndex(({ key }) => key === "turn_ended");
  return end >= 0 ? end + 1 : findSalaryEnd(log) || log.length;
}

const findPart = ({ key }: Entry): Part => (AFTER.has(key) ? "after" : OUTCOMES.has(key) ? "outcome" : "deed");

/** Whether an entry is told in one breath with those before it. */
function isTogether({ entries, act }: Mark, entry: Entry, entryAct: Act | null): boolean {
  const [last] = entries.slice(-1);
  if (act || entryAct) return act === entryAct;
  const part = findPart(entry);
  if (!last || part === "deed" || findPart(last) !== part) return false;
  return part === "after" || (last.seat === entry.seat && entries.length < TOGETHER);
}

/** How long marks of a speed take. */
class Times {
  constructor(private readonly speed: Speed) {}

  scene(act: Act): number {
    return ACT_TIMES[act] * Math.sqrt(PACE[this.speed] / PACE.normal); // news to be read: less fast, less slow
  }

  entry(entry: Entry, first: boolean): number {
    return PACE[this.speed] * SHARE[first ? "answer" : findPart(entry)];
  }
}

function planEntryMarks(entry: GameEntry, own: number | null, times: Times, scenes: boolean): Mark[] {
  const { number, seat: by, log } = entry;
  const marks: Mark[] = [];
  const acts = scenes ? findActs(log) : [];
  const start = findOthers(entry, own);
  const dawn = (at: number) =>
    marks.push({
      number,
      by,
      entries: [],
      at,
      targets: [target.calendar],
      milliseconds: times.scene("dawn"),
      act: "dawn",
    });
  log.forEach((one, at) => {
    const [act = null, targets] = [acts[at], findEntryTargets(one)];
    if (scenes && at === findSalaryEnd(log) && endsEclipse(log)) dawn(at - 1);
    if (at < start || (!act && (!isShownInLog(one) || !targets.length))) return;
    const last = marks.at(-1);
    if (last && isTogether(last, one, act)) {
      Object.assign(last, {
        entries: [...last.entries, one],
        at,
        targets: [...new Set([...last.targets, ...targets])],
      });
    } else {
      const milliseconds = act ? times.scene(act) : times.entry(one, !marks.length);
      marks.push({ number, by, entries: [one], at, targets, milliseconds, act });
    }
  });
  return marks;
}

/** The marks for what others did, none if there are too many; an eclipse is a scene, or told like the rest. */
export function planMarks(
  entries: readonly GameEntry[],
  own: number | null,
  speed: Speed,
  scenes: boolean = true,
): Mark[] {
  if (speed === "off") return [];
  const times = new Times(speed);
  const marks = entries.flatMap((entry) => planEntryMarks(entry, own, times, scenes));
  return marks.length > TOO_MANY ? [] : marks;
}

/** How long what one did oneself takes to come to rest: short, and nobody waits for it. */
export const getOwnPace = (speed: Speed): number => Math.min(PACE[speed] * 0.5, 600);
