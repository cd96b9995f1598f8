"""Teotibot worships (rule 15.11)."""

from ..constants import (
    BOT,
    BOT_DECORATIONS_STEPS,
    BOT_WORSHIP_STEPS,
    GENERAL_AREA,
    KNOB_WORSHIP_STEPS,
    WORSHIPS,
)
from ..record.reports import tell
from ..record.state import State
from ..rules.displays import refill_discoveries
from ..rules.temples import step_temple
from ..rules.worship_spaces import find_next_temple_board, find_occupant, push_off
from ..schema.events import BOT_WORSHIPPED, DISCARDED
from ..tables import WORSHIP_SPOT, WORSHIP_TEMPLE
from .temples import step_any_temple


def use_worship_tile(p: State) -> None:
    """The locked worker goes to the next temple worship space: steps, new tile (rule 15.11)."""
    worker = 0
    while p.space[BOT][worker] == GENERAL_AREA:
        worker += 1
    start = p.board[BOT][worker]
    board = find_next_temple_board(p, start)
    if find_occupant(p, board, 0) >= 0:
        push_off(p, board, 0)
    p.board[BOT][worker] = board
    p.stats[BOT][WORSHIPS] += 1
    tell(p, BOT_WORSHIPPED, BOT, start, board, worker)
    if WORSHIP_TEMPLE[board] >= 0:
        for _ in range(BOT_WORSHIP_STEPS + p.knobs[KNOB_WORSHIP_STEPS]):
            step_temple(p, BOT, WORSHIP_TEMPLE[board])
    else:
        for _ in range(BOT_DECORATIONS_STEPS + p.knobs[KNOB_WORSHIP_STEPS]):
            step_any_temple(p)
    spot = WORSHIP_SPOT[board]
    if p.spot[spot][0] >= 0:
        tell(p, DISCARDED, BOT, p.spot[spot][0], spot, 0)
        p.discarded[p.spot[spot][0]] += 1
        p.spot[spot][0] = -1
    refill_discoveries(p)
