"""The strategy guide: Markdown in six languages, whose figures come from measured games.

A guide says `{2.ahead.ascensions.won}` where a whole number stands, with `:1` behind it for one
with a digit behind the point and `:+` for one with its sign as well; `{source-avenue}` where the
name of a thing stands.
"""

import json
import re
from functools import cache
from typing import NamedTuple

from ..i18n import current_language, say
from ..i18n.numbers import MINUS, format_number, format_signed_number
from .rulebook import WORDS, read_words

PLACE = re.compile(r"\{([^{}]+?)(?::([1+]))?\}")


class Section(NamedTuple):
    """A part of the guide: its title, and its Markdown."""

    title: str
    text: str


@cache
def read_figures() -> dict[str, float]:
    """What was measured, as far as the guide cites it (tools/measure_strategy.py)."""
    figures: dict[str, float] = json.loads((WORDS / "strategy.json").read_text("utf-8"))
    return figures


def read_guide() -> str:
    """The guide in the present language."""
    return fill_places(read_words(current_language(), "strategy.md"))


def list_sections() -> list[Section]:
    """The parts of the guide; the first one is what it says before the others."""
    parts = re.split(r"^##? ", read_guide(), flags=re.MULTILINE)[1:]
    return [Section(*(half.strip() for half in part.split("\n", 1))) for part in parts]


def fill_places(text: str) -> str:
    """A text with figures and names in their places."""
    return PLACE.sub(lambda found: fill_place(found[1], found[2] or ""), text)


def fill_place(key: str, form: str) -> str:
    """A figure, or the name of a thing."""
    if "." not in key:
        return say(key)
    return write_figure(read_figures()[key], form)


def write_figure(figure: float, form: str) -> str:
    """A figure as people write it."""
    if form == "+":
        return format_signed_number(figure, 1)
    return format_number(figure, 1 if form else 0).replace("-", MINUS)
