"""Why a move, a choice of worker or an action on a board is not possible now.

The functions are of the kind that `reasons.py` describes.
"""

from ..actions import PART_ABILITY, PART_BOTH, PART_DISCOVERY, UNLOCK_PAID
from ..constants import (
    ALCHEMY,
    BOARD_ACTION,
    BOARDS,
    BUILDINGS,
    COCOA,
    DECORATION_DISPLAY,
    DECORATIONS,
    GOLD,
    NOBLES,
    NOBLES_WOOD,
    NOWHERE,
    PAID_POWER_UP,
    PAID_POWER_UP_TECHNOLOGY,
    PALACE,
    POWER_UP_ANYWHERE,
    PYRAMID_DISPLAY,
    SECOND_WORKER,
    START_POWER_UP,
    STARTING_WORKERS,
    TURN,
    UNLOCK_PRICE,
    WOOD,
)
from ..messages import Message, discovery, message
from ..messages import board as named_board
from ..record.state import State
from ..rules.alchemy import can_learn_any
from ..rules.buildings_row import count_buildings_taken
from ..rules.construction import can_construct
from ..rules.decorations import count_decoration_gold
from ..rules.displays import count_tiles_shown
from ..rules.main_action import count_workers, is_main_action_possible
from ..rules.turn import has_companion, measure_distance
from ..rules.unlocking import has_locked
from ..rules.workers import (
    can_power_up_anywhere,
    count_colours,
    has_twin_before,
    is_free,
    is_on_the_way,
)
from ..rules.worship import count_worship_fee, count_worship_gift
from ..rules.worship_spaces import find_occupant
from ..schema.discovery_tiles import DOUBLE_MOVE, EXTRA_WORKER, FREE_COCOA, MOVE_ANYWHERE
from ..tables import DISCOVERY_COST, TECHNOLOGY_PRICE, WORSHIP_SPACES, WORSHIP_SPOT
from .action_words import Asked
from .reasons import is_legal, no_cell_paid, only, unpaid, with_plenty

TWIN = message("error-twin")


# The turn ---


def changed_move(question: Asked) -> Message | None:
    """A tile used at the question `turn` leaves nothing but the move."""
    if question.kind == TURN and question.a:
        return message("error-double-move-used", discovery=discovery(DOUBLE_MOVE))
    if question.kind == TURN and question.b:
        return message("error-move-anywhere-used", discovery=discovery(MOVE_ANYWHERE))
    return None


def changed_action(question: Asked) -> Message | None:
    """A tile used at the question `board_action` leaves only the actions it changes."""
    if question.b:
        return message("error-extra-worker-used", discovery=discovery(EXTRA_WORKER))
    if question.a:
        return message("error-free-cocoa-used", discovery=discovery(FREE_COCOA))
    return None


def no_unlock(p: State, question: Asked, _n: int) -> Message | None:
    """Unlocking for free (rule 3.1)."""
    if not has_locked(p, question.seat):
        return message("error-none-locked")
    return changed_move(question)


def no_paid_unlock(p: State, question: Asked, n: int) -> Message | None:
    """Unlocking for 3 cocoa (rule 3.4)."""
    reason = no_unlock(p, question, n)
    if question.kind == BOARD_ACTION:
        reason = reason or changed_action(question)
    reason = reason or unpaid(p, question.seat, only(COCOA, UNLOCK_PRICE))
    if reason or is_legal(p, UNLOCK_PAID):
        return reason
    return message("error-between")


def not_free(p: State, seat: int, worker: int) -> Message | None:
    """Whether a worker is out of play or locked."""
    if p.board[seat][worker] == NOWHERE:
        return message("error-not-in-play")
    return None if is_free(p, seat, worker) else message("error-locked")


def no_move(p: State, question: Asked, n: int) -> Message | None:
    """Moving a worker (rule 3.2, rule 11.2)."""
    worker, board = divmod(n, BOARDS)
    seat, double = question.seat, question.a
    bound = not_free(p, seat, worker)
    if bound:
        return bound
    if double and not has_companion(p, seat, worker):
        return message("error-no-companion")
    steps = measure_distance(p, p.board[seat][worker], board)
    if not question.b and steps > 3:
        return message("error-too-far", boards=steps)
    return TWIN if has_twin_before(p, seat, worker) else None


def no_worker(p: State, question: Asked, worker: int) -> Message | None:
    """Choosing a worker to come along or to be powered up (ruling 10, ruling 25, ruling 30)."""
    seat = question.seat
    if question.kind == START_POWER_UP:
        if worker >= STARTING_WORKERS:
            return message("error-only-starting")
        return TWIN if has_twin_before(p, seat, worker) else None
    bound = not_free(p, seat, worker)
    if bound:
        return bound
    if question.kind == SECOND_WORKER and is_on_the_way(p, seat, worker):
        return message("error-first-worker")
    if question.kind == POWER_UP_ANYWHERE and not can_power_up_anywhere(p, seat, worker):
        return message("error-just-moved")
    if question.kind != POWER_UP_ANYWHERE and p.board[seat][worker] != question.a:
        return message("error-not-on", board=named_board(question.a))
    if has_twin_before(p, seat, worker):
        return TWIN
    if question.kind != PAID_POWER_UP:
        return None
    return unpaid(p, seat, only(COCOA, TECHNOLOGY_PRICE[PAID_POWER_UP_TECHNOLOGY]))


# The action on the board ---


def no_cocoa(_p: State, question: Asked, _n: int) -> Message | None:
    """Collecting cocoa is always possible unless a tile was used on the action."""
    return changed_action(question)


def no_main_action(p: State, question: Asked, _n: int) -> Message | None:
    """The main action of the mover's board (rule 6.1, rule 6.3, ruling 29)."""
    seat, free, extra = question.seat, question.a, question.b
    board = p.board[seat][p.mover]
    if board == PALACE:
        return message("error-palace-main")
    if free and count_colours(p, board) == 0:
        return message("error-free-main", discovery=discovery(FREE_COCOA))
    cost = None if free else unpaid(p, seat, only(COCOA, count_colours(p, board)))
    return cost or main_impossible(p, seat, board, extra)


def main_impossible(p: State, seat: int, board: int, extra: int) -> Message | None:
    """Why a main action can't be carried out in full."""
    workers = count_workers(p, seat, board, extra)
    if is_main_action_possible(p, seat, board, extra):
        return None
    if board == ALCHEMY:
        return alchemy_impossible(p, seat, workers)
    if board == NOBLES:
        return nobles_impossible(p, seat, workers)
    if board == DECORATIONS:
        return decorations_impossible(p, seat, workers)
    return construction_impossible(p, seat)


def alchemy_impossible(p: State, seat: int, workers: int) -> Message:
    """No technology can be learned."""
    gold = p.goods[seat][GOLD]
    if can_learn_any(with_plenty(p, seat), seat, workers):
        return message("error-gold-short", gold=gold)
    return message("error-all-known")


def nobles_impossible(p: State, seat: int, workers: int) -> Message:
    """No building can be built."""
    if count_buildings_taken(p) >= BUILDINGS:
        return message("error-no-building")
    price = unpaid(p, seat, only(WOOD, NOBLES_WOOD))
    return price or message("error-no-row", workers=workers)


def decorations_impossible(p: State, seat: int, workers: int) -> Message:
    """No decoration can be placed."""
    if count_tiles_shown(p.decoration_display, DECORATION_DISPLAY) == 0:
        return message("error-no-decoration")
    price = unpaid(p, seat, only(GOLD, count_decoration_gold(workers)))
    return price or message("error-no-side")


def construction_impossible(p: State, seat: int) -> Message:
    """No pyramid tile can be placed."""
    if count_tiles_shown(p.pyramid_display, PYRAMID_DISPLAY) == 0:
        return message("error-no-pyramid-tile")
    unpaid_cell = no_cell_paid(p, seat)
    if can_construct(with_plenty(p, seat), seat):
        return unpaid_cell
    return message("error-pyramid-complete")


def no_worship(p: State, question: Asked, n: int) -> Message | None:
    """A worship action (rule 5.1, rule 5.2, rule 5.3, rule 5.4, rule 5.5)."""
    seat, free = question.seat, question.a
    space, part = divmod(n, 3)
    board = p.board[seat][p.mover]
    if WORSHIP_SPACES[board] == 0:
        return message("error-no-worship", board=named_board(board))
    if space >= WORSHIP_SPACES[board]:
        return message("error-one-worship", board=named_board(board))
    occupant = find_occupant(p, board, space)
    if occupant == seat:
        return message("error-own-worker")
    if board == PALACE and part == PART_DISCOVERY:
        return message("error-palace-discovery")
    kind = p.spot[WORSHIP_SPOT[board]][0]
    if part != PART_ABILITY and kind < 0:
        return message("error-no-discovery")
    fee = count_worship_fee(p, occupant, part)
    if free and fee == 0:
        return message("error-free-worship", discovery=discovery(FREE_COCOA))
    due = (0 if free else fee) - count_worship_gift(p, occupant)
    price = unpaid(p, seat, only(COCOA, max(due, 0)))
    if price or part == PART_ABILITY or part == PART_BOTH:
        return price
    p.goods[seat][COCOA] -= due
    key = "error-discovery-unpaid-after" if due > 0 else "error-discovery-unpaid"
    return unpaid(p, seat, DISCOVERY_COST[kind], key, discovery=discovery(kind), cocoa=due)
