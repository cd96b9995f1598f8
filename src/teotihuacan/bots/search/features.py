"""What the evaluation looks at: a seat's situation as a row of small numbers."""

from ...engine.constants import (
    ASCENSION_POWER,
    BLUE,
    BOARDS,
    COCOA,
    ECLIPSES,
    GENERAL_AREA,
    GOLD,
    GREEN,
    NOWHERE,
    PENULTIMATE,
    RED,
    STONE,
    STRONG_POWER,
    TECHNOLOGIES,
    TEMPLES,
    WOOD,
    WORKERS,
)
from ...engine.record.state import State
from ...engine.rules.bonus_tiles import count_bonus_vp
from ...engine.rules.buildings_row import read_buildings_row
from ...engine.rules.masks import count_mask_kinds, count_mask_vp
from ...engine.rules.salary import count_salary
from ...engine.schema.discovery_tiles import (
    ANY_RESOURCES_2,
    ANY_RESOURCES_3,
    AVENUE_STEP,
    COCOA_TILE,
    DOUBLE_MOVE,
    EXTRA_WORKER,
    FREE_COCOA,
    MOVE_ANYWHERE,
    POWER_UP_TWICE,
    TEMPLE_ANY,
    TEMPLE_GREEN,
    VICTORY_POINTS,
)
from ...engine.tables import DISCOVERY_AMOUNT, LEVEL_COST, TRACK_VP
from .constants import (
    AVENUE_POINTS,
    AVENUE_STEPS,
    BLUE_STEPS,
    BONUS_NEAR,
    BONUS_REACHED,
    BUILDS_AFFORDABLE,
    COCOA_BEYOND,
    COCOA_FIRST,
    FEATURES,
    GOLD_BEYOND,
    GOLD_FIRST,
    GREEN_STEPS,
    KNOWS_FIRST,
    LOCKED_WORKERS,
    MASK_KINDS,
    MASK_POINTS,
    ON_BOARD,
    ONE,
    PAIRS,
    POWER_SUM,
    PROGRESS,
    READY_TO_ASCEND,
    RED_STEPS,
    SALARY_SHORT,
    STEPS_BEYOND,
    STONE_BEYOND,
    STONE_FIRST,
    STRONG_WORKERS,
    TILE_AVENUE,
    TILE_COCOA,
    TILE_DOUBLE_MOVE,
    TILE_EXTRA_WORKER,
    TILE_FREE_COCOA,
    TILE_MOVE_ANYWHERE,
    TILE_POWER_UP,
    TILE_RESOURCES,
    TILE_TEMPLE,
    TILE_VP,
    TO_MOVE,
    TRACK_LEADER,
    TRACK_POINTS,
    TRIPLES,
    WOOD_BEYOND,
    WOOD_FIRST,
    WORKERS_IN_PLAY,
)
from .tree import Shorts


def find_period(p: State) -> int:
    """Which eclipse comes next, from 0; a completed pyramid makes it the last."""
    if p.pyramid_complete or p.eclipse >= ECLIPSES:
        return ECLIPSES - 1
    return p.eclipse


def measure_progress(p: State) -> int:
    """How far the period has gone, from 0 to PROGRESS."""
    done = 2 * p.light
    if p.eclipse_in >= 0:
        done += 3 - 3 * min(p.eclipse_in, 2 * p.players) // (2 * p.players)
    return min(PROGRESS * done // (2 * p.dark + 3), PROGRESS)


def leads_track(p: State, seat: int) -> int:
    """1 if nobody is further on the pyramid track."""
    if p.track[seat] == 0:
        return 0
    for other in range(p.players):
        if p.track[other] > p.track[seat]:
            return 0
    return 1


def extract_features(p: State, seat: int, f: Shorts) -> None:
    """Fill in a seat's features."""
    for i in range(FEATURES):
        f[i] = 0
    f[ONE] = 1
    if p.active == seat:
        f[TO_MOVE] = 1
    extract_goods(p, seat, f)
    extract_tracks(p, seat, f)
    extract_temples(p, seat, f)
    for technology in range(TECHNOLOGIES):
        f[KNOWS_FIRST + technology] = p.knows[seat][technology]
    extract_workers(p, seat, f)
    extract_tiles(p, seat, f)


def extract_goods(p: State, seat: int, f: Shorts) -> None:
    """Goods, the first ones apart from those beyond; cocoa missing for the salary."""
    cocoa = p.goods[seat][COCOA]
    wood = p.goods[seat][WOOD]
    stone = p.goods[seat][STONE]
    gold = p.goods[seat][GOLD]
    f[COCOA_FIRST] = min(cocoa, 4)
    f[COCOA_BEYOND] = max(cocoa - 4, 0)
    f[WOOD_FIRST] = min(wood, 3)
    f[WOOD_BEYOND] = max(wood - 3, 0)
    f[STONE_FIRST] = min(stone, 4)
    f[STONE_BEYOND] = max(stone - 4, 0)
    f[GOLD_FIRST] = min(gold, 3)
    f[GOLD_BEYOND] = max(gold - 3, 0)
    f[BUILDS_AFFORDABLE] = min(stone // LEVEL_COST[0][STONE], wood + 1)
    f[SALARY_SHORT] = max(count_salary(p, seat) - cocoa, 0)


def extract_tracks(p: State, seat: int, f: Shorts) -> None:
    """Avenue, pyramid track and masks as the next eclipse would score them now."""
    f[AVENUE_POINTS] = p.avenue[seat] * read_buildings_row(p)
    f[AVENUE_STEPS] = p.avenue[seat]
    f[TRACK_POINTS] = p.track[seat] * TRACK_VP[find_period(p)]
    f[TRACK_LEADER] = leads_track(p, seat)
    f[MASK_POINTS] = count_mask_vp(p, seat)
    f[MASK_KINDS] = count_mask_kinds(p, seat, 0)


def extract_temples(p: State, seat: int, f: Shorts) -> None:
    """Steps, and the temple bonus tiles in reach."""
    f[BLUE_STEPS] = p.temple[seat][BLUE]
    f[RED_STEPS] = p.temple[seat][RED]
    f[GREEN_STEPS] = p.temple[seat][GREEN]
    for temple in range(TEMPLES):
        steps = p.temple[seat][temple]
        f[STEPS_BEYOND] += max(steps - 6, 0)
        if steps >= PENULTIMATE:
            f[BONUS_REACHED] += count_bonus_vp(p, seat, p.bonus[temple])
        elif steps > 5:
            f[BONUS_NEAR] += count_bonus_vp(p, seat, p.bonus[temple]) * (steps - 5)


def extract_workers(p: State, seat: int, f: Shorts) -> None:
    """Workers in play, their power, where they are and how they stand together."""
    for worker in range(WORKERS):
        board = p.board[seat][worker]
        if board == NOWHERE:
            continue
        f[WORKERS_IN_PLAY] += 1
        f[POWER_SUM] += p.power[seat][worker]
        if p.power[seat][worker] >= STRONG_POWER:
            f[STRONG_WORKERS] += 1
        if p.power[seat][worker] + 1 == ASCENSION_POWER:
            f[READY_TO_ASCEND] += 1
        if p.space[seat][worker] == GENERAL_AREA:
            f[ON_BOARD + board] += 1
        else:
            f[LOCKED_WORKERS] += 1
    for board in range(BOARDS):
        if f[ON_BOARD + board] == 2:
            f[PAIRS] += 1
        elif f[ON_BOARD + board] > 2:
            f[TRIPLES] += 1


def extract_tiles(p: State, seat: int, f: Shorts) -> None:
    """Discovery tiles that are still to be used."""
    f[TILE_VP] = p.held[seat][VICTORY_POINTS]
    for kind in range(ANY_RESOURCES_3, ANY_RESOURCES_2 + 1):
        f[TILE_RESOURCES] += DISCOVERY_AMOUNT[kind] * p.held[seat][kind]
    f[TILE_AVENUE] = p.held[seat][AVENUE_STEP]
    for kind in range(TEMPLE_ANY, TEMPLE_GREEN + 1):
        f[TILE_TEMPLE] += p.held[seat][kind]
    f[TILE_COCOA] = p.held[seat][COCOA_TILE]
    f[TILE_POWER_UP] = p.held[seat][POWER_UP_TWICE]
    f[TILE_DOUBLE_MOVE] = p.held[seat][DOUBLE_MOVE]
    f[TILE_FREE_COCOA] = p.held[seat][FREE_COCOA]
    f[TILE_MOVE_ANYWHERE] = p.held[seat][MOVE_ANYWHERE]
    f[TILE_EXTRA_WORKER] = p.held[seat][EXTRA_WORKER]
