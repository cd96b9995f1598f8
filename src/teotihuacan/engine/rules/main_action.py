"""The main action of a board: whether it is possible, its price, its effect (rule 6)."""

from ..constants import (
    ALCHEMY,
    COCOA,
    CONSTRUCTION,
    COUNTED_WORKERS,
    DECORATIONS,
    GOLD_DEPOSITS,
    MAIN_ACTIONS,
    NOBLES,
    PAID_POWER_UP_TECHNOLOGY,
    PALACE,
)
from ..record.reports import tell
from ..record.state import State
from ..schema.events import MAIN_ACTION_TAKEN
from .alchemy import begin_alchemy, can_learn_any
from .construction import begin_construction, can_construct, count_construction_workers
from .decorations import begin_decorations, can_decorate
from .goods import pay
from .nobles import begin_nobles, can_build_for_nobles
from .resource_boards import gain_from_resource_board
from .workers import count_colours, count_own_workers


def count_workers(p: State, seat: int, board: int, extra: int) -> int:
    """Workers counted for a main action: own, extra_worker tiles, technology 15; at most 3."""
    workers = min(count_own_workers(p, seat, board) + extra, COUNTED_WORKERS)
    if board == CONSTRUCTION:
        return count_construction_workers(p, seat, workers)
    return workers


def is_main_action_possible(p: State, seat: int, board: int, extra: int) -> bool:
    """Whether the main action could be carried out in full (rule 6.3, ruling 29)."""
    workers = count_workers(p, seat, board, extra)
    if board == PALACE:
        return False
    if board == ALCHEMY:
        return can_learn_any(p, seat, workers)
    if board == NOBLES:
        return can_build_for_nobles(p, seat, workers)
    if board == DECORATIONS:
        return can_decorate(p, seat, workers)
    if board == CONSTRUCTION:
        return can_construct(p, seat)
    return True


def can_take_main_action(p: State, seat: int, board: int, extra: int, free: int) -> bool:
    """Whether the main action is possible and its cocoa can be paid (rule 6.1)."""
    cost = count_colours(p, board)
    if free and cost == 0:
        return False
    if not free and p.goods[seat][COCOA] < cost:
        return False
    return is_main_action_possible(p, seat, board, extra)


def take_main_action(p: State, seat: int, free: int, extra: int) -> None:
    """Pay the cocoa and carry out the board's main action (rule 6)."""
    board = p.board[seat][p.mover]
    workers = count_workers(p, seat, board, extra)
    paid = p.knows[seat][PAID_POWER_UP_TECHNOLOGY]  # known before this action (ruling 23)
    p.stats[seat][MAIN_ACTIONS] += 1
    cocoa = 0 if free else count_colours(p, board)
    tell(p, MAIN_ACTION_TAKEN, seat, board, workers, cocoa)
    pay(p, seat, COCOA, cocoa)
    if board <= GOLD_DEPOSITS:
        gain_from_resource_board(p, seat, board, workers, paid)
    elif board == ALCHEMY:
        begin_alchemy(p, seat, workers, paid)
    elif board == NOBLES:
        begin_nobles(p, seat, workers, paid)
    elif board == DECORATIONS:
        begin_decorations(p, seat, workers, paid)
    else:
        begin_construction(p, seat, workers, paid)
