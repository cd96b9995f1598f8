"""What a worker does on its board: collect cocoa, worship or the main action (rule 4, rule 5,
rule 6)."""

from ..actions import COLLECT, MAIN, PART_ABILITY, PART_BOTH, USE, WORSHIP
from ..constants import (
    ALCHEMY,
    COCOA,
    COCOA_ACTIONS,
    COCOA_COLLECTED,
    COLLECTED_BEYOND,
    CONSTRUCTION,
    COUNTED_WORKERS,
    NOBLES,
    TURN,
)
from ..record.frames import offer
from ..record.reports import tell
from ..record.state import State
from ..schema.discovery_tiles import DOUBLE_MOVE, EXTRA_WORKER, FREE_COCOA, MASKS
from ..schema.events import COCOA_COLLECTED_THERE
from ..tables import WORSHIP_SPACES
from .discovery_tiles import offer_held
from .goods import gain
from .main_action import can_take_main_action, count_workers, take_main_action
from .unlocking import offer_paid_unlock
from .workers import count_colours
from .worship import answer_worship, can_worship, legal_worship
from .worship_spaces import find_occupant


def would_extra_worker_count(p: State, seat: int, board: int, extra: int) -> bool:
    """Whether one more extra_worker tile would make a difference here (rule 11.4)."""
    if not p.held[seat][EXTRA_WORKER]:
        return False
    workers = count_workers(p, seat, board, extra)
    if board == ALCHEMY:
        return workers == 1
    return (board == NOBLES or board == CONSTRUCTION) and workers < COUNTED_WORKERS


def can_go_on_with_extra_worker(p: State, seat: int, board: int, extra: int, free: int) -> bool:
    """Whether the main action can be done after an extra_worker tile, or several of them.

    Its cocoa can be paid, or a free_cocoa tile was used for it already (ruling 52).
    """
    for more in range(1, p.held[seat][EXTRA_WORKER] + 1):
        if can_take_main_action(p, seat, board, extra + more, free):
            return True
    return False


def would_free_cocoa_save(p: State, seat: int, board: int, extra: int) -> bool:
    """Whether a free_cocoa tile would save cocoa in an action here (rule 11.5).

    The main action may be one that only an extra_worker tile makes possible (ruling 52).
    """
    if not p.held[seat][FREE_COCOA]:
        return False
    if can_take_main_action(p, seat, board, extra, 1):
        return True
    if would_extra_worker_count(p, seat, board, extra) and can_go_on_with_extra_worker(
        p, seat, board, extra, 1
    ):
        return True
    if extra:
        return False
    for space in range(WORSHIP_SPACES[board]):
        occupant = find_occupant(p, board, space)
        if can_worship(p, seat, board, occupant, PART_ABILITY, 1):
            return True
        if can_worship(p, seat, board, occupant, PART_BOTH, 1):
            return True
    return False


def legal_board_action(p: State, seat: int, free: int, extra: int) -> None:
    """Collect cocoa, worship or the main action; once a tile changed it, only what it changed.

    Nothing is paid yet, so unlocking is offered too (ruling 40); a tile that was used on the
    action is a payment.
    """
    board = p.board[seat][p.mover]
    if not free and not extra:
        offer_paid_unlock(p, seat)
        offer(p, COLLECT)
    if can_take_main_action(p, seat, board, extra, free):
        offer(p, MAIN)
    if not extra:
        legal_worship(p, seat, board, free)
    if not free and not extra:
        offer_held(p, seat)
    if not free and would_free_cocoa_save(p, seat, board, extra):
        offer(p, USE + FREE_COCOA - MASKS)
    if would_extra_worker_count(p, seat, board, extra) and can_go_on_with_extra_worker(
        p, seat, board, extra, free
    ):
        offer(p, USE + EXTRA_WORKER - MASKS)


def answer_board_action(p: State, seat: int, action: int, free: int, extra: int) -> None:
    """Collect cocoa, take the main action, or worship."""
    if action == COLLECT:
        collect_cocoa(p, seat)
    elif action == MAIN:
        take_main_action(p, seat, free, extra)
    else:
        answer_worship(p, seat, (action - WORSHIP) // 3, (action - WORSHIP) % 3, free)


def collect_cocoa(p: State, seat: int) -> None:
    """One cocoa more than there are colours on the board (rule 4)."""
    board = p.board[seat][p.mover]
    there = count_colours(p, board)
    cocoa = there + COLLECTED_BEYOND
    tell(p, COCOA_COLLECTED_THERE, seat, board, there, 0)
    p.mover = -1
    p.companion = -1
    p.stats[seat][COCOA_ACTIONS] += 1
    p.stats[seat][COCOA_COLLECTED] += cocoa
    gain(p, seat, COCOA, cocoa)


def change_question(p: State, kind: int) -> None:
    """Let a tile change the question it was used at: a move or an action (ruling 53)."""
    frame = p.stack[p.depth - 1]
    if frame[0] == TURN:
        if kind == DOUBLE_MOVE:
            frame[2] = 1
        else:
            frame[3] = 1
    elif kind == FREE_COCOA:
        frame[2] = 1
    else:
        frame[3] += 1
