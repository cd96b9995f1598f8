"""What turns and players are called for what they lost: keys, which front ends put into words."""

from math import exp

BEST, GOOD = "best", "good"
INACCURACY, MISTAKE, BLUNDER = "inaccuracy", "mistake", "blunder"
CLOSE = "close"  # two searches disagree about it
FORCED = "forced"  # there was one answer only
LABELS = (BEST, GOOD, INACCURACY, MISTAKE, BLUNDER, CLOSE, FORCED)
GRADES = (GOOD, INACCURACY, MISTAKE, BLUNDER)  # each worse than the one before
COSTLY = (
    INACCURACY,
    MISTAKE,
    BLUNDER,
)  # labels of turns in which something better is to be found

# From which loss on a turn is called so: chance to win, and VP; the worse of both decides.
LIMITS = {INACCURACY: (0.05, 3.0), MISTAKE: (0.10, 6.0), BLUNDER: (0.15, 10.0)}
BEST_LIMITS = (0.01, 0.5)  # who loses less than this has played a best turn
ENOUGH_LIMITS = (0.04, 2.0)  # who loses no more than this has found something good enough
POINTS_A_VP = 1.5  # of the chance to win, where losses of both kinds are compared

# VP lost in a real turn on average, and what who loses no more is called.
LEVELS = {
    "world_champion": 0.6,
    "world_class": 0.9,
    "expert": 1.3,
    "advanced": 1.9,
    "intermediate": 2.8,
    "casual": 4.0,
    "beginner": float("inf"),
}


def grade_loss(win: float, vp: float) -> int:
    """How bad a loss is, as an index into GRADES."""
    return sum(win >= most_win or vp >= most_vp for most_win, most_vp in LIMITS.values())


def is_enough(win: float, vp: float) -> bool:
    """Whether a loss is so small that a player need not look for something better."""
    return win <= ENOUGH_LIMITS[0] and vp <= ENOUGH_LIMITS[1]


def count_points(win: float, vp: float) -> float:
    """A loss in points of the chance to win, 0 to 100; VP count too: games may be decided."""
    return max(100 * win, POINTS_A_VP * vp)


def rate_accuracy(win: float, vp: float) -> float:
    """How accurate a turn was, 0 to 100."""
    accuracy = 103.1668 * exp(-0.04354 * count_points(win, vp)) - 3.1669
    return min(max(accuracy, 0.0), 100.0)


def name_level(error_rate: float) -> str:
    """The name of a level for the VP lost in a real turn on average."""
    return next(level for level, most in LEVELS.items() if error_rate <= most)
