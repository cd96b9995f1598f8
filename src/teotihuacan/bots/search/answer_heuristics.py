"""Estimates of the other answers: unlocking, tiles, goods, rewards, set-up."""

from ...engine.actions import (
    ASCEND_COCOA,
    ASCEND_TEMPLE,
    ASCEND_TWO_TEMPLES,
    ASCEND_VP,
    DECLINE,
    DISCOUNT_STONE,
    DISCOUNT_WOOD,
    DISCOVERY_FIRST,
    END_TURN_ACTION,
    REWARD,
    UNLOCK_FREE,
    UNLOCK_PAID,
)
from ...engine.constants import (
    ASCENSION_COCOA,
    ASCENSION_VP,
    COCOA,
    COCOA_AND_RESOURCE_TO_RESOURCES,
    DISCOUNT,
    GENERAL_AREA,
    GOODS,
    LARGE_STEP,
    NOWHERE,
    RESOURCE_TO_COCOA,
    RESOURCES,
    ROYAL_SELL,
    ROYAL_SWAP,
    ROYAL_TRADE,
    SALARY,
    STONE,
    TEMPLES,
    TURN,
    TWO_TEMPLES_PRICE,
    UNPAID_VP,
    WORKERS,
)
from ...engine.record.state import State
from ...engine.rules.royal_tiles import find_trade_tile
from ...engine.schema.discovery_tiles import EXTRA_WORKER, FIRST_TIMED, FREE_COCOA
from ...engine.tables import (
    RESOURCE_SET_GOODS,
    ROYAL_COCOA_PRICE,
    ROYAL_GOODS,
    START_AVENUE,
    START_GOODS,
    START_POWER,
    START_RESOURCES,
    START_SEES,
    START_TECHNOLOGY,
    START_TEMPLES,
    SWAP_COCOA,
    TEMPLE_COCOA,
    TEMPLE_RESOURCES,
    TEMPLE_VP,
)
from .constants import WORTH_WORKER
from .tree import Ints
from .values import (
    prorate,
    value_best_step,
    value_good,
    value_goods,
    value_price,
    value_resource,
    value_step,
)


def count_locked_workers(p: State, seat: int) -> int:
    """Own workers on worship spaces."""
    count = 0
    for worker in range(WORKERS):
        if p.board[seat][worker] != NOWHERE and p.space[seat][worker] != GENERAL_AREA:
            count += 1
    return count


def count_free_workers(p: State, seat: int) -> int:
    """Own workers that can move."""
    count = 0
    for worker in range(WORKERS):
        if p.board[seat][worker] != NOWHERE and p.space[seat][worker] == GENERAL_AREA:
            count += 1
    return count


def estimate_unlock(p: State, seat: int, kind: int, paid: int) -> int:
    """Unlock all workers, for a turn or for cocoa."""
    locked = count_locked_workers(p, seat)
    if paid:
        if kind != TURN:
            return 80 * locked - 260
        if count_free_workers(p, seat) == 0:
            return 300
        return 130 * locked - 250
    if count_free_workers(p, seat) == 0:
        return 100
    return 130 * locked - 50


def estimate_use(p: State, seat: int, kind: int, tile: int) -> int:
    """Use a discovery tile: those that only gain something at the turn's ends."""
    if kind == SALARY:
        return 10000
    if tile == FREE_COCOA:
        return 40
    if tile == EXTRA_WORKER:
        return 250
    if tile >= FIRST_TIMED:
        return 60
    return 2000 if kind == TURN else -20


def estimate_set(p: State, memo: Ints, seat: int, which: int) -> int:
    """A set of resources gained."""
    worth = 0
    for good in range(RESOURCES):
        worth += value_goods(p, memo, seat, good, RESOURCE_SET_GOODS[which][good])
    return worth


def estimate_resource_set(p: State, memo: Ints, seat: int, kind: int, which: int) -> int:
    """Resources gained, sold or swapped."""
    if kind == ROYAL_SWAP:
        frame = p.stack[p.depth - 1]
        worth = frame[2] * value_resource(p, memo, seat)
        worth -= value_price(p, memo, seat, COCOA, SWAP_COCOA[COCOA_AND_RESOURCE_TO_RESOURCES])
        for good in range(RESOURCES):
            worth -= value_price(p, memo, seat, good, RESOURCE_SET_GOODS[which][good])
        return worth
    if kind == ROYAL_SELL:
        worth = 0
        for good in range(RESOURCES):
            n = RESOURCE_SET_GOODS[which][good]
            cocoa = n * ROYAL_GOODS[RESOURCE_TO_COCOA][COCOA]
            worth += cocoa * value_good(memo, COCOA, p.goods[seat][COCOA])
            worth -= value_price(p, memo, seat, good, n)
        return worth
    return estimate_set(p, memo, seat, which)


def estimate_amount(p: State, memo: Ints, seat: int, kind: int, good: int, n: int) -> int:
    """How often to trade, or how much salary to pay."""
    if kind == SALARY:
        return n * (UNPAID_VP * 100 - value_good(memo, COCOA, 0))
    if kind == ROYAL_TRADE:
        tile = find_trade_tile(good)
        gained = value_goods(p, memo, seat, good, n * ROYAL_GOODS[tile][good])
        gained += value_goods(p, memo, seat, STONE, n * ROYAL_GOODS[tile][STONE])
        return gained - value_price(p, memo, seat, COCOA, n * ROYAL_COCOA_PRICE[tile])
    return 0


def estimate_start_tile(p: State, memo: Ints, seat: int, tile: int) -> int:
    """A starting tile."""
    worth = START_RESOURCES[tile] * 140 + START_AVENUE[tile] * 900 + START_TECHNOLOGY[tile] * 900
    for good in range(GOODS):
        worth += START_GOODS[tile][good] * value_good(memo, good, 0)
    for temple in range(TEMPLES):
        worth += START_TEMPLES[tile][temple] * value_step(p, memo, seat, temple)
    return worth + START_POWER[tile] * 150 + START_SEES[tile] * 200


def estimate_ascension(p: State, memo: Ints, seat: int, reward: int) -> int:
    """A reward of ascension."""
    if reward == ASCEND_VP:
        return ASCENSION_VP * 100
    if reward == ASCEND_COCOA:
        return value_goods(p, memo, seat, COCOA, ASCENSION_COCOA)
    if reward == ASCEND_TEMPLE:
        return value_best_step(p, memo, seat)
    if reward == ASCEND_TWO_TEMPLES:
        return 2 * value_best_step(p, memo, seat) - value_price(
            p, memo, seat, COCOA, TWO_TEMPLES_PRICE
        )
    return prorate(memo, WORTH_WORKER)


def estimate_reward(p: State, memo: Ints, seat: int, temple: int, at: int) -> int:
    """The printed reward of a large step."""
    worth = TEMPLE_VP[temple][at] * 100
    worth += value_goods(p, memo, seat, COCOA, TEMPLE_COCOA[temple][at])
    return worth + TEMPLE_RESOURCES[temple][at] * value_resource(p, memo, seat)


def estimate_simple(p: State, memo: Ints, seat: int, kind: int, action: int) -> int:
    """Answers that are worth little by themselves."""
    if action == UNLOCK_FREE:
        return estimate_unlock(p, seat, kind, 0)
    if action == UNLOCK_PAID:
        return estimate_unlock(p, seat, kind, 1)
    if action == REWARD and kind == LARGE_STEP:
        frame = p.stack[p.depth - 1]
        return estimate_reward(p, memo, seat, frame[3], frame[4])
    if action == DISCOUNT_STONE:
        return 130
    if action == DISCOUNT_WOOD:
        return 100
    if action == DISCOVERY_FIRST:
        return 5
    if action == DECLINE and kind == DISCOUNT:
        return 20
    if action == END_TURN_ACTION:
        return -30
    return 0
