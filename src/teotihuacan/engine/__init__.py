"""The rules of the game: position -> legal actions -> position.

The engine is compiled when the package is installed; without a compiler the same files run
interpreted. TEOTIHUACAN_ENGINE=python asks for the interpreted engine, =compiled insists on the
other.
"""

import os
import warnings
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from .position import Position, perft, random_playout

    COMPILED: bool
else:
    CHOICE = os.environ.get("TEOTIHUACAN_ENGINE", "")
    if CHOICE not in ("", "python", "compiled"):
        warnings.warn(
            f"TEOTIHUACAN_ENGINE is neither python nor compiled: {CHOICE!r}", stacklevel=2
        )
    try:
        if CHOICE == "python":
            raise ImportError
        from ._compiled import Position, perft, random_playout

        COMPILED = True
    except ImportError:
        if CHOICE == "compiled":
            raise
        from .position import Position, perft, random_playout

        COMPILED = False

from .actions import ACTIONS, ACTIONS_VERSION
from .errors import IllegalAction, PositionError, SetupError, TeotihuacanError
from .events import Event
from .setup.options import Setup

__all__ = [
    "ACTIONS",
    "ACTIONS_VERSION",
    "COMPILED",
    "Event",
    "IllegalAction",
    "Position",
    "PositionError",
    "Setup",
    "SetupError",
    "TeotihuacanError",
    "perft",
    "random_playout",
]
