"""Ratings: a player and a puzzle play a game, as Glickman's Glicko system counts it.

A puzzle's rating is known from its making and stays; only the player's moves. Who has not solved
anything for long is known less well, so that the next attempts count more.
"""

from dataclasses import dataclass
from math import log, pi, sqrt

PER_FACTOR = log(10) / 400
PUZZLE_DEVIATION = 80.0  # how well a puzzle's rating is known
MOST_DEVIATION, LEAST_DEVIATION = 250.0, 60.0
FORGETTING = 25.0  # deviation for a day without puzzles, added as squares
LOWEST, HIGHEST = 400.0, 3000.0


@dataclass(frozen=True)
class PuzzleRating:
    """A player's rating, how well it is known, and what it comes from."""

    rating: float = 1200.0
    deviation: float = MOST_DEVIATION
    solved: int = 0
    tried: int = 0

    @property
    def provisional(self) -> bool:
        """Whether too little is known to be proud or sad."""
        return self.deviation > 110


BEGINNER = PuzzleRating()


def rate_attempt(
    player: PuzzleRating, puzzle_rating: float, solved: bool, days_since: float = 0.0
) -> PuzzleRating:
    """The player's rating after the first attempt at a puzzle.

    >>> rate_attempt(BEGINNER, 1200, solved=True).rating > 1200
    True
    """
    deviation = min(sqrt(player.deviation**2 + days_since * FORGETTING**2), MOST_DEVIATION)
    weight = 1 / sqrt(1 + 3 * (PER_FACTOR * PUZZLE_DEVIATION / pi) ** 2)
    expected = expect_score(player.rating, puzzle_rating, weight)
    information = (PER_FACTOR * weight) ** 2 * expected * (1 - expected)
    precision = 1 / deviation**2 + information
    change = PER_FACTOR / precision * weight * (solved - expected)
    return PuzzleRating(
        rating=min(max(player.rating + change, LOWEST), HIGHEST),
        deviation=min(max(sqrt(1 / precision), LEAST_DEVIATION), MOST_DEVIATION),
        solved=player.solved + solved,
        tried=player.tried + 1,
    )


def expect_score(rating: float, opponent: float, weight: float = 1.0) -> float:
    """The chance that a rating has against another."""
    return float(1 / (1 + 10 ** (weight * (opponent - rating) / 400)))
