"""Decorations: where their tiles fit, and the main action that places one (rule 6.8)."""

from ..actions import DECORATE
from ..constants import (
    BLUE,
    BY_DECORATIONS,
    BY_MATCHES,
    BY_TECHNOLOGIES,
    DECORATION,
    DECORATION_DISPLAY,
    DECORATION_SPACES,
    DECORATION_VP,
    DECORATIONS,
    DECORATIONS_PLACED,
    DECORATIONS_VP,
    GOLD,
    ICON_MATCHES,
    MAIN_ACTION_DONE,
    MATCH_TEMPLE,
    MATCH_VP,
    RED,
    SIDES,
)
from ..record.frames import offer, push
from ..record.reports import tell_piece
from ..record.state import State
from ..schema.events import DECORATED
from ..tables import (
    DECORATION_COLOURED,
    DECORATION_GOLD,
    DECORATION_ICONS,
    DECORATION_PRINT,
    DECORATION_REVERSED,
    DECORATION_SQUARES,
    TECHNOLOGY_VP,
)
from .displays import count_tiles_shown
from .goods import pay, score
from .pyramid_track import step_track


def find_next_space(p: State, side: int) -> int:
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


def read_decoration_icon(tile: int, side: int, i: int) -> int:
    """The icon of a decoration tile over the i-th square in reading order."""
    return DECORATION_ICONS[tile][1 - i if DECORATION_REVERSED[side] else i]


def is_decoration_coloured(tile: int, side: int, i: int) -> bool:
    """Whether that icon is printed in its temple's colour."""
    return DECORATION_COLOURED[tile][1 - i if DECORATION_REVERSED[side] else i] > 0


def read_icon_under(p: State, side: int, space: int, i: int) -> int:
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
            p.icon[square] = read_decoration_icon(tile, side, i)


def count_decoration_gold(workers: int) -> int:
    """3 gold, 1 less per worker beyond the first (ruling 12)."""
    return DECORATION_GOLD[workers]


def can_decorate(p: State, seat: int, workers: int) -> bool:
    """Whether a tile, a place and the gold are there (ruling 29)."""
    if p.goods[seat][GOLD] < count_decoration_gold(workers):
        return False
    if count_tiles_shown(p.decoration_display, DECORATION_DISPLAY) == 0:
        return False
    for side in range(SIDES):
        if find_next_space(p, side) >= 0:
            return True
    return False


def begin_decorations(p: State, seat: int, workers: int, paid: int) -> None:
    """Pay gold and choose a tile with its side."""
    pay(p, seat, GOLD, count_decoration_gold(workers))
    push(p, DECORATION, seat, paid, 0, 0)


def legal_decoration(p: State) -> None:
    """Offer every face-up tile on every side that can take one."""
    for slot in range(DECORATION_DISPLAY):
        if p.decoration_display[slot] >= 0:
            for side in range(SIDES):
                if find_next_space(p, side) >= 0:
                    offer(p, DECORATE + slot * SIDES + side)


def answer_decoration(p: State, seat: int, place: int, paid: int) -> None:
    """Place the tile, score matches, 3 VP and the track step (rule 6.8)."""
    slot = place // SIDES
    side = place % SIDES
    push(p, MAIN_ACTION_DONE, seat, DECORATIONS, 1, paid)
    tile = p.decoration_display[slot]
    space = find_next_space(p, side)
    p.decoration_display[slot] = -1
    p.stats[seat][DECORATIONS_PLACED] += 1
    tell_piece(p, DECORATED, seat, tile, side, space, slot)
    matched = 0
    blue = 0
    red = 0
    green = 0
    for i in range(2):
        icon = read_decoration_icon(tile, side, i)
        if icon != read_icon_under(p, side, space, i):
            continue
        matched += 1
        if is_decoration_coloured(tile, side, i):
            if icon == BLUE + 1:
                blue += 1
            elif icon == RED + 1:
                red += 1
            else:
                green += 1
    lay_decoration(p, side, space, tile)
    p.stats[seat][ICON_MATCHES] += matched
    score(p, seat, BY_MATCHES, MATCH_VP * matched)
    score(p, seat, BY_DECORATIONS, DECORATION_VP)
    if p.knows[seat][DECORATIONS_VP]:
        score(p, seat, BY_TECHNOLOGIES, TECHNOLOGY_VP[DECORATIONS_VP])
    step_track(p, seat)
    push(p, MATCH_TEMPLE, seat, blue, red, green)
