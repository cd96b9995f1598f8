"""A position as one seat sees it: a row of numbers, and a mask of the legal answers."""

from ...engine.actions import ACTIONS
from ...engine.record.state import Long, State
from .batch import Bytes, Floats
from .constants import OBSERVED
from .encode_board import (
    encode_displays,
    encode_layout,
    encode_pyramid,
    encode_spots,
    encode_stacks,
    encode_teotibot,
)
from .encode_question import encode_calendar, encode_question, encode_setup, encode_turn
from .encode_seats import encode_seats, encode_starting_tiles, encode_unseen
from .storage import clear_bytes, clear_floats


def encode_position(p: State, seat: Long, f: Floats, at: int) -> None:
    """Write everything a seat may know, from its own point of view."""
    clear_floats(f, at, OBSERVED)
    encode_question(p, seat, f, at)
    encode_turn(p, seat, f, at)
    encode_setup(p, f, at)
    encode_calendar(p, f, at)
    encode_layout(p, f, at)
    encode_spots(p, f, at)
    encode_displays(p, f, at)
    encode_stacks(p, f, at)
    encode_pyramid(p, f, at)
    encode_teotibot(p, f, at)
    encode_unseen(p, seat, f, at)
    encode_starting_tiles(p, seat, f, at)
    encode_seats(p, seat, f, at)


def mark_legal(p: State, seat: Long, m: Bytes, at: int) -> None:
    """One byte for each action: 1 if the seat may answer so; all 0 if it isn't asked."""
    clear_bytes(m, at, ACTIONS)
    if p.depth > 0 and p.stack[p.depth - 1][1] == seat:
        for i in range(p.legal_count):
            m[at + p.legal[i]] = 1
