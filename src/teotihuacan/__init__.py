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
    InterpretedEngineWarning,
    Position,
    PositionError,
    Setup,
    SetupError,
    TeotihuacanError,
    perft,
    random_playout,
)
from .game.game import Game
from .game.notation import action_text, parse_action, question_text
from .game.position_json import position_from_json, position_to_json
from .game.records import RecordError
from .game.views import view
from .version import RULES_VERSION, __version__

__all__ = [
    "ACTIONS",
    "ACTIONS_VERSION",
    "COMPILED",
    "RULES_VERSION",
    "Event",
    "Game",
    "IllegalAction",
    "InterpretedEngineWarning",
    "Position",
    "PositionError",
    "RecordError",
    "Setup",
    "SetupError",
    "TeotihuacanError",
    "__version__",
    "action_text",
    "parse_action",
    "perft",
    "position_from_json",
    "position_to_json",
    "question_text",
    "random_playout",
    "view",
]
