"""Main actions of the resource boards, alchemy and nobles (rules 6.5-6.7)."""

from ..actions import BUILD_ROW, LEARN
from ..constants import (
    ALCHEMY,
    ALCHEMY_NOBLES_VP,
    BUILDINGS,
    BUILDINGS_BUILT,
    BY_LEARNERS,
    BY_NOBLES,
    BY_RESOURCE_BOARDS,
    BY_TECHNOLOGIES,
    CHOOSE_TEMPLE,
    COCOA,
    FOREST,
    GOLD,
    LEARNER_VP,
    MAIN_ACTION_DONE,
    NOBLES,
    NOBLES_ROW,
    NOBLES_ROWS,
    NOBLES_WOOD,
    RESOURCE_COCOA_VP,
    RESOURCE_EXTRA,
    STONE,
    TECHNOLOGY,
    TECHNOLOGY_SLOTS,
    WOOD,
)
from ..record.frames import offer, push
from ..record.reports import LEARNED, NOBLES_BUILT, tell
from ..record.state import State
from ..tables import (
    CELL_COCOA,
    CELL_GOLD,
    CELL_STONE,
    CELL_TEMPLE,
    CELL_VP,
    CELL_WOOD,
    COLUMN,
    COLUMN_TEMPLE,
    NOBLES_SPACES,
    NOBLES_VP,
    TECHNOLOGY_GOLD,
)
from .goods import gain, pay, score
from .temples import step_avenue, step_temple
from .workers import lowest_power


def power_ups(workers: int) -> int:
    """Power-ups of a main action by the workers counted: 1, with three 2 (rules 6.5, 6.7)."""
    return 2 if workers >= 3 else 1


# Forest, stone quarry, gold deposits ---


def resource_action(p: State, seat: int, board: int, workers: int, paid: int) -> None:
    """Gain the cell of the workers' number and lowest power, then what technologies add."""
    cell = (workers - 1) * 3 + COLUMN[lowest_power(p, seat, board)]
    push(p, MAIN_ACTION_DONE, seat, board, power_ups(workers), paid)
    which = board - FOREST
    gain(p, seat, WOOD, CELL_WOOD[which][cell])
    gain(p, seat, STONE, CELL_STONE[which][cell])
    gain(p, seat, GOLD, CELL_GOLD[which][cell])
    gain(p, seat, COCOA, CELL_COCOA[which][cell])
    score(p, seat, BY_RESOURCE_BOARDS, CELL_VP[which][cell])
    if p.knows[seat][RESOURCE_EXTRA]:
        gain(p, seat, which, 1)  # forest, quarry, gold: the order of the resources
    if p.knows[seat][RESOURCE_COCOA_VP]:
        gain(p, seat, COCOA, 1)
        score(p, seat, BY_TECHNOLOGIES, 1)
    for _ in range(CELL_TEMPLE[which][cell]):
        push(p, CHOOSE_TEMPLE, seat, 0, 0, 0)


# Alchemy ---


def can_learn(p: State, seat: int, slot: int, workers: int) -> bool:
    """Whether the technology is new, in reach and can be paid (rule 6.6, ruling 11)."""
    technology = p.technology[slot]
    if p.knows[seat][technology] or p.goods[seat][GOLD] < TECHNOLOGY_GOLD[technology]:
        return False
    return slot < 3 or workers >= 2 or lowest_power(p, seat, ALCHEMY) >= 4


def can_alchemy(p: State, seat: int, workers: int) -> bool:
    """Whether any technology can be learned."""
    for slot in range(TECHNOLOGY_SLOTS):
        if can_learn(p, seat, slot, workers):
            return True
    return False


def alchemy_action(p: State, seat: int, workers: int, paid: int) -> None:
    """Choose a technology."""
    push(p, TECHNOLOGY, seat, workers, paid, 0)


def legal_technology(p: State, seat: int, workers: int) -> None:
    """Offer the technologies in reach."""
    for slot in range(TECHNOLOGY_SLOTS):
        if can_learn(p, seat, slot, workers):
            offer(p, LEARN + slot)


def answer_technology(p: State, seat: int, slot: int, workers: int, paid: int) -> None:
    """Pay, learn, reward those who knew it, step on the column's temple (rule 6.6)."""
    pay(p, seat, GOLD, TECHNOLOGY_GOLD[p.technology[slot]])
    # A single strong worker reaches the bottom row, but gets no power-up.
    push(p, MAIN_ACTION_DONE, seat, ALCHEMY, 1 if slot < 3 or workers >= 2 else 0, paid)
    if p.knows[seat][ALCHEMY_NOBLES_VP]:  # known before this action (ruling 23)
        score(p, seat, BY_TECHNOLOGIES, 3)
    for other in range(p.players):
        if p.knows[other][p.technology[slot]]:
            score(p, other, BY_LEARNERS, LEARNER_VP)
    learn(p, seat, slot)


def learn(p: State, seat: int, slot: int) -> None:
    """Put a marker on a technology and step on its temple."""
    p.knows[seat][p.technology[slot]] = 1
    tell(p, LEARNED, seat, p.technology[slot], slot, 0)
    step_temple(p, seat, COLUMN_TEMPLE[slot % 3])


# Nobles ---


def buildings_taken(p: State) -> int:
    """Buildings that have left the buildings row."""
    return p.nobles[0] + p.nobles[1] + p.nobles[2]


def row_is_free(p: State, row: int) -> bool:
    """Whether a nobles row has a free space."""
    return p.nobles[row] < NOBLES_SPACES[row]


def can_build_in(p: State, row: int, workers: int) -> bool:
    """Whether so many workers build in a row: their own, or one above if it is full."""
    if row >= workers or not row_is_free(p, row):
        return False
    return row == workers - 1 or not row_is_free(p, workers - 1)


def can_nobles(p: State, seat: int, workers: int) -> bool:
    """Whether a building can be built (rule 6.7, ruling 29)."""
    if p.goods[seat][WOOD] < NOBLES_WOOD or buildings_taken(p) >= BUILDINGS:
        return False
    for row in range(NOBLES_ROWS):
        if can_build_in(p, row, workers):
            return True
    return False


def nobles_action(p: State, seat: int, workers: int, paid: int) -> None:
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
    push(p, MAIN_ACTION_DONE, seat, NOBLES, power_ups(workers), paid)
    space = p.nobles[row]
    p.nobles[row] += 1
    p.stats[seat][BUILDINGS_BUILT] += 1
    tell(p, NOBLES_BUILT, seat, row, space, 0)
    score(p, seat, BY_NOBLES, NOBLES_VP[row][space])
    if p.knows[seat][ALCHEMY_NOBLES_VP]:
        score(p, seat, BY_TECHNOLOGIES, 3)
    step_avenue(p, seat)
