"""The error for a refused action, in one line: what was asked, what was tried, why not.

The reasons are found by the interpreted engine, whatever engine plays; it is loaded only when
something is refused.
"""

from typing import Any

from .actions import ACTIONS
from .errors import IllegalAction


def refusal(position: Any, action: object) -> IllegalAction:
    """The error for an action that is not legal."""
    return IllegalAction(f"{situation(position)}: {complaint(position, action)}")


def situation(position: Any) -> str:
    """Who is asked what."""
    if position.seat < 0:
        return "the game is over"
    return f"seat {position.seat} is asked {position.question}"


def complaint(position: Any, action: object) -> str:
    """What was tried, and why that can't be."""
    if isinstance(action, bool) or not isinstance(action, int):
        return f"an action is a whole number, not {in_short(action)}"
    if not 0 <= action < ACTIONS:
        return f"there is no action {in_short(action)}, only 0 to {ACTIONS - 1}"
    from .action_names import action_name
    from .answers import why_not
    from .position import Position
    from .storage import unpack

    data = position.to_bytes()
    tried = f"{action_name(unpack(data), action)!r} (action {action})"
    if position.seat < 0:
        return f"{tried} comes too late"
    return f"{tried} {why_not(Position.from_bytes(data), action)}"


def in_short(thing: object) -> str:
    """Whatever was passed for an action, on one line of bearable length."""
    try:
        text = " ".join(repr(thing).split())
    except ValueError:  # an int with thousands of digits
        text = "with that many digits"
    if len(text) > 40:
        text = text[:37] + "..."
    return text if isinstance(thing, int) else f"{text} ({type(thing).__name__})"
