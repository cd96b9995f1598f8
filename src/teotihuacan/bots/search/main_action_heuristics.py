"""Estimates of main actions, for a worker that goes to a board."""

from ...engine.constants import (
    ALCHEMY,
    ALCHEMY_NOBLES_VP,
    COCOA,
    CONSTRUCTION,
    CONSTRUCTION_TEMPLE,
    CONSTRUCTION_VP,
    CONSTRUCTION_WORKER_AND_DISCOUNT,
    COUNTED_WORKERS,
    DECORATIONS,
    DECORATIONS_VP,
    FOREST,
    GENERAL_AREA,
    GOLD,
    GOLD_DEPOSITS,
    LEARNER_VP,
    NOBLES,
    NOBLES_ROWS,
    NOBLES_WOOD,
    PALACE,
    PYRAMID_DISPLAY,
    RESOURCE_COCOA_VP,
    RESOURCE_EXTRA,
    STONE,
    TECHNOLOGY_COLUMNS,
    TECHNOLOGY_SLOTS,
    WOOD,
    WORKERS,
)
from ...engine.record.state import State
from ...engine.rules.construction import count_construction_workers
from ...engine.rules.decorations import count_decoration_gold
from ...engine.rules.nobles import can_build_in
from ...engine.rules.power_ups import count_power_ups
from ...engine.rules.technologies import can_reach
from ...engine.rules.workers import count_own_workers, find_lowest_power
from ...engine.tables import (
    CELL_COCOA,
    CELL_GOLD,
    CELL_STONE,
    CELL_TEMPLE,
    CELL_VP,
    CELL_WOOD,
    COLUMN,
    COLUMN_TEMPLE,
    LEVEL_COST,
    NOBLES_VP,
    TECHNOLOGY_COCOA,
    TECHNOLOGY_DISCOUNT,
    TECHNOLOGY_GOLD,
    TECHNOLOGY_RESOURCES,
    TECHNOLOGY_TEMPLES,
    TECHNOLOGY_VP,
)
from .constants import NEVER
from .tile_values import (
    value_best_decoration,
    value_shown_tile,
    value_stone_of_tile,
)
from .tree import Ints
from .values import (
    value_avenue,
    value_best_step,
    value_goods,
    value_power,
    value_price,
    value_step,
    value_technology,
    value_track,
)


def count_workers_with(p: State, seat: int, board: int, worker: int) -> int:
    """Own workers counted on a board once this one is there."""
    coming = 0 if p.board[seat][worker] == board else 1
    return min(count_own_workers(p, seat, board) + coming, COUNTED_WORKERS)


def find_lowest_with(p: State, seat: int, board: int, worker: int) -> int:
    """The lowest power on a board once this worker is there."""
    return min(p.power[seat][worker], find_lowest_power(p, seat, board))


def value_best_raise(p: State, memo: Ints, seat: int, board: int, worker: int) -> int:
    """The best power-up on a board once this worker is there."""
    best = value_power(memo, p.power[seat][worker])
    for other in range(WORKERS):
        if p.board[seat][other] == board and p.space[seat][other] == GENERAL_AREA:
            best = max(best, value_power(memo, p.power[seat][other]))
    return best


def estimate_resources(
    p: State, memo: Ints, seat: int, board: int, workers: int, lowest: int
) -> int:
    """Forest, stone quarry, gold deposits."""
    which = board - FOREST
    cell = (workers - 1) * 3 + COLUMN[lowest]
    worth = CELL_VP[which][cell] * 100
    wood = CELL_WOOD[which][cell]
    stone = CELL_STONE[which][cell]
    gold = CELL_GOLD[which][cell]
    cocoa = CELL_COCOA[which][cell]
    if p.knows[seat][RESOURCE_EXTRA]:
        more = TECHNOLOGY_RESOURCES[RESOURCE_EXTRA]
        if which == WOOD:
            wood += more
        elif which == STONE:
            stone += more
        else:
            gold += more
    if p.knows[seat][RESOURCE_COCOA_VP]:
        cocoa += TECHNOLOGY_COCOA[RESOURCE_COCOA_VP]
        worth += TECHNOLOGY_VP[RESOURCE_COCOA_VP] * 100
    worth += value_goods(p, memo, seat, WOOD, wood) + value_goods(p, memo, seat, STONE, stone)
    worth += value_goods(p, memo, seat, GOLD, gold) + value_goods(p, memo, seat, COCOA, cocoa)
    if CELL_TEMPLE[which][cell]:
        worth += CELL_TEMPLE[which][cell] * value_best_step(p, memo, seat)
    return worth


def estimate_learning(p: State, memo: Ints, seat: int, slot: int) -> int:
    """A technology with its step, at its price."""
    technology = p.technology[slot]
    worth = value_technology(memo, technology) + value_step(
        p, memo, seat, COLUMN_TEMPLE[slot % TECHNOLOGY_COLUMNS]
    )
    worth -= value_price(p, memo, seat, GOLD, TECHNOLOGY_GOLD[technology])
    for other in range(p.players):
        if other != seat and p.knows[other][technology]:
            worth -= LEARNER_VP * 50
    if p.knows[seat][ALCHEMY_NOBLES_VP]:
        worth += TECHNOLOGY_VP[ALCHEMY_NOBLES_VP] * 100
    return worth


def estimate_alchemy(p: State, memo: Ints, seat: int, workers: int, lowest: int) -> int:
    """The best technology in reach."""
    best = NEVER
    for slot in range(TECHNOLOGY_SLOTS):
        if p.knows[seat][p.technology[slot]]:
            continue
        if can_reach(slot, workers, lowest):
            best = max(best, estimate_learning(p, memo, seat, slot))
    return best


def estimate_nobles(p: State, memo: Ints, seat: int, workers: int) -> int:
    """The best row in reach, the wood paid."""
    best = NEVER
    for row in range(NOBLES_ROWS):
        if can_build_in(p, row, workers):
            best = max(best, NOBLES_VP[row][p.nobles[row]] * 100)
    if p.knows[seat][ALCHEMY_NOBLES_VP]:
        best += TECHNOLOGY_VP[ALCHEMY_NOBLES_VP] * 100
    return best + value_avenue(p, seat) - value_price(p, memo, seat, WOOD, NOBLES_WOOD)


def estimate_decorations(p: State, memo: Ints, seat: int, workers: int) -> int:
    """The best tile on the best side, gold paid."""
    best = value_best_decoration(p, memo, seat)
    if p.knows[seat][DECORATIONS_VP]:
        best += TECHNOLOGY_VP[DECORATIONS_VP] * 100
    return best - value_price(p, memo, seat, GOLD, count_decoration_gold(workers))


def estimate_construction(p: State, memo: Ints, seat: int, workers: int) -> int:
    """The best tile, and as many more as can be paid."""
    tiles = count_construction_workers(p, seat, workers)
    stone = p.goods[seat][STONE]
    if p.knows[seat][CONSTRUCTION_WORKER_AND_DISCOUNT]:
        stone += TECHNOLOGY_DISCOUNT[CONSTRUCTION_WORKER_AND_DISCOUNT]
    tiles = min(tiles, stone // LEVEL_COST[0][STONE])
    if tiles < 1:
        return NEVER
    best = NEVER
    for slot in range(PYRAMID_DISPLAY):
        if p.pyramid_display[slot] >= 0:
            best = max(best, value_shown_tile(p, memo, seat, slot))
    if best <= NEVER:
        return NEVER
    worth = best + value_track(p, seat) - value_stone_of_tile(memo)
    worth += (tiles - 1) * (worth - 100)
    if p.knows[seat][CONSTRUCTION_VP]:
        worth += TECHNOLOGY_VP[CONSTRUCTION_VP] * 100
    if p.knows[seat][CONSTRUCTION_TEMPLE]:
        worth += TECHNOLOGY_TEMPLES[CONSTRUCTION_TEMPLE] * value_best_step(p, memo, seat)
    return worth


def estimate_main_action(
    p: State, memo: Ints, seat: int, worker: int, board: int, cocoa: int
) -> int:
    """The main action of a board for a worker that goes there, so much cocoa paid."""
    if board == PALACE or p.goods[seat][COCOA] < cocoa:
        return NEVER
    workers = count_workers_with(p, seat, board, worker)
    worth = NEVER
    if board <= GOLD_DEPOSITS:
        lowest = find_lowest_with(p, seat, board, worker)
        worth = estimate_resources(p, memo, seat, board, workers, lowest)
    elif board == ALCHEMY:
        worth = estimate_alchemy(p, memo, seat, workers, find_lowest_with(p, seat, board, worker))
    elif board == NOBLES:
        worth = estimate_nobles(p, memo, seat, workers)
    elif board == DECORATIONS:
        worth = estimate_decorations(p, memo, seat, workers)
    elif board == CONSTRUCTION:
        worth = estimate_construction(p, memo, seat, workers)
    raises = 1 if board == ALCHEMY or board == DECORATIONS else count_power_ups(workers)
    worth += raises * value_best_raise(p, memo, seat, board, worker)
    return worth - value_price(p, memo, seat, COCOA, cocoa)
