// The table after an entry of the log, as far as the entry tells: what is shown between two states.
// An entry says itself which pieces it is about; nothing here is a rule.
import { findDarkDisc } from "../../board/facts";
import { BOT_SLOTS } from "../../lib/schema.generated";
import type { BoardName, Entry, EntryKey, Good, Pieces, Player, Side, Temple, View, Worker } from "../../lib/types";

type Facts = Record<string, unknown>;
type Step = (view: View, facts: Facts, pieces: Pieces, seat: number) => Partial<View>;
const ROWS = ["top", "middle", "bottom"];

const place = <T>(list: readonly T[], index: number | undefined, change: (one: T) => T): T[] =>
  list.map((one, i) => (i === index ? change(one) : one));
const without = <T>(list: readonly T[], index: number | undefined): T[] => list.filter((_, i) => i !== index);

const ofPlayer =
  (change: (player: Player, facts: Facts, pieces: Pieces) => Partial<Player>): Step =>
  (view, facts, pieces, seat) => ({
    players: place(view.players, seat, (player) => ({ ...player, ...change(player, facts, pieces) })),
  });

const ofWorker = (change: (worker: Worker, facts: Facts, pieces: Pieces) => Worker): Step =>
  ofPlayer((player, facts, pieces) => ({
    workers: place(player.workers, pieces.worker, (worker) => change(worker, facts, pieces)),
  }));

/** A list with one thing more, at an index or at the end. */
export const insertAt = <T>(list: readonly T[], index: number | undefined, one: T): T[] =>
  index === undefined ? [...list, one] : [...list.slice(0, index), one, ...list.slice(index)];

/** Things of a list in a new order; one may name more places than are taken. */
export const reorder = <T>(list: readonly T[], order: readonly number[] | undefined): T[] =>
  order ? order.flatMap((from) => list.slice(from, from + 1)) : [...list];

const goods = (sign: 1 | -1): Step =>
  ofPlayer((player, facts) =>
    Object.fromEntries(
      Object.entries(facts["goods"] as Record<Good, number>).map(([good, n]) => [
        good,
        player[good as Good] + sign * n,
      ]),
    ),
  );
const counted = (tiles: Record<string, number>, tile: string, by: number) => ({
  ...tiles,
  [tile]: (tiles[tile] ?? 0) + by,
});
const toBoard = (worker: Worker, facts: Facts): Worker => ({ ...worker, board: facts["board"] as BoardName });
const free = ({ board, power }: Worker): Worker => ({ board, power });

/** The tiles of a spot, changed. */
const atSpot = (view: View, spot: string, change: (tiles: string[]) => string[]): View["discoveries"] => ({
  ...view.discoveries,
  [spot]: change(view.discoveries[spot] ?? []),
});

/** A display with a new tile; the others have closed up first, if they have. */
function drawn(
  display: readonly (string | null)[],
  facts: Facts,
  tile: string,
  slid: number | undefined,
): (string | null)[] {
  const tiles = slid ? [...display.filter((one) => one !== null), ...display.filter((one) => one === null)] : display;
  return place(tiles, Number(facts["slot"]), () => String(facts[tile]));
}

/** A calendar on which one more eclipse is over. */
const afterEclipse = (calendar: View["calendar"]): View["calendar"] => ({
  ...calendar,
  eclipses_scored: calendar.eclipses_scored + 1,
  eclipse_in_turns: null,
});

/** The calendar when a turn begins: after an eclipse the discs have gone to their next places. */
function nextCalendar({ calendar, players }: View): View["calendar"] {
  if (calendar.eclipse_in_turns !== 0) return calendar;
  const next = afterEclipse(calendar);
  return { ...next, light: 0, dark: findDarkDisc(players.length, next.eclipses_scored) };
}

const unchanged: Step = () => ({});

const STEPS: Record<EntryKey, Step> = {
  turn_began: (view, _, __, seat) => ({
    asked: seat,
    turn: { seat, mover: null, companion: null },
    calendar: nextCalendar(view),
  }),
  turn_ended: ({ players, turn, calendar }, _, { orders }) => ({
    players: players.map((player, seat) => ({ ...player, workers: reorder(player.workers, orders?.[seat]) })),
    turn: { ...turn, mover: null, companion: null },
    calendar: { ...calendar, eclipse_in_turns: calendar.eclipse_in_turns && calendar.eclipse_in_turns - 1 },
  }),
  moved: ofWorker(toBoard),
  bot_worshipped: ofWorker(toBoard),
  worker_placed: ofPlayer((player, facts, { worker, order }) => ({
    workers: reorder(
      place(player.workers, worker, (one) => toBoard(one, facts)),
      order,
    ),
  })),
  worker_arrived: ofPlayer(({ workers }, facts, { worker }) => ({
    workers: insertAt(workers, worker, { board: facts["board"] as BoardName, power: Number(facts["power"]) }),
  })),
  locked: ofWorker((worker, facts) => ({ ...worker, space: Number(facts["space"]) })),
  unlocked: ofWorker(free),
  pushed_off: ofWorker(free),
  powered_up: ofWorker((worker, facts) => ({ ...worker, power: Number(facts["power"]) })),
  ascended: ofWorker((worker, _, { to, power }) => ({ board: to ?? worker.board, power: power ?? worker.power })),
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
  bought: (view, facts, { spot, slot }, seat) => ({
    discoveries: spot ? atSpot(view, spot, (tiles) => without(tiles, slot)) : view.discoveries,
    players: place(view.players, seat, (player) => ({
      ...player,
      discoveries: counted(player.discoveries, String(facts["discovery"]), 1),
    })),
  }),
  used: ofPlayer((player, facts) => ({
    discoveries: counted(player.discoveries, String(facts["discovery"]), -1),
    used_discoveries: counted(player.used_discoveries, String(facts["discovery"]), 1),
  })),
  discarded: (view, facts, { spot }) =>
    spot
      ? { discoveries: atSpot(view, spot, (tiles) => without(tiles, tiles.indexOf(String(facts["discovery"])))) }
      : {},
  tile_built: (view, facts, { slot }) => {
    const cell = ["level", "row", "column"].map((name) => Number(facts[name]) - 1) as [number, number, number];
    return {
      pyramid: [...view.pyramid, { cell, tile: String(facts["tile"]), turn: Number(facts["turn"]) }],
      pyramid_display: place(view.pyramid_display, slot, () => null),
    };
  },
  decorated: (view, facts, { slot }) => {
    const side = facts["side"] as Side;
    return {
      decorations: { ...view.decorations, [side]: [...view.decorations[side], String(facts["decoration"])] },
      decoration_display: place(view.decoration_display, slot, () => null),
    };
  },
  nobles_built: (view, facts) => ({
    nobles: place(view.nobles, ROWS.indexOf(String(facts["row"])), (built) => built + 1) as View["nobles"],
  }),
  drew_tile: (view, facts, { slid }) => ({ pyramid_display: drawn(view.pyramid_display, facts, "tile", slid) }),
  drew_decoration: (view, facts, { slid }) => ({
    decoration_display: drawn(view.decoration_display, facts, "decoration", slid),
  }),
  drew_discovery: (view, facts) => ({
    discoveries: atSpot(view, String(facts["spot"]), (tiles) => [...tiles, String(facts["discovery"])]),
  }),
  light_moved: (view, facts) => ({ calendar: { ...view.calendar, light: Number(facts["step"]) } }),
  eclipse_due: (view, _, { turns = null }) => ({ calendar: { ...view.calendar, eclipse_in_turns: turns } }),
  game_over: (view) => ({ calendar: { ...afterEclipse(view.calendar), over: true } }),
  neutral_moved: (view, facts, { colours = [], dice = [] }) => ({
    neutral_dice: colours.reduce(
      (now, colour, n) =>
        place(now, colour, (boards) => [...boards.slice(0, dice[n]), (facts["boards"] as BoardName[])[n] as BoardName]),
      view.neutral_dice,
    ),
  }),
  bot_shifted: ({ bot }, facts) => {
    if (!bot) return {};
    // The used tile changes places with each tile that closes its gap, at last with the one aside.
    const tiles = [...bot.action_pyramid, bot.aside];
    const [from, to] = [facts["start_slot"], facts["slot"]].map((slot) => BOT_SLOTS.indexOf(String(slot))) as [
      number,
      number,
    ];
    const shifted = tiles.map((tile, slot) => (slot === to ? tiles[from] : slot === from ? tiles[to] : tile) ?? tile);
    return { bot: { ...bot, action_pyramid: shifted.slice(0, -1), aside: shifted.at(-1) ?? bot.aside } };
  },
  bot_turned: ({ bot }, facts) =>
    bot ? { bot: { ...bot, directions: [String(facts["upper"]), String(facts["lower"])] } } : {},
  step_lost: unchanged,
  choice_lost: unchanged,
  cocoa_collected: unchanged,
  main_action_taken: unchanged,
  // Everybody scores: nobody is in turn.
  eclipse_scored: ({ turn }) => ({ asked: null, turn: { ...turn, seat: null } }),
  salary_paid: unchanged,
  salary_short: unchanged,
  starting_tile_kept: unchanged,
  bot_rolled: unchanged,
  bot_acted: unchanged,
  bot_did: unchanged,
  bot_could_not: unchanged,
  bot_mastered: unchanged,
  bot_worker_could_not: unchanged,
  bot_exchanged: unchanged,
};

/** A view after one entry; a server that is newer than the page may tell more than it knows. */
export function applyEntry(view: View, { key, seat, arguments: facts, pieces }: Entry): View {
  return { ...view, ...STEPS[key]?.(view, facts, pieces ?? {}, seat ?? -1) };
}
