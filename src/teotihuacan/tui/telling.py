"""What happened, in words: turns of people as sentences, Teotibot's turns step by step."""

from collections.abc import Iterable, Iterator

from rich.text import Text

from ..cli.telling import Sentence, sentences
from ..cli.wording import SEAT_LETTERS, SEAT_STYLES
from ..engine import Event
from ..engine.words import BOT
from ..game.log import log_entries

STEP = "· "
WIDTH = 41  # columns of the log beside the table
SHOWN = ("bot_turned", "light_moved")  # the table shows it right above


def tell_all(events: Iterable[Event], solo: bool) -> Iterator[str]:
    """All that happened, line by line."""
    entries = [entry for entry in log_entries(events) if entry.key not in SHOWN]
    for told in sentences(entries):
        if solo and isinstance(told, Sentence) and told.seat == BOT:
            yield from steps(told)
        else:
            yield str(told)


def steps(told: Sentence) -> Iterator[str]:
    """What Teotibot did: a step on each line, short ones side by side."""
    first, *others = told.steps()
    line = f"{SEAT_LETTERS[told.seat]} {first}"
    for step in others:
        if len(f"{line}, {step}") <= WIDTH:
            line += f", {step}"
        else:
            yield line
            line = STEP + step
    yield line


def styled(lines: Iterable[str]) -> Text:
    """Lines of the log, the seats' letters in their colours."""
    text = Text()
    for line in lines:
        start = len(text)
        text.append(f"{line}\n")
        if line[1:2] == " " and line[0] in SEAT_LETTERS:
            text.stylize(SEAT_STYLES[SEAT_LETTERS.index(line[0])], start, start + 1)
        else:
            text.stylize("dim", start)
    text.rstrip()
    return text
