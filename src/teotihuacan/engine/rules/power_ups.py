"""Power-ups of main actions, of technology 13 and of power_up_twice (rule 6.4, rule 8.1)."""

from ..actions import DECLINE, WORKER
from ..constants import (
    ASCENSION_POWER,
    BOARD_ACTION,
    COCOA,
    END_TURN,
    GENERAL_AREA,
    PAID_POWER_UP,
    PAID_POWER_UP_TECHNOLOGY,
    POWER_UP,
    POWER_UP_ANYWHERE,
    TURN,
    WORKERS,
)
from ..record.frames import offer, push
from ..record.reports import tell
from ..record.state import State
from ..schema.discovery_tiles import POWER_UP_TWICE
from ..schema.events import POWERED_UP
from ..tables import TECHNOLOGY_PRICE
from .ascension import ascend
from .discovery_tiles import offer_held
from .goods import pay
from .unlocking import has_locked, offer_paid_unlock
from .workers import can_power_up_anywhere, count_own_workers, has_twin_before


def count_power_ups(workers: int) -> int:
    """Power-ups of a main action by the workers counted: 1, with three 2 (rule 6.5, rule 6.7)."""
    return 2 if workers >= 3 else 1


def offer_workers(p: State, seat: int, board: int) -> None:
    """Offer the different unlocked workers on a board for a power-up (ruling 10)."""
    for worker in range(WORKERS):
        if (
            p.board[seat][worker] == board
            and p.space[seat][worker] == GENERAL_AREA
            and not has_twin_before(p, seat, worker)
        ):
            offer(p, WORKER + worker)


def offer_workers_anywhere(p: State, seat: int) -> None:
    """Offer the different workers that power_up_twice may raise."""
    for worker in range(WORKERS):
        if can_power_up_anywhere(p, seat, worker) and not has_twin_before(p, seat, worker):
            offer(p, WORKER + worker)


def power_up(p: State, seat: int, worker: int) -> None:
    """Raise a worker's power by one; at 6 it ascends at once (rule 8.1)."""
    p.power[seat][worker] += 1
    tell(p, POWERED_UP, seat, p.board[seat][worker], p.power[seat][worker], worker)
    if p.power[seat][worker] == ASCENSION_POWER:
        ascend(p, seat, worker)


def begin_power_ups(p: State, seat: int, board: int, count: int, paid: int) -> None:
    """The effect is resolved: now the power-ups, mandatory as far as possible (rule 6.4)."""
    p.mover = -1
    p.companion = -1
    if count > 0:
        push(p, POWER_UP, seat, board, count, paid)


def legal_power_up(p: State, seat: int, board: int) -> None:
    """Offer the workers on the board; unlocking may bring one more (ruling 10, ruling 31,
    ruling 40)."""
    if count_own_workers(p, seat, board) == 0:
        if not has_locked(p, seat):
            return
        offer(p, DECLINE)
    offer_paid_unlock(p, seat)
    offer_workers(p, seat, board)
    if p.legal_count > 1 or p.held[seat][POWER_UP_TWICE] or has_locked(p, seat):
        offer_held(p, seat)


def answer_power_up(p: State, seat: int, action: int, board: int, count: int, paid: int) -> None:
    """Raise the worker; then the next power-up, then technology 13 (ruling 42)."""
    if action == DECLINE:
        return
    if paid:
        push(p, PAID_POWER_UP, seat, board, 0, 0)
    if count > 1:
        push(p, POWER_UP, seat, board, count - 1, 0)
    power_up(p, seat, action - WORKER)


def legal_paid_power_up(p: State, seat: int, board: int) -> None:
    """Pay 1 cocoa for one more power-up on the same board (technology 13)."""
    if count_own_workers(p, seat, board) == 0 and not has_locked(p, seat):
        return
    offer(p, DECLINE)
    offer_paid_unlock(p, seat)
    if p.goods[seat][COCOA] >= TECHNOLOGY_PRICE[PAID_POWER_UP_TECHNOLOGY]:
        offer_workers(p, seat, board)
    offer_held(p, seat)


def answer_paid_power_up(p: State, seat: int, action: int) -> None:
    """Pay for the power-up, or do without."""
    if action != DECLINE:
        pay(p, seat, COCOA, TECHNOLOGY_PRICE[PAID_POWER_UP_TECHNOLOGY])
        power_up(p, seat, action - WORKER)


def legal_power_up_anywhere(p: State, seat: int) -> None:
    """Power-ups of a tile; unlocking is not allowed between paying and effect (ruling 40)."""
    waiting = p.stack[p.depth - 2][0]
    if waiting in (TURN, BOARD_ACTION, POWER_UP, PAID_POWER_UP, END_TURN):
        offer_paid_unlock(p, seat)
    offer_workers_anywhere(p, seat)


def answer_power_up_anywhere(p: State, seat: int, worker: int, count: int) -> None:
    """One of the power-ups of a power_up_twice tile."""
    if count > 1:
        push(p, POWER_UP_ANYWHERE, seat, count - 1, 0, 0)
    power_up(p, seat, worker)
