"""Teotibot builds on the pyramid (rule 15.6)."""

from ..constants import (
    BOT,
    BOT_MATCH_VP,
    BOT_STONE,
    BY_CONSTRUCTION,
    BY_MATCHES,
    CELLS,
    DONE,
    NO_PLACE,
    NO_TILE,
    NOT_PAID,
    PYRAMID_DISPLAY,
    STONE,
    TILES_LEVEL_1,
    TOP_CELL,
)
from ..record.chance import below
from ..record.reports import tell_piece
from ..record.state import State
from ..rules.calendar import complete_pyramid
from ..rules.displays import refill_pyramid_tiles
from ..rules.goods import pay, score
from ..rules.pyramid import is_open, lay_tile
from ..rules.pyramid_track import step_track
from ..schema.events import TILE_BUILT
from ..tables import CELL_LEVEL, LEVEL_VP
from .temples import step_any_temple


def construct_for_bot(p: State) -> int:
    """2 stone: the leftmost tile at a random turn on the top-left cell of the lowest level."""
    if p.goods[BOT][STONE] < BOT_STONE:
        return NOT_PAID
    slot = 0
    while slot < PYRAMID_DISPLAY and p.pyramid_display[slot] < 0:
        slot += 1
    if slot == PYRAMID_DISPLAY:
        return NO_TILE
    cell = 0
    while cell < CELLS and not is_open(p, cell):
        cell += 1
    if cell == CELLS:
        return NO_PLACE
    pay(p, BOT, STONE, BOT_STONE)
    kind = p.pyramid_display[slot]
    turn = below(p, 4)
    p.pyramid_display[slot] = -1
    lay_tile(p, cell, kind, turn)
    tell_piece(p, TILE_BUILT, BOT, kind, cell, turn, slot)
    p.stats[BOT][TILES_LEVEL_1 + CELL_LEVEL[cell]] += 1
    score(p, BOT, BY_CONSTRUCTION, LEVEL_VP[CELL_LEVEL[cell]])
    step_track(p, BOT)
    score(p, BOT, BY_MATCHES, BOT_MATCH_VP)
    if cell == TOP_CELL:
        complete_pyramid(p, BOT)
    step_any_temple(p)
    refill_pyramid_tiles(p)
    return DONE
