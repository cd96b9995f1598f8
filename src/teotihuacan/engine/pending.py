"""What still waits in a position, for those who look ahead (never compiled)."""

from .actions import RESOURCE_SET
from .position import Position
from .record.storage import saved_fields
from .tables import RESOURCE_SET_SIZE

NUMBER_BYTES = 2  # of a number in a saved position


def find_depth_in_bytes() -> int:
    """Where the number of pending decisions begins in the bytes of a position."""
    at = 0
    for field in saved_fields():
        if field.name == "depth":
            break
        rows, width = (1, 1, *field.shape)[-2:]
        at += 8 if field.wide else NUMBER_BYTES * rows * width
    return at


DEPTH_AT = find_depth_in_bytes()


def count_pending(position: Position) -> int:
    """How many questions and steps wait: the one that is asked, and those below it."""
    return position.to_bytes()[DEPTH_AT]


def count_set(action: int) -> int:
    """How many resources an answer to "which resources?" takes."""
    return RESOURCE_SET_SIZE[action - RESOURCE_SET]
