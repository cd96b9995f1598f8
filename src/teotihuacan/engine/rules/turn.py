"""The beginning of a turn: unlocking, or moving a worker (rule 3.1, rule 3.2)."""

from ..actions import MOVE, UNLOCK_FREE, USE, WORKER
from ..constants import (
    BOARD_ACTION,
    BOARDS,
    BOT_TURN,
    COCOA,
    END_TURN,
    LONGEST_MOVE,
    PALACE_COCOA,
    SECOND_WORKER,
    TURN,
    TURNS,
    WORKERS,
)
from ..record.frames import offer, push
from ..record.reports import tell, tell_piece
from ..record.state import State
from ..schema.discovery_tiles import DOUBLE_MOVE, MASKS, MOVE_ANYWHERE
from ..schema.events import MOVED, TURN_BEGAN
from ..tables import TECHNOLOGY_COCOA
from ..teotibot.seat import is_bot
from .discovery_tiles import offer_held
from .goods import gain
from .unlocking import has_locked, offer_paid_unlock, unlock_all
from .workers import has_twin_before, is_free, is_on_the_way, put_worker


def begin_turn(p: State, seat: int) -> None:
    """It is this seat's turn."""
    p.active = seat
    tell(p, TURN_BEGAN, seat, 0, 0, 0)
    push(p, BOT_TURN if is_bot(p, seat) else TURN, seat, 0, 0, 0)


def measure_distance(p: State, start: int, end: int) -> int:
    """Boards clockwise from one board to another, 8 for the full circle."""
    steps = (p.place[end] - p.place[start] + BOARDS) % BOARDS
    return steps if steps > 0 else BOARDS


def has_companion(p: State, seat: int, worker: int) -> bool:
    """Whether another unlocked worker of the seat is on the same board as this one."""
    return p.there[seat][p.board[seat][worker]] > 1


def has_pair(p: State, seat: int) -> bool:
    """Whether two unlocked workers of the seat are on one board."""
    for board in range(BOARDS):
        if p.there[seat][board] > 1:
            return True
    return False


def legal_turn(p: State, seat: int, double: int, anywhere: int) -> None:
    """Unlock, use tiles, or move a worker 1-3 boards (rule 3.1, rule 3.2, rule 11.2,
    rule 11.3)."""
    if not double and not anywhere:
        if has_locked(p, seat):
            offer(p, UNLOCK_FREE)
        offer_paid_unlock(p, seat)
    free = 0
    for worker in range(WORKERS):
        if not is_free(p, seat, worker):
            continue
        free += 1
        if has_twin_before(p, seat, worker) or (double and not has_companion(p, seat, worker)):
            continue
        if anywhere:
            offer_all_boards(p, worker)
        else:
            offer_near_boards(p, worker, p.board[seat][worker])
    if not double and not anywhere:
        offer_held(p, seat)
    if not double and p.held[seat][DOUBLE_MOVE] and has_pair(p, seat):
        offer(p, USE + DOUBLE_MOVE - MASKS)
    if not anywhere and free and p.held[seat][MOVE_ANYWHERE]:
        offer(p, USE + MOVE_ANYWHERE - MASKS)


def offer_all_boards(p: State, worker: int) -> None:
    """Offer a move to any board (rule 11.3)."""
    for board in range(BOARDS):
        offer(p, MOVE + worker * BOARDS + board)


def offer_near_boards(p: State, worker: int, start: int) -> None:
    """Offer a move to the next three boards clockwise (rule 3.2)."""
    for i in range(LONGEST_MOVE):
        offer(p, MOVE + worker * BOARDS + p.near[start][i])


def answer_turn(p: State, seat: int, action: int, double: int) -> None:
    """Unlock for free, or move the first worker."""
    p.turns += 1
    p.stats[seat][TURNS] += 1
    push(p, END_TURN, seat, 0, 0, 0)
    if action == UNLOCK_FREE:
        unlock_all(p, seat)
        return
    worker = (action - MOVE) // BOARDS
    board = (action - MOVE) % BOARDS
    start = p.board[seat][worker]
    p.mover = worker
    push(p, BOARD_ACTION, seat, 0, 0, 0)
    move_worker(p, seat, worker, board)
    if double:
        push(p, SECOND_WORKER, seat, start, board, 0)


def move_worker(p: State, seat: int, worker: int, board: int) -> None:
    """Carry a worker clockwise; technology 1 pays for reaching or passing the palace."""
    start = p.board[seat][worker]
    put_worker(p, seat, worker, board)
    tell_piece(p, MOVED, seat, start, board, p.power[seat][worker], worker)
    if (
        p.knows[seat][PALACE_COCOA]
        and p.place[start] + measure_distance(p, start, board) >= BOARDS
    ):
        gain(p, seat, COCOA, TECHNOLOGY_COCOA[PALACE_COCOA])


def legal_second_worker(p: State, seat: int, start: int) -> None:
    """Offer the different workers that may come along from the same board (rule 11.2)."""
    for worker in range(WORKERS):
        if (
            p.board[seat][worker] == start
            and is_free(p, seat, worker)
            and not is_on_the_way(p, seat, worker)
            and not has_twin_before(p, seat, worker)
        ):
            offer(p, WORKER + worker)


def answer_second_worker(p: State, seat: int, worker: int, board: int) -> None:
    """The second worker of a double move follows to the same board."""
    p.companion = worker
    move_worker(p, seat, worker, board)
