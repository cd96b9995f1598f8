"""How many of each tile there are, and where: none exists more often than it was printed."""

from typing import Any

from ..names import DECORATION_NAMES, DISCOVERY_NAMES, PYRAMID_TILE_NAMES
from .limits import MOST
from .refusal import refuse

Record = dict[str, Any]
# Each stack with the name of its tiles' kind in a written position, and their names.
STACKS = (
    ("discovery_stack", "discoveries", DISCOVERY_NAMES),
    ("decoration_stack", "decorations", DECORATION_NAMES),
    ("pyramid_stack", "pyramid", PYRAMID_TILE_NAMES),
)


def list_rows_outside(record: Record, stack: str) -> list[list[int]]:
    """The rows in which tiles of a stack lie; -1 is an empty place."""
    if stack == "decoration_stack":
        return [*record["decoration"], record["decoration_display"]]
    if stack == "pyramid_stack":
        return [record["tile"], record["pyramid_display"]]
    rows = [*record["spot"], *record["hand_sees"], record["pool_sees"]]
    if not record["secret"]:  # until then the kept tiles are still in the hands
        rows += record["kept_sees"]
    return rows


def count_tiles_left(record: Record, stack: str) -> list[int]:
    """What a stack can still hold of each kind: all tiles that are nowhere else."""
    left = list(MOST[stack])
    for row in list_rows_outside(record, stack):
        for tile in row:
            if tile >= 0:
                left[tile] -= 1
    if stack == "discovery_stack":
        for counts in (record["discarded"], *record["held"], *record["used"]):
            left = [n - count for n, count in zip(left, counts, strict=True)]
    return left


def check_tiles(record: Record) -> None:
    """No tile is there more often than it was printed (rule 1.7, rule 1.8)."""
    for stack, key, names in STACKS:
        copies, left = MOST[stack], count_tiles_left(record, stack)
        for kind, count in enumerate(left):
            if count < 0:
                given = copies[kind] - count
                refuse(key, "error-copies", tile=names[kind], n=copies[kind], given=given)
        for kind, count in enumerate(record[stack]):
            if count > left[kind]:
                given = count - left[kind] + copies[kind]
                place = f"stacks.{key}.{names[kind]}"
                refuse(place, "error-copies", tile=names[kind], n=copies[kind], given=given)
