"""Unlocking workers, for a turn or for cocoa (rule 3.1, rule 3.4)."""

from ..actions import UNLOCK_PAID
from ..constants import COCOA, GENERAL_AREA, UNLOCK_PRICE, UNLOCKS, WORKERS
from ..record.frames import offer
from ..record.reports import tell_piece
from ..record.state import State
from ..schema.events import UNLOCKED
from .goods import pay
from .workers import unlock_worker


def has_locked(p: State, seat: int) -> bool:
    """Whether the seat has a locked worker."""
    common = GENERAL_AREA  # all bits
    for worker in range(WORKERS):
        common &= p.space[seat][worker]
    return common != GENERAL_AREA


def unlock_all(p: State, seat: int) -> None:
    """Every locked worker slides to the general area of its board (rule 3.4, ruling 6)."""
    p.stats[seat][UNLOCKS] += 1
    for worker in range(WORKERS):
        if p.space[seat][worker] != GENERAL_AREA:
            board = p.board[seat][worker]
            space = p.space[seat][worker]
            unlock_worker(p, seat, worker)
            tell_piece(p, UNLOCKED, seat, board, p.power[seat][worker], space, worker)


def can_pay_unlock(p: State, seat: int) -> bool:
    """Whether 3 cocoa could unlock something (ruling 40)."""
    return p.goods[seat][COCOA] >= UNLOCK_PRICE and has_locked(p, seat)


def offer_paid_unlock(p: State, seat: int) -> None:
    """Offer to unlock for 3 cocoa where that is allowed (rule 3.4)."""
    if can_pay_unlock(p, seat):
        offer(p, UNLOCK_PAID)


def answer_paid_unlock(p: State, seat: int) -> None:
    """Pay 3 cocoa and unlock; the question at hand is asked again."""
    pay(p, seat, COCOA, UNLOCK_PRICE)
    unlock_all(p, seat)
