"""The pyramid: where tiles fit and which icons they cover (rule 6.9)."""

from ..constants import CELLS, DECORATION_SPACES, PLAIN, SIDES, SQUARES
from ..record.state import State
from ..tables import BASE_ICONS, CELL_BELOW, CELL_SQUARES, PYRAMID_COLOURED, PYRAMID_ICONS
from .decorations import lay_decoration

MATCH_BITS = 3  # a tile has four icons
COLOURED_MATCH = 8  # the least number of matches, as one number, of which one is coloured


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


def is_tile_coloured(kind: int, turn: int, corner: int) -> bool:
    """Whether that icon is printed in its temple's colour."""
    return PYRAMID_COLOURED[kind][(corner - turn + 4) % 4] > 0


def find_matches(p: State, cell: int, kind: int, turn: int) -> int:
    """Icons of a tile that would cover the same icon, for `count_found`."""
    found = 0
    for corner in range(4):
        icon = read_tile_icon(kind, turn, corner)
        if p.icon[CELL_SQUARES[cell][corner]] == icon:
            found += 1
            if icon != PLAIN and is_tile_coloured(kind, turn, corner):
                found += 1 << (MATCH_BITS * icon)
    return found


def count_found(matches: int, icon: int) -> int:
    """Of the matches found: all (icon 0), or those coloured for the temple of an icon."""
    return (matches >> (MATCH_BITS * icon)) & (COLOURED_MATCH - 1)


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
