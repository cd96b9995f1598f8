"""What happened, in words: turns of people in a line each, Teotibot's turns step by step."""

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from rich.text import Text

from ...engine import Event
from ...game.log import Entry, log_entries
from ...i18n import say
from ...terminal.log import LogLine, write_lines
from ...terminal.wording import BOT_SEAT, SEAT_LETTERS, SEAT_STYLES

STEP = "· "
BETWEEN = " · "
WIDTH = 41  # columns of the log beside the table
SHOWN = ("bot_turned", "light_moved")  # the table shows it right above


class TableLine(NamedTuple):
    """A line of the log, and the seat whose letter it begins with."""

    text: str
    seat: int | None = None


def table_log(events: Iterable[Event], solo: bool) -> Iterator[TableLine]:
    """All that happened, line by line."""
    yield from write_table_lines(log_entries(events), solo)


def write_table_lines(entries: Iterable[Entry], solo: bool) -> Iterator[TableLine]:
    """Entries of the log, line by line."""
    for told in write_lines([entry for entry in entries if entry.key not in SHOWN]):
        if solo and told.seat == BOT_SEAT:
            yield from split_steps(told)
        else:
            yield TableLine(str(told), told.seat)


def split_steps(told: LogLine) -> Iterator[TableLine]:
    """What Teotibot did: a step on each line, short ones side by side."""
    first, *others = told.statements
    line = TableLine(say("log-of", name=SEAT_LETTERS[BOT_SEAT], text=first), BOT_SEAT)
    for step in others:
        if len(f"{line.text}{BETWEEN}{step}") <= WIDTH:
            line = line._replace(text=f"{line.text}{BETWEEN}{step}")
        else:
            yield line
            line = TableLine(STEP + step)
    yield line


def style_lines(lines: Iterable[TableLine]) -> Text:
    """Lines of the log, the seats' letters in their colours."""
    text = Text()
    for line in lines:
        start = len(text)
        text.append(f"{line.text}\n")
        if line.seat is None:
            text.stylize("dim", start)
        else:
            text.stylize(SEAT_STYLES[line.seat], start, start + 1)
    text.rstrip()
    return text
