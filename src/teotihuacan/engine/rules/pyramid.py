"""The pyramid: where tiles fit and which icons they cover (rule 6.9)."""

from ..constants import CELLS, DECORATION_SPACES, SIDES, SQUARES
from ..record.state import State
from ..tables import (
    BASE_ICONS,
    CELL_BELOW,
    CELL_SQUARES,
    COUNT_OF_CORNERS,
    EQUAL_CORNERS,
    PYRAMID_COLOURS,
    PYRAMID_FACES,
    PYRAMID_ICONS,
)
from .decorations import lay_decoration

MATCH_BITS = 3  # a tile has four icons
MATCH_MASK = 7


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


def read_tile_icon(kind: int, turn: int, corner: int) -> int:
    """The icon of a turned tile at a corner, clockwise from the top left."""
    return PYRAMID_ICONS[kind][(corner - turn + 4) % 4]


def read_face_under(p: State, cell: int) -> int:
    """The four icons that a tile on a cell would cover, as one number."""
    face = 0
    for corner in range(4):
        face |= p.icon[CELL_SQUARES[cell][corner]] << (2 * corner)
    return face


def match_face(under: int, kind: int, turn: int) -> int:
    """Icons of a turned tile that would cover the same icon, for `count_found`."""
    equal = EQUAL_CORNERS[under ^ PYRAMID_FACES[kind][turn]]
    found = COUNT_OF_CORNERS[equal]
    coloured = equal & PYRAMID_COLOURS[kind][turn]
    if coloured:
        for corner in range(4):
            if (coloured >> corner) & 1:
                found += 1 << (MATCH_BITS * ((under >> (2 * corner)) & 3))
    return found


def count_found(matches: int, icon: int) -> int:
    """Of the matches found: all (icon 0), or those coloured for the temple of an icon."""
    return (matches >> (MATCH_BITS * icon)) & MATCH_MASK


def lay_tile(p: State, cell: int, kind: int, turn: int) -> None:
    """Put a tile on a cell."""
    p.tile[cell] = kind
    p.turned[cell] = turn
    for corner in range(4):
        p.icon[CELL_SQUARES[cell][corner]] = read_tile_icon(kind, turn, corner)
        p.layers[CELL_SQUARES[cell][corner]] += 1


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
