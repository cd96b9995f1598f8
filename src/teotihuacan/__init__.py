"""Teotihuacan: City of Gods, complete and exact: play it, study it, learn on it.

>>> from teotihuacan import Position, Setup
>>> position = Position.new(Setup(players=2), seed=1)
>>> position.question
'keep_starting_tiles'
"""

from .engine import (
    ACTIONS,
    ACTIONS_VERSION,
    COMPILED,
    Event,
    IllegalAction,
    Position,
    PositionError,
    Setup,
    SetupError,
    TeotihuacanError,
    perft,
    random_playout,
)
from .version import RULES_VERSION, __version__

__all__ = [
    "ACTIONS",
    "ACTIONS_VERSION",
    "COMPILED",
    "RULES_VERSION",
    "Event",
    "IllegalAction",
    "Position",
    "PositionError",
    "Setup",
    "SetupError",
    "TeotihuacanError",
    "__version__",
    "perft",
    "random_playout",
]
