"""Observations in tests: whole, or by the names of their fields."""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from teotihuacan import ACTIONS, Position, Setup
from teotihuacan.envs.observation import OBSERVED, write_observation
from teotihuacan.envs.observation.fields import (
    GAME_AT,
    GAME_FIELDS,
    GAME_SIZE,
    SEAT_AT,
    SEAT_FIELDS,
    SEAT_SIZE,
)
from walks import SETUPS, setup_name

ALL_SETUPS = [*SETUPS, Setup(1), Setup(1, level="hardest", advanced_worship=True)]
Row = NDArray[np.float32]

__all__ = ["ALL_SETUPS", "Row", "by_name", "mask_of", "seen_by", "setup_name"]


def both_of(position: Position, seat: int) -> tuple[Row, NDArray[np.int8]]:
    """Observation and mask; what was in the buffers before must not matter."""
    row = np.full(OBSERVED, 7.0, np.float32)
    mask = np.full(ACTIONS, 7, np.int8)
    write_observation(position, seat, row, mask)
    return row, mask


def seen_by(position: Position, seat: int) -> Row:
    """What a seat sees."""
    return both_of(position, seat)[0]


def mask_of(position: Position, seat: int) -> NDArray[np.int8]:
    """What a seat may answer."""
    return both_of(position, seat)[1]


def by_name(row: Row) -> dict[str, Any]:
    """An observation by field, numbers as they were before they were divided; seats in a list."""
    seen: dict[str, Any] = {}
    for field in GAME_FIELDS:
        part = row[GAME_AT[field.name] :][: field.size]
        seen[field.name] = part.reshape(field.shape) * field.scale
    seen["seats"] = []
    for seat in range(4):
        of_seat = row[GAME_SIZE + seat * SEAT_SIZE :]
        seen["seats"].append(
            {
                field.name: of_seat[SEAT_AT[field.name] :][: field.size].reshape(field.shape)
                * field.scale
                for field in SEAT_FIELDS
            }
        )
    return seen
