"""What an action would do, tried on a copy, as far as the seat that takes it may know it."""

from typing import NamedTuple

from ..engine import Event, Position
from .turns import TURN_MARKS

# From these events on an action shows something new, or is somebody else's.
HIDDEN_FROM = {
    "drew",
    "eclipse_scored",
    "game_over",
    "neutral_moved",
    "starting_tile_kept",
    *TURN_MARKS,
}


class Preview(NamedTuple):
    """What an action would do: what its seat may know of it, and where it leads."""

    events: list[Event]
    following: Position
    is_last: bool  # no question after it belongs to it, or none that may be known
    ends_turn: bool


def preview_action(position: Position, action: int) -> Preview:
    """A legal action, tried on a copy."""
    following = position.copy()
    events: list[Event] = []
    following.apply(action, events)
    seat = position.seat
    known, is_last, ends_turn = [], following.seat != seat, False
    for event in events:
        if event.kind in HIDDEN_FROM:
            is_last = True
            ends_turn = any(one.kind == "turn_ended" and one.seat == seat for one in events)
            break
        if event.seat == seat:
            known.append(event)
    return Preview(known, following, is_last, ends_turn)
