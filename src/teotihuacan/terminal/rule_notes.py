"""The rule behind each question: its message, and the numbers of the rules."""

import json
from importlib.resources import files
from typing import NamedTuple

from ..i18n import join_list, say


class Note(NamedTuple):
    """A rule in short, and where it stands."""

    key: str
    rules: tuple[str, ...]

    @property
    def text(self) -> str:
        """The rule in a sentence or two."""
        return say(f"notes-{self.key}")


# Which rules a question is about: the page for browsers cites the same ones.
RULES: dict[str, list[str]] = json.loads(
    files("teotihuacan.i18n").joinpath("cited.json").read_text("utf-8")
)["questions"]
BETWEEN = Note("between", ("3.1",))  # nobody at this screen is asked
OVER = Note("over", ("9.8",))


def find_note(question: str) -> Note:
    """The rule behind a question."""
    if question in RULES:
        return Note(question, tuple(RULES[question]))
    return OVER if question == "none" else BETWEEN


def rule_numbers(note: Note) -> str:
    """Where a rule stands, "rules 3.1, 3.2, and 3.4"."""
    return say("notes-rules", count=len(note.rules), numbers=join_list(note.rules))
