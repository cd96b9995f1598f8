"""Royal tiles: the abilities of the palace's worship spaces (rule 12)."""

from ..actions import AMOUNT, DECLINE, TEMPLE
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
from ..tables import RESOURCE_SET_SIZE
from .discovery_tiles import offer_held
from .goods import answer_spend, gain, legal_spend, pay, score
from .technologies import count_technologies
from .temples import can_step_anywhere, legal_temples, step_temple


def use_royal_tile(p: State, seat: int, tile: int, power: int) -> None:
    """A royal tile's ability for the power of the worker just locked there (rule 12)."""
    if tile == TECH_VP:
        score(p, seat, BY_ROYAL_TILES, 2 * min(count_technologies(p, seat), power))
    elif tile == PYRAMID_TRACK_VP:
        score(p, seat, BY_ROYAL_TILES, 2 * min(p.track[seat], power))
    elif tile == AVENUE_VP:
        score(p, seat, BY_ROYAL_TILES, min(p.avenue[seat], power + 1))
    elif tile == COCOA_TO_WOOD_AND_STONE:
        push(p, ROYAL_TRADE, seat, WOOD, power, 0)
    elif tile == COCOA_TO_GOLD_AND_STONE:
        push(p, ROYAL_TRADE, seat, GOLD, power, 0)
    elif tile == COCOA_AND_RESOURCE_TO_RESOURCES:
        push(p, ROYAL_SWAP, seat, power, 0, 0)
    elif tile == GAIN_COCOA:
        gain(p, seat, COCOA, power + 1)
    elif tile == RESOURCE_TO_COCOA:
        push(p, ROYAL_SELL, seat, power, 0, 0)
    elif tile == COCOA_TO_TEMPLES and power > 1:
        push(p, ROYAL_TEMPLE, seat, power - 1, 0, 0)


def legal_royal_trade(p: State, seat: int, most: int) -> None:
    """How often to trade 1 cocoa; 0 is allowed (ruling 28)."""
    for times in range(min(most, p.goods[seat][COCOA]) + 1):
        offer(p, AMOUNT + times)
    offer_held(p, seat)


def answer_royal_trade(p: State, seat: int, times: int, good: int) -> None:
    """1 cocoa -> 1 stone and 1 of the tile's other resource, so many times."""
    pay(p, seat, COCOA, times)
    gain(p, seat, good, times)
    gain(p, seat, STONE, times)


def legal_royal_swap(p: State, seat: int) -> None:
    """1 cocoa and 1 resource -> as many resources as the worker has power, or nothing."""
    offer(p, DECLINE)
    if p.goods[seat][COCOA] >= 1:
        legal_spend(p, seat, 1)
    offer_held(p, seat)


def answer_royal_swap(p: State, seat: int, which: int, power: int) -> None:
    """Pay for the swap and choose what it brings."""
    pay(p, seat, COCOA, 1)
    answer_spend(p, seat, which)
    push(p, GAIN_RESOURCES, seat, power, 0, 0)


def legal_royal_sell(p: State, seat: int, most: int) -> None:
    """Sell up to as many resources as the worker has power."""
    offer(p, DECLINE)
    legal_spend(p, seat, most)
    offer_held(p, seat)


def answer_royal_sell(p: State, seat: int, which: int) -> None:
    """1 resource -> 2 cocoa (ruling 16)."""
    answer_spend(p, seat, which)
    gain(p, seat, COCOA, 2 * RESOURCE_SET_SIZE[which])


def legal_royal_temple(p: State, seat: int) -> None:
    """1 cocoa -> one temple step where it is possible (ruling 47), or stop."""
    offer(p, DECLINE)
    if p.goods[seat][COCOA] >= 1 and can_step_anywhere(p, seat):
        legal_temples(p, seat)
    offer_held(p, seat)


def answer_royal_temple(p: State, seat: int, action: int, left: int) -> None:
    """Pay for one step; the rest of the offer waits below."""
    if action == DECLINE:
        return
    pay(p, seat, COCOA, 1)
    if left > 1:
        push(p, ROYAL_TEMPLE, seat, left - 1, 0, 0)
    step_temple(p, seat, action - TEMPLE)
