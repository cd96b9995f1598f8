"""What an observation tells about the board: tiles laid out, displays, stacks, the pyramid."""

from ...engine.constants import (
    BOARDS,
    BONUS_TILES,
    BOT_TILES,
    DECORATION_DISPLAY,
    DECORATION_SPACES,
    DECORATION_TILES,
    DISCOVERIES,
    NEUTRAL_COLOURS,
    NEUTRAL_DICE,
    NOBLES_ROWS,
    PYRAMID_DISPLAY,
    PYRAMID_KINDS,
    ROYAL_SPACES,
    ROYAL_TILES,
    SIDES,
    SPOT_TILES,
    SPOTS,
    SQUARES,
    TECHNOLOGIES,
    TECHNOLOGY_SLOTS,
    TEMPLES,
)
from ...engine.record.state import Long, State
from ...engine.rules.buildings_row import count_buildings_taken
from ...engine.rules.workers import count_colours
from ...engine.tables import (
    BUILDINGS_ROW,
    DECORATION_COLOURED,
    DECORATION_ICONS,
    PYRAMID_COLOURED,
    PYRAMID_ICONS,
)
from .batch import Floats
from .constants import (
    AT_AVENUE_WORTH,
    AT_BONUS,
    AT_BOT_TILE,
    AT_COLOURS,
    AT_DECORATED,
    AT_DECORATION_DISPLAY,
    AT_DECORATION_STACK,
    AT_DIRECTION,
    AT_ICON,
    AT_LAYERS,
    AT_NEUTRAL,
    AT_NOBLES,
    AT_PLACE,
    AT_PYRAMID_DISPLAY,
    AT_PYRAMID_STACK,
    AT_ROYAL,
    AT_SPOT,
    AT_TECHNOLOGY,
    DISPLAYED_DECORATION,
    DISPLAYED_TILE,
    SCALE_AVENUE_WORTH,
    SCALE_COLOURS,
    SCALE_DECORATED,
    SCALE_LAYERS,
    SCALE_NOBLES,
    SCALE_PYRAMID_STACK,
)
from .encode_question import set_flag, write_number


def encode_layout(p: State, f: Floats, at: Long) -> None:
    """What was laid out at set-up, and the dice on the boards."""
    for board in range(BOARDS):
        set_flag(f, at + AT_PLACE + board * BOARDS, p.place[board])
        write_number(f, at + AT_COLOURS + board, count_colours(p, board), SCALE_COLOURS)
    for colour in range(NEUTRAL_COLOURS):
        for die in range(NEUTRAL_DICE):
            set_flag(f, at + AT_NEUTRAL + colour * BOARDS, p.neutral[colour][die])
    for space in range(ROYAL_SPACES):
        set_flag(f, at + AT_ROYAL + space * ROYAL_TILES, p.royal[space])
    for slot in range(TECHNOLOGY_SLOTS):
        set_flag(f, at + AT_TECHNOLOGY + slot * TECHNOLOGIES, p.technology[slot])
    for temple in range(TEMPLES):
        set_flag(f, at + AT_BONUS + temple * BONUS_TILES, p.bonus[temple])


def encode_spots(p: State, f: Floats, at: Long) -> None:
    """Discovery tiles that lie on the board."""
    for spot in range(SPOTS):
        for i in range(SPOT_TILES):
            if p.spot[spot][i] >= 0:
                f[at + AT_SPOT + spot * DISCOVERIES + p.spot[spot][i]] += 1.0


def encode_icon(f: Floats, at: Long, icon: int, coloured: int) -> None:
    """An icon of a tile: its temple, and whether it is coloured."""
    set_flag(f, at, icon - 1)
    write_number(f, at + 3, coloured, 1)


def encode_displays(p: State, f: Floats, at: Long) -> None:
    """Decorations and pyramid tiles to choose from."""
    for slot in range(DECORATION_DISPLAY):
        tile = p.decoration_display[slot]
        first = at + AT_DECORATION_DISPLAY + slot * DISPLAYED_DECORATION
        if tile >= 0:
            set_flag(f, first, 0)
            for i in range(2):
                icon = DECORATION_ICONS[tile][i]
                encode_icon(f, first + 1 + 4 * i, icon, DECORATION_COLOURED[tile][i])
    for slot in range(PYRAMID_DISPLAY):
        tile = p.pyramid_display[slot]
        first = at + AT_PYRAMID_DISPLAY + slot * DISPLAYED_TILE
        if tile >= 0:
            set_flag(f, first, 0)
            for i in range(4):
                icon = PYRAMID_ICONS[tile][i]
                encode_icon(f, first + 1 + 4 * i, icon, PYRAMID_COLOURED[tile][i])


def encode_stacks(p: State, f: Floats, at: Long) -> None:
    """What is left of decorations and pyramid tiles."""
    for tile in range(DECORATION_TILES):
        write_number(f, at + AT_DECORATION_STACK + tile, p.decoration_stack[tile], 1)
    for kind in range(PYRAMID_KINDS):
        f[at + AT_PYRAMID_STACK + kind] = 1.0 * p.pyramid_stack[kind] / SCALE_PYRAMID_STACK


def encode_pyramid(p: State, f: Floats, at: Long) -> None:
    """What can be built on, and the buildings."""
    for square in range(SQUARES):  # without branches: nobody can guess icons
        icon = p.icon[square]
        f[at + AT_ICON + square * 3] = 1.0 if icon == 1 else 0.0
        f[at + AT_ICON + square * 3 + 1] = 1.0 if icon == 2 else 0.0
        f[at + AT_ICON + square * 3 + 2] = 1.0 if icon == 3 else 0.0
    for square in range(SQUARES):
        f[at + AT_LAYERS + square] = 1.0 * p.layers[square] / SCALE_LAYERS
    for side in range(SIDES):
        decorated = 0
        for space in range(DECORATION_SPACES):
            if p.decoration[side][space] >= 0:
                decorated += 1
        write_number(f, at + AT_DECORATED + side, decorated, SCALE_DECORATED)
    for row in range(NOBLES_ROWS):
        write_number(f, at + AT_NOBLES + row, p.nobles[row], SCALE_NOBLES)
    write_number(
        f, at + AT_AVENUE_WORTH, BUILDINGS_ROW[count_buildings_taken(p)], SCALE_AVENUE_WORTH
    )


def encode_teotibot(p: State, f: Floats, at: Long) -> None:
    """Teotibot's action pyramid and direction tiles."""
    if not p.solo:
        return
    for slot in range(BOT_TILES):
        set_flag(f, at + AT_BOT_TILE + slot * BOT_TILES, p.bot_tile[slot])
    for i in range(2):
        write_number(f, at + AT_DIRECTION + i, p.direction[i], 1)
