"""Workers on their boards: who is unlocked, who counts, what stands where (rule 3, rule 6.1,
rule 6.2)."""

from ..constants import (
    ASCENSION_POWER,
    COUNTED_WORKERS,
    GENERAL_AREA,
    NEUTRAL_COLOURS,
    NEUTRAL_DICE,
    NOWHERE,
    WORKERS,
)
from ..record.reports import SORTED, tell_piece
from ..record.state import State
from ..schema.events import TURN_ENDED


def is_on_the_way(p: State, seat: int, worker: int) -> bool:
    """Whether the worker has moved this turn and its action is still to come."""
    return seat == p.active and (worker == p.mover or worker == p.companion)


def is_free(p: State, seat: int, worker: int) -> bool:
    """Whether the worker is in play and unlocked (rule 3.3)."""
    return p.board[seat][worker] != NOWHERE and p.space[seat][worker] == GENERAL_AREA


def stands_at(p: State, seat: int, worker: int, board: int, space: int) -> bool:
    """Whether a worker is on this board and space; one comparison, as it is asked so often."""
    return ((p.board[seat][worker] ^ board) | (p.space[seat][worker] ^ space)) == 0


def count_colours(p: State, board: int) -> int:
    """Colours of unlocked workers on a board, those just arriving left out (rule 4, rule 6.1)."""
    return count_other_colours(p, board, p.active, p.mover, p.companion)


def count_other_colours(p: State, board: int, but: int, first: int, second: int) -> int:
    """Colours of unlocked workers on a board, two workers of a seat left out."""
    count = 0
    for seat in range(p.players):
        own = count_there(p, seat, board)
        if seat == but:
            own -= count_arriving(p, seat, board, first, second)
        if own > 0:
            count += 1
    for colour in range(NEUTRAL_COLOURS):
        there = 0
        for die in range(NEUTRAL_DICE):
            if p.neutral[colour][die] == board:
                there = 1
        count += there
    return count


def count_arriving(p: State, seat: int, board: int, first: int, second: int) -> int:
    """How many of two workers (-1: none) stand unlocked on a board."""
    count = 0
    if first >= 0 and stands_at(p, seat, first, board, GENERAL_AREA):
        count += 1
    if second >= 0 and second != first and stands_at(p, seat, second, board, GENERAL_AREA):
        count += 1
    return count


def count_there(p: State, seat: int, board: int) -> int:
    """Own unlocked workers on a board."""
    count = 0
    for worker in range(WORKERS):
        if stands_at(p, seat, worker, board, GENERAL_AREA):
            count += 1
    return count


def count_own_workers(p: State, seat: int, board: int) -> int:
    """Own unlocked workers on a board, never more than 3 (rule 6.2)."""
    return min(count_there(p, seat, board), COUNTED_WORKERS)


def find_lowest_power(p: State, seat: int, board: int) -> int:
    """The lowest power among all own unlocked workers on a board (ruling 43)."""
    lowest = ASCENSION_POWER
    for worker in range(WORKERS):
        if p.board[seat][worker] == board and p.space[seat][worker] == GENERAL_AREA:
            lowest = min(lowest, p.power[seat][worker])
    return lowest


def count_in_play(p: State, seat: int) -> int:
    """Workers in play, locked ones too."""
    count = 0
    for worker in range(WORKERS):
        if p.board[seat][worker] != NOWHERE:
            count += 1
    return count


def can_power_up_anywhere(p: State, seat: int, worker: int) -> bool:
    """Whether power_up_twice may raise this worker (ruling 30)."""
    return is_free(p, seat, worker) and not is_on_the_way(p, seat, worker)


def has_twin_before(p: State, seat: int, worker: int) -> bool:
    """Whether an equal worker has a lower index: of equal workers only the first is offered."""
    rank = rank_worker(p, seat, worker)
    for other in range(worker):
        if rank_worker(p, seat, other) == rank and (
            is_on_the_way(p, seat, other) == is_on_the_way(p, seat, worker)
        ):
            return True
    return False


def sort_workers(p: State, seat: int) -> int:
    """Keep the workers in one order, so that equal positions are equal records.

    The result says which worker stands where now, two bits each, the first one lowest.
    """
    order = SORTED
    highest = rank_worker(p, seat, 0)
    for worker in range(1, WORKERS):
        rank = rank_worker(p, seat, worker)
        if rank >= highest:
            highest = rank
            continue
        at = worker
        while at > 0 and rank < rank_worker(p, seat, at - 1):
            swap_workers(p, seat, at - 1, at)
            change = ((order >> (2 * at)) ^ (order >> (2 * at - 2))) & 3
            order ^= (change << (2 * at)) | (change << (2 * at - 2))
            at -= 1
    return order


def swap_workers(p: State, seat: int, one: int, other: int) -> None:
    """Exchange the numbers of two workers of a seat."""
    board = p.board[seat][one]
    power = p.power[seat][one]
    space = p.space[seat][one]
    p.board[seat][one] = p.board[seat][other]
    p.power[seat][one] = p.power[seat][other]
    p.space[seat][one] = p.space[seat][other]
    p.board[seat][other] = board
    p.power[seat][other] = power
    p.space[seat][other] = space


def end_with_sorted_workers(p: State, seat: int) -> None:
    """Sort everybody's workers, and report that a turn has ended."""
    first = sort_after(p, 0, seat)
    second = sort_after(p, 1, seat)
    third = sort_after(p, 2, seat)
    fourth = sort_after(p, 3, seat)
    p.pushed = 0
    tell_piece(p, TURN_ENDED, seat, first, second, third, fourth)


def sort_after(p: State, seat: int, active: int) -> int:
    """Sort a seat's workers after somebody's turn: others than the own only if some were
    pushed off."""
    if seat != active and (p.pushed == 0 or seat >= p.players):
        return SORTED
    return sort_workers(p, seat)


def rank_worker(p: State, seat: int, worker: int) -> int:
    """Sorting key: board (NOWHERE, -1, is last), then locked or not, then power."""
    board = p.board[seat][worker] & 15
    return (board * 4 + p.space[seat][worker] + 1) * 8 + p.power[seat][worker]
