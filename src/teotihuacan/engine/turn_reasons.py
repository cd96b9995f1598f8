"""Why a move, a choice of worker or an action on a board is not possible now.

The functions are of the kind that `reasons.py` describes.
"""

from .action_names import Asked
from .actions import PART_ABILITY, PART_BOTH, PART_DISCOVERY, UNLOCK_PAID
from .boards import buildings_taken, can_alchemy
from .construction import can_construct, decoration_gold, tiles_shown
from .reasons import is_legal, only, unpaid, with_plenty
from .state import State
from .tables import DISCOVERY_COST, WORSHIP_SPACES, WORSHIP_SPOT
from .turn import counted, distance, has_companion, main_is_possible
from .words import (
    ALCHEMY,
    BOARD_NAMES,
    BOARDS,
    BUILDINGS,
    COCOA,
    DECORATION_DISPLAY,
    DECORATIONS,
    DISCOVERY_NAMES,
    GOLD,
    NOBLES,
    NOBLES_WOOD,
    NOWHERE,
    PAID_POWER_UP,
    PALACE,
    POWER_UP_ANYWHERE,
    PYRAMID_DISPLAY,
    SECOND_WORKER,
    START_POWER_UP,
    STARTING_WORKERS,
    STONE,
    TURN,
    UNLOCK_PRICE,
    WOOD,
)
from .workers import (
    can_power_up_anywhere,
    colours,
    has_locked,
    has_twin_before,
    is_free,
    on_the_way,
)
from .worship import occupant, worship_fee, worship_gift

TWIN = "an equal worker has a lower number and stands for both"


# The turn ---


def changed_move(question: Asked) -> str | None:
    """A tile used at the question `turn` leaves nothing but the move."""
    if question.kind == TURN and question.a:
        return "double_move has been used: two workers must move now"
    if question.kind == TURN and question.b:
        return "move_anywhere has been used: a worker must move now"
    return None


def changed_action(question: Asked) -> str | None:
    """A tile used at the question `board_action` leaves only the actions it changes."""
    if question.b:
        return "extra_worker has been used: only the main action counts it"
    if question.a:
        return "free_cocoa has been used: it must save the cocoa of an action now"
    return None


def no_unlock(p: State, question: Asked, _n: int) -> str | None:
    """Unlocking for free (rule 3.1)."""
    if not has_locked(p, question.seat):
        return "no worker of yours is locked"
    return changed_move(question)


def no_paid_unlock(p: State, question: Asked, n: int) -> str | None:
    """Unlocking for 3 cocoa (rule 3.4)."""
    reason = no_unlock(p, question, n) or unpaid(p, question.seat, only(COCOA, UNLOCK_PRICE))
    if reason or is_legal(p, UNLOCK_PAID):
        return reason
    return "not between paying for an action and its effect"


def not_free(p: State, seat: int, worker: int) -> str | None:
    """Whether a worker is out of play or locked."""
    if p.board[seat][worker] == NOWHERE:
        return "that worker is not in play"
    return None if is_free(p, seat, worker) else "that worker is locked"


def no_move(p: State, question: Asked, n: int) -> str | None:
    """Moving a worker (rules 3.2, 11.2)."""
    worker, board = divmod(n, BOARDS)
    seat, double = question.seat, question.a
    bound = not_free(p, seat, worker)
    if bound:
        return bound
    if double and not has_companion(p, seat, worker):
        return "a double move needs a companion: no other unlocked worker of yours is there"
    steps = distance(p, p.board[seat][worker], board)
    if not question.b and steps > 3:
        return f"that is {steps} boards away, 1 to 3 allowed"
    return TWIN if has_twin_before(p, seat, worker) else None


def no_worker(p: State, question: Asked, worker: int) -> str | None:
    """Choosing a worker to come along or to be powered up (rulings 10, 25, 30)."""
    seat = question.seat
    if question.kind == START_POWER_UP:
        if worker >= STARTING_WORKERS:
            return "only a starting worker can be raised now"
        return TWIN if has_twin_before(p, seat, worker) else None
    bound = not_free(p, seat, worker)
    if bound:
        return bound
    if question.kind == SECOND_WORKER and on_the_way(p, seat, worker):
        return "that worker is the first one and has moved already"
    if question.kind == POWER_UP_ANYWHERE and not can_power_up_anywhere(p, seat, worker):
        return "that worker has just moved and its action is still to come"
    if question.kind != POWER_UP_ANYWHERE and p.board[seat][worker] != question.a:
        return f"that worker is not on {BOARD_NAMES[question.a]}"
    if has_twin_before(p, seat, worker):
        return TWIN
    return unpaid(p, seat, only(COCOA, 1)) if question.kind == PAID_POWER_UP else None


# The action on the board ---


def no_cocoa(_p: State, question: Asked, _n: int) -> str | None:
    """Collecting cocoa is always possible unless a tile was used on the action."""
    return changed_action(question)


def no_main_action(p: State, question: Asked, _n: int) -> str | None:
    """The main action of the mover's board (rules 6.1, 6.3, ruling 29)."""
    seat, free, extra = question.seat, question.a, question.b
    board = p.board[seat][p.mover]
    if board == PALACE:
        return "the palace has no main action"
    if free and colours(p, board) == 0:
        return "free_cocoa has been used, but the main action costs no cocoa here"
    cost = None if free else unpaid(p, seat, only(COCOA, colours(p, board)))
    return cost or main_impossible(p, seat, board, extra)


def main_impossible(p: State, seat: int, board: int, extra: int) -> str | None:
    """Why a main action can't be carried out in full."""
    workers = counted(p, seat, board, extra)
    if main_is_possible(p, seat, board, extra):
        return None
    if board == ALCHEMY:
        return alchemy_impossible(p, seat, workers)
    if board == NOBLES:
        return nobles_impossible(p, seat, workers)
    if board == DECORATIONS:
        return decorations_impossible(p, seat, workers)
    return construction_impossible(p, seat)


def alchemy_impossible(p: State, seat: int, workers: int) -> str:
    """No technology can be learned."""
    gold = p.goods[seat][GOLD]
    if can_alchemy(with_plenty(p, seat), seat, workers):
        return f"your {gold} gold buys no technology in reach"
    return "you know every technology in reach"


def nobles_impossible(p: State, seat: int, workers: int) -> str:
    """No building can be built."""
    if buildings_taken(p) >= BUILDINGS:
        return "no building is left"
    price = unpaid(p, seat, only(WOOD, NOBLES_WOOD))
    return price or f"no row is free for your number of workers, {workers}"


def decorations_impossible(p: State, seat: int, workers: int) -> str:
    """No decoration can be placed."""
    if tiles_shown(p.decoration_display, DECORATION_DISPLAY) == 0:
        return "no decoration tile is left"
    price = unpaid(p, seat, only(GOLD, decoration_gold(workers)))
    return price or "no side can take a decoration now"


def construction_impossible(p: State, seat: int) -> str:
    """No pyramid tile can be placed."""
    if tiles_shown(p.pyramid_display, PYRAMID_DISPLAY) == 0:
        return "no pyramid tile is on display"
    stone, wood = p.goods[seat][STONE], p.goods[seat][WOOD]
    if can_construct(with_plenty(p, seat), seat):
        return f"your {stone} stone and {wood} wood pay for no open cell"
    return "the pyramid is complete"


def no_worship(p: State, question: Asked, n: int) -> str | None:
    """A worship action (rules 5.1-5.5)."""
    seat, free = question.seat, question.a
    space, part = divmod(n, 3)
    board = p.board[seat][p.mover]
    if WORSHIP_SPACES[board] == 0:
        return f"{BOARD_NAMES[board]} has no worship area"
    if space >= WORSHIP_SPACES[board]:
        return f"{BOARD_NAMES[board]} has one worship space only"
    if occupant(p, board, space) == seat:
        return "your own worker is there"
    if board == PALACE and part == PART_DISCOVERY:
        return "at the palace a discovery alone is not allowed"
    kind = p.spot[WORSHIP_SPOT[board]][0]
    if part != PART_ABILITY and kind < 0:
        return "no discovery tile lies there"
    fee = worship_fee(p, seat, board, space, part)
    if free and fee == 0:
        return "free_cocoa has been used, but this costs no cocoa"
    due = (0 if free else fee) - worship_gift(p, seat, board, space)
    price = unpaid(p, seat, only(COCOA, max(due, 0)))
    if price or part == PART_ABILITY or part == PART_BOTH:
        return price
    p.goods[seat][COCOA] -= due
    price = unpaid(p, seat, DISCOVERY_COST[kind])
    paid = f" after {due} cocoa for pushing off" if due > 0 else ""
    return f"{DISCOVERY_NAMES[kind]} {price}{paid}" if price else None
