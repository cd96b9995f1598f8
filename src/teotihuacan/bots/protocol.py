"""What a bot is: something that answers the question of a position."""

from dataclasses import dataclass
from typing import Protocol

from ..engine import Position

SEEDS = 2**60  # seeds are below this


@dataclass(frozen=True)
class Budget:
    """How long a bot may think about one decision: seconds, playouts, or whichever ends first."""

    seconds: float | None = None
    playouts: int | None = None
    processor: bool = False  # seconds of the processor: a busy machine changes nothing


class Bot(Protocol):
    """A computer player.

    It is asked with a position in which everything hidden from its seat was dealt and drawn anew
    (`Position.determinize`), so it can't know more than its seat. `position.seat` is the seat it
    plays. The same position, playouts and seed should give the same answer. One bot plays one
    seat of one game; it may remember what it thought.
    """

    def choose(self, position: Position, budget: Budget, seed: int) -> int:
        """One of `position.legal_actions()`."""
        ...
