"""A position as one seat sees it: a row of numbers, and a mask of the legal answers."""

from ...engine.actions import ACTIONS
from ...engine.record.state import Long, State
from .batch import Bytes, Floats
from .constants import OBSERVED
from .encode_board import see_bot, see_displays, see_layout, see_pyramid, see_spots, see_stacks
from .encode_question import see_calendar, see_question, see_setup, see_turn
from .encode_seats import see_seats, see_starting_tiles, see_unseen
from .storage import clear_bytes, clear_floats


def observe(p: State, seat: Long, f: Floats, at: int) -> None:
    """Write everything a seat may know, from its own point of view."""
    clear_floats(f, at, OBSERVED)
    see_question(p, seat, f, at)
    see_turn(p, seat, f, at)
    see_setup(p, f, at)
    see_calendar(p, f, at)
    see_layout(p, f, at)
    see_spots(p, f, at)
    see_displays(p, f, at)
    see_stacks(p, f, at)
    see_pyramid(p, f, at)
    see_bot(p, f, at)
    see_unseen(p, seat, f, at)
    see_starting_tiles(p, seat, f, at)
    see_seats(p, seat, f, at)


def mark_legal(p: State, seat: Long, m: Bytes, at: int) -> None:
    """One byte for each action: 1 if the seat may answer so; all 0 if it isn't asked."""
    clear_bytes(m, at, ACTIONS)
    if p.depth > 0 and p.stack[p.depth - 1][1] == seat:
        for i in range(p.legal_count):
            m[at + p.legal[i]] = 1
