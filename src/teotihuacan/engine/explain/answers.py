"""Which questions an action answers, and why it may be no answer now."""

from collections.abc import Callable

from ..messages import Either, Message, message
from ..messages import question as named
from ..record.state import State
from ..schema.actions import ActionKind, kind_of
from . import reasons, turn_reasons, use_reasons
from .action_words import Asked

UNEXPLAINED = message("error-unexplained")

Reason = Callable[[State, Asked, int], Message | None]

MODULES = {"reasons": reasons, "turn_reasons": turn_reasons, "use_reasons": use_reasons}


def reason_of(kind: ActionKind) -> Reason:
    """The function that says why an action of a kind is not possible, None if it is."""
    module, name = kind.reason.split(".")
    reason: Reason = getattr(MODULES[module], name)
    return reason


def why_not(p: State, action: int, tried: str) -> Message:
    """Why an action that is not legal is none; the position is used up by finding out."""
    kind = kind_of(action)
    question = Asked(*p.stack[p.depth - 1])
    if question.kind not in kind.questions:
        return message(
            "error-answers-other",
            tried=tried,
            action=str(action),
            answered=Either(map(named, kind.questions)),
            question=named(question.kind),
        )
    problem = reason_of(kind)(p, question, action - kind.first) or UNEXPLAINED
    return message("error-not-possible", tried=tried, action=str(action), problem=problem)
