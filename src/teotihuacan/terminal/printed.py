"""Facts printed on boards and tiles, by the names that views use."""

from typing import Any

from ..engine.components import COMPONENTS
from ..engine.names import BOARD_NAMES, GOOD_NAMES, SPOT_NAMES, TEMPLE_NAMES

MASK = "mask_"
TECHNOLOGIES: dict[str, dict[str, Any]] = {
    tile["id"]: tile for tile in COMPONENTS["technologies"]
}
DISCOVERIES: dict[str, dict[str, Any]] = {
    tile["id"]: tile for tile in COMPONENTS["discovery_tiles"]
}
OTHER_DISCOVERIES = [name for name in DISCOVERIES if not name.startswith(MASK)]
STARTING_TILES: list[dict[str, Any]] = COMPONENTS["starting_tiles"]
COLUMN_TEMPLES: list[str] = COMPONENTS["alchemy_column_temple"]
NOBLES_ROWS: list[list[int]] = COMPONENTS["nobles_rows"]
WORSHIP_SPACES: dict[str, int] = COMPONENTS["worship_spaces"]
WORSHIP_TEMPLES: dict[str, str] = COMPONENTS["worship_temple"]
# Where discovery tiles lie beside the boards: on steps of the avenue and of the temples.
STEP_SPOTS = [spot for spot in SPOT_NAMES if spot not in BOARD_NAMES]
TEMPLE_TOP = len(COMPONENTS["temples"][TEMPLE_NAMES[0]]["steps"]) - 1
AVENUE_END: int = COMPONENTS["avenue_of_the_dead"]["max"]
TRACK_END: int = COMPONENTS["pyramid_track"]["max"]
ECLIPSES = len(COMPONENTS["pyramid_track"]["vp_by_eclipse"])
LEVELS = len(COMPONENTS["pyramid"]["level_vp"])
BUILDINGS = len(COMPONENTS["buildings_row"]) - 1  # the last number is seen when all have left
DICE_SLOTS: dict[str, int] = COMPONENTS["teotibot"]["action_pyramid"]["dice_to_slot"]


def board_number(board: str) -> int:
    """The number printed on a board."""
    return BOARD_NAMES.index(board) + 1


def mask_number(tile: str) -> str:
    """The number printed on a mask."""
    return tile.removeprefix(MASK)


def discovery_cost(tile: str) -> list[tuple[str, int]]:
    """The goods that a discovery tile costs, with their amounts."""
    cost = DISCOVERIES[tile]["cost"]
    return [(good, cost[good]) for good in GOOD_NAMES if cost.get(good)]


def dice_range(slot: int) -> str:
    """The sums of two dice that name a slot of the action pyramid, "6-8"; "" if none does."""
    sums = [total for total, named in DICE_SLOTS.items() if named == slot]
    return f"{sums[0]}-{sums[-1]}" if sums else ""
