// A position in words, part by part: what the table shows, for those who don't see it.
import {
  describeCalendar,
  formatDiscovery,
  formatGoods,
  listHeldTiles,
  formatIcons,
  describeStartingTile,
  describeTechnology,
} from "../board/descriptions";
import { BUILDINGS_ROW, ECLIPSES, NOBLES_ROWS, TEMPLES, getDiceSums, getTempleSteps } from "../board/facts";
import { findNeutralsOn, findWorkersOn } from "../board/ring/places";
import { SIDES, getTileSquares } from "../board/pyramid/pyramid";
import { findSeatInTurn } from "../board/players/seats";
import { listOpenStartingTiles } from "../board/players/startingTiles";
import type { BoardName, Player, View } from "../lib/types";
import { say } from "../i18n/messages";
import { formatQuestion } from "../turn/texts/answers";
import { joinWithCommas } from "../turn/texts/names";

/** A heading with what is to say about it; a line may have lines of its own. */
export interface Section {
  title: string;
  lines: Line[];
}
export type Line = string | { text: string; lines: string[] };

/** The whole position as a seat, or a spectator, sees it. */
export function describePosition(view: View, seat: number | null, names: string[]): Section[] {
  const name = (of: number) => names[of] ?? say("player-number", { number: of + 1 });
  return [
    now(view, seat, name),
    ...starting(view, seat),
    ...view.players.map((player, of) => ({ title: playerTitle(view, of, seat, name), lines: playerLines(player) })),
    { title: say("words-boards"), lines: view.ring.map((board) => boardLine(view, board, name)) },
    { title: say("words-pyramid"), lines: pyramid(view) },
    { title: say("words-displays"), lines: displays(view) },
    { title: say("technologies"), lines: view.technologies.map((id) => describeTechnology(view, id, { of: name })) },
    { title: say("words-tracks-title"), lines: tracks(view) },
    { title: say("nobles-rows"), lines: nobles(view) },
    ...teotibot(view),
  ];
}

type Name = (seat: number) => string;
const several = (count: number, thing: string) => say("words-several", { count, thing });
const formatTiles = (tiles: string[], cost: boolean) =>
  joinWithCommas(tiles.map((tile) => formatDiscovery(tile, cost)));

function now(view: View, seat: number | null, name: Name): Section {
  const { over, eclipses_scored: scored } = view.calendar;
  const asked = findSeatInTurn(view);
  const number = Math.min(scored + 1, ECLIPSES);
  const turn = over
    ? say("words-over")
    : asked === seat && seat !== null
      ? say("words-turn-yours", { question: formatQuestion(view) })
      : say("words-turn", { name: name(asked ?? 0) });
  const calendar = over ? [] : [say("words-eclipse", { number, of: ECLIPSES }), describeCalendar(view)];
  return { title: say("words-now"), lines: [turn, ...calendar] };
}

function starting(view: View, seat: number | null): Section[] {
  const tiles = listOpenStartingTiles(view, seat);
  if (!tiles.length) return [];
  const lines = tiles.map(({ tile, sees }) =>
    sees ? { text: describeStartingTile(tile), lines: [formatDiscovery(sees, true)] } : describeStartingTile(tile),
  );
  return [{ title: say("words-starting"), lines }];
}

function playerTitle(view: View, of: number, seat: number | null, name: Name): string {
  const standing = of === seat ? "you" : of === findSeatInTurn(view) && !view.calendar.over ? "asked" : "other";
  return say("words-player", { name: name(of), standing, seat: "ABCD"[of] ?? "" });
}

function playerLines(player: Player): Line[] {
  const { vp, cocoa, wood, stone, gold, temples, avenue, track, technologies } = player;
  const held = listHeldTiles(player.discoveries).map(([tile, count]) => several(count, formatDiscovery(tile, false)));
  const used = listHeldTiles(player.used_discoveries).reduce((sum, [, count]) => sum + count, 0);
  return [
    say("words-score", { vp, goods: formatGoods({ cocoa, wood, stone, gold }) }),
    ...player.workers.map(({ board, power, space }) => {
      const place = board === null ? "none" : space === undefined || space === null ? "free" : "locked";
      return say("words-worker", { place, power, board: board ? say(`board-${board}`) : "" });
    }),
    say("words-tracks", { ...temples, avenue, track }),
    technologies.length
      ? say("words-technologies", { technologies: joinWithCommas(technologies.map((id) => say(`technology-${id}`))) })
      : say("words-no-technologies"),
    ...(held.length ? [say("words-discoveries", { tiles: joinWithCommas(held) })] : []),
    ...(used ? [say("words-discoveries-used", { count: used })] : []),
  ];
}

function boardLine(view: View, board: BoardName, name: Name): Line {
  const { free, locked } = findWorkersOn(view, board);
  const workers = [
    ...free.map(({ seat, worker }) => say("words-worker-of", { name: name(seat), power: worker.power })),
    ...[...locked.values()].map(({ seat, worker }) =>
      say("words-worker-locked", { name: name(seat), power: worker.power }),
    ),
    ...findNeutralsOn(view, board).map((colour) => say("words-neutral", { colour: colour + 1 })),
  ];
  const place = say(`board-${board}`);
  const text = say("words-board", {
    board: place,
    workers: workers.length ? joinWithCommas(workers) : say("words-empty"),
  });
  const royal = board === "palace" ? view.royal_tiles : [];
  const lines = [
    ...royal.map((tile, space) => say("words-royal", { space: space + 1, tile: say(`royal-${tile}`) })),
    ...(view.discoveries[board] ?? []).map((tile) =>
      say("words-discovery-on", { place, tile: formatDiscovery(tile, true) }),
    ),
  ];
  return lines.length ? { text, lines } : text;
}

function pyramid(view: View): Line[] {
  const levels = [...new Set(view.pyramid.map(({ cell }) => cell[0]))].sort((one, other) => one - other);
  const lines = levels.map((level) => {
    const laid = view.pyramid.filter(({ cell }) => cell[0] === level);
    return {
      text: say("words-level", { level: level + 1, tiles: laid.length }),
      lines: laid.map(({ cell, tile, turn }) => {
        const icons = formatIcons(getTileSquares(cell, tile, turn).map(({ icon }) => icon));
        return say("words-laid", { row: cell[1] + 1, column: cell[2] + 1, icons });
      }),
    };
  });
  const sides = SIDES.map((side) => {
    const tiles = view.decorations[side].map((tile) => formatIcons([...tile]));
    return say("words-decorations", { side, decorations: tiles.length ? tiles.join(" / ") : say("words-none") });
  });
  return [...(lines.length ? lines : [say("words-pyramid-empty")]), ...sides];
}

function displays(view: View): Line[] {
  const shown = (tiles: (string | null)[], key: string) =>
    tiles.flatMap((tile, slot) => (tile ? [say(key, { slot: slot + 1, icons: formatIcons([...tile]) })] : []));
  const left = (stack: Record<string, number>) => Object.values(stack).reduce((sum, count) => sum + count, 0);
  const { pyramid: tiles, decorations, discoveries } = view.stacks;
  return [
    ...shown(view.pyramid_display, "words-pyramid-tile"),
    ...shown(view.decoration_display, "words-decoration-tile"),
    say("words-left", { pyramid: left(tiles), decorations: left(decorations), discoveries: left(discoveries) }),
  ];
}

function tracks(view: View): Line[] {
  const onSteps = Object.entries(view.discoveries).flatMap(([spot, tiles]) => {
    const [, track = "", step = ""] = /^(avenue|blue|red|green)_(\d+)$/.exec(spot) ?? [];
    return track && tiles.length ? [say("words-step-tiles", { track, step, tiles: formatTiles(tiles, true) })] : [];
  });
  const bonuses = TEMPLES.map((temple, at) =>
    say("words-bonus", {
      temple,
      step: getTempleSteps(temple).length - 1,
      bonus: say(`bonus-${view.bonus_tiles[at] ?? ""}`),
    }),
  );
  return [...bonuses, ...onSteps];
}

function nobles(view: View): Line[] {
  const built = view.nobles.reduce((sum, count) => sum + count, 0);
  const rows = (["top", "middle", "bottom"] as const).map((row, at) =>
    say("nobles-row", { row, built: view.nobles[at] ?? 0, spaces: NOBLES_ROWS[at]?.length ?? 0 }),
  );
  const last = BUILDINGS_ROW.length - 1;
  return [...rows, say("buildings-row", { worth: BUILDINGS_ROW[Math.min(built, last)] ?? 0, left: last - built })];
}

function teotibot(view: View): Section[] {
  if (!view.bot) return [];
  const tiles = view.bot.action_pyramid.map((tile, slot) => {
    const sums = getDiceSums(slot);
    return say("bot-tile", { tile: say(`bot-${tile}`), sums: sums.length ? joinWithCommas(sums.map(String)) : "none" });
  });
  const rest = [
    say("bot-aside", { tile: say(`bot-${view.bot.aside}`) }),
    ...view.bot.directions.map((way) => say("bot-direction", { way })),
  ];
  return [{ title: say("words-bot"), lines: [...tiles, ...rest] }];
}
