"""What a bot can do wrong, as data: a kind, a cause and its facts.

Results and reports keep a `Fault` as plain data (`to_dict`), logs print it as one line (`str`),
and `explain_fault` tells people in their language.
"""

from collections.abc import Mapping
from dataclasses import asdict, dataclass, field
from operator import index
from signal import Signals
from typing import Any

from ..engine.messages import Fact, Message

KINDS = ("crashed", "stalled", "illegal")
LONGEST_LINE = 200

# What can happen, and how logs put it.
CAUSES = {
    "crashed": "{what}",
    "killed": "its process was ended by {signal}",
    "exited": "its process ended with exit code {code}",
    "nonsense": "it wrote nonsense into its pipe",
    "no-answer": "no answer within {seconds:g} s",
    "not-ready": "not ready within {seconds:g} s",
    "illegal": "{answer} is no answer to {question!r}",
    "other": "{what}",  # the whole line, which is all that matches once kept
}


@dataclass(frozen=True)
class Fault:
    """Something a bot did wrong: one of KINDS, one of CAUSES, and the facts of its line."""

    kind: str
    cause: str
    facts: Mapping[str, Fact] = field(default_factory=dict)

    @property
    def text(self) -> str:
        """What happened, in one line, without its kind."""
        return CAUSES[self.cause].format(**self.facts)

    def __str__(self) -> str:
        return self.text if self.cause == "other" else f"{self.kind}: {self.text}"

    def to_dict(self) -> dict[str, Any]:
        """The fault as plain data, with the line that logs show."""
        return {**asdict(self), "line": str(self)}

    @classmethod
    def from_dict(cls, data: dict[str, Any] | str) -> "Fault":
        """A fault from plain data, or from its line: once matches kept nothing else."""
        if isinstance(data, str):
            return cls(data.partition(":")[0], "other", {"what": data})
        return cls(data["kind"], data["cause"], data["facts"])


class FaultError(Exception):
    """Raised where a bot goes wrong; `fault` says how."""

    def __init__(self, fault: Fault) -> None:
        super().__init__(str(fault))
        self.fault = fault


# The faults there are ---


def report_crash(what: str) -> Fault:
    """The bot ended with an error."""
    return Fault("crashed", "crashed", {"what": fit_one_line(what)})


def report_exit(code: int | None) -> Fault:
    """The bot's process ended; a negative exit code is the signal that ended it."""
    if code is not None and code < 0:
        names = {number.value: number.name for number in Signals}
        return Fault("crashed", "killed", {"signal": names.get(-code, f"signal {-code}")})
    return Fault("crashed", "exited", {"code": str(code)})


def report_nonsense() -> Fault:
    """What came out of the bot's process was no message of ours."""
    return Fault("crashed", "nonsense")


def report_stall(seconds: float, *, ready: bool = True) -> Fault:
    """The bot took more than its time and the grace; perhaps it never got ready."""
    return Fault("stalled", "no-answer" if ready else "not-ready", {"seconds": seconds})


def report_illegal(answer: str, question: str) -> Fault:
    """The bot answered with something that is no legal action."""
    return Fault("illegal", "illegal", {"answer": answer, "question": question})


def explain_fault(fault: Fault) -> Message:
    """A fault for people: questions by the names they have for them."""
    facts = dict(fault.facts)
    if name := facts.get("question"):
        facts["question"] = Message(f"stage-{name}", {}, str(name))
    return Message(f"fault-{fault.cause}", facts)


# Texts of bots ---


def describe_error(error: BaseException) -> str:
    """An error as its class and message; some can't even say what they are."""
    name = type(error).__name__
    try:
        text = str(error)
    except Exception:
        text = ""
    return f"{name}: {text}" if text else name


def describe_answer(answer: object) -> str:
    """An answer that is no action, as reports show it."""
    try:
        return fit_one_line(repr(answer))
    except Exception:
        return f"an object of class {type(answer).__name__}"


def read_whole_number(answer: object) -> int | None:
    """An answer as an int, also from numpy and the like; None if it is no whole number."""
    if isinstance(answer, bool):
        return None
    try:
        return index(answer)  # type: ignore[arg-type]
    except TypeError:
        return None


def fit_one_line(text: str) -> str:
    """A text in one line of printable characters, cut if it is too long."""
    line = "".join(sign if sign.isprintable() else "?" for sign in " ".join(text.split()))
    return line if len(line) <= LONGEST_LINE else f"{line[: LONGEST_LINE - 3]}..."
