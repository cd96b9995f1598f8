"""How sure the judgement may be: the chance to win from leads, fitted to games.

The chance to win follows from the lead that is judged and from `spread`, the VP by which a lead
may still change at that time: the same formula as in `bots/search/evaluation.py`.
"""

from collections.abc import Sequence
from typing import Any

import numpy as np
import torch

from teotihuacan.bots.search.constants import KNOTS, PROGRESS, PROGRESS_INPUT

STEPS = 300


def find_leads(judged: Any, facts: Any) -> Any:
    """The lead of every sample over the best other seat; seats of a position stand together."""
    leads = np.zeros(len(judged))
    starts = np.flatnonzero(facts[:, 4] == 0)
    sizes = np.diff([*starts, len(judged)])
    for size in np.unique(sizes):
        rows = starts[sizes == size][:, None] + np.arange(size)
        vp = judged[rows]
        for seat in range(size):
            others = np.delete(vp, seat, axis=1).max(axis=1)
            leads[rows[:, seat]] = vp[:, seat] - others
    return leads


def number_positions(facts: Any) -> Any:
    """A number for every sample: which position it belongs to."""
    return np.cumsum(facts[:, 4] == 0) - 1


def fit_spread(x: Any, facts: Any, judged: Any) -> list[float]:
    """The spread at the six times that makes what happened most likely."""
    period = torch.tensor(facts[:, 0].astype(np.int64))
    late = torch.tensor(x[:, PROGRESS_INPUT] / PROGRESS)
    leads = torch.tensor(find_leads(judged, facts))
    wins = torch.tensor(facts[:, 6])
    at = torch.tensor(number_positions(facts))
    spread = torch.full((KNOTS,), 3.0, dtype=torch.float64, requires_grad=True)
    steps = torch.optim.Adam([spread], lr=0.05)
    for _ in range(STEPS):
        steps.zero_grad()
        vp = spread.exp()
        ahead = leads / (vp[2 * period] * (1 - late) + vp[2 * period + 1] * late)
        reward = torch.sigmoid(ahead)
        total = torch.zeros(int(at[-1]) + 1, dtype=torch.float64).index_add(0, at, reward)
        chance = reward / total[at]
        loss = -(wins * chance.clamp(1e-9).log()).sum() / wins.sum()
        loss.backward()
        steps.step()
    return [round(float(vp), 2) for vp in spread.detach().exp()]


def compute_chances(x: Any, facts: Any, judged: Any, spread: Sequence[float]) -> Any:
    """The chance to win of every sample, as the search computes it."""
    period, late = facts[:, 0].astype(np.int64), x[:, PROGRESS_INPUT] / PROGRESS
    vp = np.array(spread)
    ahead = find_leads(judged, facts) / (vp[2 * period] * (1 - late) + vp[2 * period + 1] * late)
    reward = 1 / (1 + np.exp(-ahead))
    at = number_positions(facts)
    return reward / np.bincount(at, reward)[at]
