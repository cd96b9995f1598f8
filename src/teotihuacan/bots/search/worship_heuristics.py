"""Estimates of worship, for a worker that goes to a board."""

from ...engine.actions import PART_ABILITY, PART_DISCOVERY
from ...engine.constants import (
    AVENUE_VP,
    COCOA,
    COCOA_AND_RESOURCE_TO_RESOURCES,
    COCOA_TO_GOLD_AND_STONE,
    COCOA_TO_TEMPLES,
    COCOA_TO_WOOD_AND_STONE,
    GAIN_COCOA,
    GOLD,
    PALACE,
    PYRAMID_TRACK_VP,
    RESOURCE_TO_COCOA,
    STONE,
    TECH_VP,
    WOOD,
)
from ...engine.record.state import State
from ...engine.rules.royal_tiles import count_royal_times, count_royal_vp
from ...engine.rules.worship import count_worship_fee, count_worship_gift
from ...engine.rules.worship_spaces import find_occupant
from ...engine.tables import (
    ROYAL_COCOA_PRICE,
    ROYAL_GOODS,
    ROYAL_RESOURCES,
    SWAP_COCOA,
    SWAP_RESOURCES,
    WORSHIP_SPOT,
    WORSHIP_TEMPLE,
)
from .constants import NEVER, PURCHASE_WORTH, ROUNDS_LEFT, UNKNOWN, WORTH_COCOA, WORTH_LOCK
from .tree import Ints
from .values import (
    value_best_step,
    value_goods,
    value_price,
    value_purchase,
    value_resource,
    value_step,
)


def estimate_royal(p: State, memo: Ints, seat: int, tile: int, power: int) -> int:
    """A royal tile's ability."""
    if tile == TECH_VP or tile == PYRAMID_TRACK_VP or tile == AVENUE_VP:
        return count_royal_vp(p, seat, tile, power) * 100
    if tile == COCOA_TO_WOOD_AND_STONE:
        return estimate_trade(p, memo, seat, tile, WOOD, power)
    if tile == COCOA_TO_GOLD_AND_STONE:
        return estimate_trade(p, memo, seat, tile, GOLD, power)
    times = count_royal_times(tile, power)
    if tile == COCOA_AND_RESOURCE_TO_RESOURCES:
        resources = times * ROYAL_RESOURCES[tile] - SWAP_RESOURCES[tile]
        return max(resources * value_resource(p, memo, seat) - SWAP_COCOA[tile] * WORTH_COCOA, 0)
    if tile == GAIN_COCOA:
        return value_goods(p, memo, seat, COCOA, times * ROYAL_GOODS[tile][COCOA])
    if tile == RESOURCE_TO_COCOA:
        return 60
    if tile == COCOA_TO_TEMPLES:
        step = value_best_step(p, memo, seat) - ROYAL_COCOA_PRICE[tile] * WORTH_COCOA
        return max(min(times, p.goods[seat][COCOA]) * step, 0)
    return 0


def estimate_trade(p: State, memo: Ints, seat: int, tile: int, good: int, power: int) -> int:
    """Trading as much cocoa as there is for stone and another resource."""
    times = min(count_royal_times(tile, power), p.goods[seat][COCOA])
    gained = value_goods(p, memo, seat, good, times * ROYAL_GOODS[tile][good])
    gained += value_goods(p, memo, seat, STONE, times * ROYAL_GOODS[tile][STONE])
    return max(gained - value_price(p, memo, seat, COCOA, times * ROYAL_COCOA_PRICE[tile]), 0)


def estimate_ability(p: State, memo: Ints, seat: int, board: int, space: int, power: int) -> int:
    """The ability of a worship space."""
    if board == PALACE:
        return estimate_royal(p, memo, seat, p.royal[space], power)
    if WORSHIP_TEMPLE[board] >= 0:
        return value_step(p, memo, seat, WORSHIP_TEMPLE[board])
    return value_best_step(p, memo, seat)


def estimate_parts(
    p: State,
    memo: Ints,
    seat: int,
    board: int,
    occupant: int,
    part: int,
    ability: int,
    discovery: int,
) -> int:
    """Worship for what its parts are worth: fees paid, the worker locked."""
    cocoa = count_worship_fee(p, occupant, part) - count_worship_gift(p, occupant)
    if occupant == seat or p.goods[seat][COCOA] < cocoa:
        return NEVER
    worth = 0 if cocoa < 0 else -value_price(p, memo, seat, COCOA, cocoa)
    if memo[ROUNDS_LEFT] > 2:
        worth -= WORTH_LOCK
    if part != PART_DISCOVERY:
        worth += ability
    if part != PART_ABILITY:
        if p.spot[WORSHIP_SPOT[board]][0] < 0 or (part == PART_DISCOVERY and board == PALACE):
            return NEVER
        worth += discovery
    return worth


def value_discovery_beside(p: State, memo: Ints, seat: int, board: int) -> int:
    """The discovery tile beside a worship area at its cost, 0 if there is none."""
    spot = WORSHIP_SPOT[board]
    kind = p.spot[spot][0]
    if kind < 0:
        return 0
    if memo[PURCHASE_WORTH + spot] == UNKNOWN:
        memo[PURCHASE_WORTH + spot] = value_purchase(p, memo, seat, kind)
    return memo[PURCHASE_WORTH + spot]


def estimate_worship(
    p: State, memo: Ints, seat: int, worker: int, board: int, space: int, part: int
) -> int:
    """Worship with a worker that is on a board."""
    occupant = find_occupant(p, board, space)
    ability = estimate_ability(p, memo, seat, board, space, p.power[seat][worker])
    discovery = value_discovery_beside(p, memo, seat, board)
    return estimate_parts(p, memo, seat, board, occupant, part, ability, discovery)


def estimate_best_worship(
    p: State, memo: Ints, seat: int, worker: int, board: int, space: int
) -> int:
    """Worship for the best parts, with a worker that goes to a board."""
    occupant = find_occupant(p, board, space)
    if occupant == seat:
        return NEVER
    ability = estimate_ability(p, memo, seat, board, space, p.power[seat][worker])
    discovery = value_discovery_beside(p, memo, seat, board)
    best = NEVER
    for part in range(3):
        worth = estimate_parts(p, memo, seat, board, occupant, part, ability, discovery)
        best = max(best, worth)
    return best
