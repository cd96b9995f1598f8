"""Why an answer of the right kind is not possible now, in words.

Every function gets a copy of the position that is its own (it may change it to ask "and if you
had the goods?"), the question, and the number of the answer within its range. It returns the
first reason that holds, None if it knows none. The rules themselves are asked, never repeated.
"""

from ..actions import ASCEND_TWO_TEMPLES, ASCEND_WORKER, DECLINE, PLACE_ON
from ..constants import (
    COCOA,
    COCOA_AND_RESOURCE_TO_RESOURCES,
    COCOA_TO_TEMPLES,
    DISCOUNT,
    GAIN_RESOURCES,
    GOLD,
    GOODS,
    MATCH_TEMPLE,
    POWER_UP,
    PYRAMID_TILE,
    ROW_NAMES,
    ROYAL_SWAP,
    ROYAL_TEMPLE,
    ROYAL_TRADE,
    SALARY,
    SIDE_NAMES,
    START_DISCOVERY,
    STONE,
    TEMPLE_NAMES,
    TOP,
    TWO_TEMPLES_PRICE,
    WOOD,
)
from ..messages import Fact, Message, discovery, goods, message, technology
from ..record.state import Row, State
from ..rules.ascension import find_waiting_worker
from ..rules.construction import can_build_level, can_place, has_same_tile_before
from ..rules.decorations import find_next_space
from ..rules.goods import can_pay
from ..rules.nobles import is_row_free
from ..rules.pyramid import is_open
from ..rules.technologies import can_learn
from ..rules.temples import can_step, can_step_anywhere
from ..rules.workers import count_own_workers
from ..setup.starting_workers import can_start_on
from ..tables import (
    CELL_LEVEL,
    DISCOVERY_COST,
    LEVEL_COST,
    PYRAMID_TURNS,
    RESOURCE_SET_GOODS,
    RESOURCE_SET_SIZE,
    ROYAL_COCOA_PRICE,
    SWAP_COCOA,
    SWAP_RESOURCES,
    TECHNOLOGY_GOLD,
    WORSHIP_SPOT,
)
from .action_words import Asked


def nothing(_p: State, _question: Asked, _n: int) -> Message | None:
    """The question always takes this answer."""
    return None


def unpaid(
    p: State, seat: int, cost: Row, key: str = "error-unpaid", **facts: Fact
) -> Message | None:
    """What a cost is and what the seat has of it, if that is too little."""
    if can_pay(p, seat, cost):
        return None
    return message(key, cost=goods(cost), have=goods(p.goods[seat], cost), **facts)


def no_cell_paid(p: State, seat: int) -> Message:
    """Stone and wood that are too little for every open cell."""
    return message("error-no-cell-paid", stone=p.goods[seat][STONE], wood=p.goods[seat][WOOD])


def only(good: int, n: int) -> Row:
    """A cost of one good."""
    return [n if other == good else 0 for other in range(GOODS)]


def is_legal(p: State, action: int) -> bool:
    """Whether the engine offers an action."""
    return action in p.legal[: p.legal_count]


def with_plenty(p: State, seat: int) -> State:
    """The position (a copy to be thrown away) if only the goods were no matter."""
    p.goods[seat] = [99] * GOODS
    return p


# Tiles, technologies, rows ---


def no_purchase(p: State, question: Asked, kind: int) -> Message | None:
    """Buying a discovery tile (rule 5.7)."""
    if question.kind == START_DISCOVERY:
        lying = [p.kept_sees[question.seat][question.a]]
    else:
        lying = p.spot[question.a]
    if kind not in lying:
        return message("error-no-such-discovery")
    return unpaid(p, question.seat, DISCOVERY_COST[kind])


def no_discovery_first(p: State, question: Asked, _n: int) -> Message | None:
    """Buying the discovery tile of a worship area before the ability (rule 5.3)."""
    kind = p.spot[WORSHIP_SPOT[question.a]][0]
    if kind < 0:
        return message("error-discovery-bought")
    key = "error-discovery-unpaid"
    return unpaid(p, question.seat, DISCOVERY_COST[kind], key, discovery=discovery(kind))


def no_technology(p: State, question: Asked, slot: int) -> Message | None:
    """Learning a technology (rule 6.6)."""
    kind = p.technology[slot]
    if p.knows[question.seat][kind]:
        return message("error-technology-known", technology=technology(kind))
    price = unpaid(p, question.seat, only(GOLD, TECHNOLOGY_GOLD[kind]))
    if price:
        return price
    if not can_learn(p, question.seat, slot, question.a):
        return message("error-bottom-row")
    return None


def no_row(p: State, _question: Asked, row: int) -> Message | None:
    """A nobles row (rule 6.7); with a choice only a full row is out of the question."""
    return None if is_row_free(p, row) else message("error-row-full", row_key=ROW_NAMES[row])


def no_decoration(p: State, _question: Asked, n: int) -> Message | None:
    """A decoration tile on a side (rule 6.8)."""
    slot, side = divmod(n, len(SIDE_NAMES))
    if p.decoration_display[slot] < 0:
        return message("error-decoration-slot")
    if find_next_space(p, side) >= 0:
        return None
    if min(p.decoration[side]) >= 0:
        return message("error-side-full", side_key=SIDE_NAMES[side])
    return message("error-side-low", side_key=SIDE_NAMES[side])


def no_tile(p: State, question: Asked, slot: int) -> Message | None:
    """Picking a pyramid tile from the display (rule 6.9)."""
    if p.pyramid_display[slot] < 0:
        return message("error-pyramid-slot")
    if has_same_tile_before(p, slot):
        return message("error-equal-tile")
    if not can_place(p, question.seat, question.c & 1):
        return no_cell_paid(p, question.seat)
    return None


def no_cell(p: State, question: Asked, n: int) -> Message | None:
    """Placing the tile on a cell (rule 6.9)."""
    cell, turn = divmod(n, 4)
    discount = p.stack[p.depth - 2][4] & 1
    if p.tile[cell] >= 0:
        return message("error-cell-taken")
    if not is_open(p, cell):
        return message("error-cell-unsupported")
    level = CELL_LEVEL[cell]
    if not can_build_level(p, question.seat, level, discount):
        key = "error-level-unpaid-discount" if discount else "error-level-unpaid"
        return unpaid(p, question.seat, LEVEL_COST[level], key, level=level + 1)
    turns = PYRAMID_TURNS[p.pyramid_display[question.a]]
    if turn >= turns:
        return message("error-same-turn", turn=turn % turns)
    return None


def no_wood_discount(_p: State, question: Asked, _n: int) -> Message | None:
    """One wood less (technology 15); with a choice the full price can be paid."""
    level = CELL_LEVEL[question.b // 4]
    return None if LEVEL_COST[level][WOOD] else message("error-no-wood", level=level + 1)


def no_decline(p: State, question: Asked, _n: int) -> Message | None:
    """Doing without, at the questions where that is sometimes allowed."""
    if question.kind == PYRAMID_TILE and question.b == 0:
        return message("error-one-tile")
    if question.kind == POWER_UP and count_own_workers(p, question.seat, question.a) > 0:
        return message("error-power-up-mandatory")
    if question.kind == DISCOUNT and not is_legal(p, DECLINE):
        return message("error-discount-kept")
    return None


# Rewards, temples, resources, amounts ---


def no_ascension_reward(p: State, question: Asked, reward: int) -> Message | None:
    """A reward of an ascension (rule 8.2)."""
    if reward == ASCEND_WORKER and find_waiting_worker(p, question.seat) < 0:
        return message("error-all-in-play")
    if reward == ASCEND_TWO_TEMPLES:
        if not can_step_anywhere(p, question.seat):
            return message("error-no-temple-step")
        return unpaid(p, question.seat, only(COCOA, TWO_TEMPLES_PRICE))
    return None


def no_temple(p: State, question: Asked, temple: int) -> Message | None:
    """A step on a temple (rule 7.1, rule 7.2)."""
    if question.kind == MATCH_TEMPLE and (question.a, question.b, question.c)[temple] == 0:
        return message("error-no-match", temple_key=TEMPLE_NAMES[temple])
    if p.temple[question.seat][temple] == TOP:
        return message("error-on-top")
    if not can_step(p, question.seat, temple):
        return message("error-top-taken")
    if question.kind != ROYAL_TEMPLE:
        return None
    return unpaid(p, question.seat, only(COCOA, ROYAL_COCOA_PRICE[COCOA_TO_TEMPLES]))


def no_resources(p: State, question: Asked, which: int) -> Message | None:
    """A set of resources to gain, swap or sell."""
    size = RESOURCE_SET_SIZE[which]
    if question.kind == GAIN_RESOURCES:
        wrong = size != question.a
        return message("error-resources-chosen", n=question.a) if wrong else None
    swap = question.kind == ROYAL_SWAP
    if swap and size != SWAP_RESOURCES[COCOA_AND_RESOURCE_TO_RESOURCES]:
        return message("error-swap-one")
    if not swap and size > question.a:
        return message("error-sold-most", n=question.a)
    cocoa = SWAP_COCOA[COCOA_AND_RESOURCE_TO_RESOURCES] if swap else 0
    cost = [*RESOURCE_SET_GOODS[which], cocoa]
    return unpaid(p, question.seat, cost)


def no_amount(p: State, question: Asked, n: int) -> Message | None:
    """Cocoa of the salary, or times to trade."""
    if question.kind == SALARY and n > question.a:
        return message("error-salary", n=question.a)
    if question.kind == ROYAL_TRADE and n > question.b:
        return message("error-trades", n=question.b)
    return unpaid(p, question.seat, only(COCOA, n))


# Starting tiles and workers ---


def no_starting_tile(p: State, _question: Asked, tile: int) -> Message | None:
    """A tile of the draft (rule 2.8)."""
    return None if tile in p.pool else message("error-no-starting-tile")


def no_start(p: State, question: Asked, board: int) -> Message | None:
    """The board of a starting worker (rule 2.4, ruling 4)."""
    seat, worker = question.seat, question.a
    if board in p.board[seat]:
        return message("error-start-taken")
    if not can_start_on(p, seat, board):
        return message("error-start-unnamed")
    if is_legal(p, PLACE_ON + board):
        return None
    if worker > 0 and board < p.board[seat][worker - 1]:
        return message("error-start-order")
    return message("error-start-higher")
