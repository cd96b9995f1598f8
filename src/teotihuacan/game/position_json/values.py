"""Reading values from outside; every refusal names the field."""

from typing import Any

from ...engine.validation.refusal import refuse


def abbreviate(value: object) -> str:
    """A value for a message, cut where it gets long."""
    text = repr(value)
    return text if len(text) <= 60 else text[:57] + "..."


def read_number(value: object, path: str, low: int, high: int) -> int:
    """A whole number within limits."""
    if isinstance(value, bool) or not isinstance(value, int):
        refuse(path, "error-whole", value=abbreviate(value))
    if not low <= value <= high:
        refuse(path, "error-range", low=str(low), high=str(high), value=abbreviate(value))
    return value


def read_truth(value: object, path: str) -> int:
    """True or false, as 1 or 0."""
    if not isinstance(value, bool):
        refuse(path, "error-truth-not", value=abbreviate(value))
    return int(value)


def read_name(value: object, path: str, names: tuple[str, ...]) -> int:
    """One of some names, as its number."""
    if not isinstance(value, str) or value not in names:
        refuse(path, "error-choice", known=names, value=abbreviate(value))
    return names.index(value)


def read_object(value: object, path: str, keys: tuple[str, ...] | None) -> dict[str, Any]:
    """An object with known keys only (None: any)."""
    if not isinstance(value, dict):
        refuse(path, "error-object-not", value=abbreviate(value))
    for key in value:
        if keys is not None and key not in keys:
            refuse(f"{path}.{key}", "error-unknown-key", known=keys)
    return value


def read_list(value: object, path: str, least: int, most: int) -> list[Any]:
    """A list of limited length."""
    if not isinstance(value, list):
        refuse(path, "error-list", value=abbreviate(value))
    if not least <= len(value) <= most:
        key = "error-entries" if least == most else "error-entries-range"
        refuse(path, key, least=least, most=most, given=len(value))
    return value
