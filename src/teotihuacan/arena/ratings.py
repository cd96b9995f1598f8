"""Ratings on the Elo scale (Bradley-Terry, maximum likelihood) with 95 % intervals.

A rating is a strength whose differences tell how often one ranks before the other: 0 is even,
191 is 75 %, 400 is 10 to 1. A game of three or four counts as all its pairs, by their ranking.

Games of one deal are alike, so the intervals come from a bootstrap that draws whole deals. A
light prior keeps perfect scores finite: half a virtual game, drawn, for every pair that met. The
bootstrap draws it as if it were one more deal; so a perfect score has an interval, too.
"""

import random
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from math import exp, log

from .playing import Result

ELO = 400 / log(10)  # Elo points of a logit
PRIOR = 0.25  # virtual wins of each side of a pair that met
FLOOR = 0.02  # what is left of them in a bootstrap that didn't draw them
THREAD = 0.001  # virtual wins of every pair, so that nobody is without any link
DRAWS = 500
LONGEST_STEP = 2.0  # logits
CLOSE = 1e-9
Wins = dict[tuple[str, str], float]  # (a, b): how often a ranked before b


@dataclass(frozen=True)
class Rating:
    """A rating and its 95 % interval."""

    elo: float
    low: float
    high: float


def count_wins_by_deal(results: Iterable[Result]) -> dict[int, Wins]:
    """Who ranked before whom how often, for each deal's seed."""
    deals: dict[int, Wins] = {}
    for result in results:
        wins = deals.setdefault(result.seed, {})
        order = sorted(result.seats, key=lambda seat: seat.place)
        for place, seat in enumerate(order):
            for other in order[place + 1 :]:
                if seat.name != other.name:
                    pair = (seat.name, other.name)
                    wins[pair] = wins.get(pair, 0.0) + 1.0
    return deals


def rate_entrants(
    names: Sequence[str], deals: dict[int, Wins], anchor: str | None = None, seed: int = 1
) -> dict[str, Rating]:
    """Everybody's rating; the anchor has 0, without one the mean is 0."""
    found = list(deals.values())
    prior = make_prior(found)
    best = fit_strengths(names, [*found, scale_wins(prior, PRIOR)])
    chance = random.Random(seed)
    draws = []
    for _ in range(DRAWS):
        picks = [chance.randrange(len(found) + 1) for _ in range(len(found) + 1)]
        drawn = [found[pick] for pick in picks if pick < len(found)]
        virtual = FLOOR + PRIOR * picks.count(len(found))
        draws.append(
            convert_to_elo(
                fit_strengths(names, [*drawn, scale_wins(prior, virtual)], best), anchor
            )
        )
    elo = convert_to_elo(best, anchor)
    ratings = {}
    for name in names:
        low, high = find_middle([draw[name] for draw in draws])
        ratings[name] = Rating(elo[name], min(low, elo[name]), max(high, elo[name]))
    return ratings


def make_prior(deals: Iterable[Wins]) -> Wins:
    """One win for each side of every pair that met."""
    met = {pair for wins in deals for pair in wins}
    return {pair: 1.0 for a, b in met for pair in ((a, b), (b, a))}


def scale_wins(wins: Wins, factor: float) -> Wins:
    """Wins, times a factor."""
    return {pair: count * factor for pair, count in wins.items()}


def fit_strengths(
    names: Sequence[str], parts: Iterable[Wins], start: dict[str, float] | None = None
) -> dict[str, float]:
    """The most likely strengths in logits, with mean 0 (Newton's method)."""
    number = {name: i for i, name in enumerate(names)}
    size = len(names)
    won = [[THREAD] * size for _ in names]
    for wins in parts:
        for (a, b), count in wins.items():
            won[number[a]][number[b]] += count
    found = [start[name] if start else 0.0 for name in names]
    for _ in range(200):
        step = take_newton_step(won, found)
        longest = max(map(abs, step), default=0.0)
        shorten = min(1.0, LONGEST_STEP / longest) if longest else 1.0
        found = [strength + shorten * part for strength, part in zip(found, step, strict=True)]
        if longest < CLOSE:
            break
    mean = sum(found) / max(size, 1)
    return {name: found[i] - mean for name, i in number.items()}


def take_newton_step(won: list[list[float]], strength: list[float]) -> list[float]:
    """Where the quadratic approximation of the likelihood has its top."""
    size = len(strength)
    slope = [0.0] * size
    curve = [[1.0 / size] * size for _ in strength]  # the mean is held: it is not determined
    for i in range(size):
        for j in range(i):
            games = won[i][j] + won[j][i]
            expected = 1 / (1 + exp(strength[j] - strength[i]))
            pull = won[i][j] - games * expected
            slope[i] += pull
            slope[j] -= pull
            weight = games * expected * (1 - expected)
            curve[i][i] += weight
            curve[j][j] += weight
            curve[i][j] -= weight
            curve[j][i] -= weight
    return solve_equations(curve, slope)


def solve_equations(matrix: list[list[float]], right: list[float]) -> list[float]:
    """The solution of a positive definite system of equations (Gauss)."""
    size = len(right)
    rows = [[*row, value] for row, value in zip(matrix, right, strict=True)]
    for i in range(size):
        for j in range(i + 1, size):
            factor = rows[j][i] / rows[i][i]
            for k in range(i, size + 1):
                rows[j][k] -= factor * rows[i][k]
    solution = [0.0] * size
    for i in reversed(range(size)):
        known = sum(rows[i][k] * solution[k] for k in range(i + 1, size))
        solution[i] = (rows[i][size] - known) / rows[i][i]
    return solution


def convert_to_elo(strength: dict[str, float], anchor: str | None) -> dict[str, float]:
    """Strengths on the Elo scale, moved so that the anchor has 0."""
    zero = strength[anchor] if anchor else 0.0
    return {name: ELO * (logit - zero) for name, logit in strength.items()}


def find_middle(values: list[float]) -> tuple[float, float]:
    """The bounds of the middle 95 %."""
    ordered = sorted(values)
    cut = round(0.025 * (len(ordered) - 1))
    return ordered[cut], ordered[-1 - cut]
