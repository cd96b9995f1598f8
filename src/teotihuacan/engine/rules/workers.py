"""Workers on their boards: who is unlocked, who counts, what stands where (rule 3, rule 6.1,
rule 6.2)."""

from ..constants import (
    ASCENSION_POWER,
    BOARDS,
    COUNTED_WORKERS,
    GENERAL_AREA,
    NOWHERE,
    SEATS,
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


def put_worker(p: State, seat: int, worker: int, board: int) -> None:
    """Put a worker into the general area of a board: one that waited, or came from another."""
    if p.board[seat][worker] != NOWHERE:
        count_leaving(p, seat, p.board[seat][worker])
    p.board[seat][worker] = board
    count_coming(p, seat, board)


def lock_worker(p: State, seat: int, worker: int, space: int) -> None:
    """Move a worker from the general area of its board to a worship space."""
    p.space[seat][worker] = space
    count_leaving(p, seat, p.board[seat][worker])


def unlock_worker(p: State, seat: int, worker: int) -> None:
    """Move a worker from a worship space to the general area of its board."""
    p.space[seat][worker] = GENERAL_AREA
    count_coming(p, seat, p.board[seat][worker])


def count_coming(p: State, seat: int, board: int) -> None:
    """Count one more unlocked worker on a board."""
    if p.there[seat][board] == 0:
        p.seats_there[board] += 1
    p.there[seat][board] += 1


def count_leaving(p: State, seat: int, board: int) -> None:
    """Count one unlocked worker less on a board."""
    p.there[seat][board] -= 1
    if p.there[seat][board] == 0:
        p.seats_there[board] -= 1


def derive_workers(p: State) -> None:
    """Count the unlocked workers on each board, and the seats they are of."""
    for board in range(BOARDS):
        p.seats_there[board] = 0
    for seat in range(SEATS):
        for board in range(BOARDS):
            p.there[seat][board] = 0
        for worker in range(WORKERS):
            if is_free(p, seat, worker):
                count_coming(p, seat, p.board[seat][worker])


def count_colours(p: State, board: int) -> int:
    """Colours of unlocked workers on a board, those just arriving left out (rule 4, rule 6.1)."""
    return count_other_colours(p, board, p.active, p.mover, p.companion)


def count_other_colours(p: State, board: int, but: int, first: int, second: int) -> int:
    """Colours of unlocked workers on a board, two workers of a seat left out."""
    count = p.neutral_there[board] + p.seats_there[board]
    if but >= 0 and p.there[but][board] > 0:
        if p.there[but][board] == count_arriving(p, but, board, first, second):
            count -= 1
    return count


def count_arriving(p: State, seat: int, board: int, first: int, second: int) -> int:
    """How many of two workers (-1: none) stand unlocked on a board."""
    count = 0
    if first >= 0 and stands_at(p, seat, first, board, GENERAL_AREA):
        count += 1
    if second >= 0 and second != first and stands_at(p, seat, second, board, GENERAL_AREA):
        count += 1
    return count


def count_own_workers(p: State, seat: int, board: int) -> int:
    """Own unlocked workers on a board, never more than 3 (rule 6.2)."""
    return min(p.there[seat][board], COUNTED_WORKERS)


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
    one = rank_worker(p, seat, 0) * WORKERS
    two = rank_worker(p, seat, 1) * WORKERS + 1
    three = rank_worker(p, seat, 2) * WORKERS + 2
    four = rank_worker(p, seat, 3) * WORKERS + 3
    low = min(one, two)
    high = max(one, two)
    lower = min(three, four)
    higher = max(three, four)
    first = min(low, lower)
    last = max(high, higher)
    middle = max(low, lower)
    other = min(high, higher)
    second = min(middle, other)
    third = max(middle, other)
    order = first & 3 | (second & 3) << 2 | (third & 3) << 4 | (last & 3) << 6
    if order != SORTED:
        rewrite_worker(p, seat, 0, first // WORKERS)
        rewrite_worker(p, seat, 1, second // WORKERS)
        rewrite_worker(p, seat, 2, third // WORKERS)
        rewrite_worker(p, seat, 3, last // WORKERS)
    return order


def rewrite_worker(p: State, seat: int, worker: int, rank: int) -> None:
    """Give a worker the board, space and power that its rank says."""
    p.power[seat][worker] = rank & 7
    p.space[seat][worker] = ((rank >> 3) & 3) - 1
    board = rank >> 5
    p.board[seat][worker] = board if board < BOARDS else NOWHERE


def end_with_sorted_workers(p: State, seat: int) -> None:
    """Sort everybody's workers, and report that a turn has ended."""
    first = sort_after(p, 0, seat)
    second = sort_after(p, 1, seat)
    third = sort_after(p, 2, seat) if p.players > 2 else SORTED
    fourth = sort_after(p, 3, seat) if p.players > 3 else SORTED
    p.pushed = 0
    tell_piece(p, TURN_ENDED, seat, first, second, third, fourth)


def sort_after(p: State, seat: int, active: int) -> int:
    """Sort a seat's workers after somebody's turn: others than the own only if some were
    pushed off."""
    if seat != active and not p.pushed:
        return SORTED
    return sort_workers(p, seat)


def rank_worker(p: State, seat: int, worker: int) -> int:
    """Sorting key: board (NOWHERE, -1, is last), then locked or not, then power."""
    board = p.board[seat][worker] & 15
    return (board * 4 + p.space[seat][worker] + 1) * 8 + p.power[seat][worker]
