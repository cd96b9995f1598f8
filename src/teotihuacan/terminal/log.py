"""What happened, in words: entries of the log become lines, each of one seat or of nobody."""

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from ..engine.schema.events import ENTRY_KINDS, TOLD_PARTS
from ..game.log import Entry
from ..i18n import say
from ..i18n.names import name_facts
from .wording import SEAT_LETTERS

OPENING = "bot_shifted"  # the tidying up after Teotibot's action is told in a line of its own


class LogLine(NamedTuple):
    """What one seat did in a row, or news (seat None), as statements."""

    seat: int | None
    statements: list[str]

    def __str__(self) -> str:
        text = " ".join(say("told-statement", text=statement) for statement in self.statements)
        if self.seat is None:
            return text
        return say("log-of", name=SEAT_LETTERS[self.seat], text=text)


def write_lines(entries: Iterable[Entry]) -> Iterator[LogLine]:
    """A line for each run of entries of a seat, and one for each piece of news."""
    line: LogLine | None = None
    before = ""
    for entry in entries:
        if line and ends_line(entry, line.seat, before):
            yield line
            line = None
        if ENTRY_KINDS[entry.key].news:
            yield LogLine(None, [statement(entry)])
        elif is_told(entry):
            line = line or LogLine(entry.seat, [])
            line.statements.append(statement(entry))
        before = entry.key
    if line:
        yield line


def ends_line(entry: Entry, seat: int | None, before: str) -> bool:
    """Whether a seat's line ends before this entry."""
    if entry.key == OPENING:
        return before != OPENING
    if entry.key == "turn_ended" or ENTRY_KINDS[entry.key].news:
        return True
    return entry.seat not in (seat, None)


def is_told(entry: Entry) -> bool:
    """Whether an entry needs words: its neighbours may say the same."""
    if entry.key == "bot_did":
        return str(entry.arguments["part"]) in TOLD_PARTS
    return ENTRY_KINDS[entry.key].told


def statement(entry: Entry) -> str:
    """An entry as a short statement that doesn't say who."""
    name = "" if entry.seat is None else SEAT_LETTERS[entry.seat]
    return say(f"log-{entry.key}", **{"name": name, **name_facts(entry.arguments)})
