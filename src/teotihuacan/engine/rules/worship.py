"""Worship: pushing off, ability or discovery or both (rule 5), and the royal tiles (rule 12)."""

from ..actions import (
    ABILITY_FIRST,
    AMOUNT,
    BUY,
    DECLINE,
    DISCOVERY_FIRST,
    PART_ABILITY,
    PART_BOTH,
    PART_DISCOVERY,
    TEMPLE,
    WORSHIP,
)
from ..constants import (
    AVENUE_VP,
    BOARDS,
    BOT,
    BUY_DISCOVERY,
    BY_ROYAL_TILES,
    CHOOSE_TEMPLE,
    COCOA,
    COCOA_AND_RESOURCE_TO_RESOURCES,
    COCOA_TO_GOLD_AND_STONE,
    COCOA_TO_TEMPLES,
    COCOA_TO_WOOD_AND_STONE,
    GAIN_COCOA,
    GAIN_RESOURCES,
    GENERAL_AREA,
    GOLD,
    GOODS,
    PALACE,
    PYRAMID_TRACK_VP,
    RESOURCE_TO_COCOA,
    ROYAL_SELL,
    ROYAL_SWAP,
    ROYAL_TEMPLE,
    ROYAL_TRADE,
    STONE,
    TECH_VP,
    TECHNOLOGIES,
    WOOD,
    WORKERS,
    WORSHIP_ORDER,
    WORSHIPS,
)
from ..record.frames import offer, push
from ..record.reports import BOT_WORSHIPPED, LOCKED, PUSHED_OFF, tell, tell_piece
from ..record.state import State
from ..tables import (
    DISCOVERY_COST,
    RESOURCE_SET_SIZE,
    WORSHIP_SPACES,
    WORSHIP_SPOT,
    WORSHIP_TEMPLE,
)
from .discovery_tiles import buy, offer_held
from .goods import answer_spend, can_pay, gain, legal_spend, pay, score
from .temples import can_step_anywhere, is_bot, legal_temples, step_temple


def occupant(p: State, board: int, space: int) -> int:
    """The seat whose worker is locked on a worship space, -1 if it is empty."""
    for seat in range(p.players):
        for worker in range(WORKERS):
            if p.board[seat][worker] == board and p.space[seat][worker] == space:
                return seat
    return -1


def worship_fee(p: State, seat: int, board: int, space: int, part: int) -> int:
    """Cocoa for pushing off (rule 5.2; none with advanced worship, ruling 37) and for both."""
    fee = 0
    if occupant(p, board, space) >= 0 and not p.advanced_worship:
        fee += 1
    if part == PART_BOTH:
        fee += 1
    return fee


def worship_gift(p: State, seat: int, board: int, space: int) -> int:
    """Cocoa gained by pushing off with advanced worship (ruling 37)."""
    return 1 if p.advanced_worship and occupant(p, board, space) >= 0 else 0


def can_worship(p: State, seat: int, board: int, space: int, part: int, free: int) -> bool:
    """Whether this worship action is allowed and can be paid (rules 5.2-5.5, ruling 7)."""
    if occupant(p, board, space) == seat:
        return False
    fee = worship_fee(p, seat, board, space, part)
    if free:
        if fee == 0:
            return False
        fee = 0
    fee -= worship_gift(p, seat, board, space)
    if p.goods[seat][COCOA] < fee:
        return False
    if part == PART_ABILITY:
        return True
    kind = p.spot[WORSHIP_SPOT[board]][0]
    if kind < 0:
        return False
    if part == PART_BOTH:
        return True
    if board == PALACE:
        return False
    for good in range(GOODS):
        if p.goods[seat][good] - (fee if good == COCOA else 0) < DISCOVERY_COST[kind][good]:
            return False
    return True


def legal_worship(p: State, seat: int, board: int, free: int) -> None:
    """Offer the worship actions of a board."""
    for space in range(WORSHIP_SPACES[board]):
        for part in range(3):
            if can_worship(p, seat, board, space, part, free):
                offer(p, WORSHIP + space * 3 + part)


def answer_worship(p: State, seat: int, space: int, part: int, free: int) -> None:
    """Pay, push off, lock the mover; then the parts chosen (rules 5.2, 5.3)."""
    board = p.board[seat][p.mover]
    p.stats[seat][WORSHIPS] += 1
    gain(p, seat, COCOA, worship_gift(p, seat, board, space))
    if not free:
        pay(p, seat, COCOA, worship_fee(p, seat, board, space, part))
    push_off(p, board, space)
    p.space[seat][p.mover] = space
    tell_piece(p, LOCKED, seat, board, space, p.power[seat][p.mover], p.mover)
    power = p.power[seat][p.mover]
    p.mover = -1
    p.companion = -1
    if part == PART_ABILITY:
        ability(p, seat, board, space, power)
    elif part == PART_DISCOVERY:
        buy(p, seat, WORSHIP_SPOT[board], p.spot[WORSHIP_SPOT[board]][0])
    else:
        push(p, WORSHIP_ORDER, seat, board, space, power)


def push_off(p: State, board: int, space: int) -> None:
    """Unlock whoever is on a worship space (rule 5.2); Teotibot's worker goes on (15.3)."""
    for seat in range(p.players):
        for worker in range(WORKERS):
            if p.board[seat][worker] == board and p.space[seat][worker] == space:
                if is_bot(p, seat):
                    displace_bot(p, worker, board)
                else:
                    p.space[seat][worker] = GENERAL_AREA
                    tell_piece(p, PUSHED_OFF, seat, board, p.power[seat][worker], space, worker)


def next_temple_board(p: State, board: int) -> int:
    """The next board clockwise with a temple worship space; the palace has none."""
    board = p.ring[(p.place[board] + 1) % BOARDS]
    while WORSHIP_TEMPLE[board] == -2:
        board = p.ring[(p.place[board] + 1) % BOARDS]
    return board


def displace_bot(p: State, worker: int, board: int) -> None:
    """Teotibot's worker goes to the next empty temple worship space, without effect (15.3).

    If none is empty it pushes off the player's next locked worker there.
    """
    target = next_temple_board(p, board)
    while target != board and occupant(p, target, 0) >= 0:
        target = next_temple_board(p, target)
    if target == board:
        target = next_temple_board(p, board)
        push_off(p, target, 0)
    p.board[BOT][worker] = target
    tell(p, BOT_WORSHIPPED, BOT, board, target, worker)


def legal_worship_order(p: State, seat: int, board: int) -> None:
    """Ability and discovery in either order (rule 5.3, ruling 41); tiles at any moment."""
    offer(p, ABILITY_FIRST)
    kind = p.spot[WORSHIP_SPOT[board]][0]
    if kind >= 0 and can_pay(p, seat, DISCOVERY_COST[kind]):
        offer(p, DISCOVERY_FIRST)
    offer_held(p, seat)


def answer_worship_order(
    p: State, seat: int, action: int, board: int, space: int, power: int
) -> None:
    """Do one part; the other follows: the ability in any case, the tile if it is wanted."""
    spot = WORSHIP_SPOT[board]
    if action == DISCOVERY_FIRST:
        buy(p, seat, spot, p.spot[spot][0])
        push(p, WORSHIP_ORDER, seat, board, space, power)
        return
    if p.spot[spot][0] >= 0:
        push(p, BUY_DISCOVERY, seat, spot, 0, 0)
    ability(p, seat, board, space, power)


def ability(p: State, seat: int, board: int, space: int, power: int) -> None:
    """The ability of a worship space (rule 5.4)."""
    if board == PALACE:
        royal(p, seat, p.royal[space], power)
    elif WORSHIP_TEMPLE[board] >= 0:
        step_temple(p, seat, WORSHIP_TEMPLE[board])
    else:
        push(p, CHOOSE_TEMPLE, seat, 0, 0, 0)


# Royal tiles ---


def technologies_of(p: State, seat: int) -> int:
    """How many technologies the seat knows."""
    count = 0
    for technology in range(TECHNOLOGIES):
        count += p.knows[seat][technology]
    return count


def royal(p: State, seat: int, tile: int, power: int) -> None:
    """A royal tile's ability for the power of the worker just locked there (rule 12)."""
    if tile == TECH_VP:
        score(p, seat, BY_ROYAL_TILES, 2 * min(technologies_of(p, seat), power))
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


def answer_buy(p: State, seat: int, action: int, spot: int) -> None:
    """Buy the chosen tile of a spot, or none."""
    if action != DECLINE:
        buy(p, seat, spot, action - BUY)
