"""What the engine calls things: names in the order of their numbers, for everybody to read.

A position's record (`Position.record`) holds numbers; the number of a thing is its place here.
Where there is nothing, the record has -1.
"""

from .constants import (
    BOARD_NAMES,
    BONUS_NAMES,
    BOT_TILE_NAMES,
    DIRECTION_NAMES,
    DISCOVERY_NAMES,
    FIRST_STEP,
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
from .tables import CELL_PLACES, DECORATION_NAMES, PYRAMID_TILE_NAMES

__all__ = [
    "BOARD_NAMES",
    "BONUS_NAMES",
    "BOT_TILE_NAMES",
    "CELL_PLACES",
    "DECORATION_NAMES",
    "DIRECTION_NAMES",
    "DISCOVERY_NAMES",
    "GOOD_NAMES",
    "KNOB_NAMES",
    "NUMBER_NAMES",
    "OUTCOME_NAMES",
    "PYRAMID_TILE_NAMES",
    "QUESTION_NAMES",
    "ROW_NAMES",
    "ROYAL_NAMES",
    "SIDE_NAMES",
    "SOURCE_NAMES",
    "SPOT_NAMES",
    "STEP_NAMES",
    "TECHNOLOGY_NAMES",
    "TEMPLE_NAMES",
    "decision_name",
    "decision_number",
]

# The numbers of a pending decision (`schema.questions.NUMBERS`) that stand for things.
NUMBER_NAMES: dict[str, tuple[str, ...]] = {
    "start": BOARD_NAMES,
    "board": BOARD_NAMES,
    "spot": SPOT_NAMES,
    "temple": TEMPLE_NAMES,
    "good": GOOD_NAMES,
}


def decision_name(kind: int) -> str:
    """The name of a pending decision: of a question, or of a step the engine takes by itself."""
    return STEP_NAMES[kind - FIRST_STEP] if kind >= FIRST_STEP else QUESTION_NAMES[kind]


def decision_number(name: str) -> int:
    """The number of a pending decision with a name."""
    if name in STEP_NAMES:
        return FIRST_STEP + STEP_NAMES.index(name)
    return QUESTION_NAMES.index(name)
