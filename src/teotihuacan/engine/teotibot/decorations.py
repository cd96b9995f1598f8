"""Teotibot decorates (rule 15.7)."""

from ..constants import (
    BOT,
    BOT_DECORATION_VP,
    BOT_GOLD,
    BY_DECORATIONS,
    DECORATION_DISPLAY,
    DECORATIONS_PLACED,
    DONE,
    GOLD,
    NO_PLACE,
    NO_TILE,
    NOT_PAID,
    SIDES,
)
from ..record.reports import tell_piece
from ..record.state import State
from ..rules.decorations import find_next_space, lay_decoration
from ..rules.displays import refill_decorations
from ..rules.goods import pay, score
from ..rules.pyramid_track import step_track
from ..schema.events import DECORATED
from .temples import step_any_temple


def decorate_for_bot(p: State) -> int:
    """2 gold: the topmost tile on the first possible side clockwise from the top."""
    if p.goods[BOT][GOLD] < BOT_GOLD:
        return NOT_PAID
    slot = 0
    while slot < DECORATION_DISPLAY and p.decoration_display[slot] < 0:
        slot += 1
    if slot == DECORATION_DISPLAY:
        return NO_TILE
    side = 0
    space = find_next_space(p, side)
    while space < 0 and side < SIDES - 1:
        side += 1
        space = find_next_space(p, side)
    if space < 0:
        return NO_PLACE
    pay(p, BOT, GOLD, BOT_GOLD)
    tile = p.decoration_display[slot]
    p.decoration_display[slot] = -1
    lay_decoration(p, side, space, tile)
    tell_piece(p, DECORATED, BOT, tile, side, space, slot)
    p.stats[BOT][DECORATIONS_PLACED] += 1
    score(p, BOT, BY_DECORATIONS, BOT_DECORATION_VP)
    step_track(p, BOT)
    step_any_temple(p)
    refill_decorations(p)
    return DONE
