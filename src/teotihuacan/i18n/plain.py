"""Messages put together without Fluent, whose loading takes longer than many commands.

That goes for messages of words, arguments and choices of one level, with texts and small numbers
as arguments; `Catalogue` leaves all others to Fluent. A test compares the two.
"""

import re
from collections.abc import Mapping
from textwrap import dedent
from typing import NamedTuple

Argument = str | int | float
Parts = list["str | Name | Choice"]

HEAD = re.compile(r"[\w-]+ *= *")
ATTRIBUTE = re.compile(r"^ +\.", re.MULTILINE)
CHOICE = re.compile(r"\{ *\$(\w+) *-> *\n((?: *\*?\[[^\]\n]+\][^\n]*\n)+) *\}")
VARIANT = re.compile(r" *(\*?)\[ *([^\] ]+) *\] *(.*?) *")
NAME = re.compile(r"\{ *\$(\w+) *\}")
MARK = "\0"  # where a choice or a name stands in a text
MOST = 999  # greater numbers are written with a sign between the thousands


class Name(NamedTuple):
    """The place of an argument."""

    name: str


class Choice(NamedTuple):
    """Texts of which an argument chooses one; the usual one is `other`."""

    name: str
    variants: list[tuple[str, Parts]]
    other: Parts


class NeedsFluent(Exception):  # noqa: N818 - not an error
    """A message or an argument that is not plain."""


def parse(source: str) -> Parts:
    """A message from its lines in a file."""
    head = HEAD.match(source)
    if head is None or ATTRIBUTE.search(source):
        raise NeedsFluent
    choices = [read_choice(*found.groups()) for found in CHOICE.finditer(source)]
    first, _, rest = CHOICE.sub(MARK, source[head.end() :]).partition("\n")
    texts = f"{first}\n{dedent(rest)}".strip(" \n").split(MARK)
    parts = split_names(texts[0])
    for choice, text in zip(choices, texts[1:], strict=True):
        parts += [choice, *split_names(text)]
    return parts


def read_choice(name: str, lines: str) -> Choice:
    """A choice from its argument and the lines of its variants."""
    variants, other = [], None
    for line in lines.splitlines():
        found = VARIANT.fullmatch(line)
        if found is None:
            raise NeedsFluent
        parts = split_names(found[3])
        variants.append((found[2], parts))
        other = parts if found[1] else other
    if other is None:
        raise NeedsFluent
    return Choice(name, variants, other)


def split_names(text: str) -> Parts:
    """A text and the places of arguments in it."""
    parts: Parts = []
    for place, part in enumerate(NAME.split(text)):
        if place % 2:
            parts.append(Name(part))
        elif "{" in part or "}" in part:
            raise NeedsFluent
        else:
            parts.append(part)
    return parts


def put_together(parts: Parts, arguments: Mapping[str, Argument], language: str) -> str:
    """A message with its arguments."""
    said = ""
    for part in parts:
        if isinstance(part, str):
            said += part
        elif isinstance(part, Name):
            said += str(find_argument(arguments, part.name))
        else:
            said += put_together(choose(part, arguments, language), arguments, language)
    return said


def find_argument(arguments: Mapping[str, Argument], name: str) -> str | int:
    """An argument, if it is a text or a number that is written as it is."""
    value = arguments.get(name)
    if type(value) is int and 0 <= value <= MOST:
        return value
    if isinstance(value, str):
        return value
    raise NeedsFluent


def choose(choice: Choice, arguments: Mapping[str, Argument], language: str) -> Parts:
    """The variant of an argument: by name, by number, or by how a language counts."""
    value = find_argument(arguments, choice.name)
    if isinstance(value, str):
        fitting = {value} if not value.isdecimal() else set()
    else:
        fitting = {str(value), count_form(language, value)}
    return next((parts for key, parts in choice.variants if key in fitting), choice.other)


def count_form(language: str, number: int) -> str:
    """The plural form of a number, as CLDR calls it."""
    if language == "ru":
        one, few = number % 10 == 1, number % 10 in (2, 3, 4)
        teen = number % 100 in (11, 12, 13, 14)
        return "many" if teen or not (one or few) else "one" if one else "few"
    if language == "cs" and number in (2, 3, 4):
        return "few"
    return "one" if number == 1 or (language == "fr" and number == 0) else "other"
