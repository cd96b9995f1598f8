"""The options that commands share, and how their values are read."""

from typing import Annotated

import click

from ..i18n import say
from .completions import complete_bots
from .declare import Option

MOST = 10**9


def parse_whole_number(text: str) -> int:
    """A whole number, or an error that shows what was typed instead."""
    try:
        return int(text)
    except ValueError:
        raise click.BadParameter(say("bad-whole-number", text=text)) from None


def parse_positive_number(text: str) -> int:
    """A whole number from 1 to a thousand million."""
    number = parse_whole_number(text)
    if not 1 <= number <= MOST:
        raise click.BadParameter(say("bad-positive-number", most=MOST, text=text))
    return number


def parse_number_between(text: str, least: float, most: float, refusal: str) -> float:
    """A number from the least to the most; the refusal is the key of what is said of others."""
    try:
        number = float(text)
    except ValueError:
        raise click.BadParameter(say("bad-number", text=text)) from None
    if not least <= number <= most:
        raise click.BadParameter(say(refusal, least=least, most=most, text=text))
    return number


def parse_seconds(text: str) -> float:
    """A time of a tenth of a second to an hour."""
    return parse_number_between(text, 0.1, 3600, "bad-seconds")


def parse_seat(text: str) -> int:
    """A seat: its letter, or its number from 0, as in records."""
    from ..terminal.wording import SEAT_LETTERS

    if text.upper() in [*SEAT_LETTERS]:
        return SEAT_LETTERS.index(text.upper())
    try:
        return int(text)
    except ValueError:
        raise click.BadParameter(say("bad-seat", text=text)) from None


def parse_bots(text: str | None) -> list[str]:
    """Names of bots that there are, as written with commas between them; none from nothing."""
    from ..bots import bot_named

    if text is None:
        return []
    names = [name.strip() for name in text.split(",")]
    if not all(names):
        raise click.BadParameter(say("bad-bots"), param_hint="'--bots'")
    for name in names:
        bot_named(name)
    return names


def parse_port(text: str) -> int:
    """A port from 1 to 65535."""
    return int(parse_number_between(str(parse_whole_number(text)), 1, 65535, "bad-port"))


Seed = Annotated[
    int,
    Option("--seed", parser=parse_whole_number, metavar="S", help="opt-seed"),
]
OptionalSeed = Annotated[
    int | None,
    Option("--seed", parser=parse_whole_number, metavar="S", help="opt-optional-seed"),
]
Processes = Annotated[
    int | None,
    Option("--processes", parser=parse_positive_number, metavar="P", help="opt-processes"),
]
Json = Annotated[bool, Option("--json", help="opt-json")]

# Who plays ---

Humans = Annotated[
    int | None,
    Option("--humans", parser=parse_whole_number, metavar="H", help="opt-humans"),
]
Bots = Annotated[
    str | None,
    Option("--bots", metavar="metavar-names", help="opt-bots", complete=complete_bots),
]
TakeBack = Annotated[bool, Option("--take-back", help="opt-take-back")]
Teach = Annotated[bool, Option("--teach", help="opt-teach")]
First = Annotated[
    int | None, Option("--first", parser=parse_whole_number, metavar="N", help="opt-first")
]
Names = Annotated[str | None, Option("--names", metavar="metavar-names", help="opt-names")]
