"""Styles: players who value something more than the evaluation does, as people do.

The bots are fitted to games; games in which everybody plays alike would teach them nothing of
other plans. A style adds VP for a unit of some features, at any time (docs/bots/index.md).
"""

from collections.abc import Mapping
from functools import cache

from .search.constants import FEATURE_NAMES, FEATURES, KNOTS, WEIGHTS_SIZE
from .weights import read_weights

TECHNOLOGIES = FEATURE_NAMES[FEATURE_NAMES.index("palace_cocoa") :][:9]
STYLES: dict[str, Mapping[str, float]] = {
    # collects different masks
    "collector": {"mask_kinds": 7.0, "mask_points": 1.0, "tile_move_anywhere": 2.0},
    # builds the pyramid to its top
    "builder": {
        "track_points": 2.5,
        "track_leader": 6.0,
        "builds_affordable": 3.0,
        "on_construction": 3.0,
        "construction_vp": 6.0,
        "construction_worker_and_discount": 6.0,
        "construction_temple": 6.0,
    },
    # climbs the temples
    "climber": {
        "blue_steps": 2.5,
        "red_steps": 2.5,
        "green_steps": 2.5,
        "steps_beyond_6": 1.5,
        "bonus_near": 0.3,
        "tile_temple": 3.0,
    },
    # learns technologies before anything else
    "technologist": dict.fromkeys(TECHNOLOGIES, 7.0) | {"gold_first_3": 1.5},
    # lets workers ascend early and often: strength is there to be spent
    "ascender": {"power": -1.2, "ready_to_ascend": 3.0},
}


@cache
def read_styled_weights(style: str) -> tuple[int, ...]:
    """The weights of the evaluation with a style's own, in hundredths of a VP."""
    weights = list(read_weights())
    for name, vp in STYLES[style].items():
        feature = FEATURE_NAMES.index(name)
        for knot in range(KNOTS):
            weights[knot * FEATURES + feature] += round(100 * vp)
    assert len(weights) == WEIGHTS_SIZE
    return tuple(weights)
