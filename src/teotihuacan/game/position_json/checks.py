"""Checks on data from outside; every refusal names the field."""

from typing import Any, NoReturn

from ...engine.errors import PositionError
from ...engine.messages import Fact, message


def refuse(path: str, key: str, /, **facts: Fact) -> NoReturn:
    """Refuse a field."""
    raise PositionError("error-in", place=path, problem=message(key, **facts)) from None


def short(value: object) -> str:
    """A value for a message, cut where it gets long."""
    text = repr(value)
    return text if len(text) <= 60 else text[:57] + "..."


def number(value: object, path: str, low: int, high: int) -> int:
    """A whole number within limits."""
    if isinstance(value, bool) or not isinstance(value, int):
        refuse(path, "error-whole", value=short(value))
    if not low <= value <= high:
        refuse(path, "error-range", low=str(low), high=str(high), value=short(value))
    return value


def truth(value: object, path: str) -> int:
    """True or false, as 1 or 0."""
    if not isinstance(value, bool):
        refuse(path, "error-truth-not", value=short(value))
    return int(value)


def choice(value: object, path: str, names: tuple[str, ...]) -> str:
    """One of some names."""
    if not isinstance(value, str) or value not in names:
        refuse(path, "error-choice", known=names, value=short(value))
    return value


def mapping(value: object, path: str, keys: tuple[str, ...] | None) -> dict[str, Any]:
    """An object with known keys only (None: any)."""
    if not isinstance(value, dict):
        refuse(path, "error-object-not", value=short(value))
    for key in value:
        if keys is not None and key not in keys:
            refuse(f"{path}.{key}", "error-unknown-key", known=keys)
    return value


def sequence(value: object, path: str, least: int, most: int) -> list[Any]:
    """A list of limited length."""
    if not isinstance(value, list):
        refuse(path, "error-list", value=short(value))
    if not least <= len(value) <= most:
        key = "error-entries" if least == most else "error-entries-range"
        refuse(path, key, least=least, most=most, given=len(value))
    return value
