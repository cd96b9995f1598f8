"""What a game does to ratings: the Plackett-Luce model of Weng and Lin, by openskill.

Only the order in which players come in counts, not by how many VP: whoever plays to win shouldn't
have to play for points. There are no draws: the rules always say who comes first (rule 9.8).

`docs/study/ratings.md` tells how the numbers were chosen.
"""

from collections.abc import Sequence
from functools import cache
from math import log, sqrt
from typing import Any

from openskill.models import PlackettLuce

from .rating import START, UNKNOWN, Rating

BETA = 400 / log(10) / sqrt(2)  # makes 400 points ten to one between two
TAU = 12.0  # by how much a player may have changed since the game before


@cache
def make_model(beta: float = BETA, tau: float = TAU, *, quick: bool = True) -> PlackettLuce:
    """The model; `quick`: each game tells all it can, otherwise less, the less is known."""
    options: dict[str, Any] = {"gamma": learn_all} if quick else {}
    return PlackettLuce(mu=START, sigma=UNKNOWN, beta=beta, tau=tau, **options)


def learn_all(*_facts: object) -> float:
    """How much of what a game tells about the deviation is believed: all of it."""
    return 1.0


def rate_game(
    ratings: Sequence[Rating],
    places: Sequence[int],
    weight: float = 1.0,
    model: PlackettLuce | None = None,
) -> list[Rating]:
    """Everybody's rating after a game, in which each came in at a place, 1 the best.

    A game with less weight moves ratings less.

    >>> winner, loser = rate_game([Rating(), Rating()], [1, 2])
    >>> winner.shown > 1500 > loser.shown
    True
    """
    known = model or make_model()
    teams = [[known.create_rating([one.mu, one.sigma])] for one in ratings]
    rated = known.rate(teams, ranks=[float(place) for place in places])
    return [
        move_rating(before, after.mu, after.sigma, weight)
        for before, (after,) in zip(ratings, rated, strict=True)
    ]


def move_rating(before: Rating, mu: float, sigma: float, weight: float) -> Rating:
    """A rating moved towards what a game made of it, by the weight of the game."""
    variance = before.sigma**2 + weight * (sigma**2 - before.sigma**2)
    mu = before.mu + weight * (mu - before.mu)
    return Rating(mu, sqrt(variance), before.games + 1)
