"""The evaluation's weights: what a feature is worth, read from `search/weights.json`.

The file gives VP per unit of a feature at six times: the beginning and the end of each of the
three periods between eclipses. `tools/fit_weights.py` writes it.
"""

import json
from functools import cache
from pathlib import Path
from typing import Any

from .search.constants import FEATURE_NAMES, FEATURES, KNOTS

FILE = Path(__file__).parent / "search" / "weights.json"
SIDES = ("players", "teotibot")


@cache
def read_weights_file() -> dict[str, Any]:
    """The file's contents."""
    content: dict[str, Any] = json.loads(FILE.read_text(encoding="utf-8"))
    return content


@cache
def read_weights() -> tuple[int, ...]:
    """All weights in hundredths of a VP: by side, time, feature."""
    content = read_weights_file()
    return tuple(
        round(100 * content[side][name][knot])
        for side in SIDES
        for knot in range(KNOTS)
        for name in FEATURE_NAMES[:FEATURES]
    )


def read_spread() -> list[float]:
    """VP by which a lead may still change, at the six times."""
    return [float(vp) for vp in read_weights_file()["spread"]]
