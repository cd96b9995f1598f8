"""Whether a turn passed on, and whether something hidden was shown: what events say so."""

from collections.abc import Iterable, Sequence

from ..engine import Event, Position
from ..engine.schema.actions import FIRST_OF

TURN_MARKS = ("turn_began", "turn_ended")
DRAWN, ROLLED, REVEALED = "drawn", "rolled", "revealed"
END_TURN = FIRST_OF["END_TURN_ACTION"]
SHOWN = (DRAWN, ROLLED, REVEALED)  # tiles from a stack, dice, choices made in secret


def turn_marks(events: Iterable[Event]) -> list[str]:
    """The kinds of the events that begin or end a turn, in order."""
    return [event.kind for event in events if event.kind in TURN_MARKS]


def turn_passed(events: Iterable[Event]) -> bool:
    """Whether a turn began or ended."""
    return any(event.kind in TURN_MARKS for event in events)


def question_passed(before: Position, after: Position, events: Iterable[Event]) -> bool:
    """Whether somebody else is asked now, or the same seat in another turn."""
    return before.seat != after.seat or turn_passed(events)


def find_shown(before: Position, after: Position, events: Iterable[Event]) -> str:
    """What hidden thing an action showed, one of SHOWN; "" if none."""
    kinds = {event.kind for event in events if event.seat != before.seat}
    if "starting_tile_kept" in kinds:
        return REVEALED
    if before.has_same_chance(after):
        return ""
    return DRAWN if "drew" in kinds else ROLLED


def drop_end(actions: Sequence[int]) -> Sequence[int]:
    """A turn without the answer that only ends it, unless there is no other."""
    ends = len(actions) > 1 and actions[-1] == END_TURN
    return actions[:-1] if ends else actions
