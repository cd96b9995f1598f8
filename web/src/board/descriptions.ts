// Names and rules of things on the table, in words.
import { joinWithCommas, say } from "../i18n/messages";
import type { Goods, View } from "../lib/types";
import { NOBLES_ROWS, getBoard, getDiscoveryCost, getStartingTile, getTechnologyGold, type Reward } from "./facts";
import type { Names } from "./players/names";
import { findPlaceRules } from "../rules/ruleNumbers";
import { getAvenueWorth, getTrackWorth, isLastEclipse } from "./sideboard/eclipseSigns";
import { parseTarget, type Place } from "./targets";

export interface Description {
  name: string;
  text: string;
  /** The numbers of the rules behind it. */
  rules: string[];
}

const ICON_KEYS: Record<string, string> = { b: "icon-b", r: "icon-r", g: "icon-g", ".": "icon-plain" };

/** Goods, VP and steps in words: "2 wood, 1 cocoa". */
export const formatGoods = (goods: Goods | Reward): string =>
  joinWithCommas(Object.entries(goods).map(([what, n]) => say(`good-${what}`, { n: n ?? 0 })));

/** Icons in words; coloured ones are named so. */
export const formatIcons = (icons: readonly string[]): string =>
  joinWithCommas(
    icons.map((icon) =>
      say(ICON_KEYS[icon.toLowerCase()] ?? "icon-plain", { coloured: /[BRG]/.test(icon) ? "yes" : "no" }),
    ),
  );

/** Where everybody stands on a track. */
export const formatStandings = (steps: readonly number[], names: Names): string =>
  joinWithCommas(steps.map((step, seat) => say("standing", { name: names.of(seat), step })));

const discoveryKey = (tile: string) => (tile.startsWith("mask") ? "mask" : tile);

/** A discovery tile's name, with its cost if it lies to be bought. */
export function formatDiscovery(tile: string, withCost: boolean): string {
  const name = say(`discovery-${discoveryKey(tile)}`, { number: tile.slice(-1) });
  if (!withCost) return name;
  const cost = formatGoods(getDiscoveryCost(tile));
  return cost ? say("discovery-costs", { name, cost }) : say("discovery-free", { name });
}

/** The tiles of a count by name, masks first as in the box. */
export const listHeldTiles = (tiles: Record<string, number>): [string, number][] =>
  Object.entries(tiles).filter(([, n]) => n > 0);

/** A starting tile: its boards and all it gives. */
export function describeStartingTile(number: number): string {
  const facts = getStartingTile(number);
  const gives = [
    ...Object.entries(facts.gain ?? {}).map(([what, n]) => say(`good-${what}`, { n })),
    ...(facts.temples ?? []).map((temple) => say("temple-step", { temple })),
    ...(facts.avenue ? [say("avenue-step")] : []),
    ...(facts.technology ? [say("lowest-technology")] : []),
    ...(facts.power_up_starting_worker ? [say("power-up")] : []),
    ...(facts.discovery ? [say("discovery-shown")] : []),
  ];
  const boards = joinWithCommas(facts.boards.map((board) => say(`board-${getBoard(board)}`)));
  return say("starting-tile", { number, boards, gives: joinWithCommas(gives) });
}

export function describeTechnology(view: View, id: string, names: Names): string {
  const owners = view.players.flatMap((player, seat) => (player.technologies.includes(id) ? [names.of(seat)] : []));
  const about = { name: say(`technology-${id}`), gold: getTechnologyGold(id) };
  return owners.length
    ? say("technology-known", { ...about, owners: joinWithCommas(owners) })
    : say("technology-unknown", about);
}

export function describeCalendar(view: View): string {
  const { light, dark, eclipse_in_turns: turns } = view.calendar;
  if (turns === 0) return say("calendar-scored");
  return turns === null ? say("calendar-away", { steps: dark - light }) : say("calendar-soon", { turns });
}

/** What the next eclipse counts. */
export const describeEclipse = (view: View): string =>
  say(isLastEclipse(view) ? "eclipse-counts-last" : "eclipse-counts", {
    avenue: getAvenueWorth(view),
    track: getTrackWorth(view),
  });

export function describePlayer(view: View, seat: number, names: Names): string {
  const player = view.players[seat];
  if (!player) return names.of(seat);
  const { vp, wood, stone, gold, cocoa, technologies } = player;
  return say("player", {
    name: names.of(seat),
    vp,
    goods: formatGoods({ cocoa, wood, stone, gold }),
    technologies: technologies.length,
  });
}

/** Whether starting tiles and workers are still being chosen. */
export const isSettingUp = (view: View): boolean => view.turn.seat === null && !view.calendar.over;

export const truncate = (name: string, most: number): string =>
  name.length > most ? `${name.slice(0, most - 1).trimEnd()}…` : name;

/** What a target is, what it does, and by which rules: for the detail shown on demand. */
export function describeTarget(view: View, target: string, names: Names): Description | null {
  const place = parseTarget(target);
  const texts = place && describePlace(view, place, names);
  return texts && { ...texts, rules: findPlaceRules(place, view) };
}

type Texts = Omit<Description, "rules">;

function describePlace(view: View, place: Place, names: Names): Texts | null {
  const both = (key: string, args: Record<string, string | number> = {}): Texts => ({
    name: say(key, args),
    text: say(`${key}-does`, args),
  });
  const slotTile = (tiles: (string | null)[], slot: number, key: string): Texts | null => {
    const tile = tiles[slot];
    return tile ? { name: say(key, { icons: formatIcons([...tile]) }), text: say(`${key}-does`) } : null;
  };
  switch (place.kind) {
    case "board":
      return both(`board-${place.board}`);
    case "worker": {
      const worker = view.players[place.seat]?.workers[place.worker];
      if (!worker) return null;
      const locked = worker.space !== undefined && worker.space !== null;
      return both(locked ? "worker-locked" : "worker-free", {
        name: names.of(place.seat),
        power: worker.power,
        board: worker.board ?? "none",
        place: worker.board ? say(`board-${worker.board}`) : "",
      });
    }
    case "neutral":
      return both("neutral-die", { colour: place.colour + 1, place: say(`board-${place.board}`) });
    case "worship":
      return {
        name: say("worship-space", { place: say(`board-${place.board}`), temple: "any" }),
        text: say(`worship-${place.board}-does`),
      };
    case "royal":
      return both(`royal-${view.royal_tiles[place.space] ?? ""}`);
    case "cell":
      return both("cell", { level: place.level, row: place.row, column: place.column });
    case "tile":
      return slotTile(view.pyramid_display, place.slot, "pyramid-tile");
    case "decoration":
      return slotTile(view.decoration_display, place.slot, "decoration-tile");
    case "side":
      return both("side", { side: place.side });
    case "tech": {
      const id = view.technologies[place.slot] ?? "";
      return { name: describeTechnology(view, id, names), text: say(`technology-${id}-does`) };
    }
    case "row": {
      const row = ["top", "middle", "bottom"].indexOf(place.row);
      return both("nobles-row", {
        row: place.row,
        built: view.nobles[row] ?? 0,
        spaces: NOBLES_ROWS[row]?.length ?? 0,
      });
    }
    case "temple":
      return {
        name: say("temple", { temple: place.temple }),
        text: say("temple-does", { temple: place.temple }),
      };
    case "bonus": {
      const tile = view.bonus_tiles[["blue", "red", "green"].indexOf(place.temple)] ?? "";
      return { name: say("bonus-tile"), text: say(`bonus-${tile}`) };
    }
    case "discovery":
      return { name: formatDiscovery(place.tile, true), text: say(`discovery-${discoveryKey(place.tile)}-does`) };
    case "held":
      return { name: formatDiscovery(place.tile, false), text: say(`discovery-${discoveryKey(place.tile)}-does`) };
    case "starting":
      return { name: describeStartingTile(place.tile), text: say("starting-tile-does") };
    case "player":
      return { name: describePlayer(view, place.seat, names), text: "" };
    case "bot":
      return both(`bot-${place.tile}`);
    case "calendar":
      return { name: describeCalendar(view), text: say("calendar-does") };
    case "stack":
      return null;
    default:
      return both(place.kind);
  }
}
