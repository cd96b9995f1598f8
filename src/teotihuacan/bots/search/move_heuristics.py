"""How much an answer appeals to the policy: a guess of what it brings, in hundredths of a VP."""

from ...engine.actions import (
    ABILITY_FIRST,
    AMOUNT,
    ASCEND,
    ASCEND_COCOA,
    ASCEND_TEMPLE,
    ASCEND_TWO_TEMPLES,
    ASCEND_VP,
    BUILD_ROW,
    BUY,
    COLLECT,
    DECLINE,
    DECORATE,
    DISCOUNT_STONE,
    DISCOUNT_WOOD,
    DISCOVERY_FIRST,
    END_TURN_ACTION,
    KEEP,
    LEARN,
    MAIN,
    MOVE,
    PART_ABILITY,
    PART_DISCOVERY,
    PICK_TILE,
    PLACE_ON,
    PLACE_TILE,
    RESOURCE_SET,
    REWARD,
    TAKE,
    TEMPLE,
    UNLOCK_FREE,
    UNLOCK_PAID,
    USE,
    WORKER,
    WORSHIP,
)
from ...engine.constants import (
    ALCHEMY,
    ALCHEMY_NOBLES_VP,
    AVENUE_VP,
    BOARD_ACTION,
    BOARDS,
    COCOA,
    COCOA_AND_RESOURCE_TO_RESOURCES,
    COCOA_TO_GOLD_AND_STONE,
    COCOA_TO_TEMPLES,
    COCOA_TO_WOOD_AND_STONE,
    CONSTRUCTION,
    CONSTRUCTION_TEMPLE,
    CONSTRUCTION_VP,
    CONSTRUCTION_WORKER_AND_DISCOUNT,
    COUNTED_WORKERS,
    DECORATION_DISPLAY,
    DECORATIONS,
    DECORATIONS_VP,
    DISCOUNT,
    EXTRA_WORKER,
    FOREST,
    FREE_COCOA,
    GAIN_COCOA,
    GENERAL_AREA,
    GOLD,
    GOLD_DEPOSITS,
    GOODS,
    LARGE_STEP,
    MASKS,
    NEUTRAL_COLOURS,
    NEUTRAL_DICE,
    NOBLES,
    NOBLES_ROWS,
    NOWHERE,
    PAID_POWER_UP,
    PALACE,
    POWER_UP_TWICE,
    PYRAMID_DISPLAY,
    PYRAMID_TRACK_VP,
    RESOURCE_COCOA_VP,
    RESOURCE_EXTRA,
    RESOURCE_TO_COCOA,
    RESOURCES,
    ROYAL_SELL,
    ROYAL_SWAP,
    ROYAL_TEMPLE,
    ROYAL_TRADE,
    SALARY,
    SIDES,
    STONE,
    TECH_VP,
    TECHNOLOGY_SLOTS,
    TEMPLES,
    TURN,
    WOOD,
    WORKERS,
)
from ...engine.record.state import State
from ...engine.rules.decorations import count_decoration_gold
from ...engine.rules.nobles import can_build_in
from ...engine.rules.power_ups import count_power_ups
from ...engine.rules.technologies import count_technologies
from ...engine.rules.worship import count_worship_fee, count_worship_gift
from ...engine.rules.worship_spaces import find_occupant
from ...engine.tables import (
    CELL_COCOA,
    CELL_GOLD,
    CELL_LEVEL,
    CELL_STONE,
    CELL_TEMPLE,
    CELL_VP,
    CELL_WOOD,
    COLUMN,
    COLUMN_TEMPLE,
    KEEP_FIRST,
    KEEP_SECOND,
    LEVEL_COST,
    NOBLES_VP,
    RESOURCE_SET_GOODS,
    START_AVENUE,
    START_GOODS,
    START_POWER,
    START_RESOURCES,
    START_SEES,
    START_TECHNOLOGY,
    START_TEMPLES,
    TECHNOLOGY_GOLD,
    TEMPLE_COCOA,
    TEMPLE_RESOURCES,
    TEMPLE_VP,
    WORSHIP_SPACES,
    WORSHIP_SPOT,
    WORSHIP_TEMPLE,
)
from .constants import NEVER, WORTH_LOCK, WORTH_WORKER
from .values import (
    lasting,
    price,
    rounds_left,
    worth_avenue,
    worth_best_step,
    worth_decoration,
    worth_good,
    worth_goods,
    worth_placement,
    worth_power,
    worth_purchase,
    worth_resource,
    worth_step,
    worth_technology,
    worth_tile,
    worth_track,
)


def colours_without(p: State, board: int, seat: int, worker: int) -> int:
    """Colours on a board before this worker arrives there."""
    count = 0
    for other in range(p.players):
        for i in range(WORKERS):
            if (
                p.board[other][i] == board
                and p.space[other][i] == GENERAL_AREA
                and (other != seat or i != worker)
            ):
                count += 1
                break
    for colour in range(NEUTRAL_COLOURS):
        for die in range(NEUTRAL_DICE):
            if p.neutral[colour][die] == board:
                count += 1
                break
    return count


# Main actions, for a worker that goes to a board ---


def workers_with(p: State, seat: int, board: int, worker: int) -> int:
    """Own workers counted on a board once this one is there."""
    count = 1
    for other in range(WORKERS):
        if (
            other != worker
            and p.board[seat][other] == board
            and p.space[seat][other] == GENERAL_AREA
        ):
            count += 1
    return min(count, COUNTED_WORKERS)


def lowest_with(p: State, seat: int, board: int, worker: int) -> int:
    """The lowest power on a board once this worker is there."""
    lowest = p.power[seat][worker]
    for other in range(WORKERS):
        if p.board[seat][other] == board and p.space[seat][other] == GENERAL_AREA:
            lowest = min(lowest, p.power[seat][other])
    return lowest


def best_raise(p: State, seat: int, board: int, worker: int) -> int:
    """The best power-up on a board once this worker is there."""
    best = worth_power(p, p.power[seat][worker])
    for other in range(WORKERS):
        if p.board[seat][other] == board and p.space[seat][other] == GENERAL_AREA:
            best = max(best, worth_power(p, p.power[seat][other]))
    return best


def appeal_resources(p: State, seat: int, board: int, workers: int, lowest: int) -> int:
    """Forest, stone quarry, gold deposits."""
    which = board - FOREST
    cell = (workers - 1) * 3 + COLUMN[lowest]
    worth = CELL_VP[which][cell] * 100
    wood = CELL_WOOD[which][cell]
    stone = CELL_STONE[which][cell]
    gold = CELL_GOLD[which][cell]
    cocoa = CELL_COCOA[which][cell]
    if p.knows[seat][RESOURCE_EXTRA]:
        if which == WOOD:
            wood += 1
        elif which == STONE:
            stone += 1
        else:
            gold += 1
    if p.knows[seat][RESOURCE_COCOA_VP]:
        cocoa += 1
        worth += 100
    worth += worth_goods(p, seat, WOOD, wood) + worth_goods(p, seat, STONE, stone)
    worth += worth_goods(p, seat, GOLD, gold) + worth_goods(p, seat, COCOA, cocoa)
    if CELL_TEMPLE[which][cell]:
        worth += CELL_TEMPLE[which][cell] * worth_best_step(p, seat)
    return worth


def appeal_learning(p: State, seat: int, slot: int) -> int:
    """A technology with its step, at its price."""
    technology = p.technology[slot]
    worth = worth_technology(p, technology) + worth_step(p, seat, COLUMN_TEMPLE[slot % 3])
    worth -= price(p, seat, GOLD, TECHNOLOGY_GOLD[technology])
    for other in range(p.players):
        if other != seat and p.knows[other][technology]:
            worth -= 150
    if p.knows[seat][ALCHEMY_NOBLES_VP]:
        worth += 300
    return worth


def appeal_alchemy(p: State, seat: int, workers: int, lowest: int) -> int:
    """The best technology in reach."""
    best = NEVER
    for slot in range(TECHNOLOGY_SLOTS):
        if p.knows[seat][p.technology[slot]]:
            continue
        if slot < 3 or workers > 1 or lowest >= 4:
            best = max(best, appeal_learning(p, seat, slot))
    return best


def appeal_nobles(p: State, seat: int, workers: int) -> int:
    """The best row in reach, two wood paid."""
    best = NEVER
    for row in range(NOBLES_ROWS):
        if can_build_in(p, row, workers):
            best = max(best, NOBLES_VP[row][p.nobles[row]] * 100)
    if p.knows[seat][ALCHEMY_NOBLES_VP]:
        best += 300
    return best + worth_avenue(p, seat) - price(p, seat, WOOD, 2)


def appeal_decorations(p: State, seat: int, workers: int) -> int:
    """The best tile on the best side, gold paid."""
    best = NEVER
    for slot in range(DECORATION_DISPLAY):
        if p.decoration_display[slot] >= 0:
            for side in range(SIDES):
                best = max(best, worth_decoration(p, seat, p.decoration_display[slot], side))
    if p.knows[seat][DECORATIONS_VP]:
        best += 400
    return best - price(p, seat, GOLD, count_decoration_gold(workers))


def appeal_construction(p: State, seat: int, workers: int) -> int:
    """The best tile, and as many more as can be paid."""
    discount = p.knows[seat][CONSTRUCTION_WORKER_AND_DISCOUNT]
    tiles = min(workers + discount, COUNTED_WORKERS)
    tiles = min(tiles, (p.goods[seat][STONE] + discount) // 2)
    if tiles < 1:
        return NEVER
    best = NEVER
    for slot in range(PYRAMID_DISPLAY):
        if p.pyramid_display[slot] >= 0:
            best = max(best, worth_tile(p, seat, p.pyramid_display[slot]))
    if best <= NEVER:
        return NEVER
    worth = best + worth_track(p, seat) - 2 * worth_good(p, seat, STONE, 0)
    worth += (tiles - 1) * (worth - 100)
    if p.knows[seat][CONSTRUCTION_VP]:
        worth += 300
    if p.knows[seat][CONSTRUCTION_TEMPLE]:
        worth += worth_best_step(p, seat)
    return worth


def appeal_main(p: State, seat: int, worker: int, board: int) -> int:
    """The main action of a board for a worker that goes there, cocoa paid."""
    if board == PALACE:
        return NEVER
    cocoa = colours_without(p, board, seat, worker)
    if p.goods[seat][COCOA] < cocoa:
        return NEVER
    workers = workers_with(p, seat, board, worker)
    worth = NEVER
    if board <= GOLD_DEPOSITS:
        lowest = lowest_with(p, seat, board, worker)
        worth = appeal_resources(p, seat, board, workers, lowest)
    elif board == ALCHEMY:
        worth = appeal_alchemy(p, seat, workers, lowest_with(p, seat, board, worker))
    elif board == NOBLES:
        worth = appeal_nobles(p, seat, workers)
    elif board == DECORATIONS:
        worth = appeal_decorations(p, seat, workers)
    elif board == CONSTRUCTION:
        worth = appeal_construction(p, seat, workers)
    raises = 1 if board == ALCHEMY or board == DECORATIONS else count_power_ups(workers)
    worth += raises * best_raise(p, seat, board, worker)
    return worth - price(p, seat, COCOA, cocoa)


# Worship and cocoa ---


def appeal_royal(p: State, seat: int, tile: int, power: int) -> int:
    """A royal tile's ability."""
    cocoa = p.goods[seat][COCOA]
    if tile == TECH_VP:
        return 200 * min(count_technologies(p, seat), power)
    if tile == PYRAMID_TRACK_VP:
        return 200 * min(p.track[seat], power)
    if tile == AVENUE_VP:
        return 100 * min(p.avenue[seat], power + 1)
    if tile == COCOA_TO_WOOD_AND_STONE:
        times = min(power, cocoa)
        gained = worth_goods(p, seat, WOOD, times) + worth_goods(p, seat, STONE, times)
        return max(gained - price(p, seat, COCOA, times), 0)
    if tile == COCOA_TO_GOLD_AND_STONE:
        times = min(power, cocoa)
        gained = worth_goods(p, seat, GOLD, times) + worth_goods(p, seat, STONE, times)
        return max(gained - price(p, seat, COCOA, times), 0)
    if tile == COCOA_AND_RESOURCE_TO_RESOURCES:
        return max((power - 1) * worth_resource(p, seat) - 75, 0)
    if tile == GAIN_COCOA:
        return worth_goods(p, seat, COCOA, power + 1)
    if tile == RESOURCE_TO_COCOA:
        return 60
    if tile == COCOA_TO_TEMPLES:
        times = min(power - 1, cocoa)
        return max(times * (worth_best_step(p, seat) - 75), 0)
    return 0


def appeal_ability(p: State, seat: int, board: int, space: int, power: int) -> int:
    """The ability of a worship space."""
    if board == PALACE:
        return appeal_royal(p, seat, p.royal[space], power)
    if WORSHIP_TEMPLE[board] >= 0:
        return worth_step(p, seat, WORSHIP_TEMPLE[board])
    return worth_best_step(p, seat)


def appeal_worship(p: State, seat: int, worker: int, board: int, space: int, part: int) -> int:
    """Worship with a worker that goes to a board: fees paid, the worker locked."""
    if find_occupant(p, board, space) == seat:
        return NEVER
    cocoa = count_worship_fee(p, seat, board, space, part) - count_worship_gift(
        p, seat, board, space
    )
    if p.goods[seat][COCOA] < cocoa:
        return NEVER
    worth = 0 if cocoa < 0 else -price(p, seat, COCOA, cocoa)
    if rounds_left(p) > 2:
        worth -= WORTH_LOCK
    if part != PART_DISCOVERY:
        worth += appeal_ability(p, seat, board, space, p.power[seat][worker])
    if part != PART_ABILITY:
        kind = p.spot[WORSHIP_SPOT[board]][0]
        if kind < 0:
            return NEVER
        if part == PART_DISCOVERY and board == PALACE:
            return NEVER
        worth += worth_purchase(p, seat, kind)
    return worth


def appeal_collect(p: State, seat: int, worker: int, board: int) -> int:
    """Collect cocoa with a worker that goes to a board."""
    return worth_goods(p, seat, COCOA, colours_without(p, board, seat, worker) + 1)


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


# Other answers ---


def locked_workers(p: State, seat: int) -> int:
    """Own workers on worship spaces."""
    count = 0
    for worker in range(WORKERS):
        if p.board[seat][worker] != NOWHERE and p.space[seat][worker] != GENERAL_AREA:
            count += 1
    return count


def free_workers(p: State, seat: int) -> int:
    """Own workers that can move."""
    count = 0
    for worker in range(WORKERS):
        if p.board[seat][worker] != NOWHERE and p.space[seat][worker] == GENERAL_AREA:
            count += 1
    return count


def appeal_unlock(p: State, seat: int, kind: int, paid: int) -> int:
    """Unlock all workers, for a turn or for 3 cocoa."""
    locked = locked_workers(p, seat)
    if paid:
        if kind != TURN:
            return 80 * locked - 260
        if free_workers(p, seat) == 0:
            return 300
        return 130 * locked - 250
    if free_workers(p, seat) == 0:
        return 100
    return 130 * locked - 50


def appeal_use(p: State, seat: int, kind: int, tile: int) -> int:
    """Use a discovery tile: those that only gain something at the turn's ends."""
    if kind == SALARY:
        return 10000
    if tile == FREE_COCOA:
        return 40
    if tile == EXTRA_WORKER:
        return 250
    if tile > POWER_UP_TWICE:
        return 60
    return 2000 if kind == TURN else -20


def appeal_set(p: State, seat: int, which: int) -> int:
    """A set of resources gained."""
    worth = 0
    for good in range(RESOURCES):
        worth += worth_goods(p, seat, good, RESOURCE_SET_GOODS[which][good])
    return worth


def appeal_start_tile(p: State, seat: int, tile: int) -> int:
    """A starting tile."""
    worth = START_RESOURCES[tile] * 140 + START_AVENUE[tile] * 900 + START_TECHNOLOGY[tile] * 900
    for good in range(GOODS):
        worth += START_GOODS[tile][good] * worth_good(p, seat, good, 0)
    for temple in range(TEMPLES):
        worth += START_TEMPLES[tile][temple] * worth_step(p, seat, temple)
    return worth + START_POWER[tile] * 150 + START_SEES[tile] * 200


def appeal_ascension(p: State, seat: int, reward: int) -> int:
    """A reward of ascension."""
    if reward == ASCEND_VP:
        return 500
    if reward == ASCEND_COCOA:
        return worth_goods(p, seat, COCOA, 5)
    if reward == ASCEND_TEMPLE:
        return worth_best_step(p, seat)
    if reward == ASCEND_TWO_TEMPLES:
        return 2 * worth_best_step(p, seat) - price(p, seat, COCOA, 3)
    return lasting(p, WORTH_WORKER)


def appeal(p: State, action: int) -> int:
    """What the policy thinks of an answer to the question at hand."""
    frame = p.stack[p.depth - 1]
    kind = frame[0]
    seat = frame[1]
    if kind == TURN and MOVE <= action < WORKER:
        return appeal_move(p, seat, (action - MOVE) // BOARDS, (action - MOVE) % BOARDS)
    if kind == BOARD_ACTION and action < ABILITY_FIRST:
        return appeal_board_action(p, seat, action)
    if PLACE_TILE <= action < DISCOUNT_STONE:
        place = action - PLACE_TILE
        tile = p.pyramid_display[frame[2]]
        wood = LEVEL_COST[CELL_LEVEL[place // 4]][WOOD]
        return worth_placement(p, seat, place // 4, tile, place % 4) - price(p, seat, WOOD, wood)
    if RESOURCE_SET <= action < AMOUNT:
        return appeal_resource_set(p, seat, kind, action - RESOURCE_SET)
    if TEMPLE <= action < RESOURCE_SET:
        worth = worth_step(p, seat, action - TEMPLE)
        return worth - price(p, seat, COCOA, 1) if kind == ROYAL_TEMPLE else worth
    if WORKER <= action < COLLECT:
        worth = worth_power(p, p.power[seat][action - WORKER])
        return worth - price(p, seat, COCOA, 1) if kind == PAID_POWER_UP else worth
    if BUY <= action < LEARN:
        return worth_purchase(p, seat, action - BUY)
    if LEARN <= action < BUILD_ROW:
        return appeal_learning(p, seat, action - LEARN)
    if BUILD_ROW <= action < DECORATE:
        return NOBLES_VP[action - BUILD_ROW][p.nobles[action - BUILD_ROW]] * 100
    if DECORATE <= action < PICK_TILE:
        tile = p.decoration_display[(action - DECORATE) // SIDES]
        return worth_decoration(p, seat, tile, (action - DECORATE) % SIDES)
    if PICK_TILE <= action < PLACE_TILE:
        tile = p.pyramid_display[action - PICK_TILE]
        return (
            worth_tile(p, seat, tile) + worth_track(p, seat) - 2 * worth_good(p, seat, STONE, 0)
        )
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
    if action >= USE:
        return appeal_use(p, seat, kind, action - USE + MASKS)
    return appeal_simple(p, seat, kind, action)


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


def appeal_resource_set(p: State, seat: int, kind: int, which: int) -> int:
    """Resources gained, sold or swapped."""
    if kind == ROYAL_SWAP:
        frame = p.stack[p.depth - 1]
        worth = frame[2] * worth_resource(p, seat) - price(p, seat, COCOA, 1)
        for good in range(RESOURCES):
            worth -= price(p, seat, good, RESOURCE_SET_GOODS[which][good])
        return worth
    if kind == ROYAL_SELL:
        worth = 0
        for good in range(RESOURCES):
            n = RESOURCE_SET_GOODS[which][good]
            worth += 2 * n * worth_good(p, seat, COCOA, p.goods[seat][COCOA])
            worth -= price(p, seat, good, n)
        return worth
    return appeal_set(p, seat, which)


def appeal_amount(p: State, seat: int, kind: int, good: int, n: int) -> int:
    """How often to trade, or how much salary to pay."""
    if kind == SALARY:
        return 300 * n - n * worth_good(p, seat, COCOA, 0)
    if kind == ROYAL_TRADE:
        gained = worth_goods(p, seat, good, n) + worth_goods(p, seat, STONE, n)
        return gained - price(p, seat, COCOA, n)
    return 0


def appeal_simple(p: State, seat: int, kind: int, action: int) -> int:
    """Answers that are worth little by themselves."""
    if action == UNLOCK_FREE:
        return appeal_unlock(p, seat, kind, 0)
    if action == UNLOCK_PAID:
        return appeal_unlock(p, seat, kind, 1)
    if action == REWARD and kind == LARGE_STEP:
        frame = p.stack[p.depth - 1]
        return appeal_reward(p, seat, frame[3], frame[4])
    if action == DISCOUNT_STONE:
        return 130
    if action == DISCOUNT_WOOD:
        return 100
    if action == DISCOVERY_FIRST:
        return 5
    if action == DECLINE and kind == DISCOUNT:
        return 20
    if action == END_TURN_ACTION:
        return -30
    return 0


def appeal_reward(p: State, seat: int, temple: int, at: int) -> int:
    """The printed reward of a large step."""
    worth = TEMPLE_VP[temple][at] * 100
    worth += worth_goods(p, seat, COCOA, TEMPLE_COCOA[temple][at])
    return worth + TEMPLE_RESOURCES[temple][at] * worth_resource(p, seat)
