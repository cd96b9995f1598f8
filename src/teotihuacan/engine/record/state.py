"""The record of small integers that a position is.

Each annotation below is a field and its shape: `Annotated[Grid, 4, 4]` is four rows of four.
Interpreted, a field is a list (of lists); compiled, it is a C array of integers of 8 bits, or of
16 where it is marked SHORT. Fields marked DERIVED follow from the others and are not compared or
saved. Fields marked COLD only tell how it came to this: no rule reads them, so a search that
plays on a copy leaves them behind. Of those marked FILLED only a part is in use and copied.
"""

from math import prod
from typing import Annotated, Any, get_type_hints

from ..actions import MOST_LEGAL
from ..constants import (
    BOARDS,
    BOT_TILES,
    CELLS,
    DEALT,
    DECORATION_DISPLAY,
    DECORATION_SPACES,
    DECORATION_TILES,
    DISCOVERIES,
    DRAFT,
    FRAME_SIZE,
    FRAMES,
    GOODS,
    KEPT,
    KNOBS,
    LONGEST_MOVE,
    NEUTRAL_COLOURS,
    NEUTRAL_DICE,
    NOBLES_ROWS,
    PYRAMID_DISPLAY,
    PYRAMID_KINDS,
    ROYAL_SPACES,
    SEATS,
    SIDES,
    SOURCES,
    SPOT_TILES,
    SPOTS,
    SQUARES,
    STATISTICS,
    TECHNOLOGIES,
    TECHNOLOGY_SLOTS,
    TEMPLES,
    WORKERS,
)

Long = int  # 64 bits in the compiled engine
Row = list[int]
Grid = list[list[int]]
SHORT = "16 bits"
DERIVED = "derived"
COLD = "cold"
FILLED = "filled"
MARKS = (SHORT, DERIVED, COLD, FILLED)


class State:
    """Everything that is true of a game at one moment."""

    # Chance: the generator's state (see `chance.py`).
    chance: Annotated[Long, 64]

    # Set-up.
    players: int
    first_game: int
    draft: int
    dark_eclipse: int
    advanced_worship: int
    solo: int  # 1: seat 1 is Teotibot
    knobs: Annotated[Row, KNOBS]

    # The calendar and whose turn it is.
    light: int
    dark: int
    eclipse: int  # eclipses scored
    eclipse_in: int  # turns left to finish before the eclipse, -1: none is due
    pyramid_complete: int
    active: int  # the seat whose turn it is, -1: nobody's
    ended: int

    # What was laid out at set-up.
    ring: Annotated[Row, BOARDS]  # board at each place, clockwise from the palace
    royal: Annotated[Row, ROYAL_SPACES]
    technology: Annotated[Row, TECHNOLOGY_SLOTS]
    bonus: Annotated[Row, TEMPLES]

    # Displays, what lies on the spots, and the stacks by what is left in them. -1: empty.
    spot: Annotated[Grid, SPOTS, SPOT_TILES]
    decoration_display: Annotated[Row, DECORATION_DISPLAY]
    pyramid_display: Annotated[Row, PYRAMID_DISPLAY]
    discovery_stack: Annotated[Row, DISCOVERIES]
    decoration_stack: Annotated[Row, DECORATION_TILES]
    pyramid_stack: Annotated[Row, PYRAMID_KINDS]

    # The pyramid, its decorations, and the buildings.
    tile: Annotated[Row, CELLS]
    turned: Annotated[Row, CELLS]
    decoration: Annotated[Grid, SIDES, DECORATION_SPACES]
    nobles: Annotated[Row, NOBLES_ROWS]  # buildings in each row

    # Players.
    goods: Annotated[Grid, SEATS, GOODS, SHORT]
    vp: Annotated[Row, SEATS, SHORT]
    avenue: Annotated[Row, SEATS]
    track: Annotated[Row, SEATS]
    temple: Annotated[Grid, SEATS, TEMPLES]
    knows: Annotated[Grid, SEATS, TECHNOLOGIES]
    board: Annotated[Grid, SEATS, WORKERS]
    power: Annotated[Grid, SEATS, WORKERS]
    space: Annotated[Grid, SEATS, WORKERS]
    held: Annotated[Grid, SEATS, DISCOVERIES]
    used: Annotated[Grid, SEATS, DISCOVERIES]
    neutral: Annotated[Grid, NEUTRAL_COLOURS, NEUTRAL_DICE]
    books_of: Annotated[Grid, SEATS, SOURCES, SHORT, COLD]
    stats: Annotated[Grid, SEATS, STATISTICS, SHORT, COLD]

    # Teotibot: action tiles on slots 0-5 and aside, direction tiles (upper, lower), uses so far.
    bot_tile: Annotated[Row, BOT_TILES]
    direction: Annotated[Row, 2]
    bot_used: Annotated[Row, BOT_TILES, SHORT, COLD]
    discarded: Annotated[Row, DISCOVERIES]  # discovery tiles out of the game

    # Starting tiles: dealt in secret, face up in a draft, kept; each with the discovery seen.
    secret: int  # 1 while players choose among dealt tiles
    hand: Annotated[Grid, SEATS, DEALT]
    hand_sees: Annotated[Grid, SEATS, DEALT]
    pool: Annotated[Row, DRAFT]
    pool_sees: Annotated[Row, DRAFT]
    kept: Annotated[Grid, SEATS, KEPT]
    kept_sees: Annotated[Grid, SEATS, KEPT]

    # The turn: the workers on their way to an action, -1: none.
    mover: int
    companion: int

    # Pending decisions, the last one on top.
    depth: int
    stack: Annotated[Grid, FRAMES, FRAME_SIZE, FILLED]  # up to `depth`

    # Derived from the fields above.
    place: Annotated[Row, BOARDS, DERIVED]  # place in the ring of each board
    near: Annotated[Grid, BOARDS, LONGEST_MOVE, DERIVED]  # next boards clockwise, ascending
    seats_there: Annotated[Row, BOARDS, DERIVED]  # seats with unlocked workers on each board
    neutral_there: Annotated[Row, BOARDS, DERIVED]  # neutral colours on each board
    there: Annotated[Grid, SEATS, BOARDS, DERIVED]  # unlocked workers on each board
    ready: Annotated[Row, SEATS, DERIVED]  # held tiles that work at any moment
    icon: Annotated[Row, SQUARES, DERIVED]  # uppermost icon of each square
    layers: Annotated[Row, SQUARES, DERIVED]  # pyramid tiles on each square
    legal_count: Annotated[int, DERIVED]
    legal: Annotated[Row, MOST_LEGAL, SHORT, DERIVED, FILLED]  # up to `legal_count`
    pushed: Annotated[int, DERIVED]  # 0: the others' workers are as they were sorted last
    turns: Annotated[int, SHORT, DERIVED]  # begun by all seats together
    decisions: Annotated[Long, 64, DERIVED]  # answers applied so far
    picks: Annotated[Long, 64, DERIVED]  # the generator of random players

    # Reporting: off unless `apply` was given a list of events.
    reporting: Annotated[int, DERIVED]
    log: list[tuple[int, int, int, int, int, int]]


class Field:
    """Name, shape and marks of one field of the record."""

    def __init__(self, name: str, hint: Any) -> None:
        marks = list(getattr(hint, "__metadata__", ()))
        self.name = name
        self.derived = DERIVED in marks
        self.cold = COLD in marks
        self.filled = FILLED in marks
        self.wide = 64 in marks and getattr(hint, "__origin__", int) is int
        self.bits = 64 if self.wide else 16 if SHORT in marks else 8
        self.shape: tuple[int, ...] = tuple(
            m for m in marks if m not in MARKS and not (self.wide and m == 64)
        )

    def blank(self) -> Any:
        """A zeroed value of the field's shape."""
        if not self.shape:
            return 0
        if len(self.shape) == 1:
            return [0] * self.shape[0]
        return [[0] * self.shape[1] for _ in range(self.shape[0])]

    def count(self) -> int:
        """How many numbers it has."""
        return prod(self.shape)


FIELDS = [
    Field(name, hint)
    for name, hint in get_type_hints(State, include_extras=True).items()
    if name != "log"
]
