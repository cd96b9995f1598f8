"""Starting workers: their first power-ups and their boards (rule 2.4).

Strongest first; equal workers go to boards in ascending order, so that no placement is offered
twice.
"""

from ..actions import PLACE_ON, WORKER
from ..constants import BOARDS, KEPT, NOWHERE, PLACE_WORKER, START_POWER_UP, STARTING_WORKERS
from ..record.frames import offer, push
from ..record.reports import SORTED, tell, tell_piece
from ..record.state import State
from ..rules.workers import put_worker, sort_workers
from ..schema.events import POWERED_UP, WORKER_PLACED
from ..tables import START_BOARDS


def legal_start_power_up(p: State, seat: int) -> None:
    """Offer the different starting workers."""
    for worker in range(STARTING_WORKERS):
        if worker == 0 or p.power[seat][worker] != p.power[seat][worker - 1]:
            offer(p, WORKER + worker)


def answer_start_power_up(p: State, seat: int, worker: int, count: int) -> None:
    """Raise a starting worker."""
    p.power[seat][worker] += 1
    tell(p, POWERED_UP, seat, NOWHERE, p.power[seat][worker], worker)
    if count > 1:
        push(p, START_POWER_UP, seat, count - 1, 0, 0)


def can_start_on(p: State, seat: int, board: int) -> bool:
    """Whether a kept tile names the board and no own worker is there yet (ruling 4)."""
    for worker in range(STARTING_WORKERS):
        if p.board[seat][worker] == board:
            return False
    for i in range(KEPT):
        tile = p.kept[seat][i]
        if START_BOARDS[tile][0] == board or START_BOARDS[tile][1] == board:
            return True
    return False


def legal_place_worker(p: State, seat: int, worker: int) -> None:
    """Offer the boards for the next starting worker (rule 2.4)."""
    least = 0
    if worker > 0 and p.power[seat][worker] == p.power[seat][worker - 1]:
        least = p.board[seat][worker - 1] + 1
    alike = 0
    for other in range(worker + 1, STARTING_WORKERS):
        if p.power[seat][other] == p.power[seat][worker]:
            alike += 1
    higher = 0
    for board in range(least, BOARDS):
        if can_start_on(p, seat, board):
            higher += 1
    for board in range(least, BOARDS):
        if can_start_on(p, seat, board):
            higher -= 1
            if higher >= alike:
                offer(p, PLACE_ON + board)


def answer_place_worker(p: State, seat: int, board: int, worker: int) -> None:
    """Put a starting worker into the general area of a board."""
    put_worker(p, seat, worker, board)
    power = p.power[seat][worker]
    order = SORTED
    if worker + 1 < STARTING_WORKERS:
        push(p, PLACE_WORKER, seat, worker + 1, 0, 0)
    else:
        order = sort_workers(p, seat)
    tell_piece(p, WORKER_PLACED, seat, board, power, worker, order)
