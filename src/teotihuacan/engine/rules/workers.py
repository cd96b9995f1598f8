"""Workers on their boards: colours, counting, locking, power-ups and ascension (rules 3, 8)."""

from ..actions import (
    ASCEND,
    ASCEND_COCOA,
    ASCEND_TEMPLE,
    ASCEND_TWO_TEMPLES,
    ASCEND_VP,
    ASCEND_WORKER,
    UNLOCK_PAID,
    WORKER,
)
from ..constants import (
    ADVANCE_LIGHT,
    ASCENSION,
    ASCENSION_COCOA,
    ASCENSION_POWER,
    ASCENSION_VP,
    ASCENSIONS,
    BY_ASCENSION,
    CHOOSE_TEMPLE,
    COCOA,
    COUNTED_WORKERS,
    GENERAL_AREA,
    NEUTRAL_COLOURS,
    NEUTRAL_DICE,
    NEW_WORKER_COCOA,
    NEW_WORKER_POWER,
    NOWHERE,
    PALACE,
    TWO_TEMPLES_PRICE,
    UNLOCK_PRICE,
    UNLOCKS,
    WORKERS,
)
from ..record.frames import offer, push
from ..record.reports import (
    ASCENDED,
    POWERED_UP,
    SORTED,
    TURN_ENDED,
    UNLOCKED,
    WORKER_ARRIVED,
    tell,
    tell_piece,
)
from ..record.state import State
from .goods import gain, pay, score
from .temples import can_step_anywhere, step_avenue


def on_the_way(p: State, seat: int, worker: int) -> bool:
    """Whether the worker has moved this turn and its action is still to come."""
    return seat == p.active and (worker == p.mover or worker == p.companion)


def is_free(p: State, seat: int, worker: int) -> bool:
    """Whether the worker is in play and unlocked (rule 3.3)."""
    return p.board[seat][worker] != NOWHERE and p.space[seat][worker] == GENERAL_AREA


def colours(p: State, board: int) -> int:
    """Colours of unlocked workers on a board, those just arriving left out (rules 4, 6.1)."""
    count = 0
    for seat in range(p.players):
        for worker in range(WORKERS):
            if (
                p.board[seat][worker] == board
                and p.space[seat][worker] == GENERAL_AREA
                and not on_the_way(p, seat, worker)
            ):
                count += 1
                break
    for colour in range(NEUTRAL_COLOURS):
        for die in range(NEUTRAL_DICE):
            if p.neutral[colour][die] == board:
                count += 1
                break
    return count


def own_workers(p: State, seat: int, board: int) -> int:
    """Own unlocked workers on a board, never more than 3 (rule 6.2)."""
    count = 0
    for worker in range(WORKERS):
        if p.board[seat][worker] == board and p.space[seat][worker] == GENERAL_AREA:
            count += 1
    return min(count, COUNTED_WORKERS)


def lowest_power(p: State, seat: int, board: int) -> int:
    """The lowest power among all own unlocked workers on a board (ruling 43)."""
    lowest = ASCENSION_POWER
    for worker in range(WORKERS):
        if p.board[seat][worker] == board and p.space[seat][worker] == GENERAL_AREA:
            lowest = min(lowest, p.power[seat][worker])
    return lowest


def in_play(p: State, seat: int) -> int:
    """Workers in play, locked ones too."""
    count = 0
    for worker in range(WORKERS):
        if p.board[seat][worker] != NOWHERE:
            count += 1
    return count


def has_twin_before(p: State, seat: int, worker: int) -> bool:
    """Whether an equal worker has a lower index: of equal workers only the first is offered."""
    for other in range(worker):
        if (
            p.board[seat][other] == p.board[seat][worker]
            and p.power[seat][other] == p.power[seat][worker]
            and p.space[seat][other] == p.space[seat][worker]
            and on_the_way(p, seat, other) == on_the_way(p, seat, worker)
        ):
            return True
    return False


def sort_workers(p: State, seat: int) -> int:
    """Keep the workers in one order, so that equal positions are equal records.

    The result says which worker stands where now, two bits each, the first one lowest.
    """
    order = SORTED
    for worker in range(1, WORKERS):
        at = worker
        while at > 0 and worker_key(p, seat, at) < worker_key(p, seat, at - 1):
            board = p.board[seat][at]
            power = p.power[seat][at]
            space = p.space[seat][at]
            p.board[seat][at] = p.board[seat][at - 1]
            p.power[seat][at] = p.power[seat][at - 1]
            p.space[seat][at] = p.space[seat][at - 1]
            p.board[seat][at - 1] = board
            p.power[seat][at - 1] = power
            p.space[seat][at - 1] = space
            change = ((order >> (2 * at)) ^ (order >> (2 * at - 2))) & 3
            order ^= (change << (2 * at)) | (change << (2 * at - 2))
            at -= 1
    return order


def end_with_sorted_workers(p: State, seat: int) -> None:
    """Sort everybody's workers, and report that a turn has ended."""
    first = sort_workers(p, 0)
    second = sort_workers(p, 1)
    third = sort_workers(p, 2) if p.players > 2 else SORTED
    fourth = sort_workers(p, 3) if p.players > 3 else SORTED
    tell_piece(p, TURN_ENDED, seat, first, second, third, fourth)


def worker_key(p: State, seat: int, worker: int) -> int:
    """Sorting key: board (waiting worker last), then locked or not, then power."""
    board = p.board[seat][worker]
    if board == NOWHERE:
        board = 8
    return (board * 4 + p.space[seat][worker] + 1) * 8 + p.power[seat][worker]


# Locking and unlocking ---


def has_locked(p: State, seat: int) -> bool:
    """Whether the seat has a locked worker."""
    for worker in range(WORKERS):
        if p.space[seat][worker] != GENERAL_AREA:
            return True
    return False


def unlock_all(p: State, seat: int) -> None:
    """Every locked worker slides to the general area of its board (rule 3.4, ruling 6)."""
    p.stats[seat][UNLOCKS] += 1
    for worker in range(WORKERS):
        if p.space[seat][worker] != GENERAL_AREA:
            board = p.board[seat][worker]
            space = p.space[seat][worker]
            p.space[seat][worker] = GENERAL_AREA
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


# Power-ups and ascension ---


def offer_workers(p: State, seat: int, board: int) -> None:
    """Offer the different unlocked workers on a board for a power-up (ruling 10)."""
    for worker in range(WORKERS):
        if (
            p.board[seat][worker] == board
            and p.space[seat][worker] == GENERAL_AREA
            and not has_twin_before(p, seat, worker)
        ):
            offer(p, WORKER + worker)


def can_power_up_anywhere(p: State, seat: int, worker: int) -> bool:
    """Whether power_up_twice may raise this worker (ruling 30)."""
    return is_free(p, seat, worker) and not on_the_way(p, seat, worker)


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


def ascend(p: State, seat: int, worker: int) -> None:
    """Avenue step, die to the palace at power 1, reward, light disc (rule 8.1, ruling 15)."""
    p.stats[seat][ASCENSIONS] += 1
    tell_piece(p, ASCENDED, seat, p.board[seat][worker], worker, PALACE, 1)
    push(p, ADVANCE_LIGHT, seat, 0, 0, 0)
    push(p, ASCENSION, seat, 0, 0, 0)
    step_avenue(p, seat)
    p.board[seat][worker] = PALACE
    p.power[seat][worker] = 1


def waiting_worker(p: State, seat: int) -> int:
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
    if waiting_worker(p, seat) >= 0:
        offer(p, ASCEND + ASCEND_WORKER)


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
        worker = waiting_worker(p, seat)
        p.board[seat][worker] = PALACE
        p.power[seat][worker] = NEW_WORKER_POWER
        tell(p, WORKER_ARRIVED, seat, PALACE, NEW_WORKER_POWER, worker)
        gain(p, seat, COCOA, NEW_WORKER_COCOA)
