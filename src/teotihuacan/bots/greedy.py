"""A bot that takes the action after which the end of its turn evaluates best."""

import random

from ..engine import Position
from .protocol import Budget
from .search import Search
from .weights import read_spread, read_weights


class GreedyBot:
    """One ply: each answer is tried, the turn ended as the policy would, the position judged.

    The judgement is the evaluation of `evaluation.py`; nothing is searched beyond the own turn.
    """

    def __init__(self) -> None:
        self.search = Search(16, list(read_weights()), read_spread())
        self.search.set_up(horizon=0, noise=0, exploration=0.0, sharpness=1.0, random=False)

    def choose(self, position: Position, budget: Budget, seed: int) -> int:  # noqa: ARG002
        """The answer with the largest lead after it; among equals any."""
        leads = self.search.evaluate_answers(position)
        best = [
            a
            for a, lead in zip(position.legal_actions(), leads, strict=True)
            if lead == max(leads)
        ]
        return random.Random(seed).choice(best)
