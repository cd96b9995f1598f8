"""The salary at an eclipse (rule 9.6)."""

from ..actions import AMOUNT, USE
from ..constants import (
    BY_SALARY,
    COCOA,
    NOWHERE,
    SALARY_OF_STRENGTH,
    SALARY_OF_WORKER,
    SALARY_PAID,
    SALARY_UNPAID,
    STRONG_POWER,
    UNPAID_VP,
    WORKERS,
)
from ..record.frames import offer
from ..record.reports import tell
from ..record.state import State
from ..schema.discovery_tiles import FREE_COCOA, MASKS
from ..schema.events import SALARY_SETTLED
from .discovery_tiles import turn_over
from .goods import pay, score
from .workers import count_in_play


def count_salary(p: State, seat: int) -> int:
    """1 cocoa per worker in play, 1 more at power 4 or 5 (rule 9.6, ruling 32)."""
    owed = SALARY_OF_WORKER * count_in_play(p, seat)
    for worker in range(WORKERS):
        if p.board[seat][worker] != NOWHERE and p.power[seat][worker] >= STRONG_POWER:
            owed += SALARY_OF_STRENGTH
    return owed


def legal_salary(p: State, seat: int, owed: int) -> None:
    """Pay any part of the salary, or none of it by a free_cocoa tile (rule 9.6, rule 11.5)."""
    for cocoa in range(min(owed, p.goods[seat][COCOA]) + 1):
        offer(p, AMOUNT + cocoa)
    if p.held[seat][FREE_COCOA]:
        offer(p, USE + FREE_COCOA - MASKS)


def answer_salary(p: State, seat: int, cocoa: int, owed: int) -> None:
    """3 VP are lost for every cocoa not paid; the score never falls below 0."""
    pay(p, seat, COCOA, cocoa)
    p.stats[seat][SALARY_PAID] += cocoa
    p.stats[seat][SALARY_UNPAID] += owed - cocoa
    tell(p, SALARY_SETTLED, seat, cocoa, owed - cocoa, 0)
    score(p, seat, BY_SALARY, -min(UNPAID_VP * (owed - cocoa), p.vp[seat]))


def answer_free_salary(p: State, seat: int) -> None:
    """A free_cocoa tile settles the whole salary of one eclipse (rule 11.5)."""
    turn_over(p, seat, FREE_COCOA)
    tell(p, SALARY_SETTLED, seat, 0, 0, 0)
