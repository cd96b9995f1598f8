"""Royal tiles: the abilities of the palace's worship spaces (rule 12)."""

from ..actions import AMOUNT, DECLINE, RESOURCE_SET, TEMPLE
from ..constants import (
    AVENUE_VP,
    BY_ROYAL_TILES,
    COCOA,
    COCOA_AND_RESOURCE_TO_RESOURCES,
    COCOA_TO_GOLD_AND_STONE,
    COCOA_TO_TEMPLES,
    COCOA_TO_WOOD_AND_STONE,
    GAIN_COCOA,
    GAIN_RESOURCES,
    GOLD,
    PYRAMID_TRACK_VP,
    RESOURCE_TO_COCOA,
    ROYAL_SELL,
    ROYAL_SWAP,
    ROYAL_TEMPLE,
    ROYAL_TRADE,
    STONE,
    TECH_VP,
    WOOD,
)
from ..record.frames import offer, push
from ..record.state import State
from ..tables import (
    RESOURCE_SET_SIZE,
    ROYAL_COCOA_PRICE,
    ROYAL_GOODS,
    ROYAL_RESOURCES,
    ROYAL_TIMES,
    ROYAL_VP,
    SWAP_COCOA,
    SWAP_RESOURCES,
)
from .discovery_tiles import offer_held
from .goods import answer_spend, gain, legal_spend, pay, score
from .technologies import count_technologies
from .temples import can_step_anywhere, legal_temples, step_temple


def count_royal_times(tile: int, power: int) -> int:
    """How often a royal tile may be used by a worker of some power."""
    return power + ROYAL_TIMES[tile]


def count_royal_vp(p: State, seat: int, tile: int, power: int) -> int:
    """VP of a royal tile of category A, for what the seat has."""
    times = count_royal_times(tile, power)
    if tile == TECH_VP:
        return ROYAL_VP[tile] * min(count_technologies(p, seat), times)
    if tile == PYRAMID_TRACK_VP:
        return ROYAL_VP[tile] * min(p.track[seat], times)
    return ROYAL_VP[tile] * min(p.avenue[seat], times)


def find_trade_tile(good: int) -> int:
    """The royal tile that trades cocoa for stone and this other resource."""
    return COCOA_TO_WOOD_AND_STONE if good == WOOD else COCOA_TO_GOLD_AND_STONE


def use_royal_tile(p: State, seat: int, tile: int, power: int) -> None:
    """A royal tile's ability for the power of the worker just locked there (rule 12)."""
    times = count_royal_times(tile, power)
    if tile == TECH_VP or tile == PYRAMID_TRACK_VP or tile == AVENUE_VP:
        score(p, seat, BY_ROYAL_TILES, count_royal_vp(p, seat, tile, power))
    elif tile == COCOA_TO_WOOD_AND_STONE:
        push(p, ROYAL_TRADE, seat, WOOD, times, 0)
    elif tile == COCOA_TO_GOLD_AND_STONE:
        push(p, ROYAL_TRADE, seat, GOLD, times, 0)
    elif tile == COCOA_AND_RESOURCE_TO_RESOURCES:
        push(p, ROYAL_SWAP, seat, times * ROYAL_RESOURCES[tile], 0, 0)
    elif tile == GAIN_COCOA:
        gain(p, seat, COCOA, times * ROYAL_GOODS[tile][COCOA])
    elif tile == RESOURCE_TO_COCOA:
        push(p, ROYAL_SELL, seat, times, 0, 0)
    elif tile == COCOA_TO_TEMPLES and times > 0:
        push(p, ROYAL_TEMPLE, seat, times, 0, 0)


def legal_royal_trade(p: State, seat: int, good: int, most: int) -> None:
    """How often to trade 1 cocoa; 0 is allowed (ruling 28)."""
    paid = p.goods[seat][COCOA] // ROYAL_COCOA_PRICE[find_trade_tile(good)]
    for times in range(min(most, paid) + 1):
        offer(p, AMOUNT + times)
    offer_held(p, seat)


def answer_royal_trade(p: State, seat: int, times: int, good: int) -> None:
    """1 cocoa -> 1 stone and 1 of the tile's other resource, so many times."""
    tile = find_trade_tile(good)
    pay(p, seat, COCOA, times * ROYAL_COCOA_PRICE[tile])
    gain(p, seat, good, times * ROYAL_GOODS[tile][good])
    gain(p, seat, STONE, times * ROYAL_GOODS[tile][STONE])


def legal_royal_swap(p: State, seat: int) -> None:
    """1 cocoa and 1 resource -> as many resources as the worker has power, or nothing."""
    offer(p, DECLINE)
    if p.goods[seat][COCOA] >= SWAP_COCOA[COCOA_AND_RESOURCE_TO_RESOURCES]:
        legal_spend(p, seat, SWAP_RESOURCES[COCOA_AND_RESOURCE_TO_RESOURCES])
    offer_held(p, seat)


def answer_royal_swap(p: State, seat: int, action: int, gained: int) -> None:
    """Pay for the swap and choose what it brings, or leave it."""
    if action == DECLINE:
        return
    pay(p, seat, COCOA, SWAP_COCOA[COCOA_AND_RESOURCE_TO_RESOURCES])
    answer_spend(p, seat, action - RESOURCE_SET)
    push(p, GAIN_RESOURCES, seat, gained, 0, 0)


def legal_royal_sell(p: State, seat: int, most: int) -> None:
    """Sell up to as many resources as the worker has power."""
    offer(p, DECLINE)
    legal_spend(p, seat, most)
    offer_held(p, seat)


def answer_royal_sell(p: State, seat: int, action: int) -> None:
    """1 resource -> 2 cocoa (ruling 16), or nothing."""
    if action == DECLINE:
        return
    which = action - RESOURCE_SET
    answer_spend(p, seat, which)
    gain(p, seat, COCOA, ROYAL_GOODS[RESOURCE_TO_COCOA][COCOA] * RESOURCE_SET_SIZE[which])


def legal_royal_temple(p: State, seat: int) -> None:
    """1 cocoa -> one temple step where it is possible (ruling 47), or stop."""
    offer(p, DECLINE)
    price = ROYAL_COCOA_PRICE[COCOA_TO_TEMPLES]
    if p.goods[seat][COCOA] >= price and can_step_anywhere(p, seat):
        legal_temples(p, seat)
    offer_held(p, seat)


def answer_royal_temple(p: State, seat: int, action: int, left: int) -> None:
    """Pay for one step; the rest of the offer waits below."""
    if action == DECLINE:
        return
    pay(p, seat, COCOA, ROYAL_COCOA_PRICE[COCOA_TO_TEMPLES])
    if left > 1:
        push(p, ROYAL_TEMPLE, seat, left - 1, 0, 0)
    step_temple(p, seat, action - TEMPLE)
