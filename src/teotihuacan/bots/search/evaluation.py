"""Judging a position: the final VP each seat may expect, and the chance to win."""

from math import exp

from ...engine.record.state import State
from ...engine.rules.ranking import ranks_before
from ...engine.teotibot.seat import is_bot
from .constants import FEATURES, KNOTS, PROGRESS
from .features import extract_features, find_period, measure_progress
from .net import add_corrections
from .tree import Real, Tree


def estimate_vp(t: Tree, p: State, seat: int) -> Real:
    """The VP a seat may expect to end with, as the weights have it."""
    return weigh_features(t, p, seat, find_period(p), measure_progress(p))


def weigh_features(t: Tree, p: State, seat: int, period: int, progress: int) -> Real:
    """A seat's VP and what its features are worth at this time."""
    f = t.features[seat]
    extract_features(p, seat, f)
    first = 2 * period
    if is_bot(p, seat):
        first += KNOTS
    early = first * FEATURES
    late = early + FEATURES
    at_first = 0
    at_last = 0
    for i in range(FEATURES):
        at_first += f[i] * t.weights[early + i]
        at_last += f[i] * t.weights[late + i]
    worth = at_first * (PROGRESS - progress) + at_last * progress
    return p.vp[seat] + 0.01 * worth / (1.0 * PROGRESS)


def compute_leads(t: Tree, p: State) -> None:
    """VP by which each seat may expect to be ahead of the best other one."""
    for seat in range(p.players):
        best = -1000.0
        for other in range(p.players):
            if other != seat and t.judged[other] > best:
                best = t.judged[other]
        t.lead[seat] = t.judged[seat] - best


def judge_end(t: Tree, p: State) -> None:
    """The result of a finished game."""
    for seat in range(p.players):
        t.judged[seat] = p.vp[seat]
    compute_leads(t, p)
    for seat in range(p.players):
        t.reward[seat] = 1.0
        for other in range(p.players):
            if other != seat and ranks_before(p, other, seat):
                t.reward[seat] = 0.0


def judge(t: Tree, p: State) -> None:
    """Fill in the expected VP, the lead and the chance to win of every seat.

    All that the search asks of an evaluation: another one is another `judge`.
    """
    if p.ended:
        judge_end(t, p)
        return
    period = find_period(p)
    progress = measure_progress(p)
    for seat in range(p.players):
        t.judged[seat] = weigh_features(t, p, seat, period, progress)
    if t.corrects:
        add_corrections(t, p, period, progress)
    compute_leads(t, p)
    estimate_wins(t, p, period, progress)


def estimate_wins(t: Tree, p: State, period: int, progress: int) -> None:
    """The chance to win from the lead of each seat, which counts more the later it is."""
    early = t.spread[2 * period]
    late = t.spread[2 * period + 1]
    spread = (early * (PROGRESS - progress) + late * progress) / (1.0 * PROGRESS)
    total = 0.0
    for seat in range(p.players):
        ahead = t.lead[seat] / spread
        t.reward[seat] = 1.0 / (1.0 + exp(-ahead))
        total += t.reward[seat]
    for seat in range(p.players):
        t.reward[seat] = t.reward[seat] / total
