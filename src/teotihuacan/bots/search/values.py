"""What the policy thinks things are worth now, in hundredths of a VP.

Rough numbers that players use without thinking: they order the answers and play games out. The
evaluation (`evaluation.py`) judges positions with weights of its own.
"""

from ...engine.constants import (
    ASCENSION_POWER,
    AVENUE_END,
    BLUE,
    BUILDINGS,
    COCOA,
    CONSTRUCTION_TEMPLE,
    CONSTRUCTION_VP,
    CONSTRUCTION_WORKER_AND_DISCOUNT,
    DECORATIONS_VP,
    ECLIPSES,
    GOLD,
    GOODS,
    GREEN,
    PALACE_COCOA,
    PENULTIMATE,
    RED,
    RESOURCE_EXTRA,
    STONE,
    STRONG_POWER,
    TRACK_END,
    WOOD,
)
from ...engine.record.state import State
from ...engine.rules.bonus_tiles import count_bonus_vp
from ...engine.rules.buildings_row import count_buildings_taken
from ...engine.rules.masks import count_mask_kinds
from ...engine.rules.temples import can_step
from ...engine.schema.discovery_tiles import (
    ANY_RESOURCES_2,
    ANY_RESOURCES_3,
    AVENUE_STEP,
    COCOA_TILE,
    DOUBLE_MOVE,
    EXTRA_WORKER,
    FREE_COCOA,
    MASKS,
    MOVE_ANYWHERE,
    POWER_UP_TWICE,
    TEMPLE_BLUE,
    TEMPLE_GREEN,
    VICTORY_POINTS,
)
from ...engine.tables import (
    BUILDINGS_ROW,
    DISCOVERY_AMOUNT,
    DISCOVERY_COST,
    LARGE_SPOT,
    MASK_SET_VP,
    TEMPLE_COCOA,
    TEMPLE_RESOURCES,
    TEMPLE_VP,
    TRACK_VP,
)
from .constants import (
    NEVER,
    ROUNDS_LEFT,
    SALARY_OWED,
    STEP_WORTH,
    UNKNOWN,
    WORTH_COCOA,
    WORTH_GOLD,
    WORTH_STEP,
    WORTH_STONE,
    WORTH_WOOD,
)
from .memo import count_eclipses_left
from .tree import Ints


def prorate(memo: Ints, full: int) -> int:
    """What something useful for the rest of the game is worth: all of it with 20 rounds left."""
    return full * min(memo[ROUNDS_LEFT], 20) // 20


def value_good(memo: Ints, good: int, have: int) -> int:
    """One more of a good when there are so many already."""
    rounds = memo[ROUNDS_LEFT]
    if good == COCOA:
        if have < memo[SALARY_OWED] and rounds < 4:
            return 200
        if rounds < 3:
            return 5
        return WORTH_COCOA if have < 7 else WORTH_COCOA // 2
    if rounds < 2:
        return 5
    if good == WOOD:
        return WORTH_WOOD if have < 4 else WORTH_WOOD // 2
    if good == STONE:
        return WORTH_STONE if have < 6 else WORTH_STONE // 2
    return WORTH_GOLD if have < 4 else WORTH_GOLD // 2


def value_goods(p: State, memo: Ints, seat: int, good: int, n: int) -> int:
    """So many more of a good."""
    worth = 0
    for i in range(n):
        worth += value_good(memo, good, p.goods[seat][good] + i)
    return worth


def value_price(p: State, memo: Ints, seat: int, good: int, n: int) -> int:
    """So many fewer of a good; NEVER if they aren't there."""
    have = p.goods[seat][good]
    if have < n:
        return -NEVER
    worth = 0
    for i in range(n):
        worth += value_good(memo, good, have - i - 1)
    return worth


def value_resource(p: State, memo: Ints, seat: int) -> int:
    """The best resource of choice."""
    return max(
        value_good(memo, WOOD, p.goods[seat][WOOD]),
        max(
            value_good(memo, STONE, p.goods[seat][STONE]),
            value_good(memo, GOLD, p.goods[seat][GOLD]),
        ),
    )


def value_step(p: State, memo: Ints, seat: int, temple: int) -> int:
    """One step on a temple: its reward and the way to the bonus tile."""
    if memo[STEP_WORTH + temple] == UNKNOWN:
        memo[STEP_WORTH + temple] = work_out_step(p, memo, seat, temple)
    return memo[STEP_WORTH + temple]


def work_out_step(p: State, memo: Ints, seat: int, temple: int) -> int:
    """What `value_step` keeps."""
    if not can_step(p, seat, temple):
        return 0
    at = p.temple[seat][temple] + 1
    worth = TEMPLE_VP[temple][at] * 100
    worth += TEMPLE_COCOA[temple][at] * value_good(memo, COCOA, p.goods[seat][COCOA])
    worth += TEMPLE_RESOURCES[temple][at] * value_resource(p, memo, seat)
    if LARGE_SPOT[temple][at] >= 0:
        worth += 120
    if at == PENULTIMATE:
        return worth + count_bonus_vp(p, seat, p.bonus[temple]) * 100
    if at < PENULTIMATE and memo[ROUNDS_LEFT] > PENULTIMATE - at:
        worth += WORTH_STEP + count_bonus_vp(p, seat, p.bonus[temple]) * at * 3 // 4
    return worth


def value_best_step(p: State, memo: Ints, seat: int) -> int:
    """One step on a temple of choice."""
    return max(
        value_step(p, memo, seat, BLUE),
        max(value_step(p, memo, seat, RED), value_step(p, memo, seat, GREEN)),
    )


def value_avenue(p: State, seat: int) -> int:
    """One step on the avenue: the buildings row at every eclipse still to come."""
    if p.avenue[seat] >= AVENUE_END:
        return 0
    worth = 0
    row = count_buildings_taken(p)
    for _ in range(count_eclipses_left(p)):
        worth += BUILDINGS_ROW[min(row, BUILDINGS)] * 100
        row += 3
    return worth


def value_track(p: State, seat: int) -> int:
    """One step on the pyramid track at the next eclipse."""
    if p.track[seat] >= TRACK_END:
        return 0
    if p.eclipse >= ECLIPSES:
        return 0
    return TRACK_VP[p.eclipse] * 100 + 50


def value_technology(memo: Ints, technology: int) -> int:
    """A technology for the rest of the game."""
    full = 700
    if technology == CONSTRUCTION_WORKER_AND_DISCOUNT or technology == CONSTRUCTION_TEMPLE:
        full = 1100
    elif technology == CONSTRUCTION_VP or technology == RESOURCE_EXTRA:
        full = 900
    elif technology == DECORATIONS_VP or technology == PALACE_COCOA:
        full = 600
    return prorate(memo, full)


def value_power(memo: Ints, power: int) -> int:
    """One more power for a worker of some power; at 5 it ascends."""
    if power + 1 == ASCENSION_POWER:
        return 650
    if power == STRONG_POWER:
        return prorate(memo, 150) + 30
    return prorate(memo, 110) if power == 1 or power == 3 else prorate(memo, 80)


def value_discovery(p: State, memo: Ints, seat: int, kind: int) -> int:
    """A discovery tile, its cost not counted."""
    if kind < MASKS:
        if p.held[seat][kind]:
            return 100 * count_eclipses_left(p)
        kinds = count_mask_kinds(p, seat, 0)
        return (MASK_SET_VP[kinds + 1] - MASK_SET_VP[kinds]) * 100 * count_eclipses_left(p) + 60
    if kind == VICTORY_POINTS:
        return DISCOVERY_AMOUNT[kind] * 100
    if kind == ANY_RESOURCES_3 or kind == ANY_RESOURCES_2:
        return DISCOVERY_AMOUNT[kind] * value_resource(p, memo, seat)
    if kind == AVENUE_STEP:
        return value_avenue(p, seat)
    if kind == COCOA_TILE:
        return value_goods(p, memo, seat, COCOA, DISCOVERY_AMOUNT[kind])
    if kind == POWER_UP_TWICE:
        return prorate(memo, 300) + 50
    if kind == DOUBLE_MOVE or kind == MOVE_ANYWHERE:
        return 150
    if kind == FREE_COCOA or kind == EXTRA_WORKER:
        return 200
    if TEMPLE_BLUE <= kind <= TEMPLE_GREEN:
        return value_step(p, memo, seat, kind - TEMPLE_BLUE + BLUE)
    return value_best_step(p, memo, seat)


def value_purchase(p: State, memo: Ints, seat: int, kind: int) -> int:
    """A discovery tile at its cost."""
    worth = value_discovery(p, memo, seat, kind)
    for good in range(GOODS):
        worth -= value_price(p, memo, seat, good, DISCOVERY_COST[kind][good])
    return worth
