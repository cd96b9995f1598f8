"""Asks bots for their answers: fairly, within their time, whatever they do."""

import random
from collections.abc import Sequence
from dataclasses import dataclass
from time import perf_counter

from ..engine import Position
from .names import Entrant

SEEDS = 2**60


@dataclass(frozen=True)
class Answer:
    """A legal action, how long it took, and what went wrong on the way, if anything."""

    action: int
    seconds: float
    fault: str = ""  # "", "crashed: ...", "stalled", "illegal: ..."


class Referee:
    """Seats bots in one game; an entrant of None is a seat the referee isn't asked for."""

    def __init__(self, entrants: Sequence[Entrant | None], seed: int) -> None:
        self.entrants = list(entrants)
        self.bots = [entrant.make() if entrant else None for entrant in entrants]
        self.seed = seed

    def answer(self, position: Position) -> Answer:
        """The answer of the bot whose seat is asked; it sees nothing that is hidden from it."""
        seat = position.seat
        entrant, bot = self.entrants[seat], self.bots[seat]
        assert entrant is not None
        assert bot is not None
        ply = position.decisions_made
        chance = random.Random(f"{self.seed} {seat} {ply}")
        seen = position.determinize(seat, chance.randrange(SEEDS))
        started = perf_counter()
        action = bot.choose(seen, entrant.budget, chance.randrange(SEEDS))
        return Answer(action, perf_counter() - started)
