// The table after an entry of the log, as far as the entry tells: what is shown between two states.
// Where an entry does not say enough, the newest state does; nothing here is a rule.
import type { BoardName, Entry, Good, Player, Side, Temple, View, Worker } from "../lib/types";

type Facts = Record<string, unknown>;
type Step = (view: View, facts: Facts, newest: View, seat: number) => Partial<View>;
const ROWS = ["top", "middle", "bottom"];

const place = <T>(list: readonly T[], index: number, change: (one: T) => T): T[] =>
  list.map((one, i) => (i === index ? change(one) : one));

const ofPlayer =
  (change: (player: Player, facts: Facts, seat: number, newest: View) => Partial<Player>): Step =>
  (view, facts, newest, seat) => ({
    players: place(view.players, seat, (player) => ({ ...player, ...change(player, facts, seat, newest) })),
  });

const isFree = ({ space }: Worker) => space === undefined || space === null;

/** The first worker for which something is true is changed. */
const ofWorker = (
  which: (worker: Worker, facts: Facts) => boolean,
  change: (worker: Worker, facts: Facts, newest: Worker | undefined) => Worker,
): Step =>
  ofPlayer((player, facts, seat, newest) => {
    const index = player.workers.findIndex((worker) => which(worker, facts));
    const then = newest.players[seat]?.workers[index];
    return { workers: place(player.workers, index, (worker) => change(worker, facts, then)) };
  });

const goods = (sign: 1 | -1): Step =>
  ofPlayer((player, facts) =>
    Object.fromEntries(
      Object.entries(facts["goods"] as Record<Good, number>).map(([good, n]) => [good, player[good as Good] + sign * n]),
    ),
  );
const counted = (tiles: Record<string, number>, tile: string, by: number) => ({ ...tiles, [tile]: (tiles[tile] ?? 0) + by });
const without = <T>(list: readonly T[], one: T): T[] => {
  const at = list.indexOf(one);
  return at < 0 ? [...list] : [...list.slice(0, at), ...list.slice(at + 1)];
};
const free = (worker: Worker): Worker => ({ board: worker.board, power: worker.power });
const at = (worker: Worker, facts: Facts, name = "board") => worker.board === facts[name];
const equal = (worker: Worker, facts: Facts) => worker.power === facts["power"];

/** A discovery tile leaves a spot at which something has changed. */
function taken(view: View, tile: string, newest: View): View["discoveries"] {
  const spot = Object.keys(view.discoveries).find(
    (one) => view.discoveries[one]?.includes(tile) && String(view.discoveries[one]) !== String(newest.discoveries[one]),
  );
  return spot ? { ...view.discoveries, [spot]: without(view.discoveries[spot] ?? [], tile) } : view.discoveries;
}

const STEPS: Record<string, Step> = {
  turn_began: (view, _, newest, seat) => ({ asked: seat, turn: { ...newest.turn, seat, mover: null, companion: null } }),
  moved: ofWorker(
    (worker, facts) => isFree(worker) && at(worker, facts, "start") && equal(worker, facts),
    (worker, facts) => ({ ...worker, board: facts["board"] as BoardName }),
  ),
  bot_worshipped: ofWorker(
    (worker, facts) => at(worker, facts, "start"),
    (worker, facts) => ({ ...worker, board: facts["board"] as BoardName }),
  ),
  worker_placed: ofWorker(
    (worker, facts) => worker.board === null && equal(worker, facts),
    (worker, facts) => ({ ...worker, board: facts["board"] as BoardName }),
  ),
  worker_arrived: ofPlayer((player, facts) => ({
    workers: [...player.workers, { board: facts["board"] as BoardName, power: Number(facts["power"]) }],
  })),
  locked: ofWorker(
    (worker, facts) => isFree(worker) && at(worker, facts) && equal(worker, facts),
    (worker, facts) => ({ ...worker, space: Number(facts["space"]) }),
  ),
  unlocked: ofWorker((worker, facts) => !isFree(worker) && at(worker, facts) && equal(worker, facts), free),
  pushed_off: ofWorker((worker, facts) => !isFree(worker) && at(worker, facts) && equal(worker, facts), free),
  powered_up: ofWorker(
    (worker, facts) => (worker.board ?? null) === (facts["board"] ?? null) && worker.power === Number(facts["power"]) - 1,
    (worker, facts) => ({ ...worker, power: Number(facts["power"]) }),
  ),
  ascended: ofPlayer((player, facts, seat, newest) => {
    // Of all on that board the strongest one; where it goes the newest state tells.
    const here = player.workers.map((worker) => (isFree(worker) && at(worker, facts) ? worker.power : 0));
    const index = here.indexOf(Math.max(...here));
    return { workers: place(player.workers, index, (worker) => newest.players[seat]?.workers[index] ?? worker) };
  }),
  gained: goods(1),
  paid: goods(-1),
  scored: ofPlayer((player, facts) => ({ vp: player.vp + Number(facts["vp"]) })),
  lost: ofPlayer((player, facts) => ({ vp: player.vp - Number(facts["vp"]) })),
  temple_stepped: ofPlayer((player, facts) => ({
    temples: { ...player.temples, [facts["temple"] as Temple]: Number(facts["step"]) },
  })),
  avenue_stepped: ofPlayer((_, facts) => ({ avenue: Number(facts["step"]) })),
  track_stepped: ofPlayer((_, facts) => ({ track: Number(facts["step"]) })),
  learned: ofPlayer((player, facts) => ({ technologies: [...player.technologies, String(facts["technology"])] })),
  bought: (view, facts, newest, seat) => ({
    discoveries: taken(view, String(facts["discovery"]), newest),
    players: place(view.players, seat, (player) => ({
      ...player,
      discoveries: counted(player.discoveries, String(facts["discovery"]), 1),
    })),
  }),
  used: ofPlayer((player, facts) => ({
    discoveries: counted(player.discoveries, String(facts["discovery"]), -1),
    used_discoveries: counted(player.used_discoveries, String(facts["discovery"]), 1),
  })),
  tile_built: (view, facts) => {
    const cell = ["level", "row", "column"].map((name) => Number(facts[name]) - 1) as [number, number, number];
    const slot = view.pyramid_display.indexOf(String(facts["tile"]));
    return {
      pyramid: [...view.pyramid, { cell, tile: String(facts["tile"]), turn: Number(facts["turn"]) }],
      pyramid_display: place(view.pyramid_display, slot, () => null),
    };
  },
  decorated: (view, facts) => {
    const side = facts["side"] as Side;
    const slot = view.decoration_display.indexOf(String(facts["decoration"]));
    return {
      decorations: { ...view.decorations, [side]: [...view.decorations[side], String(facts["decoration"])] },
      decoration_display: place(view.decoration_display, slot, () => null),
    };
  },
  nobles_built: (view, facts) => ({
    nobles: place(view.nobles, ROWS.indexOf(String(facts["row"])), (built) => built + 1) as View["nobles"],
  }),
  drew_tile: (view, facts) => ({
    pyramid_display: place(view.pyramid_display, Number(facts["slot"]), () => String(facts["tile"])),
  }),
  drew_decoration: (view, facts) => ({
    decoration_display: place(view.decoration_display, Number(facts["slot"]), () => String(facts["decoration"])),
  }),
  drew_discovery: (view, facts) => {
    const spot = String(facts["spot"]);
    return { discoveries: { ...view.discoveries, [spot]: [...(view.discoveries[spot] ?? []), String(facts["discovery"])] } };
  },
  light_moved: (view, facts) => ({ calendar: { ...view.calendar, light: Number(facts["step"]) } }),
  eclipse_due: (view, _, newest) => ({ calendar: { ...newest.calendar, light: view.calendar.light } }),
  eclipse_scored: (_, __, newest) => ({ calendar: newest.calendar }),
  neutral_moved: (_, __, newest) => ({ neutral_dice: newest.neutral_dice }),
  bot_shifted: (_, __, newest) => (newest.bot ? { bot: newest.bot } : {}),
};

/** A view after one entry; `newest` is the view that all of them lead to. */
export function applyEntry(view: View, entry: Entry, newest: View): View {
  const step = STEPS[entry.key];
  return step ? { ...view, ...step(view, entry.arguments, newest, entry.seat ?? -1) } : view;
}
