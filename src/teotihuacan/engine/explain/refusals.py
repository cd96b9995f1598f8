"""The error for a refused action, in one line: what was asked, what was tried, why not.

The reasons are found by the interpreted engine, whatever engine plays; it is loaded only when
something is refused.
"""

from typing import Any

from ..actions import ACTIONS
from ..constants import QUESTION_NAMES
from ..errors import IllegalAction
from ..messages import Message, message, question


def refusal(position: Any, action: object) -> IllegalAction:
    """The error for an action that is not legal."""
    return illegal(position, complaint(position, action))


def illegal(position: Any, problem: Message) -> IllegalAction:
    """The error for a problem with an answer: who is asked what, and the problem."""
    if position.seat < 0:
        return IllegalAction("error-illegal-over", problem=problem)
    asked = question(QUESTION_NAMES.index(position.question))
    return IllegalAction("error-illegal", seat=position.seat, question=asked, problem=problem)


def complaint(position: Any, action: object) -> Message:
    """What was tried, and why that can't be."""
    if isinstance(action, bool) or not isinstance(action, int):
        return message("error-action-type", value=in_short(action))
    if not 0 <= action < ACTIONS:
        return no_action(action)
    from ..position import Position
    from ..record.storage import unpack
    from .action_texts import action_name
    from .answers import why_not

    data = position.to_bytes()
    tried = repr(action_name(unpack(data), action))
    if position.seat < 0:
        return message("error-too-late", tried=tried, action=str(action))
    return why_not(Position.from_bytes(data), action, tried)


def no_action(action: int) -> Message:
    """A number that stands for nothing; some are too long to be shown."""
    try:
        repr(action)
    except ValueError:  # thousands of digits
        return message("error-action-digits", last=str(ACTIONS - 1))
    return message("error-no-action", value=in_short(action), last=str(ACTIONS - 1))


def in_short(thing: object) -> str:
    """Whatever was passed for an action, on one line of bearable length."""
    try:
        text = " ".join(repr(thing).split())
    except ValueError:  # an int with thousands of digits somewhere in it
        text = "..."
    if len(text) > 40:
        text = text[:37] + "..."
    return text if isinstance(thing, int) else f"{text} ({type(thing).__name__})"
