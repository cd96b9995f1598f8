/** What lies on the table, plainly: players, boards, displays, pyramid. */

import { make, plain } from "./common.js";

export const LETTERS = "ABCD"; // of the seats
const GOODS = ["vp", "cocoa", "wood", "stone", "gold"];
const PLAYER_HEADS = [
  ...["player", "VP", ...GOODS.slice(1), "blue red green", "avenue", "track"],
  ...["technologies", "discoveries"],
];
const CORNERS = [0, 1, 3, 2]; // as one reads; tiles name theirs clockwise from the top left

/** All of it, from the view of a seat; one line for each thing. */
export function situation(view, names) {
  return [
    players(view, names),
    make("div", { className: "boards" }, boards(view), pyramid(view.pyramid)),
    displays(view),
  ];
}

/** A frame that scrolls if its content is too wide. */
function frame(ariaLabel, content) {
  return make("div", { className: "wide", tabIndex: 0, role: "region", ariaLabel }, content);
}

/** A table with a heading for each column and row. */
function grid(caption, heads, rows) {
  const head = make("tr", {}, ...heads.map((text) => make("th", { scope: "col" }, text)));
  const body = rows.map(([first, ...cells]) => make("tr", {},
    make("th", { scope: "row" }, first),
    ...cells.map((cell) => make("td", {}, String(cell)))));
  return frame(caption, make("table", {},
    make("caption", {}, caption), make("thead", {}, head), make("tbody", {}, ...body)));
}

/** Names with how often: "mask 1, 2 cocoa". */
function counted(things) {
  const texts = Object.entries(things).map(([name, n]) => (n > 1 ? `${n} ${name}` : name));
  return plain(texts.join(", "));
}

function players(view, names) {
  const rows = view.players.map((player, seat) => [
    `${LETTERS[seat]} ${names[seat]}`,
    ...GOODS.map((good) => player[good]),
    Object.values(player.temples).join(" "),
    player.avenue,
    player.track,
    player.technologies.map(plain).join(", "),
    counted(player.discoveries),
  ]);
  return grid("Players", PLAYER_HEADS, rows);
}

function boards(view) {
  const rows = view.ring.map((board) => [
    plain(board),
    standing(view, board, (worker) => worker.space === undefined),
    standing(view, board, (worker) => worker.space !== undefined),
    (view.discoveries[board] ?? []).map(plain).join(", "),
  ]);
  return grid("Boards, clockwise", ["board", "workers", "locked", "discovery"], rows);
}

/** The workers on a board, as seat and power, and neutral dice. */
function standing(view, board, which) {
  const signs = view.players.flatMap((player, seat) => player.workers
    .filter((worker) => worker.board === board && which(worker))
    .map((worker) => `${LETTERS[seat]}${worker.power}`));
  const neutral = view.neutral_dice.flat().filter((place) => place === board && which({}));
  return [...signs, ...neutral.map(() => "neutral")].join(" ");
}

/** The pyramid level by level; rows and columns are counted as in the names of cells. */
function pyramid(tiles) {
  const levels = [4, 3, 2, 1].map((size, level) => {
    const cells = Array.from({ length: size * size }, (_, i) => {
      const [row, column] = [Math.floor(i / size), i % size];
      const tile = tiles.find(({ cell }) => cell.join() === [level, row, column].join());
      const title = `${level + 1}-${row + 1}-${column + 1}`;
      const className = tile ? "tile" : "tile free";
      return make("span", { className, title }, tile ? turned(tile) : title);
    });
    return make("div", { className: `level level${size}` }, ...cells);
  });
  return frame("Pyramid", make("div", { className: "pyramid" }, ...levels));
}

/** The icons of a tile as it lies, in two lines. */
function turned({ tile, turn }) {
  const [a, b, c, d] = CORNERS.map((corner) => tile[(corner - turn + 4) % 4]);
  return `${a}${b}\n${c}${d}`;
}

function displays(view) {
  const { light, dark, eclipses_scored: scored } = view.calendar;
  const lines = {
    Calendar: `light disc on ${light}, dark disc on ${dark}, ${scored} of 3 eclipses scored`,
    "Royal tiles": view.royal_tiles.map(plain).join(", "),
    Technologies: view.technologies.map(plain).join(", "),
    "Temple bonuses": view.bonus_tiles.map(plain).join(", "),
    "Pyramid tiles": view.pyramid_display.filter(Boolean).join("  "),
    "Decoration tiles": view.decoration_display.filter(Boolean).join("  "),
    "Decorations built": Object.entries(view.decorations)
      .map(([side, all]) => `${side} ${all.length}`).join(", "),
    "Nobles' rows": view.nobles.join(", "),
    "Avenue and temple tiles": Object.entries(view.discoveries)
      .filter(([spot, all]) => !view.ring.includes(spot) && all.length)
      .map(([spot, all]) => `${plain(spot)}: ${all.map(plain).join(", ")}`).join("; "),
    "Teotibot's tiles": view.bot && view.bot.action_pyramid.map(plain).join(", "),
  };
  const shown = Object.entries(lines).filter(([, text]) => text);
  const pairs = shown.flatMap(([name, text]) => [make("dt", {}, name), make("dd", {}, text)]);
  return make("dl", {}, ...pairs);
}
