"""Positions as rows of numbers, and many games stepped at once; compiled like the engine."""

from typing import TYPE_CHECKING

from ...engine import COMPILED
from .constants import OBSERVED

if TYPE_CHECKING or not COMPILED:
    from .games import Games, compute_result, seed_of_game, write_observation
else:
    from ._compiled import Games, compute_result, seed_of_game, write_observation

__all__ = ["OBSERVED", "Games", "compute_result", "seed_of_game", "write_observation"]
