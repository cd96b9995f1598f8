"""What the numbers of a record can be, by field, for those who read one from outside."""

from typing import Any

from ..constants import (
    AVENUE_END,
    CHANCE_BITS,
    CHANCE_FACTOR,
    DECORATION_TILES,
    ECLIPSES,
    SPOT_TILES,
    SPOTS,
    STARTING_TILES,
    STARTING_WORKERS,
    TOP,
    TRACK_END,
    WORKERS,
    WORSHIP_SPOTS,
)
from ..tables import (
    DISCOVERY_COPIES,
    NOBLES_SPACES,
    PYRAMID_COPIES,
    START_SEES,
    WORSHIP_SPACES,
)

Record = dict[str, Any]
Range = tuple[int, int]

MANY = 9999  # more goods or points than any game brings
FEWEST_WORKERS = STARTING_WORKERS
MOST_PENDING = 20  # decisions; a draft of four begins with 18
RANGES: dict[str, Range] = {
    "chance": (1, CHANCE_FACTOR * 2**CHANCE_BITS - 2),
    "dark": (1, 12),
    "eclipse": (0, ECLIPSES),
    "turned": (0, 3),
    "goods": (0, MANY),
    "vp": (0, MANY),
    "avenue": (0, AVENUE_END),
    "track": (0, TRACK_END),
    "temple": (0, TOP),
    "power": (1, 5),
    "books_of": (-MANY, MANY),
    "stats": (0, MANY),
    "bot_used": (0, MANY),
    "mover": (0, WORKERS - 1),
    "companion": (0, WORKERS - 1),
}
# The most there can be of each kind, or in each place.
MOST: dict[str, list[int]] = {
    "spot": [1 if spot < WORSHIP_SPOTS else SPOT_TILES for spot in range(SPOTS)],
    "discovery_stack": DISCOVERY_COPIES,
    "decoration_stack": [1] * DECORATION_TILES,
    "pyramid_stack": PYRAMID_COPIES,
    "nobles": NOBLES_SPACES,
    "held": DISCOVERY_COPIES,
    "used": DISCOVERY_COPIES,
    "discarded": DISCOVERY_COPIES,
}
STARTING_TILE_RANGE: Range = (1, STARTING_TILES)  # as they are numbered, from 1


def field_range(record: Record, field: str) -> Range:
    """What a number of a field can be, in a record whose fields before it are known."""
    if field == "light":
        return 0, record["dark"]
    if field == "eclipse_in":  # this turn and one more of each seat (rule 9.1)
        return 0, 2 * record["players"]
    return RANGES[field]


def last_worship_space(board: int) -> int:
    """The last worship space of a board, -1 if it has none."""
    return WORSHIP_SPACES[board] - 1


def shows_discovery(tile: int) -> bool:
    """Whether a starting tile comes with a discovery tile."""
    return START_SEES[tile] > 0
