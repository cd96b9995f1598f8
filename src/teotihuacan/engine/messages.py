"""What is to be told to people: keys and facts, not yet in the words of any language.

`teotihuacan.i18n` puts them into words. A fact may be another message, an error, or a tuple of
such: a list of things, read as "this and that"; as `Either` it reads "this or that".
"""

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from .constants import BOARD_NAMES, GOOD_NAMES, QUESTION_NAMES, TECHNOLOGY_NAMES
from .schema.discovery_tiles import DISCOVERY_TILES

Fact = Any  # str, int, float, Message, an error, or a tuple of these


class Message(NamedTuple):
    """The key of a message, its facts, and what the engine calls the thing if it names one."""

    key: str
    facts: Mapping[str, Fact] = {}
    name: str = ""


class Either(tuple[Fact, ...]):
    """Things of which any one will do."""

    __slots__ = ()


def message(key: str, /, **facts: Fact) -> Message:
    """A message with its facts."""
    return Message(key, facts)


# Things by name ---


def board(number: int) -> Message:
    """An action board."""
    return Message(f"board-{BOARD_NAMES[number]}", {}, BOARD_NAMES[number])


def discovery(kind: int) -> Message:
    """A discovery tile."""
    tile = DISCOVERY_TILES[kind]
    return Message(tile.message, {"number": tile.number} if tile.number else {}, tile.name)


def technology(kind: int) -> Message:
    """A technology."""
    return Message(f"technology-{TECHNOLOGY_NAMES[kind]}", {}, TECHNOLOGY_NAMES[kind])


def question(kind: int) -> Message:
    """A question: what is done there, in short."""
    return Message(f"stage-{QUESTION_NAMES[kind]}", {}, QUESTION_NAMES[kind])


def goods(amounts: Sequence[int], named: Sequence[int] | None = None) -> tuple[Message, ...]:
    """So many of each good; of those that are `named`, even none."""
    shown = [good for good, n in enumerate(amounts if named is None else named) if n]
    return tuple(
        message(f"amount-{GOOD_NAMES[good]}", n=amounts[good], count=amounts[good])
        for good in shown
    )
