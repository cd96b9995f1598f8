"""What ratings foretell: who wins a game."""

from collections.abc import Sequence
from math import exp, sqrt

from .model import BETA
from .rating import Rating


def predict_wins(ratings: Sequence[Rating], beta: float = BETA) -> list[float]:
    """Everybody's chance to win, as the model of the ratings sees it.

    >>> predict_wins([Rating(1900, 0), Rating(1500, 0)])[0] > 0.9
    True
    """
    spread = sqrt(sum(one.sigma**2 + beta**2 for one in ratings))
    most = max(one.mu for one in ratings)
    shares = [exp((one.mu - most) / spread) for one in ratings]
    return [share / sum(shares) for share in shares]
