"""The main actions of forest, stone quarry and gold deposits (rule 6.5)."""

from ..constants import (
    BY_RESOURCE_BOARDS,
    BY_TECHNOLOGIES,
    CHOOSE_TEMPLE,
    COCOA,
    FOREST,
    GOLD,
    MAIN_ACTION_DONE,
    RESOURCE_COCOA_VP,
    RESOURCE_EXTRA,
    STONE,
    WOOD,
)
from ..record.frames import push
from ..record.state import State
from ..tables import (
    CELL_COCOA,
    CELL_GOLD,
    CELL_STONE,
    CELL_TEMPLE,
    CELL_VP,
    CELL_WOOD,
    COLUMN,
    TECHNOLOGY_COCOA,
    TECHNOLOGY_RESOURCES,
    TECHNOLOGY_VP,
)
from .goods import gain, score
from .power_ups import count_power_ups
from .workers import find_lowest_power


def gain_from_resource_board(p: State, seat: int, board: int, workers: int, paid: int) -> None:
    """Gain the cell of the workers' number and lowest power, then what technologies add."""
    cell = (workers - 1) * 3 + COLUMN[find_lowest_power(p, seat, board)]
    push(p, MAIN_ACTION_DONE, seat, board, count_power_ups(workers), paid)
    which = board - FOREST
    gain(p, seat, WOOD, CELL_WOOD[which][cell])
    gain(p, seat, STONE, CELL_STONE[which][cell])
    gain(p, seat, GOLD, CELL_GOLD[which][cell])
    gain(p, seat, COCOA, CELL_COCOA[which][cell])
    score(p, seat, BY_RESOURCE_BOARDS, CELL_VP[which][cell])
    if p.knows[seat][RESOURCE_EXTRA]:
        # Forest, quarry, gold: the order of the resources.
        gain(p, seat, which, TECHNOLOGY_RESOURCES[RESOURCE_EXTRA])
    if p.knows[seat][RESOURCE_COCOA_VP]:
        gain(p, seat, COCOA, TECHNOLOGY_COCOA[RESOURCE_COCOA_VP])
        score(p, seat, BY_TECHNOLOGIES, TECHNOLOGY_VP[RESOURCE_COCOA_VP])
    for _ in range(CELL_TEMPLE[which][cell]):
        push(p, CHOOSE_TEMPLE, seat, 0, 0, 0)
