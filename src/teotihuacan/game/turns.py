"""Whether a turn passed on: the one place that knows which events say so."""

from collections.abc import Iterable

from ..engine import Event, Position

TURN_MARKS = ("turn_began", "turn_ended")


def turn_marks(events: Iterable[Event]) -> list[str]:
    """The kinds of the events that begin or end a turn, in order."""
    return [event.kind for event in events if event.kind in TURN_MARKS]


def turn_passed(events: Iterable[Event]) -> bool:
    """Whether a turn began or ended."""
    return any(event.kind in TURN_MARKS for event in events)


def question_passed(before: Position, after: Position, events: Iterable[Event]) -> bool:
    """Whether somebody else is asked now, or the same seat in another turn."""
    return before.seat != after.seat or turn_passed(events)
