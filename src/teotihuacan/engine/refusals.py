"""Why an action is refused, in one line."""

from typing import Any

from .errors import IllegalAction


def refusal(position: Any, action: object) -> IllegalAction:
    """The error for an action that is not legal."""
    return IllegalAction(f"{position.question!r} asked, {action!r} tried")
