"""Teotihuacan: City of Gods, complete and exact: play it, study it, learn on it.

>>> from teotihuacan import Position, Setup
>>> position = Position.new(Setup(players=2), seed=1)
>>> position.question
'keep_starting_tiles'
"""

from typing import TYPE_CHECKING, Any

from .version import RULES_VERSION, __version__

if TYPE_CHECKING:
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

# Everything is loaded when its name is first asked for: commands start sooner.
LATE = {
    "ACTIONS": "engine",
    "ACTIONS_VERSION": "engine",
    "COMPILED": "engine",
    "Event": "engine",
    "IllegalAction": "engine",
    "InterpretedEngineWarning": "engine",
    "Position": "engine",
    "PositionError": "engine",
    "Setup": "engine",
    "SetupError": "engine",
    "TeotihuacanError": "engine",
    "perft": "engine",
    "random_playout": "engine",
    "Game": "game.game",
    "RecordError": "game.records",
    "action_text": "game.notation",
    "parse_action": "game.notation",
    "position_from_json": "game.position_json",
    "position_to_json": "game.position_json",
    "question_text": "game.notation",
    "view": "game.views",
}

if not TYPE_CHECKING:  # or every name would seem to be here

    def __getattr__(name: str) -> Any:
        if name not in LATE:
            raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
        from importlib import import_module

        globals()[name] = getattr(import_module(f".{LATE[name]}", __name__), name)
        return globals()[name]

    def __dir__() -> list[str]:
        return sorted({*globals(), *LATE})
