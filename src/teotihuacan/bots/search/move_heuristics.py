"""How much an answer appeals to the policy: a guess of what it brings, in hundredths of a VP."""

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
    appeal_amount,
    appeal_ascension,
    appeal_resource_set,
    appeal_simple,
    appeal_start_tile,
    appeal_use,
)
from .main_action_heuristics import appeal_learning, appeal_main
from .values import (
    price,
    value_decoration,
    value_goods,
    value_placement,
    value_power,
    value_purchase,
    value_step,
    value_stone_of_tile,
    value_tile,
    value_track,
)
from .worship_heuristics import appeal_worship


def appeal_collect(p: State, seat: int, worker: int, board: int) -> int:
    """Collect cocoa with a worker that goes to a board."""
    there = count_other_colours(p, board, seat, worker, worker)
    return value_goods(p, seat, COCOA, there + COLLECTED_BEYOND)


def appeal_move(p: State, seat: int, worker: int, board: int) -> int:
    """The best action for a worker on a board."""
    best = max(
        appeal_collect(p, seat, worker, board),
        appeal_main(p, seat, worker, board),
    )
    for space in range(WORSHIP_SPACES[board]):
        for part in range(3):
            best = max(best, appeal_worship(p, seat, worker, board, space, part))
    return best


def appeal_board_action(p: State, seat: int, action: int) -> int:
    """Collect, worship or the main action of the worker that has moved."""
    board = p.board[seat][p.mover]
    if action == COLLECT:
        return appeal_collect(p, seat, p.mover, board)
    if action == MAIN:
        # The tiles used on it may make it possible where the guess says no.
        return max(appeal_main(p, seat, p.mover, board), -200)
    space = (action - WORSHIP) // 3
    return max(appeal_worship(p, seat, p.mover, board, space, (action - WORSHIP) % 3), -200)


def appeal(p: State, action: int) -> int:
    """What the policy thinks of an answer to the question at hand."""
    frame = p.stack[p.depth - 1]
    kind = frame[0]
    seat = frame[1]
    if kind == TURN and MOVE <= action < WORKER:
        return appeal_move(p, seat, (action - MOVE) // BOARDS, (action - MOVE) % BOARDS)
    if COLLECT <= action < ABILITY_FIRST:
        return appeal_board_action(p, seat, action)
    if PLACE_TILE <= action < DISCOUNT_STONE:
        place = action - PLACE_TILE
        tile = p.pyramid_display[frame[2]]
        wood = LEVEL_COST[CELL_LEVEL[place // 4]][WOOD]
        return value_placement(p, seat, place // 4, tile, place % 4) - price(p, seat, WOOD, wood)
    if RESOURCE_SET <= action < AMOUNT:
        return appeal_resource_set(p, seat, kind, action - RESOURCE_SET)
    if TEMPLE <= action < RESOURCE_SET:
        worth = value_step(p, seat, action - TEMPLE)
        if kind == ROYAL_TEMPLE:
            worth -= price(p, seat, COCOA, ROYAL_COCOA_PRICE[COCOA_TO_TEMPLES])
        return worth
    if WORKER <= action < COLLECT:
        worth = value_power(p, p.power[seat][action - WORKER])
        if kind == PAID_POWER_UP:
            worth -= price(p, seat, COCOA, TECHNOLOGY_PRICE[PAID_POWER_UP_TECHNOLOGY])
        return worth
    if BUY <= action < LEARN:
        return value_purchase(p, seat, action - BUY)
    if LEARN <= action < BUILD_ROW:
        return appeal_learning(p, seat, action - LEARN)
    if BUILD_ROW <= action < DECORATE:
        return NOBLES_VP[action - BUILD_ROW][p.nobles[action - BUILD_ROW]] * 100
    if DECORATE <= action < PICK_TILE:
        tile = p.decoration_display[(action - DECORATE) // SIDES]
        return value_decoration(p, seat, tile, (action - DECORATE) % SIDES)
    if PICK_TILE <= action < PLACE_TILE:
        tile = p.pyramid_display[action - PICK_TILE]
        return value_tile(p, seat, tile) + value_track(p, seat) - value_stone_of_tile(p, seat)
    if ASCEND <= action < TEMPLE:
        return appeal_ascension(p, seat, action - ASCEND)
    if AMOUNT <= action < KEEP:
        return appeal_amount(p, seat, kind, frame[2], action - AMOUNT)
    if KEEP <= action < TAKE:
        first = p.hand[seat][KEEP_FIRST[action - KEEP]]
        second = p.hand[seat][KEEP_SECOND[action - KEEP]]
        return appeal_start_tile(p, seat, first) + appeal_start_tile(p, seat, second)
    if TAKE <= action < PLACE_ON:
        return appeal_start_tile(p, seat, action - TAKE)
    if is_use(action):
        return appeal_use(p, seat, kind, action - USE + MASKS)
    return appeal_simple(p, seat, kind, action)
