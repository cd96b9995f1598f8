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


def list_tiles_outside(record: Record, stack: str) -> list[int]:
    """The tiles that don't lie in their stack, with -1 for empty places."""
    outside: list[int] = []
    if stack == "decoration_stack":
        for row in (*record["decoration"], record["decoration_display"]):
            outside += row
        return outside
    if stack == "pyramid_stack":
        return [*record["tile"], *record["pyramid_display"]]
    for row in (*record["spot"], *record["hand_sees"], record["pool_sees"]):
        outside += row
    if not record["secret"]:  # until then the kept tiles are still in the hands
        for row in record["kept_sees"]:
            outside += row
    for counts in (record["discarded"], *record["held"], *record["used"]):
        outside += [kind for kind, count in enumerate(counts) for _ in range(count)]
    return outside


def count_tiles_left(record: Record, stack: str) -> list[int]:
    """What a stack can still hold of each kind: all tiles that are nowhere else."""
    outside = list_tiles_outside(record, stack)
    return [copies - outside.count(kind) for kind, copies in enumerate(MOST[stack])]


def check_tiles(record: Record) -> None:
    """No tile is there more often than it was printed (rules 1.7 and 1.8)."""
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
