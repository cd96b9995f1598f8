"""The main action of nobles: buildings in their rows (rule 6.7)."""

from ..actions import BUILD_ROW
from ..constants import (
    ALCHEMY_NOBLES_VP,
    BUILDINGS,
    BUILDINGS_BUILT,
    BY_NOBLES,
    BY_TECHNOLOGIES,
    MAIN_ACTION_DONE,
    NOBLES,
    NOBLES_ROW,
    NOBLES_ROWS,
    NOBLES_WOOD,
    WOOD,
)
from ..record.frames import offer, push
from ..record.reports import tell
from ..record.state import State
from ..schema.events import NOBLES_BUILT
from ..tables import NOBLES_SPACES, NOBLES_VP, TECHNOLOGY_VP
from .avenue import step_avenue
from .buildings_row import count_buildings_taken
from .goods import pay, score
from .power_ups import count_power_ups


def is_row_free(p: State, row: int) -> bool:
    """Whether a nobles row has a free space."""
    return p.nobles[row] < NOBLES_SPACES[row]


def can_build_in(p: State, row: int, workers: int) -> bool:
    """Whether so many workers build in a row: their own, or one above if it is full."""
    if row >= workers or not is_row_free(p, row):
        return False
    return row == workers - 1 or not is_row_free(p, workers - 1)


def can_build_for_nobles(p: State, seat: int, workers: int) -> bool:
    """Whether a building can be built (rule 6.7, ruling 29)."""
    if p.goods[seat][WOOD] < NOBLES_WOOD or count_buildings_taken(p) >= BUILDINGS:
        return False
    for row in range(NOBLES_ROWS):
        if can_build_in(p, row, workers):
            return True
    return False


def begin_nobles(p: State, seat: int, workers: int, paid: int) -> None:
    """Pay 2 wood and choose the row."""
    pay(p, seat, WOOD, NOBLES_WOOD)
    push(p, NOBLES_ROW, seat, workers, paid, 0)


def legal_nobles_row(p: State, workers: int) -> None:
    """Offer the rows where the building may go."""
    for row in range(NOBLES_ROWS):
        if can_build_in(p, row, workers):
            offer(p, BUILD_ROW + row)


def answer_nobles_row(p: State, seat: int, row: int, workers: int, paid: int) -> None:
    """Move a building to the row, score its space, step on the avenue."""
    push(p, MAIN_ACTION_DONE, seat, NOBLES, count_power_ups(workers), paid)
    space = p.nobles[row]
    p.nobles[row] += 1
    p.stats[seat][BUILDINGS_BUILT] += 1
    tell(p, NOBLES_BUILT, seat, row, space, 0)
    score(p, seat, BY_NOBLES, NOBLES_VP[row][space])
    if p.knows[seat][ALCHEMY_NOBLES_VP]:
        score(p, seat, BY_TECHNOLOGIES, TECHNOLOGY_VP[ALCHEMY_NOBLES_VP])
    step_avenue(p, seat)
