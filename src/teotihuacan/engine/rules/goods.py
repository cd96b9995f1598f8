"""Goods and victory points: gaining, paying, scoring; choosing resources."""

from ..actions import RESOURCE_SET
from ..constants import COCOA, COCOA_GAINED, COCOA_SPENT, GOODS, RESOURCES
from ..record.frames import offer
from ..record.reports import tell
from ..record.state import Row, State
from ..schema.events import GAINED, PAID, SCORED
from ..tables import FIRST_SET, RESOURCE_SET_GOODS


def gain(p: State, seat: int, good: int, n: int) -> None:
    """Take n of a good from the (unlimited) supply."""
    if n == 0:
        return
    p.goods[seat][good] += n
    if good == COCOA:
        p.stats[seat][COCOA_GAINED] += n
    tell(p, GAINED, seat, good, n, 0)


def pay(p: State, seat: int, good: int, n: int) -> None:
    """Return n of a good to the supply."""
    if n == 0:
        return
    p.goods[seat][good] -= n
    if good == COCOA:
        p.stats[seat][COCOA_SPENT] += n
    tell(p, PAID, seat, good, n, 0)


def score(p: State, seat: int, source: int, vp: int) -> None:
    """Score (or, with a negative number, lose) victory points and book them by source."""
    if vp == 0:
        return
    p.vp[seat] += vp
    p.books_of[seat][source] += vp
    tell(p, SCORED, seat, source, vp, 0)


def can_pay(p: State, seat: int, cost: Row) -> bool:
    """Whether the seat has all goods of a cost."""
    for good in range(GOODS):
        if p.goods[seat][good] < cost[good]:
            return False
    return True


def pay_all(p: State, seat: int, cost: Row) -> None:
    """Pay all goods of a cost."""
    for good in range(GOODS):
        pay(p, seat, good, cost[good])


def legal_gain(p: State, n: int) -> None:
    """Offer every set of n resources."""
    for which in range(FIRST_SET[n], FIRST_SET[n + 1]):
        offer(p, RESOURCE_SET + which)


def answer_gain(p: State, seat: int, which: int) -> None:
    """Gain a chosen set of resources."""
    for good in range(RESOURCES):
        gain(p, seat, good, RESOURCE_SET_GOODS[which][good])


def legal_spend(p: State, seat: int, most: int) -> None:
    """Offer every set of 1 to `most` resources that the seat can pay."""
    for which in range(FIRST_SET[most + 1]):
        if (
            p.goods[seat][0] >= RESOURCE_SET_GOODS[which][0]
            and p.goods[seat][1] >= RESOURCE_SET_GOODS[which][1]
            and p.goods[seat][2] >= RESOURCE_SET_GOODS[which][2]
        ):
            offer(p, RESOURCE_SET + which)


def answer_spend(p: State, seat: int, which: int) -> None:
    """Pay a chosen set of resources."""
    for good in range(RESOURCES):
        pay(p, seat, good, RESOURCE_SET_GOODS[which][good])
