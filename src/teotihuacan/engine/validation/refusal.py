"""Refusing a position; every refusal names the place."""

from collections.abc import Sequence
from typing import NoReturn

from ..errors import PositionError
from ..messages import Fact, message


def refuse(place: str, key: str, /, **facts: Fact) -> NoReturn:
    """Refuse what stands in a place."""
    raise PositionError("error-in", place=place, problem=message(key, **facts)) from None


def refuse_duplicates(names: Sequence[str], place: str) -> None:
    """Refuse a list in which something stands twice."""
    for i, name in enumerate(names):
        if name in names[:i]:
            refuse(f"{place}[{i}]", "error-value-twice", value=repr(name))
