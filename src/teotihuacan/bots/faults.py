"""What a bot can do wrong, in one line that begins with its kind.

That line is what results and logs keep, the same whoever reads it; `fault_message` makes of it
what people are told.
"""

import re
from operator import index

from ..engine.messages import Fact, Message, message

KINDS = ("crashed", "stalled", "illegal")
LONGEST = 200
NONSENSE = "it wrote nonsense into its pipe"
# The lines that are kept, and the messages they are told by.
LINES = {
    r"crashed: its process was ended by (?P<signal>.+)": "fault-killed",
    r"crashed: its process ended with exit code (?P<code>.+)": "fault-exited",
    rf"crashed: {NONSENSE}": "fault-nonsense",
    r"crashed: (?P<what>.*)": "fault-crashed",
    r"stalled: no answer within (?P<seconds>[\d.e+]+) s": "fault-no-answer",
    r"stalled: not ready within (?P<seconds>[\d.e+]+) s": "fault-not-ready",
    r"illegal: (?P<answer>.*) is no answer to '(?P<question>\w+)'": "fault-illegal",
}


class Fault(Exception):  # noqa: N818 - the referee's word for it
    """Something a bot did wrong; the message is the report."""


def crashed(what: str) -> Fault:
    """The bot ended with an error, or its process did."""
    return Fault(f"crashed: {one_line(what)}")


def stalled(seconds: float, what: str = "no answer") -> Fault:
    """The bot took more than its time and the grace."""
    return Fault(f"stalled: {what} within {seconds:g} s")


def illegal(answer: str, question: str) -> Fault:
    """The bot answered with something that is no legal action."""
    return Fault(f"illegal: {answer} is no answer to {question!r}")


def fault_message(fault: str) -> Message:
    """A reported fault for people; what is none of ours is told as it is."""
    for line, key in LINES.items():
        if found := re.fullmatch(line, fault, re.DOTALL):
            return worded(key, found.groupdict())
    return message("fault-other", what=fault)


def worded(key: str, found: dict[str, str]) -> Message:
    """The message of a fault: seconds as a number, questions by their names for people."""
    facts: dict[str, Fact] = {**found}
    if name := found.get("question"):
        facts["question"] = Message(f"stage-{name}", {}, name)
    if "seconds" in found:
        facts["seconds"] = float(found["seconds"])
    return Message(key, facts)


def kind_of(fault: str) -> str:
    """The kind of a reported fault: one of KINDS."""
    return fault.partition(":")[0]


def error_text(error: BaseException) -> str:
    """An error as its class and message; some can't even say what they are."""
    name = type(error).__name__
    try:
        message = str(error)
    except Exception:
        message = ""
    return f"{name}: {message}" if message else name


def whole_number(answer: object) -> int | None:
    """An answer as an int, also from numpy and the like; None if it is no whole number."""
    if isinstance(answer, bool):
        return None
    try:
        return index(answer)  # type: ignore[arg-type]
    except TypeError:
        return None


def shown(answer: object) -> str:
    """An answer as it is shown in a report."""
    try:
        return one_line(repr(answer))
    except Exception:
        return f"an object of class {type(answer).__name__}"


def one_line(text: str) -> str:
    """A text in one line of printable signs, cut where it goes on and on."""
    line = "".join(sign if sign.isprintable() else "?" for sign in " ".join(text.split()))
    return line if len(line) <= LONGEST else f"{line[: LONGEST - 3]}..."
