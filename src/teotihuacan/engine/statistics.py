"""What a seat has done in a game, by name (for `position.statistics`)."""

from typing import Any

from .constants import (
    ASCENSIONS,
    BUILDINGS_BUILT,
    COCOA_ACTIONS,
    COCOA_COLLECTED,
    COCOA_GAINED,
    COCOA_SPENT,
    DECORATIONS_PLACED,
    DISCOVERIES_BOUGHT,
    ECLIPSES,
    ICON_MATCHES,
    LEVELS,
    MAIN_ACTIONS,
    MASKS_AT_ECLIPSE,
    SALARY_PAID,
    SALARY_UNPAID,
    TECHNOLOGIES_AT_ECLIPSE,
    TEMPLE_NAMES,
    TILES_LEVEL_1,
    TRACK_AT_ECLIPSE,
    TURNS,
    UNLOCKS,
    WORSHIPS,
)
from .record.storage import unpack

# Name of each statistic: its first number in the record's row, and how many there are.
STATISTIC_ROWS = {
    "track_per_eclipse": (TRACK_AT_ECLIPSE, ECLIPSES),
    "technologies_per_eclipse": (TECHNOLOGIES_AT_ECLIPSE, ECLIPSES),
    "masks_per_eclipse": (MASKS_AT_ECLIPSE, ECLIPSES),
    "tiles_per_level": (TILES_LEVEL_1, LEVELS),
    "decorations": (DECORATIONS_PLACED, 1),
    "buildings": (BUILDINGS_BUILT, 1),
    "discoveries_bought": (DISCOVERIES_BOUGHT, 1),
    "icon_matches": (ICON_MATCHES, 1),
    "ascensions": (ASCENSIONS, 1),
    "turns": (TURNS, 1),
    "main_actions": (MAIN_ACTIONS, 1),
    "worships": (WORSHIPS, 1),
    "cocoa_actions": (COCOA_ACTIONS, 1),
    "unlocks": (UNLOCKS, 1),
    "cocoa_collected": (COCOA_COLLECTED, 1),
    "cocoa_gained": (COCOA_GAINED, 1),
    "cocoa_spent": (COCOA_SPENT, 1),
    "cocoa_paid": (SALARY_PAID, 1),
    "cocoa_unpaid": (SALARY_UNPAID, 1),
}


def statistics_of(data: bytes, seat: int) -> dict[str, Any]:
    """The statistics of a seat of a saved position.

    Those "per eclipse" are lists with the state at each eclipse: steps on the pyramid track,
    technologies known, masks owned. `cocoa_collected` is what the action "collect cocoa"
    brought, `cocoa_paid` and `cocoa_unpaid` are salaries; `cocoa_gained` and `cocoa_spent`
    count all cocoa.
    """
    record = unpack(data)
    row = record["stats"][seat]
    return {
        "temple_steps": dict(zip(TEMPLE_NAMES, record["temple"][seat], strict=True)),
        "avenue": record["avenue"][seat],
        **counted_statistics(row),
    }


def counted_statistics(row: list[int]) -> dict[str, int | list[int]]:
    """The statistics that the record counts, by name."""
    return {
        name: row[first] if count == 1 else row[first : first + count]
        for name, (first, count) in STATISTIC_ROWS.items()
    }
