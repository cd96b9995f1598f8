"""Checks on data from outside; every refusal names the field."""

from typing import Any, NoReturn

from ...engine.errors import PositionError


def refuse(path: str, why: str) -> NoReturn:
    """Refuse a field."""
    raise PositionError(f"{path}: {why}")


def short(value: object) -> str:
    """A value for a message, cut where it gets long."""
    text = repr(value)
    return text if len(text) <= 60 else text[:57] + "..."


def number(value: object, path: str, low: int, high: int) -> int:
    """A whole number within limits."""
    if isinstance(value, bool) or not isinstance(value, int):
        refuse(path, f"must be a whole number, not {short(value)}")
    if not low <= value <= high:
        refuse(path, f"must be {low} to {high}, not {short(value)}")
    return value


def truth(value: object, path: str) -> int:
    """True or false, as 1 or 0."""
    if not isinstance(value, bool):
        refuse(path, f"must be true or false, not {short(value)}")
    return int(value)


def choice(value: object, path: str, names: tuple[str, ...]) -> str:
    """One of some names."""
    if not isinstance(value, str) or value not in names:
        refuse(path, f"must be one of {', '.join(names)}, not {short(value)}")
    return value


def mapping(value: object, path: str, keys: tuple[str, ...] | None) -> dict[str, Any]:
    """An object with known keys only (None: any)."""
    if not isinstance(value, dict):
        refuse(path, f"must be an object, not {short(value)}")
    for key in value:
        if keys is not None and key not in keys:
            refuse(f"{path}.{key}", f"is unknown; there are {', '.join(keys)}")
    return value


def sequence(value: object, path: str, least: int, most: int) -> list[Any]:
    """A list of limited length."""
    if not isinstance(value, list):
        refuse(path, f"must be a list, not {short(value)}")
    if not least <= len(value) <= most:
        count = str(least) if least == most else f"{least} to {most}"
        refuse(path, f"must have {count} entries, not {len(value)}")
    return value
