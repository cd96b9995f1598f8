"""Are chances to win what they say? Of all that were called 70 %, 70 % should be won."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import numpy as np

BINS = 10
COLOURS = ("#1f6f5c", "#b5542b")
Row = tuple[float, float, int]  # mean chance, share of wins, how many


def compare_with_results(chances: Any, wins: Any) -> list[Row]:
    """For each tenth of the scale: the mean chance, the share of wins, how many."""
    places = np.minimum((chances * BINS).astype(int), BINS - 1)
    rows = []
    for place in range(BINS):
        here = places == place
        if here.any():
            rows.append((float(chances[here].mean()), float(wins[here].mean()), int(here.sum())))
    return rows


def compute_calibration_error(rows: Sequence[Row]) -> float:
    """The expected calibration error: how far chances are from shares, weighted by numbers."""
    count = sum(number for _, _, number in rows)
    return sum(abs(chance - share) * number for chance, share, number in rows) / count


def draw_calibration(found: Mapping[str, Sequence[Row]], path: Path) -> None:
    """The plot: what was said, and what happened; a line for each way to judge."""
    import matplotlib.pyplot as plt

    figure, axes = plt.subplots(figsize=(5, 5))
    axes.plot([0, 1], [0, 1], color="#999", linewidth=1)
    for colour, (name, rows) in zip(COLOURS, found.items(), strict=False):
        label = f"{name}: error {compute_calibration_error(rows):.1%}"
        points = [row[0] for row in rows], [row[1] for row in rows]
        axes.plot(*points, "o-", color=colour, label=label)
    axes.set_xlabel("chance to win, as judged")
    axes.set_ylabel("share that was won")
    axes.set_aspect("equal")
    axes.legend()
    figure.tight_layout()
    figure.savefig(path, metadata={"Date": None})
