"""Why an answer of the right kind is not possible now, in words.

Every function gets a copy of the position that is its own (it may change it to ask "and if you
had the goods?"), the question, and the number of the answer within its range. It returns the
first reason that holds, None if it knows none. The rules themselves are asked, never repeated.
"""

from .action_names import ROW_NAMES, Asked, goods_text
from .actions import ASCEND_TWO_TEMPLES, ASCEND_WORKER, DECLINE, PLACE_ON
from .boards import can_learn, row_is_free
from .construction import can_build_level, can_place, same_tile_before
from .goods import can_pay
from .pyramid import is_open, next_space
from .starting import may_start_on
from .state import Row, State
from .tables import (
    CELL_LEVEL,
    DISCOVERY_COST,
    LEVEL_COST,
    PYRAMID_TURNS,
    RESOURCE_SET_GOODS,
    RESOURCE_SET_SIZE,
    TECHNOLOGY_GOLD,
    WORSHIP_SPOT,
)
from .temples import can_step, can_step_anywhere
from .words import (
    COCOA,
    DISCOUNT,
    DISCOVERY_NAMES,
    GAIN_RESOURCES,
    GOLD,
    GOOD_NAMES,
    GOODS,
    MATCH_TEMPLE,
    POWER_UP,
    PYRAMID_TILE,
    ROYAL_SWAP,
    ROYAL_TEMPLE,
    ROYAL_TRADE,
    SALARY,
    SIDE_NAMES,
    START_DISCOVERY,
    STONE,
    TECHNOLOGY_NAMES,
    TEMPLE_NAMES,
    TOP,
    TWO_TEMPLES_PRICE,
    WOOD,
)
from .workers import own_workers, waiting_worker


def nothing(_p: State, _question: Asked, _n: int) -> str | None:
    """The question always takes this answer."""
    return None


def unpaid(p: State, seat: int, cost: Row) -> str | None:
    """What a cost is and what the seat has of it, if that is too little."""
    if can_pay(p, seat, cost):
        return None
    have = [f"{p.goods[seat][good]} {GOOD_NAMES[good]}" for good in range(GOODS) if cost[good]]
    return f"needs {goods_text(cost)}, you have {' '.join(have)}"


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


def no_purchase(p: State, question: Asked, kind: int) -> str | None:
    """Buying a discovery tile (rule 5.7)."""
    if question.kind == START_DISCOVERY:
        lying = [p.kept_sees[question.seat][question.a]]
    else:
        lying = p.spot[question.a]
    if kind not in lying:
        return "that discovery tile does not lie there"
    return unpaid(p, question.seat, DISCOVERY_COST[kind])


def no_discovery_first(p: State, question: Asked, _n: int) -> str | None:
    """Buying the discovery tile of a worship area before the ability (rule 5.3)."""
    kind = p.spot[WORSHIP_SPOT[question.a]][0]
    if kind < 0:
        return "the discovery tile has been bought"
    price = unpaid(p, question.seat, DISCOVERY_COST[kind])
    return f"{DISCOVERY_NAMES[kind]} {price}" if price else None


def no_technology(p: State, question: Asked, slot: int) -> str | None:
    """Learning a technology (rule 6.6)."""
    technology = p.technology[slot]
    if p.knows[question.seat][technology]:
        return f"you know {TECHNOLOGY_NAMES[technology]} already"
    price = unpaid(p, question.seat, only(GOLD, TECHNOLOGY_GOLD[technology]))
    if price:
        return price
    if not can_learn(p, question.seat, slot, question.a):
        return "the bottom row is out of reach for one worker of power 1 to 3"
    return None


def no_row(p: State, _question: Asked, row: int) -> str | None:
    """A nobles row (rule 6.7); with a choice only a full row is out of the question."""
    return None if row_is_free(p, row) else f"the {ROW_NAMES[row]} is full"


def no_decoration(p: State, _question: Asked, n: int) -> str | None:
    """A decoration tile on a side (rule 6.8)."""
    slot, side = divmod(n, len(SIDE_NAMES))
    if p.decoration_display[slot] < 0:
        return "no decoration tile lies in that slot"
    if next_space(p, side) >= 0:
        return None
    if min(p.decoration[side]) >= 0:
        return f"the {SIDE_NAMES[side]} side is full"
    return f"the pyramid is too low under the next space of the {SIDE_NAMES[side]} side"


def no_tile(p: State, question: Asked, slot: int) -> str | None:
    """Picking a pyramid tile from the display (rule 6.9)."""
    if p.pyramid_display[slot] < 0:
        return "no pyramid tile lies in that slot"
    if same_tile_before(p, slot):
        return "an equal tile lies in an earlier slot and stands for both"
    if question.b >= question.a:
        return f"all tiles for your number of workers, {question.a}, are placed"
    if not can_place(p, question.seat, question.c & 1):
        stone, wood = p.goods[question.seat][STONE], p.goods[question.seat][WOOD]
        return f"your {stone} stone and {wood} wood pay for no open cell"
    return None


def no_cell(p: State, question: Asked, n: int) -> str | None:
    """Placing the tile on a cell (rule 6.9)."""
    cell, turn = divmod(n, 4)
    discount = p.stack[p.depth - 2][4] & 1
    if p.tile[cell] >= 0:
        return "that cell is taken"
    if not is_open(p, cell):
        return "that cell is not supported by four tiles"
    level = CELL_LEVEL[cell]
    if not can_build_level(p, question.seat, level, discount):
        price = f"level {level + 1} {unpaid(p, question.seat, LEVEL_COST[level])}"
        return price + (", and one less would not do" if discount else "")
    turns = PYRAMID_TURNS[p.pyramid_display[question.a]]
    if turn >= turns:
        return f"the tile looks the same at turn {turn % turns}"
    return None


def no_wood_discount(_p: State, question: Asked, _n: int) -> str | None:
    """One wood less (technology 15); with a choice the full price can be paid."""
    level = CELL_LEVEL[question.b // 4]
    return None if LEVEL_COST[level][WOOD] else f"level {level + 1} costs no wood"


def no_decline(p: State, question: Asked, _n: int) -> str | None:
    """Doing without, at the questions where that is sometimes allowed."""
    if question.kind == PYRAMID_TILE and question.b == 0:
        return "at least one tile must be placed"
    if question.kind == POWER_UP and own_workers(p, question.seat, question.a) > 0:
        return "a power-up is mandatory while an unlocked worker of yours is there"
    if question.kind == DISCOUNT and not is_legal(p, DECLINE):
        return "no further tile can follow that the discount could be kept for"
    return None


# Rewards, temples, resources, amounts ---


def no_ascension_reward(p: State, question: Asked, reward: int) -> str | None:
    """A reward of an ascension (rule 8.2)."""
    if reward == ASCEND_WORKER and waiting_worker(p, question.seat) < 0:
        return "all your workers are in play"
    if reward == ASCEND_TWO_TEMPLES:
        if not can_step_anywhere(p, question.seat):
            return "no temple step is possible"
        return unpaid(p, question.seat, only(COCOA, TWO_TEMPLES_PRICE))
    return None


def no_temple(p: State, question: Asked, temple: int) -> str | None:
    """A step on a temple (rules 7.1, 7.2)."""
    if question.kind == MATCH_TEMPLE and (question.a, question.b, question.c)[temple] == 0:
        return f"no coloured match of {TEMPLE_NAMES[temple]} is left to follow"
    if p.temple[question.seat][temple] == TOP:
        return "no step is possible: you are on the top"
    if not can_step(p, question.seat, temple):
        return "no step is possible: the top step is taken"
    return unpaid(p, question.seat, only(COCOA, 1)) if question.kind == ROYAL_TEMPLE else None


def no_resources(p: State, question: Asked, which: int) -> str | None:
    """A set of resources to gain, swap or sell."""
    size = RESOURCE_SET_SIZE[which]
    if question.kind == GAIN_RESOURCES:
        return f"{question.a} resources are to be chosen" if size != question.a else None
    if question.kind == ROYAL_SWAP and size != 1:
        return "1 resource is to be swapped"
    if question.kind != ROYAL_SWAP and size > question.a:
        return f"at most {question.a} resources can be sold"
    cost = [*RESOURCE_SET_GOODS[which], 1 if question.kind == ROYAL_SWAP else 0]
    return unpaid(p, question.seat, cost)


def no_amount(p: State, question: Asked, n: int) -> str | None:
    """Cocoa of the salary, or times to trade."""
    if question.kind == SALARY and n > question.a:
        return f"the salary is {question.a} cocoa"
    if question.kind == ROYAL_TRADE and n > question.b:
        return f"at most {question.b} trades allowed"
    return unpaid(p, question.seat, only(COCOA, n))


# Starting tiles and workers ---


def no_starting_tile(p: State, _question: Asked, tile: int) -> str | None:
    """A tile of the draft (rule 2.8)."""
    return None if tile in p.pool else "that starting tile does not lie there"


def no_start(p: State, question: Asked, board: int) -> str | None:
    """The board of a starting worker (rule 2.4, ruling 4)."""
    seat, worker = question.seat, question.a
    if board in p.board[seat]:
        return "a worker of yours is there already"
    if not may_start_on(p, seat, board):
        return "no starting tile of yours names that board"
    if is_legal(p, PLACE_ON + board):
        return None
    if worker > 0 and board < p.board[seat][worker - 1]:
        return "equal workers are placed in the order of the boards' numbers"
    return "the equal workers to come need boards with higher numbers"
