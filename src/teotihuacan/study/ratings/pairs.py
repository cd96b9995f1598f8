"""How much a game counts between people who play each other very often.

Two friends who meet every evening tell each other's strength soon; the tenth game of a week tells
little more. Two names of one person would meet all the time: what one could give the other is
soon next to nothing.
"""

from collections.abc import Iterable

FRESH = 7 * 24 * 3_600_000  # milliseconds for which a game is remembered here
FULL = 5  # games with the same person in that time that count fully


def weigh_pair(met: int) -> float:
    """The weight of a game with somebody whom one has met so often lately.

    >>> [weigh_pair(met) for met in (0, 4, 5, 8)]
    [1.0, 1.0, 0.5, 0.2]
    """
    return 1.0 if met < FULL else 1 / (met - FULL + 2)


def weigh_games(met: Iterable[int]) -> float:
    """The weight of a game for somebody who has met each of the other people so often lately.

    Bots have nothing to give away: a game with them alone has its full weight.
    """
    weights = [weigh_pair(count) for count in met]
    return sum(weights) / len(weights) if weights else 1.0
