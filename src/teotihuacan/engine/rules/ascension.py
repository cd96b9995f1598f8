"""Ascension: a worker of power 6 goes to the palace and its player is rewarded (rule 8)."""

from ..actions import (
    ASCEND,
    ASCEND_COCOA,
    ASCEND_TEMPLE,
    ASCEND_TWO_TEMPLES,
    ASCEND_VP,
    ASCEND_WORKER,
)
from ..constants import (
    ADVANCE_LIGHT,
    ASCENSION,
    ASCENSION_COCOA,
    ASCENSION_VP,
    ASCENSIONS,
    BY_ASCENSION,
    CHOOSE_TEMPLE,
    COCOA,
    NEW_WORKER_COCOA,
    NEW_WORKER_POWER,
    NOWHERE,
    PALACE,
    TWO_TEMPLES_PRICE,
    WORKERS,
)
from ..record.frames import offer, push
from ..record.reports import tell, tell_piece
from ..record.state import State
from ..schema.events import ASCENDED, WORKER_ARRIVED
from .avenue import step_avenue
from .discovery_tiles import offer_held
from .goods import gain, pay, score
from .temples import can_step_anywhere
from .workers import put_worker


def ascend(p: State, seat: int, worker: int) -> None:
    """Avenue step, die to the palace at power 1, reward, light disc (rule 8.1, ruling 15)."""
    p.stats[seat][ASCENSIONS] += 1
    tell_piece(p, ASCENDED, seat, p.board[seat][worker], worker, PALACE, 1)
    push(p, ADVANCE_LIGHT, seat, 0, 0, 0)
    push(p, ASCENSION, seat, 0, 0, 0)
    step_avenue(p, seat)
    put_worker(p, seat, worker, PALACE)
    p.power[seat][worker] = 1


def find_waiting_worker(p: State, seat: int) -> int:
    """The worker that waits on the ascension wheel, -1 if it is in play."""
    for worker in range(WORKERS):
        if p.board[seat][worker] == NOWHERE:
            return worker
    return -1


def legal_ascension(p: State, seat: int) -> None:
    """The rewards of rule 8.2; a paid step needs a temple where it is possible (ruling 47)."""
    offer(p, ASCEND + ASCEND_VP)
    offer(p, ASCEND + ASCEND_COCOA)
    offer(p, ASCEND + ASCEND_TEMPLE)
    if p.goods[seat][COCOA] >= TWO_TEMPLES_PRICE and can_step_anywhere(p, seat):
        offer(p, ASCEND + ASCEND_TWO_TEMPLES)
    if find_waiting_worker(p, seat) >= 0:
        offer(p, ASCEND + ASCEND_WORKER)
    offer_held(p, seat)


def answer_ascension(p: State, seat: int, reward: int) -> None:
    """Take the chosen reward."""
    if reward == ASCEND_VP:
        score(p, seat, BY_ASCENSION, ASCENSION_VP)
    elif reward == ASCEND_COCOA:
        gain(p, seat, COCOA, ASCENSION_COCOA)
    elif reward == ASCEND_TEMPLE:
        push(p, CHOOSE_TEMPLE, seat, 0, 0, 0)
    elif reward == ASCEND_TWO_TEMPLES:
        pay(p, seat, COCOA, TWO_TEMPLES_PRICE)
        push(p, CHOOSE_TEMPLE, seat, 0, 0, 0)
        push(p, CHOOSE_TEMPLE, seat, 0, 0, 0)
    else:
        worker = find_waiting_worker(p, seat)
        put_worker(p, seat, worker, PALACE)
        p.power[seat][worker] = NEW_WORKER_POWER
        tell(p, WORKER_ARRIVED, seat, PALACE, NEW_WORKER_POWER, worker)
        gain(p, seat, COCOA, NEW_WORKER_COCOA)
