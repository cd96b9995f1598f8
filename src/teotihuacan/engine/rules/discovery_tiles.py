"""Discovery tiles: buying them where they lie, using those that are held (rule 5.7, rule 11)."""

from ..actions import AFTER_USE, BUY, DECLINE, REWARD, USE
from ..constants import (
    AVENUE_END,
    BLUE,
    BY_DISCOVERIES,
    CHOOSE_TEMPLE,
    COCOA,
    DISCOVERIES,
    DISCOVERIES_BOUGHT,
    GAIN_RESOURCES,
    POWER_UP_ANYWHERE,
    SEATS,
    SPOT_TILES,
    WORKERS,
)
from ..record.frames import offer, push
from ..record.reports import tell
from ..record.state import State
from ..schema.discovery_tiles import (
    ANY_RESOURCES_2,
    ANY_RESOURCES_3,
    AVENUE_STEP,
    COCOA_TILE,
    FIRST_TIMED,
    MASKS,
    POWER_UP_TWICE,
    TEMPLE_ANY,
    TEMPLE_BLUE,
    TEMPLE_GREEN,
    VICTORY_POINTS,
)
from ..schema.events import BOUGHT, USED
from ..tables import DISCOVERY_AMOUNT, DISCOVERY_COST
from .avenue import step_avenue
from .goods import can_pay, gain, pay_all, score
from .temples import can_step, can_step_anywhere, grant_temple_reward, step_temple
from .workers import can_power_up_anywhere


def offer_purchases(p: State, seat: int, spot: int) -> None:
    """Offer the different tiles on a spot that the seat can pay (rule 5.7)."""
    kinds = 0  # as bits
    for i in range(SPOT_TILES):
        if p.spot[spot][i] >= 0:
            kinds |= 1 << p.spot[spot][i]
    for kind in range(DISCOVERIES):
        if (kinds >> kind) & 1 and can_pay(p, seat, DISCOVERY_COST[kind]):
            offer(p, BUY + kind)


def buy(p: State, seat: int, spot: int, kind: int) -> None:
    """Pay a tile's cost and take it from its spot; the others close up."""
    pay_all(p, seat, DISCOVERY_COST[kind])
    at = 0
    while p.spot[spot][at] != kind:
        at += 1
    for i in range(at, SPOT_TILES - 1):
        p.spot[spot][i] = p.spot[spot][i + 1]
    p.spot[spot][SPOT_TILES - 1] = -1
    take_discovery(p, seat, kind, spot, at)


def take_discovery(p: State, seat: int, kind: int, spot: int, slot: int) -> None:
    """Lay a bought tile face up before its owner."""
    p.held[seat][kind] += 1
    if is_for_any_moment(kind):
        p.ready[seat] += 1
    p.stats[seat][DISCOVERIES_BOUGHT] += 1
    tell(p, BOUGHT, seat, kind, spot, slot)


def legal_buy(p: State, seat: int, spot: int) -> None:
    """Buy one of the tiles on a spot, or none (rule 5.7, rule 7.3)."""
    offer(p, DECLINE)
    offer_purchases(p, seat, spot)
    offer_held(p, seat)


def answer_buy(p: State, seat: int, action: int, spot: int) -> None:
    """Buy the chosen tile of a spot, or none."""
    if action != DECLINE:
        buy(p, seat, spot, action - BUY)


def legal_large_step(p: State, seat: int, spot: int) -> None:
    """The printed reward or one of the tiles on the step (rule 7.1)."""
    offer(p, REWARD)
    offer_purchases(p, seat, spot)
    offer_held(p, seat)


def answer_large_step(p: State, seat: int, action: int, spot: int, temple: int, at: int) -> None:
    """Take the reward or buy a tile."""
    if action == REWARD:
        grant_temple_reward(p, seat, temple, at)
    else:
        buy(p, seat, spot, action - BUY)


def is_useful(p: State, seat: int, kind: int) -> bool:
    """Whether using a tile right now would do anything (rule 11.1)."""
    if kind == AVENUE_STEP:
        return p.avenue[seat] < AVENUE_END
    if kind == TEMPLE_ANY:
        return can_step_anywhere(p, seat)
    if TEMPLE_BLUE <= kind <= TEMPLE_GREEN:
        return can_step(p, seat, kind - TEMPLE_BLUE + BLUE)
    if kind == POWER_UP_TWICE:
        for worker in range(WORKERS):
            if can_power_up_anywhere(p, seat, worker):
                return True
        return False
    return True


def is_use(action: int) -> bool:
    """Whether an action uses a held discovery tile."""
    return USE <= action < AFTER_USE


def is_for_any_moment(kind: int) -> bool:
    """Whether a tile works at any moment of the own turn."""
    return MASKS <= kind < FIRST_TIMED


def derive_ready(p: State) -> None:
    """Count the held tiles that work at any moment."""
    for seat in range(SEATS):
        p.ready[seat] = 0
        for kind in range(MASKS, FIRST_TIMED):
            p.ready[seat] += p.held[seat][kind]


def offer_held(p: State, seat: int) -> None:
    """Offer the held tiles that work at any moment of the own turn (rule 3.6)."""
    if seat != p.active or p.ready[seat] == 0:
        return
    for kind in range(MASKS, FIRST_TIMED):
        if p.held[seat][kind] and is_useful(p, seat, kind):
            offer(p, USE + kind - MASKS)


def turn_over(p: State, seat: int, kind: int) -> None:
    """Turn a used tile face down; it still counts for its owner (rule 11)."""
    p.held[seat][kind] -= 1
    if is_for_any_moment(kind):
        p.ready[seat] -= 1
    p.used[seat][kind] += 1
    tell(p, USED, seat, kind, 0, 0)


def use_discovery(p: State, seat: int, kind: int) -> None:
    """Use a tile that works at any moment; the question at hand waits below."""
    turn_over(p, seat, kind)
    if kind == VICTORY_POINTS:
        score(p, seat, BY_DISCOVERIES, DISCOVERY_AMOUNT[kind])
    elif kind == ANY_RESOURCES_3 or kind == ANY_RESOURCES_2:
        push(p, GAIN_RESOURCES, seat, DISCOVERY_AMOUNT[kind], 0, 0)
    elif kind == AVENUE_STEP:
        step_avenue(p, seat)
    elif kind == TEMPLE_ANY:
        push(p, CHOOSE_TEMPLE, seat, 0, 0, 0)
    elif kind == COCOA_TILE:
        gain(p, seat, COCOA, DISCOVERY_AMOUNT[kind])
    elif kind == POWER_UP_TWICE:
        push(p, POWER_UP_ANYWHERE, seat, DISCOVERY_AMOUNT[kind], 0, 0)
    else:
        step_temple(p, seat, kind - TEMPLE_BLUE + BLUE)
