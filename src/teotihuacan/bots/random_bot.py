"""A bot that answers at random."""

import random

from ..engine import Position
from .protocol import Budget


class RandomBot:
    """Every legal action is as likely as any other."""

    def choose(self, position: Position, budget: Budget, seed: int) -> int:  # noqa: ARG002
        """Any legal action."""
        return random.Random(seed).choice(position.legal_actions())
