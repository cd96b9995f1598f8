"""Teotibot builds for the nobles (rule 15.9)."""

from ..constants import (
    BOT,
    BUILDINGS,
    BUILDINGS_BUILT,
    BY_NOBLES,
    DONE,
    NO_BUILDING,
    NOBLES_ROWS,
    NOBLES_WOOD,
    NOT_PAID,
    WOOD,
)
from ..record.reports import tell
from ..record.state import State
from ..rules.avenue import step_avenue
from ..rules.buildings_row import count_buildings_taken
from ..rules.goods import pay, score
from ..rules.nobles import is_row_free
from ..schema.events import NOBLES_BUILT
from ..tables import NOBLES_VP


def build_nobles_for_bot(p: State) -> int:
    """2 wood: a building in the row of the eclipse, else on the cheapest free space."""
    if p.goods[BOT][WOOD] < NOBLES_WOOD:
        return NOT_PAID
    if count_buildings_taken(p) >= BUILDINGS:
        return NO_BUILDING
    row = p.eclipse
    if not is_row_free(p, row):
        row = -1
        for other in range(NOBLES_ROWS):
            if is_row_free(p, other) and (
                row < 0 or NOBLES_VP[other][p.nobles[other]] < NOBLES_VP[row][p.nobles[row]]
            ):
                row = other
    pay(p, BOT, WOOD, NOBLES_WOOD)
    space = p.nobles[row]
    p.nobles[row] += 1
    tell(p, NOBLES_BUILT, BOT, row, space, 0)
    p.stats[BOT][BUILDINGS_BUILT] += 1
    score(p, BOT, BY_NOBLES, NOBLES_VP[row][space])
    step_avenue(p, BOT)
    return DONE
