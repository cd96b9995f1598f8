"""Unpickling positions with whichever engine is installed."""

from typing import Any


def restored(data: bytes) -> Any:
    """The position with these bytes."""
    from . import Position

    return Position.from_bytes(data)
