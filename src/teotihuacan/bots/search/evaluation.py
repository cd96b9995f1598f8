"""Judging a position: the final VP each seat may expect, and the chance to win."""

from math import exp

from ...engine.record.state import State
from ...engine.rules.ranking import ranks_before
from ...engine.teotibot.seat import is_bot
from .constants import FEATURES, KNOTS, PROGRESS
from .features import extract_features, find_period, measure_progress
from .tree import Real, Tree


def estimate_vp(t: Tree, p: State, seat: int) -> Real:
    """The VP a seat may expect to end with."""
    f = t.features
    extract_features(p, seat, f)
    first = 2 * find_period(p)
    if is_bot(p, seat):
        first += KNOTS
    early = first * FEATURES
    late = early + FEATURES
    u = measure_progress(p)
    at_first = 0
    at_last = 0
    for i in range(FEATURES):
        at_first += f[i] * t.weights[early + i]
        at_last += f[i] * t.weights[late + i]
    return p.vp[seat] + 0.01 * (at_first * (PROGRESS - u) + at_last * u) / (1.0 * PROGRESS)


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
    for seat in range(p.players):
        t.judged[seat] = estimate_vp(t, p, seat)
    compute_leads(t, p)
    u = measure_progress(p)
    knot = 2 * find_period(p)
    spread = (t.spread[knot] * (PROGRESS - u) + t.spread[knot + 1] * u) / (1.0 * PROGRESS)
    total = 0.0
    for seat in range(p.players):
        ahead = t.lead[seat] / spread
        t.reward[seat] = 1.0 / (1.0 + exp(-ahead))
        total += t.reward[seat]
    for seat in range(p.players):
        t.reward[seat] = t.reward[seat] / total
