"""How much room the table has: which parts are in sight in a window, and how wide they are."""

from typing import NamedTuple

COLUMNS, LINES = 80, 24  # the smallest window
RING_COLUMNS, RING_LINES = 120, 40  # from here on all boards are in sight at once
FULL_COLUMNS, FULL_LINES = 160, 44  # from here on names are written out
HIGH_LINES = 56
RING = 78  # columns of the ring with short names
PYRAMID = 10  # lines of the pyramid
LOW_BOARD, HIGH_BOARD = 7, 9  # lines of a board with its frame
EDGES = 2  # columns beside a tab, and beside the question below it
SCROLL_BAR = 1  # columns of a tab that may be needed for it
NARROW, NORMAL, WIDE = "narrow", "normal", "wide"


class Room(NamedTuple):
    """What a window has room for."""

    name: str  # NARROW: tabs; NORMAL: everything in short; WIDE: everything in words
    left: int  # columns of the ring and the question
    side: int  # columns beside the ring; of a tab, if there are tabs
    board: int  # columns within a board
    board_lines: int  # of a board with its frame
    question: int  # columns within the question's frame
    panel: int  # lines of a tab
    is_high: bool = False  # there is room for what every tile costs and does

    @property
    def is_full(self) -> bool:
        """Whether names are written out."""
        return self.name == WIDE

    @property
    def has_tabs(self) -> bool:
        """Whether only one part is in sight at a time."""
        return self.name == NARROW


def is_too_small(width: int, height: int) -> bool:
    """Whether a window is too small for any table."""
    return width < COLUMNS or height < LINES


def measure_room(width: int, height: int) -> Room:
    """What a window of so many columns and lines has room for."""
    if width < RING_COLUMNS or height < RING_LINES:
        panel = PYRAMID + max(height - LINES, 0) // 2
        side = width - EDGES - SCROLL_BAR
        return Room(NARROW, width, side, 0, 0, width - EDGES, min(panel, 2 * PYRAMID))
    if width < FULL_COLUMNS or height < FULL_LINES:
        left = RING
        return Room(NORMAL, left, width - left, left // 3 - 2, LOW_BOARD, left - 4, 0)
    left = -(-width * 63 // 300) * 3
    lines = HIGH_BOARD + max(height - 52, 0) // 4
    high = height >= HIGH_LINES
    return Room(WIDE, left, width - left, left // 3 - 2, lines, left - 4, 0, high)


SMALLEST = measure_room(COLUMNS, LINES)
USUAL = measure_room(RING_COLUMNS, RING_LINES)
