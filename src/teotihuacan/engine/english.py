"""Errors in English, with nothing but the standard library.

`english.json` is written from the English Fluent files by `tools/write_english.py`. A text is a
format string, or a selection: the name of an argument, and a text for each of its values (a
number, a plural category or a name), with "*" for all others. Programs show these texts, in
tracebacks and logs; people read those of `teotihuacan.i18n`.
"""

import json
from collections.abc import Mapping
from decimal import Decimal
from functools import cache
from pathlib import Path
from typing import Any

from .errors import TeotihuacanError
from .messages import Either, Fact, Message

Text = str | list[Any]  # a format string, or [argument, {value: Text}]
Argument = str | int | float

FILE = Path(__file__).with_name("english.json")
OTHERS = "*"
FRACTION = 3  # digits at most


@cache
def texts() -> dict[str, Text]:
    """All texts by key, read once."""
    data = __loader__.get_data(str(FILE))  # type: ignore[name-defined] # from a zip file too
    loaded: dict[str, Text] = json.loads(data)
    return loaded


class Arguments(dict[str, str]):
    """The arguments of a text as they are printed; one that is missing is printed as its name."""

    def __missing__(self, name: str) -> str:
        return name


def describe(thing: Message | TeotihuacanError) -> str:
    """A message or an error in English; one whose key has no text here is its own text."""
    if thing.key not in texts():
        return thing.key
    arguments = name_arguments(thing.facts)
    text = texts()[thing.key]
    while not isinstance(text, str):
        name, variants = text
        text = choose(variants, arguments.get(name))
    return text.format_map(Arguments({key: show(one) for key, one in arguments.items()}))


def choose(variants: Mapping[str, Text], value: Argument | None) -> Text:
    """The text for a value: by number, then by plural category; by name."""
    wanted = [value] if isinstance(value, str) else []
    if isinstance(value, int | float):
        wanted = [f"{value:g}", "one" if abs(value) == 1 else "other"]
    return next((variants[one] for one in wanted if one in variants), variants[OTHERS])


def name_arguments(facts: Mapping[str, Fact]) -> dict[str, Argument]:
    """Facts as arguments: `x`, and `x_key` as the engine calls it if it names a thing."""
    arguments: dict[str, Argument] = {}
    for name, fact in facts.items():
        arguments[name] = put_in_words(fact)
        if key := name_of(fact):
            arguments[f"{name}_key"] = key
    return arguments


def put_in_words(fact: Fact) -> Argument:
    """One fact in words; a number stays one."""
    if isinstance(fact, Message | TeotihuacanError):
        return describe(fact)
    if isinstance(fact, tuple):
        return join(fact, [str(put_in_words(one)) for one in fact])
    return fact if isinstance(fact, int | float) else str(fact)


def name_of(fact: Fact) -> str:
    """What the engine calls a thing, or several in a row; "" for what has no name."""
    if isinstance(fact, Message):
        return fact.name
    if isinstance(fact, tuple):
        names = [name_of(one) for one in fact]
        return join(fact, names) if all(names) else ""
    return ""


def join(fact: tuple[Fact, ...], parts: list[str]) -> str:
    """Several things, all of them ("a, b and c") or any one ("a, b or c")."""
    *first, last = parts or [""]
    return (
        f"{', '.join(first)} {'or' if isinstance(fact, Either) else 'and'} {last}"
        if first
        else last
    )


def show(value: Argument) -> str:
    """An argument as it is printed."""
    if isinstance(value, str):
        return value
    if isinstance(value, int):
        return f"{value:,}"
    digits = f"{Decimal(str(value)):,.{FRACTION}f}"
    return digits.rstrip("0").rstrip(".")
