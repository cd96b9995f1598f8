"""The table of discovery tiles: their names, their messages, and when they can be used.

Cost, copies and amounts are printed facts and stand in `components.json`, in the same order. What
a tile does is a rule (`rules/discovery_tiles.py`, `rules/board_action.py`). Records keep numbers,
and rules count on the order: first the masks, then the tiles for any moment, then the others.
"""

from typing import NamedTuple


class DiscoveryTile(NamedTuple):
    """A kind of discovery tile."""

    name: str  # in positions, logs and texts of actions
    message: str  # its name in words; what it does is the message <message>-does
    number: str = ""  # an argument of the message that several kinds share
    used_at: tuple[str, ...] = ()  # questions; none: at any moment of the own turn, or a mask


DISCOVERY_TILES: list[DiscoveryTile] = []


def add(name: str, *used_at: str) -> int:
    """A row for a tile that can be used; its number."""
    DISCOVERY_TILES.append(DiscoveryTile(name, f"discovery-{name}", used_at=used_at))
    return len(DISCOVERY_TILES) - 1


# Masks are collected, never used (rule 9.5).
MASKS = 7
DISCOVERY_TILES += [
    DiscoveryTile(f"mask_{n}", "discovery-mask", str(n)) for n in range(1, MASKS + 1)
]

# At any moment of the own turn (rule 11.1).
VICTORY_POINTS = add("victory_points")
ANY_RESOURCES_3 = add("any_resources_3")
ANY_RESOURCES_2 = add("any_resources_2")
AVENUE_STEP = add("avenue_step")
TEMPLE_ANY = add("temple_any")
TEMPLE_BLUE = add("temple_blue")
TEMPLE_RED = add("temple_red")
TEMPLE_GREEN = add("temple_green")
COCOA_TILE = add("cocoa")
POWER_UP_TWICE = add("power_up_twice")

# Where they change something (rule 11.2, rule 11.3, rule 11.4, rule 11.5).
FIRST_TIMED = len(DISCOVERY_TILES)
DOUBLE_MOVE = add("double_move", "turn")
FREE_COCOA = add("free_cocoa", "board_action", "salary")
MOVE_ANYWHERE = add("move_anywhere", "turn")
EXTRA_WORKER = add("extra_worker", "board_action")

TILE_OF_NAME = {tile.name: tile for tile in DISCOVERY_TILES}
