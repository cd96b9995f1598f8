"""The worship action: ability, discovery or both (rule 5)."""

from ..actions import (
    ABILITY_FIRST,
    DISCOVERY_FIRST,
    PART_ABILITY,
    PART_BOTH,
    PART_DISCOVERY,
    WORSHIP,
)
from ..constants import (
    BOTH_PRICE,
    BUY_DISCOVERY,
    CHOOSE_TEMPLE,
    COCOA,
    GOODS,
    PALACE,
    PUSH_OFF_COCOA,
    WORSHIP_ORDER,
    WORSHIPS,
)
from ..record.frames import offer, push
from ..record.reports import tell_piece
from ..record.state import State
from ..schema.events import LOCKED
from ..tables import DISCOVERY_COST, WORSHIP_SPACES, WORSHIP_SPOT, WORSHIP_TEMPLE
from .discovery_tiles import buy, offer_held
from .goods import can_pay, gain, pay
from .royal_tiles import use_royal_tile
from .temples import step_temple
from .workers import lock_worker
from .worship_spaces import find_occupant, push_off


def count_worship_fee(p: State, occupant: int, part: int) -> int:
    """Cocoa for pushing off (rule 5.2; none with advanced worship, ruling 37) and for both."""
    fee = 0
    if occupant >= 0 and not p.advanced_worship:
        fee += PUSH_OFF_COCOA
    if part == PART_BOTH:
        fee += BOTH_PRICE
    return fee


def count_worship_gift(p: State, occupant: int) -> int:
    """Cocoa gained by pushing off with advanced worship (ruling 37)."""
    if p.advanced_worship and occupant >= 0:
        return PUSH_OFF_COCOA
    return 0


def can_worship(p: State, seat: int, board: int, occupant: int, part: int, free: int) -> bool:
    """Whether this worship action is allowed and can be paid, on a space with this occupant
    (rule 5.2, rule 5.3, rule 5.4, rule 5.5, ruling 7)."""
    if occupant == seat:
        return False
    fee = count_worship_fee(p, occupant, part)
    if free:
        if fee == 0:
            return False
        fee = 0
    fee -= count_worship_gift(p, occupant)
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
        occupant = find_occupant(p, board, space)
        for part in range(3):
            if can_worship(p, seat, board, occupant, part, free):
                offer(p, WORSHIP + space * 3 + part)


def answer_worship(p: State, seat: int, space: int, part: int, free: int) -> None:
    """Pay, push off, lock the mover; then the parts chosen (rule 5.2, rule 5.3)."""
    board = p.board[seat][p.mover]
    occupant = find_occupant(p, board, space)
    p.stats[seat][WORSHIPS] += 1
    gain(p, seat, COCOA, count_worship_gift(p, occupant))
    if not free:
        pay(p, seat, COCOA, count_worship_fee(p, occupant, part))
    if occupant >= 0:
        push_off(p, board, space)
    lock_worker(p, seat, p.mover, space)
    tell_piece(p, LOCKED, seat, board, space, p.power[seat][p.mover], p.mover)
    power = p.power[seat][p.mover]
    p.mover = -1
    p.companion = -1
    if part == PART_ABILITY:
        use_ability(p, seat, board, space, power)
    elif part == PART_DISCOVERY:
        buy(p, seat, WORSHIP_SPOT[board], p.spot[WORSHIP_SPOT[board]][0])
    else:
        push(p, WORSHIP_ORDER, seat, board, space, power)


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
    use_ability(p, seat, board, space, power)


def use_ability(p: State, seat: int, board: int, space: int, power: int) -> None:
    """The ability of a worship space (rule 5.4)."""
    if board == PALACE:
        use_royal_tile(p, seat, p.royal[space], power)
    elif WORSHIP_TEMPLE[board] >= 0:
        step_temple(p, seat, WORSHIP_TEMPLE[board])
    else:
        push(p, CHOOSE_TEMPLE, seat, 0, 0, 0)
