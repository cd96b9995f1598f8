"""What an action would do, tried on a copy, as far as the seat that takes it may know it."""

from typing import NamedTuple

from ..engine import Event, Position
from ..engine.record.storage import saved_fields
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
NUMBER_BYTES = 2  # of a number in a saved position


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


def find_depth_in_bytes() -> int:
    """Where the number of pending decisions begins in the bytes of a position."""
    at = 0
    for field in saved_fields():
        if field.name == "depth":
            break
        rows, width = (1, 1, *field.shape)[-2:]
        at += 8 if field.wide else NUMBER_BYTES * rows * width
    return at


DEPTH_AT = find_depth_in_bytes()


def count_pending(position: Position) -> int:
    """How many questions and steps wait: the one that is asked, and those below it."""
    return position.to_bytes()[DEPTH_AT]
