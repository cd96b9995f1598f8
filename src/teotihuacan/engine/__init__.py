"""The rules of the game: position -> legal actions -> position.

The engine is compiled when the package is installed; the same files run interpreted where it was
installed with TEOTIHUACAN_PURE=1, or where that is set now. TEOTIHUACAN_PURE=0 insists on the
compiled engine. An interpreted engine warns once, at the first import. One that is kept for games
of older rules (`game/rules_versions.py`) is always interpreted, and doesn't warn.
"""

import os
import warnings
from typing import TYPE_CHECKING

from .errors import InterpretedEngineWarning

if TYPE_CHECKING:
    from .position import Position, perft, random_playout

    COMPILED: bool
else:
    KEPT = not __name__.startswith("teotihuacan.")
    PURE = "1" if KEPT else os.environ.get("TEOTIHUACAN_PURE", "")
    if PURE not in ("", "0", "1"):
        warnings.warn(f"TEOTIHUACAN_PURE is neither 0 nor 1: {PURE!r}", stacklevel=2)
    try:
        if PURE == "1":
            raise ModuleNotFoundError("TEOTIHUACAN_PURE=1", name=f"{__name__}._compiled")
        from ._compiled import Position, perft, random_playout

        COMPILED = True
    except ModuleNotFoundError as error:
        # A compiled engine that is there and can't be loaded is an error.
        if PURE == "0" or error.name != f"{__name__}._compiled":
            raise
        from .position import Position, perft, random_playout

        COMPILED = False
        if not KEPT:
            warnings.warn(
                "the engine runs interpreted, hundreds of times slower than compiled "
                + ("(TEOTIHUACAN_PURE=1)" if PURE == "1" else "(installed without it)"),
                InterpretedEngineWarning,
                stacklevel=2,
            )

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
    "InterpretedEngineWarning",
    "Position",
    "PositionError",
    "Setup",
    "SetupError",
    "TeotihuacanError",
    "perft",
    "random_playout",
]
