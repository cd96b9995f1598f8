"""What a position is worth to a seat, part by part, in VP.

The evaluation is a sum: every feature of a seat (`search/features.py`) times its weight at that
time of the game (`search/weights.json`), and what the net adds for how things go together. Here
the features are put together into parts that can be explained to people. See docs/bots/index.md.
"""

from functools import cache

from ..engine import Position
from .net import read_net, read_net_spread
from .search import Search
from .search.constants import FEATURE_NAMES, FEATURES, KNOTS, PROGRESS
from .weights import read_weights

TIME = "time"  # what the rest of the game brings anyway
TOGETHER = "together"  # how everything goes together: the net's part
PARTS = {
    "cocoa": ("cocoa_first_4", "cocoa_beyond"),
    "wood": ("wood_first_3", "wood_beyond"),
    "stone": ("stone_first_4", "stone_beyond", "builds_affordable"),
    "gold": ("gold_first_3", "gold_beyond"),
    "salary": ("salary_short",),
    "avenue": ("avenue_points", "avenue_steps"),
    "track": ("track_points", "track_leader"),
    "masks": ("mask_points", "mask_kinds"),
    "temples": ("blue_steps", "red_steps", "green_steps", "steps_beyond_6"),
    "bonus_tiles": ("bonus_reached", "bonus_near"),
    "technologies": FEATURE_NAMES[23:32],
    "workers": ("workers",),
    "power": ("power", "strong_workers", "ready_to_ascend"),
    "locked": ("locked_workers",),
    "position": FEATURE_NAMES[37:47],
    "discoveries": FEATURE_NAMES[47:57],
    TIME: ("one", "to_move"),
}


@cache
def make_probe(solo: bool) -> Search:
    """A search that only evaluates, shared by everybody."""
    search = Search(16, list(read_weights()), list(read_net_spread(solo)))
    search.use_net(read_net(solo))
    return search


def find_probe(position: Position) -> Search:
    """What evaluates a position."""
    return make_probe(position.setup.players == 1)


def evaluate_by_part(position: Position, seat: int) -> dict[str, float]:
    """The parts of what a seat may expect to end with; they add up to `evaluate`."""
    if position.over:
        return {"vp": float(position.scores()[seat]), **dict.fromkeys((*PARTS, TOGETHER), 0.0)}
    features, period, progress = find_probe(position).extract_features(position, seat)
    solo = position.setup.players == 1
    first = 2 * period + (KNOTS if solo and seat == 1 else 0)
    early = read_weights()[first * FEATURES : (first + 1) * FEATURES]
    late = read_weights()[(first + 1) * FEATURES : (first + 2) * FEATURES]
    worth = {
        name: features[i]
        * (early[i] * (PROGRESS - progress) + late[i] * progress)
        / PROGRESS
        / 100
        for i, name in enumerate(FEATURE_NAMES)
    }
    parts = {part: sum(worth[name] for name in names) for part, names in PARTS.items()}
    together = evaluate(position, seat) - find_probe(position).estimate_vp(position, seat)
    return {"vp": float(position.scores()[seat]), **parts, TOGETHER: together}


def evaluate(position: Position, seat: int) -> float:
    """The VP a seat may expect to end with."""
    if position.over:
        return float(position.scores()[seat])
    return find_probe(position).judge_seats(position)[seat][0]


def estimate_win(position: Position, seat: int) -> float:
    """The chance of a seat to win, as it looks without any search."""
    return find_probe(position).judge_seats(position)[seat][1]
