"""Estimates of answers: rules of thumb for what each brings, in hundredths of a VP."""

from ...engine.actions import (
    ABILITY_FIRST,
    AMOUNT,
    ASCEND,
    BUILD_ROW,
    BUY,
    COLLECT,
    DECORATE,
    DISCOUNT_STONE,
    KEEP,
    LEARN,
    MAIN,
    MOVE,
    PICK_TILE,
    PLACE_ON,
    PLACE_TILE,
    RESOURCE_SET,
    TAKE,
    TEMPLE,
    USE,
    WORKER,
    WORSHIP,
)
from ...engine.constants import (
    BOARDS,
    COCOA,
    COCOA_TO_TEMPLES,
    COLLECTED_BEYOND,
    PAID_POWER_UP,
    PAID_POWER_UP_TECHNOLOGY,
    ROYAL_TEMPLE,
    SIDES,
    TURN,
    WOOD,
)
from ...engine.record.state import State
from ...engine.rules.discovery_tiles import is_use
from ...engine.rules.workers import count_other_colours
from ...engine.schema.discovery_tiles import MASKS
from ...engine.tables import (
    CELL_LEVEL,
    KEEP_FIRST,
    KEEP_SECOND,
    LEVEL_COST,
    NOBLES_VP,
    ROYAL_COCOA_PRICE,
    TECHNOLOGY_PRICE,
    WORSHIP_SPACES,
)
from .answer_heuristics import (
    estimate_amount,
    estimate_ascension,
    estimate_resource_set,
    estimate_simple,
    estimate_start_tile,
    estimate_use,
)
from .main_action_heuristics import estimate_learning, estimate_main_action
from .tile_values import (
    value_decoration,
    value_placement,
    value_shown_tile,
    value_stone_of_tile,
)
from .tree import Ints
from .values import (
    value_goods,
    value_power,
    value_price,
    value_purchase,
    value_step,
    value_track,
)
from .worship_heuristics import estimate_best_worship, estimate_worship


def estimate_collect(p: State, memo: Ints, seat: int, colours: int) -> int:
    """Collect cocoa on a board with so many other colours."""
    return value_goods(p, memo, seat, COCOA, colours + COLLECTED_BEYOND)


def estimate_move(p: State, memo: Ints, seat: int, worker: int, board: int) -> int:
    """The best action for a worker on a board."""
    colours = count_other_colours(p, board, seat, worker, worker)
    best = max(
        estimate_collect(p, memo, seat, colours),
        estimate_main_action(p, memo, seat, worker, board, colours),
    )
    for space in range(WORSHIP_SPACES[board]):
        best = max(best, estimate_best_worship(p, memo, seat, worker, board, space))
    return best


def estimate_board_action(p: State, memo: Ints, seat: int, action: int) -> int:
    """Collect, worship or the main action of the worker that has moved."""
    board = p.board[seat][p.mover]
    if action == COLLECT or action == MAIN:
        colours = count_other_colours(p, board, seat, p.mover, p.mover)
        if action == COLLECT:
            return estimate_collect(p, memo, seat, colours)
        # The tiles used on it may make it possible where the guess says no.
        return max(estimate_main_action(p, memo, seat, p.mover, board, colours), -200)
    space = (action - WORSHIP) // 3
    part = (action - WORSHIP) % 3
    return max(estimate_worship(p, memo, seat, p.mover, board, space, part), -200)


def estimate_action(p: State, memo: Ints, action: int) -> int:
    """Estimate an answer to the pending question."""
    frame = p.stack[p.depth - 1]
    kind = frame[0]
    seat = frame[1]
    if kind == TURN and MOVE <= action < WORKER:
        return estimate_move(p, memo, seat, (action - MOVE) // BOARDS, (action - MOVE) % BOARDS)
    if COLLECT <= action < ABILITY_FIRST:
        return estimate_board_action(p, memo, seat, action)
    if PLACE_TILE <= action < DISCOUNT_STONE:
        place = action - PLACE_TILE
        tile = p.pyramid_display[frame[2]]
        wood = LEVEL_COST[CELL_LEVEL[place // 4]][WOOD]
        return value_placement(p, memo, seat, place // 4, tile, place % 4) - value_price(
            p, memo, seat, WOOD, wood
        )
    if RESOURCE_SET <= action < AMOUNT:
        return estimate_resource_set(p, memo, seat, kind, action - RESOURCE_SET)
    if TEMPLE <= action < RESOURCE_SET:
        worth = value_step(p, memo, seat, action - TEMPLE)
        if kind == ROYAL_TEMPLE:
            worth -= value_price(p, memo, seat, COCOA, ROYAL_COCOA_PRICE[COCOA_TO_TEMPLES])
        return worth
    if WORKER <= action < COLLECT:
        worth = value_power(memo, p.power[seat][action - WORKER])
        if kind == PAID_POWER_UP:
            worth -= value_price(p, memo, seat, COCOA, TECHNOLOGY_PRICE[PAID_POWER_UP_TECHNOLOGY])
        return worth
    if BUY <= action < LEARN:
        return value_purchase(p, memo, seat, action - BUY)
    if LEARN <= action < BUILD_ROW:
        return estimate_learning(p, memo, seat, action - LEARN)
    if BUILD_ROW <= action < DECORATE:
        return NOBLES_VP[action - BUILD_ROW][p.nobles[action - BUILD_ROW]] * 100
    if DECORATE <= action < PICK_TILE:
        tile = p.decoration_display[(action - DECORATE) // SIDES]
        return value_decoration(p, memo, seat, tile, (action - DECORATE) % SIDES)
    if PICK_TILE <= action < PLACE_TILE:
        worth = value_shown_tile(p, memo, seat, action - PICK_TILE)
        return worth + value_track(p, seat) - value_stone_of_tile(memo)
    if ASCEND <= action < TEMPLE:
        return estimate_ascension(p, memo, seat, action - ASCEND)
    if AMOUNT <= action < KEEP:
        return estimate_amount(p, memo, seat, kind, frame[2], action - AMOUNT)
    if KEEP <= action < TAKE:
        first = p.hand[seat][KEEP_FIRST[action - KEEP]]
        second = p.hand[seat][KEEP_SECOND[action - KEEP]]
        return estimate_start_tile(p, memo, seat, first) + estimate_start_tile(
            p, memo, seat, second
        )
    if TAKE <= action < PLACE_ON:
        return estimate_start_tile(p, memo, seat, action - TAKE)
    if is_use(action):
        return estimate_use(p, seat, kind, action - USE + MASKS)
    return estimate_simple(p, memo, seat, kind, action)
