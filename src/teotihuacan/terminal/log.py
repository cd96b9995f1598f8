"""What happened, in words: entries of the log become lines, each of one seat or of nobody."""

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from ..game.log import Entry
from ..i18n import say
from ..i18n.names import name_facts
from .wording import SEAT_LETTERS

SILENT = {"turn_began", "turn_ended", "bot_mastered"}  # what they did is told
TOLD_PARTS = {"fall_back", "power_up_twice"}  # other parts are told by what they bring
# About the table, not about a seat.
NEWS = {
    "light_moved",
    "eclipse_due",
    "eclipse_scored",
    "drew_discovery",
    "drew_decoration",
    "drew_tile",
    "neutral_moved",
    "game_over",
}
OPENING = "bot_shifted"  # the tidying up after Teotibot's action is told in a line of its own


class Told(NamedTuple):
    """What one seat did in a row, or news (seat None), as statements."""

    seat: int | None
    statements: list[str]

    def __str__(self) -> str:
        text = " ".join(say("told-statement", text=statement) for statement in self.statements)
        if self.seat is None:
            return text
        return say("log-of", name=SEAT_LETTERS[self.seat], text=text)


def tell(entries: Iterable[Entry]) -> Iterator[Told]:
    """A line for each run of entries of a seat, and one for each piece of news."""
    line: Told | None = None
    before = ""
    for entry in entries:
        if line and ends_line(entry, line.seat, before):
            yield line
            line = None
        if entry.key in NEWS:
            yield Told(None, [statement(entry)])
        elif is_told(entry):
            line = line or Told(entry.seat, [])
            line.statements.append(statement(entry))
        before = entry.key
    if line:
        yield line


def ends_line(entry: Entry, seat: int | None, before: str) -> bool:
    """Whether a seat's line ends before this entry."""
    if entry.key == OPENING:
        return before != OPENING
    return entry.key in NEWS or entry.key == "turn_ended" or entry.seat not in (seat, None)


def is_told(entry: Entry) -> bool:
    """Whether an entry needs words: its neighbours may say the same."""
    if entry.key == "bot_did":
        return str(entry.arguments["part"]) in TOLD_PARTS
    return entry.key not in SILENT


def statement(entry: Entry) -> str:
    """An entry as a short statement that doesn't say who."""
    name = "" if entry.seat is None else SEAT_LETTERS[entry.seat]
    return say(f"log-{entry.key}", **{"name": name, **name_facts(entry.arguments)})
