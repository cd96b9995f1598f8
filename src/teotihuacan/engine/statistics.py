"""What a seat has done in a game, by name (for `position.statistics`)."""

from typing import Any

from .storage import unpack
from .words import (
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

SINGLE = {
    "decorations": DECORATIONS_PLACED,
    "buildings": BUILDINGS_BUILT,
    "discoveries_bought": DISCOVERIES_BOUGHT,
    "icon_matches": ICON_MATCHES,
    "ascensions": ASCENSIONS,
    "turns": TURNS,
    "main_actions": MAIN_ACTIONS,
    "worships": WORSHIPS,
    "cocoa_actions": COCOA_ACTIONS,
    "unlocks": UNLOCKS,
    "cocoa_collected": COCOA_COLLECTED,
    "cocoa_gained": COCOA_GAINED,
    "cocoa_spent": COCOA_SPENT,
    "cocoa_paid": SALARY_PAID,
    "cocoa_unpaid": SALARY_UNPAID,
}


def statistics_of(data: bytes, seat: int) -> dict[str, Any]:
    """The statistics of a seat of a saved position.

    Those "per eclipse" are lists with the state at each eclipse scored so far: steps on the
    pyramid track, technologies known, masks owned. `cocoa_collected` is what the action
    "collect cocoa" brought, `cocoa_paid` and `cocoa_unpaid` are salaries; `cocoa_gained` and
    `cocoa_spent` count all cocoa.
    """
    record = unpack(data)
    row = record["stats"][seat]
    eclipses = record["eclipse"]

    def at_eclipses(first: int) -> list[int]:
        return list(row[first : first + min(eclipses, ECLIPSES)])

    return {
        "temple_steps": dict(zip(TEMPLE_NAMES, record["temple"][seat], strict=True)),
        "avenue": record["avenue"][seat],
        "track_per_eclipse": at_eclipses(TRACK_AT_ECLIPSE),
        "technologies_per_eclipse": at_eclipses(TECHNOLOGIES_AT_ECLIPSE),
        "masks_per_eclipse": at_eclipses(MASKS_AT_ECLIPSE),
        "tiles_per_level": list(row[TILES_LEVEL_1 : TILES_LEVEL_1 + LEVELS]),
        **{name: row[number] for name, number in SINGLE.items()},
    }
