"""Bots for the arena's tests: one that takes its time, one that goes wrong, one that is quick."""

import time

from teotihuacan import Position
from teotihuacan.bots import Budget

PATH = __file__


class Quick:
    """Takes the last legal action."""

    def choose(self, position: Position, budget: Budget, seed: int) -> int:  # noqa: ARG002
        return position.legal_actions()[-1]


class Slow(Quick):
    """The same, after a rest."""

    def choose(self, position: Position, budget: Budget, seed: int) -> int:
        time.sleep(0.004)
        return super().choose(position, budget, seed)


class Broken(Quick):
    """Fails in the middle of its game."""

    def choose(self, position: Position, budget: Budget, seed: int) -> int:
        if position.question == "turn":
            raise LookupError('<no plan & no "idea">')
        return super().choose(position, budget, seed)
