"""The pyramid and its decorations: where tiles fit, what they cover (rules 6.8, 6.9)."""

from ..constants import CELLS, DECORATION_SPACES, SIDES, SQUARES
from ..record.state import State
from ..tables import (
    BASE_ICONS,
    CELL_BELOW,
    CELL_SQUARES,
    DECORATION_COLOURED,
    DECORATION_ICONS,
    DECORATION_PRINT,
    DECORATION_REVERSED,
    DECORATION_SQUARES,
    PYRAMID_COLOURED,
    PYRAMID_ICONS,
)


def is_open(p: State, cell: int) -> bool:
    """Whether a tile may be placed on a cell: empty, and four tiles under its crossing."""
    if p.tile[cell] >= 0:
        return False
    if CELL_BELOW[cell][0] < 0:
        return True
    return (
        p.tile[CELL_BELOW[cell][0]] >= 0
        and p.tile[CELL_BELOW[cell][1]] >= 0
        and p.tile[CELL_BELOW[cell][2]] >= 0
        and p.tile[CELL_BELOW[cell][3]] >= 0
    )


def tile_icon(kind: int, turn: int, corner: int) -> int:
    """The icon of a turned tile at a corner, clockwise from the top left."""
    return PYRAMID_ICONS[kind][(corner - turn + 4) % 4]


def tile_is_coloured(kind: int, turn: int, corner: int) -> bool:
    """Whether that icon is printed in its temple's colour."""
    return PYRAMID_COLOURED[kind][(corner - turn + 4) % 4] > 0


def matches(p: State, cell: int, kind: int, turn: int) -> int:
    """Icons of a tile that would cover the same icon."""
    count = 0
    for corner in range(4):
        if p.icon[CELL_SQUARES[cell][corner]] == tile_icon(kind, turn, corner):
            count += 1
    return count


def coloured_matches(p: State, cell: int, kind: int, turn: int, temple: int) -> int:
    """Those matches that are coloured for a temple on the new tile."""
    count = 0
    for corner in range(4):
        if (
            tile_icon(kind, turn, corner) == temple + 1
            and tile_is_coloured(kind, turn, corner)
            and p.icon[CELL_SQUARES[cell][corner]] == temple + 1
        ):
            count += 1
    return count


def lay_tile(p: State, cell: int, kind: int, turn: int) -> None:
    """Put a tile on a cell."""
    p.tile[cell] = kind
    p.turned[cell] = turn
    for corner in range(4):
        p.icon[CELL_SQUARES[cell][corner]] = tile_icon(kind, turn, corner)
        p.layers[CELL_SQUARES[cell][corner]] += 1


def next_space(p: State, side: int) -> int:
    """The next decoration space of a side if it can be decorated now, else -1."""
    space = 0
    while space < DECORATION_SPACES and p.decoration[side][space] >= 0:
        space += 1
    if space == DECORATION_SPACES:
        return -1
    if space > 0:
        for i in range(2):
            if p.layers[DECORATION_SQUARES[side * DECORATION_SPACES + space][i]] < space:
                return -1
    return space


def decoration_icon(tile: int, side: int, i: int) -> int:
    """The icon of a decoration tile over the i-th square in reading order."""
    return DECORATION_ICONS[tile][1 - i if DECORATION_REVERSED[side] else i]


def decoration_is_coloured(tile: int, side: int, i: int) -> bool:
    """Whether that icon is printed in its temple's colour."""
    return DECORATION_COLOURED[tile][1 - i if DECORATION_REVERSED[side] else i] > 0


def under_decoration(p: State, side: int, space: int, i: int) -> int:
    """The icon that a decoration on a space covers."""
    if space == 0:
        return DECORATION_PRINT[side][i]
    return p.icon[DECORATION_SQUARES[side * DECORATION_SPACES + space][i]]


def lay_decoration(p: State, side: int, space: int, tile: int) -> None:
    """Put a decoration tile on a space, arrow to the centre."""
    p.decoration[side][space] = tile
    if space > 0:
        for i in range(2):
            square = DECORATION_SQUARES[side * DECORATION_SPACES + space][i]
            p.icon[square] = decoration_icon(tile, side, i)


def derive_pyramid(p: State) -> None:
    """Work out the uppermost icons and the layers from the tiles that lie."""
    for square in range(SQUARES):
        p.icon[square] = BASE_ICONS[square]
        p.layers[square] = 0
    for cell in range(CELLS):
        if p.tile[cell] >= 0:
            lay_tile(p, cell, p.tile[cell], p.turned[cell])
    for side in range(SIDES):
        for space in range(DECORATION_SPACES):
            if p.decoration[side][space] >= 0:
                lay_decoration(p, side, space, p.decoration[side][space])
