"""The turn: moving a worker, the action on its board, power-ups, the end (rules 3, 4, 6)."""

from ..actions import (
    COLLECT,
    DECLINE,
    END_TURN_ACTION,
    MAIN,
    MOVE,
    PART_ABILITY,
    PART_BOTH,
    UNLOCK_FREE,
    USE,
    WORKER,
)
from ..constants import (
    ALCHEMY,
    BOARD_ACTION,
    BOARDS,
    COCOA,
    COCOA_ACTIONS,
    COCOA_COLLECTED,
    CONSTRUCTION,
    COUNTED_WORKERS,
    DECORATIONS,
    DOUBLE_MOVE,
    END_TURN,
    EXTRA_WORKER,
    FREE_COCOA,
    GOLD_DEPOSITS,
    MAIN_ACTIONS,
    MASKS,
    MOVE_ANYWHERE,
    NOBLES,
    PAID_POWER_UP,
    PAID_POWER_UP_TECHNOLOGY,
    PALACE,
    PALACE_COCOA,
    POWER_UP,
    POWER_UP_ANYWHERE,
    POWER_UP_TWICE,
    SECOND_WORKER,
    TURN,
    TURNS,
    WORKERS,
)
from ..record.frames import offer, push
from ..record.reports import COCOA_COLLECTED_THERE, MAIN_ACTION_TAKEN, MOVED, tell, tell_piece
from ..record.state import State
from ..tables import WORSHIP_SPACES
from .boards import alchemy_action, can_alchemy, can_nobles, nobles_action, resource_action
from .construction import (
    can_construct,
    can_decorate,
    construction_action,
    construction_workers,
    decorations_action,
)
from .discovery_tiles import offer_held
from .displays import refill_decorations, refill_discoveries, refill_pyramid_tiles
from .eclipse import close_turn
from .goods import gain, pay
from .workers import (
    colours,
    end_with_sorted_workers,
    has_locked,
    has_twin_before,
    is_free,
    offer_paid_unlock,
    offer_workers,
    offer_workers_anywhere,
    on_the_way,
    own_workers,
    power_up,
    unlock_all,
)
from .worship import can_worship, legal_worship

# Moving ---


def distance(p: State, start: int, end: int) -> int:
    """Boards clockwise from one board to another, 8 for the full circle."""
    steps = (p.place[end] - p.place[start] + BOARDS) % BOARDS
    return steps if steps > 0 else BOARDS


def has_companion(p: State, seat: int, worker: int) -> bool:
    """Whether another unlocked worker of the seat is on the same board."""
    for other in range(WORKERS):
        if (
            other != worker
            and is_free(p, seat, other)
            and p.board[seat][other] == p.board[seat][worker]
        ):
            return True
    return False


def legal_turn(p: State, seat: int, double: int, anywhere: int) -> None:
    """Unlock, use tiles, or move a worker 1-3 boards (rules 3.1, 3.2; tiles 11.2, 11.3)."""
    if not double and not anywhere:
        if has_locked(p, seat):
            offer(p, UNLOCK_FREE)
        offer_paid_unlock(p, seat)
    free = 0
    pairs = 0
    for worker in range(WORKERS):
        if not is_free(p, seat, worker):
            continue
        free += 1
        paired = 1 if has_companion(p, seat, worker) else 0
        pairs += paired
        if has_twin_before(p, seat, worker) or (double and not paired):
            continue
        for board in range(BOARDS):
            if anywhere or distance(p, p.board[seat][worker], board) <= 3:
                offer(p, MOVE + worker * BOARDS + board)
    if not double and not anywhere:
        offer_held(p, seat)
    if not double and pairs and p.held[seat][DOUBLE_MOVE]:
        offer(p, USE + DOUBLE_MOVE - MASKS)
    if not anywhere and free and p.held[seat][MOVE_ANYWHERE]:
        offer(p, USE + MOVE_ANYWHERE - MASKS)


def answer_turn(p: State, seat: int, action: int, double: int) -> None:
    """Unlock for free, or move the first worker."""
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
    move(p, seat, worker, board)
    if double:
        push(p, SECOND_WORKER, seat, start, board, 0)


def move(p: State, seat: int, worker: int, board: int) -> None:
    """Carry a worker clockwise; technology 1 pays for reaching or passing the palace."""
    start = p.board[seat][worker]
    p.board[seat][worker] = board
    tell_piece(p, MOVED, seat, start, board, p.power[seat][worker], worker)
    if p.knows[seat][PALACE_COCOA] and p.place[start] + distance(p, start, board) >= BOARDS:
        gain(p, seat, COCOA, 1)


def legal_second_worker(p: State, seat: int, start: int) -> None:
    """Offer the different workers that may come along from the same board (rule 11.2)."""
    for worker in range(WORKERS):
        if (
            p.board[seat][worker] == start
            and is_free(p, seat, worker)
            and not on_the_way(p, seat, worker)
            and not has_twin_before(p, seat, worker)
        ):
            offer(p, WORKER + worker)


def answer_second_worker(p: State, seat: int, worker: int, board: int) -> None:
    """The second worker of a double move follows to the same board."""
    p.companion = worker
    move(p, seat, worker, board)


# The action on the board ---


def counted(p: State, seat: int, board: int, extra: int) -> int:
    """Workers counted for a main action: own, extra_worker tiles, technology 15; at most 3."""
    workers = min(own_workers(p, seat, board) + extra, COUNTED_WORKERS)
    if board == CONSTRUCTION:
        return construction_workers(p, seat, workers)
    return workers


def main_is_possible(p: State, seat: int, board: int, extra: int) -> bool:
    """Whether the main action could be carried out in full (rule 6.3, ruling 29)."""
    workers = counted(p, seat, board, extra)
    if board == PALACE:
        return False
    if board == ALCHEMY:
        return can_alchemy(p, seat, workers)
    if board == NOBLES:
        return can_nobles(p, seat, workers)
    if board == DECORATIONS:
        return can_decorate(p, seat, workers)
    if board == CONSTRUCTION:
        return can_construct(p, seat)
    return True


def can_main(p: State, seat: int, board: int, extra: int, free: int) -> bool:
    """Whether the main action is possible and its cocoa can be paid (rule 6.1)."""
    cost = colours(p, board)
    if free and cost == 0:
        return False
    if not free and p.goods[seat][COCOA] < cost:
        return False
    return main_is_possible(p, seat, board, extra)


def extra_worker_counts(p: State, seat: int, board: int, extra: int) -> bool:
    """Whether one more extra_worker tile would make a difference here (rule 11.4)."""
    if not p.held[seat][EXTRA_WORKER]:
        return False
    workers = counted(p, seat, board, extra)
    if board == ALCHEMY:
        return workers == 1
    return (board == NOBLES or board == CONSTRUCTION) and workers < COUNTED_WORKERS


def can_go_on(p: State, seat: int, board: int, extra: int, free: int) -> bool:
    """Whether the main action can be done after an extra_worker tile, with others if needed."""
    for more in range(1, p.held[seat][EXTRA_WORKER] + 1):
        if can_main(p, seat, board, extra + more, free):
            return True
        if p.held[seat][FREE_COCOA] and can_main(p, seat, board, extra + more, 1):
            return True
    return False


def can_go_free(p: State, seat: int, board: int, extra: int) -> bool:
    """Whether a free_cocoa tile would save cocoa in an action here (rule 11.5)."""
    if not p.held[seat][FREE_COCOA]:
        return False
    if can_main(p, seat, board, extra, 1):
        return True
    if extra:
        return False
    for space in range(WORSHIP_SPACES[board]):
        if can_worship(p, seat, board, space, PART_ABILITY, 1):
            return True
        if can_worship(p, seat, board, space, PART_BOTH, 1):
            return True
    return False


def legal_board_action(p: State, seat: int, free: int, extra: int) -> None:
    """Collect cocoa, worship or the main action; once a tile changed it, only what it changed."""
    board = p.board[seat][p.mover]
    if not free and not extra:
        offer(p, COLLECT)
    if can_main(p, seat, board, extra, free):
        offer(p, MAIN)
    if not extra:
        legal_worship(p, seat, board, free)
    if not free and not extra:
        offer_held(p, seat)
    if not free and can_go_free(p, seat, board, extra):
        offer(p, USE + FREE_COCOA - MASKS)
    if extra_worker_counts(p, seat, board, extra) and can_go_on(p, seat, board, extra, free):
        offer(p, USE + EXTRA_WORKER - MASKS)


def collect(p: State, seat: int) -> None:
    """One cocoa more than there are colours on the board (rule 4)."""
    board = p.board[seat][p.mover]
    cocoa = colours(p, board) + 1
    tell(p, COCOA_COLLECTED_THERE, seat, board, cocoa - 1, 0)
    p.mover = -1
    p.companion = -1
    p.stats[seat][COCOA_ACTIONS] += 1
    p.stats[seat][COCOA_COLLECTED] += cocoa
    gain(p, seat, COCOA, cocoa)


def main_action(p: State, seat: int, free: int, extra: int) -> None:
    """Pay the cocoa and carry out the board's main action (rule 6)."""
    board = p.board[seat][p.mover]
    workers = counted(p, seat, board, extra)
    paid = p.knows[seat][PAID_POWER_UP_TECHNOLOGY]  # known before this action (ruling 23)
    p.stats[seat][MAIN_ACTIONS] += 1
    cocoa = 0 if free else colours(p, board)
    tell(p, MAIN_ACTION_TAKEN, seat, board, workers, cocoa)
    pay(p, seat, COCOA, cocoa)
    if board <= GOLD_DEPOSITS:
        resource_action(p, seat, board, workers, paid)
    elif board == ALCHEMY:
        alchemy_action(p, seat, workers, paid)
    elif board == NOBLES:
        nobles_action(p, seat, workers, paid)
    elif board == DECORATIONS:
        decorations_action(p, seat, workers, paid)
    else:
        construction_action(p, seat, workers, paid)


def use_on_action(p: State, kind: int) -> None:
    """Let a tile change the question it was used at: a move, an action, a construction."""
    frame = p.stack[p.depth - 1]
    if frame[0] == TURN:
        if kind == DOUBLE_MOVE:
            frame[2] = 1
        else:
            frame[3] = 1
    elif frame[0] == BOARD_ACTION:
        if kind == FREE_COCOA:
            frame[2] = 1
        else:
            frame[3] += 1
    else:
        frame[2] += 1


# Power-ups of a main action ---


def main_action_done(p: State, seat: int, board: int, count: int, paid: int) -> None:
    """The effect is resolved: now the power-ups, mandatory as far as possible (rule 6.4)."""
    p.mover = -1
    p.companion = -1
    if count > 0:
        push(p, POWER_UP, seat, board, count, paid)


def legal_power_up(p: State, seat: int, board: int) -> None:
    """Offer the workers on the board; unlocking may bring one more (rulings 10, 31, 40)."""
    if own_workers(p, seat, board) == 0:
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
    if own_workers(p, seat, board) == 0 and not has_locked(p, seat):
        return
    offer(p, DECLINE)
    offer_paid_unlock(p, seat)
    if p.goods[seat][COCOA] >= 1:
        offer_workers(p, seat, board)
    offer_held(p, seat)


def answer_paid_power_up(p: State, seat: int, action: int) -> None:
    """Pay for the power-up, or do without."""
    if action != DECLINE:
        pay(p, seat, COCOA, 1)
        power_up(p, seat, action - WORKER)


def legal_power_up_anywhere(p: State, seat: int) -> None:
    """Power-ups of a tile; unlocking is not allowed between paying and effect (ruling 40)."""
    waiting = p.stack[p.depth - 2][0]
    if waiting == TURN or waiting == END_TURN or waiting == POWER_UP or waiting == PAID_POWER_UP:
        offer_paid_unlock(p, seat)
    offer_workers_anywhere(p, seat)


def answer_power_up_anywhere(p: State, seat: int, worker: int, count: int) -> None:
    """One of the power-ups of a power_up_twice tile."""
    if count > 1:
        push(p, POWER_UP_ANYWHERE, seat, count - 1, 0, 0)
    power_up(p, seat, worker)


# The end of the turn ---


def legal_end_turn(p: State, seat: int) -> None:
    """End the turn, or first unlock for 3 cocoa or use tiles (rules 3.4, 3.6)."""
    offer(p, END_TURN_ACTION)
    offer_paid_unlock(p, seat)
    offer_held(p, seat)


def end_turn(p: State, seat: int) -> None:
    """Refill the displays (ruling 22) and pass the turn on."""
    refill_discoveries(p)
    refill_decorations(p)
    refill_pyramid_tiles(p)
    end_with_sorted_workers(p, seat)
    close_turn(p, seat)
