"""The first rating of a puzzle: which players of known strength solve it.

Levels and searches of few playouts try it several times. The rating is that of an opponent
against whom they would score as they did, with one draw against the middle to keep it finite.
"""

from collections.abc import Sequence
from functools import cache
from typing import Any

from ...bots.names import bot_named
from ...engine import Position
from .puzzle import Step
from .ratings import expect_score
from .solvers import LADDER

MIDDLE = 1500.0
LOWEST, HIGHEST = 600.0, 2500.0


def count_solved(position: Position, steps: Sequence[Step]) -> tuple[int, ...]:
    """How many tries of each of the ladder solve a puzzle."""
    return tuple(
        sum(is_solved(name, position, steps, seed) for seed in range(tries))
        for name, (_, tries) in LADDER.items()
    )


def rate_puzzle(solved: Sequence[int]) -> int:
    """The rating of a puzzle by how many tries of each of the ladder solve it."""
    return find_rating(
        [
            (rating, number < count)
            for (rating, tries), count in zip(LADDER.values(), solved, strict=True)
            for number in range(tries)
        ]
    )


def is_solved(name: str, position: Position, steps: Sequence[Step], seed: int) -> bool:
    """Whether a bot answers all questions well."""
    p = position.copy()
    for step in steps:
        bot, budget = make_solver(name)
        action = bot.choose(p.determinize(p.seat, seed), budget, seed)
        if action in step.also:
            return True
        if action != step.best:
            return False
        p.apply(action)
    return True


@cache
def make_solver(name: str) -> Any:
    """A bot of the ladder and its budget."""
    entrant = bot_named(name)
    return entrant.make(), entrant.budget


def find_rating(tries: Sequence[tuple[float, bool]]) -> int:
    """The rating at which tries of players with ratings are expected to end as they did."""
    games = [(MIDDLE, 0.5), *((rating, float(solved)) for rating, solved in tries)]
    score = sum(won for _, won in games)
    low, high = LOWEST, HIGHEST
    while high - low > 1:
        middle = (low + high) / 2
        if sum(expect_score(rating, middle) for rating, _ in games) > score:
            low = middle
        else:
            high = middle
    return round(low)
