"""What the engine calls things: names in the order of their numbers, for everybody to read.

A position's record (`Position.record`) holds numbers; the number of a thing is its place here.
"""

from .constants import (
    BOARD_NAMES,
    BONUS_NAMES,
    BOT_TILE_NAMES,
    DIRECTION_NAMES,
    DISCOVERY_NAMES,
    GOOD_NAMES,
    KNOB_NAMES,
    OUTCOME_NAMES,
    QUESTION_NAMES,
    ROW_NAMES,
    ROYAL_NAMES,
    SIDE_NAMES,
    SOURCE_NAMES,
    SPOT_NAMES,
    STEP_NAMES,
    TECHNOLOGY_NAMES,
    TEMPLE_NAMES,
)
from .tables import CELL_PLACES, ICONS

__all__ = [
    "BOARD_NAMES",
    "BONUS_NAMES",
    "BOT_TILE_NAMES",
    "CELL_PLACES",
    "DIRECTION_NAMES",
    "DISCOVERY_NAMES",
    "GOOD_NAMES",
    "ICONS",
    "KNOB_NAMES",
    "OUTCOME_NAMES",
    "QUESTION_NAMES",
    "ROW_NAMES",
    "ROYAL_NAMES",
    "SIDE_NAMES",
    "SOURCE_NAMES",
    "SPOT_NAMES",
    "STEP_NAMES",
    "TECHNOLOGY_NAMES",
    "TEMPLE_NAMES",
]
