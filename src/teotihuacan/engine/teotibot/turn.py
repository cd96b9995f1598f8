"""Teotibot's turn (rules 15.4-15.12): dice, action tile, shift, exchange."""

from ..constants import (
    ALCHEMY,
    ASIDE,
    BOARDS,
    BOT,
    BOT_ALCHEMY,
    BOT_CONSTRUCTION,
    BOT_DECORATION_VP,
    BOT_DECORATIONS,
    BOT_DECORATIONS_STEPS,
    BOT_EXCHANGE_VP,
    BOT_EXCHANGED_COCOA,
    BOT_GATHERED,
    BOT_GOLD,
    BOT_MASK_COLLECTION,
    BOT_MASTERY,
    BOT_MATCH_VP,
    BOT_NOBLES,
    BOT_SLOTS,
    BOT_STONE,
    BOT_WORSHIP,
    BOT_WORSHIP_STEPS,
    BUILDINGS,
    BUILDINGS_BUILT,
    BY_COCOA_EXCHANGE,
    BY_CONSTRUCTION,
    BY_DECORATIONS,
    BY_LEARNERS,
    BY_MATCHES,
    BY_NOBLES,
    CELLS,
    COCOA,
    CONSTRUCTION,
    DECORATION_DISPLAY,
    DECORATIONS,
    DECORATIONS_PLACED,
    DISCOVERIES_BOUGHT,
    DONE,
    FOREST,
    GENERAL_AREA,
    GOLD,
    GOLD_DEPOSITS,
    KNOB_COCOA_VP,
    KNOB_WORSHIP_STEPS,
    LEARNER_VP,
    LEFT,
    MASKS,
    NO_ACTION,
    NO_BUILDING,
    NO_MASK,
    NO_PLACE,
    NO_TECHNOLOGY,
    NO_TILE,
    NO_WORKER,
    NOBLES,
    NOBLES_ROWS,
    NOBLES_WOOD,
    NOT_PAID,
    PYRAMID_DISPLAY,
    QUARRY,
    SIDES,
    STONE,
    TECHNOLOGY_SLOTS,
    TILES_LEVEL_1,
    TOP_CELL,
    TURNS,
    WOOD,
    WORKERS,
    WORSHIPS,
)
from ..record.chance import below
from ..record.reports import (
    BOT_ACTED,
    BOT_EXCHANGED,
    BOT_MASTERED,
    BOT_ROLLED,
    BOT_SHIFTED,
    BOT_TRIED,
    BOT_TURNED,
    BOT_WORSHIPPED,
    BOUGHT,
    DECORATED,
    DISCARDED,
    NOBLES_BUILT,
    TILE_BUILT,
    tell,
    tell_piece,
)
from ..record.state import State
from ..rules.boards import buildings_taken, learn, row_is_free
from ..rules.displays import refill_decorations, refill_discoveries, refill_pyramid_tiles
from ..rules.eclipse import close_turn, complete_pyramid
from ..rules.goods import can_pay, gain, pay, pay_all, score
from ..rules.pyramid import is_open, lay_decoration, lay_tile, next_space
from ..rules.temples import step_avenue, step_temple, step_track
from ..rules.workers import end_with_sorted_workers
from ..rules.worship import next_temple_board, occupant, push_off
from ..tables import (
    BELOW_LEFT,
    BELOW_RIGHT,
    CELL_LEVEL,
    DICE_SLOT,
    DISCOVERY_COPIES,
    DISCOVERY_COST,
    LEVEL_VP,
    NOBLES_VP,
    WORSHIP_SPOT,
    WORSHIP_TEMPLE,
)
from .workers import (
    bot_power_up,
    fall_back,
    step_any_temple,
    strongest,
    strongest_on,
    train,
    weakest,
)

# The turn ---


def bot_turn(p: State) -> None:
    """Roll, act, shift the action pyramid, exchange cocoa, pass the turn on (rule 15.4)."""
    p.stats[BOT][TURNS] += 1
    first = below(p, 6) + 1
    second = below(p, 6) + 1
    slot = DICE_SLOT[first + second]
    tile = p.bot_tile[slot]
    p.bot_used[tile] += 1
    tell(p, BOT_ROLLED, BOT, first, second, slot)
    tell(p, BOT_ACTED, BOT, tile, 0, 0)
    use_action_tile(p, tile)
    shift_action_pyramid(p, slot)
    exchange_cocoa(p)
    end_with_sorted_workers(p, BOT)
    close_turn(p, BOT)


def use_action_tile(p: State, tile: int) -> None:
    """Do what an action tile says, with its fallbacks."""
    if tile == BOT_CONSTRUCTION:
        build_or_gather(p, tile, CONSTRUCTION, QUARRY)
    elif tile == BOT_DECORATIONS:
        build_or_gather(p, tile, DECORATIONS, GOLD_DEPOSITS)
    elif tile == BOT_NOBLES:
        build_or_gather(p, tile, NOBLES, FOREST)
    elif tile == BOT_ALCHEMY:
        bot_alchemy(p)
    elif tile == BOT_MASTERY:
        bot_mastery(p)
    elif tile == BOT_WORSHIP:
        bot_worship(p)
    else:
        bot_mask_collection(p)


def shift_action_pyramid(p: State, slot: int) -> None:
    """Take the used tile out, shift up to two tiles into the gap, fill from aside (15.4).

    The first shift follows the upper direction tile, the second the lower (rulings 19, 38).
    """
    used = p.bot_tile[slot]
    gap = slot
    shifts = 0
    while BELOW_LEFT[gap] >= 0:
        # "Left" moves the tile below right up to the left, "right" the one below left.
        source = BELOW_RIGHT[gap] if p.direction[shifts] == LEFT else BELOW_LEFT[gap]
        p.bot_tile[gap] = p.bot_tile[source]
        tell_piece(p, BOT_SHIFTED, BOT, p.bot_tile[gap], source, gap, -1)
        gap = source
        shifts += 1
    p.bot_tile[gap] = p.bot_tile[ASIDE]
    tell_piece(p, BOT_SHIFTED, BOT, p.bot_tile[gap], BOT_SLOTS, gap, used)
    p.bot_tile[ASIDE] = used
    upper = p.direction[0]
    p.direction[0] = p.direction[1]
    p.direction[1] = 1 - upper
    tell(p, BOT_TURNED, BOT, p.direction[0], p.direction[1], 0)


def exchange_cocoa(p: State) -> None:
    """10 or more cocoa: return 10 for VP, once a turn (rulings 19, 38)."""
    if p.goods[BOT][COCOA] >= BOT_EXCHANGED_COCOA:
        vp = BOT_EXCHANGE_VP + p.knobs[KNOB_COCOA_VP]
        tell(p, BOT_EXCHANGED, BOT, BOT_EXCHANGED_COCOA, vp, 0)
        pay(p, BOT, COCOA, BOT_EXCHANGED_COCOA)
        score(p, BOT, BY_COCOA_EXCHANGE, vp)


# Construction, decorations, nobles: build, else gather, else fall back ---


def build_or_gather(p: State, tile: int, board: int, source: int) -> None:
    """The tiles with two parts and a fallback (rules 15.6, 15.7, 15.9)."""
    outcome = first_part(p, board)
    tell(p, BOT_TRIED, BOT, tile, 1, outcome)
    if outcome == DONE:
        train(p, strongest_on(p, board))
        return
    outcome = gather(p, source)
    tell(p, BOT_TRIED, BOT, tile, 2, outcome)
    if outcome == DONE:
        train(p, strongest_on(p, source))
        return
    tell(p, BOT_TRIED, BOT, tile, 3, DONE)
    fall_back(p)


def first_part(p: State, board: int) -> int:
    """The part of a board: what its action tile does first; whether it worked, or why not."""
    if strongest_on(p, board) < 0:
        return NO_WORKER
    if board == CONSTRUCTION:
        return bot_construct(p)
    if board == DECORATIONS:
        return bot_decorate(p)
    if board == NOBLES:
        return bot_build_nobles(p)
    if board == ALCHEMY:
        return bot_learn(p)
    return gather(p, board)


def gather(p: State, board: int) -> int:
    """2 wood, stone or gold with a worker on forest, quarry or gold."""
    if strongest_on(p, board) < 0:
        return NO_WORKER
    if board < FOREST or board > GOLD_DEPOSITS:
        return NO_ACTION
    gain(p, BOT, board - FOREST, BOT_GATHERED)  # forest, quarry, gold: the resources' order
    return DONE


def bot_construct(p: State) -> int:
    """2 stone: the leftmost tile at a random turn on the top-left cell of the lowest level."""
    if p.goods[BOT][STONE] < BOT_STONE:
        return NOT_PAID
    slot = 0
    while slot < PYRAMID_DISPLAY and p.pyramid_display[slot] < 0:
        slot += 1
    if slot == PYRAMID_DISPLAY:
        return NO_TILE
    cell = 0
    while cell < CELLS and not is_open(p, cell):
        cell += 1
    if cell == CELLS:
        return NO_PLACE
    pay(p, BOT, STONE, BOT_STONE)
    kind = p.pyramid_display[slot]
    turn = below(p, 4)
    p.pyramid_display[slot] = -1
    lay_tile(p, cell, kind, turn)
    tell_piece(p, TILE_BUILT, BOT, kind, cell, turn, slot)
    p.stats[BOT][TILES_LEVEL_1 + CELL_LEVEL[cell]] += 1
    score(p, BOT, BY_CONSTRUCTION, LEVEL_VP[CELL_LEVEL[cell]])
    step_track(p, BOT)
    score(p, BOT, BY_MATCHES, BOT_MATCH_VP)
    if cell == TOP_CELL:
        complete_pyramid(p, BOT)
    step_any_temple(p)
    refill_pyramid_tiles(p)
    return DONE


def bot_decorate(p: State) -> int:
    """2 gold: the topmost tile on the first possible side clockwise from the top."""
    if p.goods[BOT][GOLD] < BOT_GOLD:
        return NOT_PAID
    slot = 0
    while slot < DECORATION_DISPLAY and p.decoration_display[slot] < 0:
        slot += 1
    if slot == DECORATION_DISPLAY:
        return NO_TILE
    side = 0
    while side < SIDES and next_space(p, side) < 0:
        side += 1
    if side == SIDES:
        return NO_PLACE
    pay(p, BOT, GOLD, BOT_GOLD)
    tile = p.decoration_display[slot]
    space = next_space(p, side)
    p.decoration_display[slot] = -1
    lay_decoration(p, side, space, tile)
    tell_piece(p, DECORATED, BOT, tile, side, space, slot)
    p.stats[BOT][DECORATIONS_PLACED] += 1
    score(p, BOT, BY_DECORATIONS, BOT_DECORATION_VP)
    step_track(p, BOT)
    step_any_temple(p)
    refill_decorations(p)
    return DONE


def bot_build_nobles(p: State) -> int:
    """2 wood: a building in the row of the eclipse, else on the cheapest free space."""
    if p.goods[BOT][WOOD] < NOBLES_WOOD:
        return NOT_PAID
    if buildings_taken(p) >= BUILDINGS:
        return NO_BUILDING
    row = p.eclipse
    if not row_is_free(p, row):
        row = -1
        for other in range(NOBLES_ROWS):
            if row_is_free(p, other) and (
                row < 0 or NOBLES_VP[other][p.nobles[other]] < NOBLES_VP[row][p.nobles[row]]
            ):
                row = other
    pay(p, BOT, WOOD, NOBLES_WOOD)
    space = p.nobles[row]
    p.nobles[row] += 1
    tell(p, NOBLES_BUILT, BOT, row, space, 0)
    p.stats[BOT][BUILDINGS_BUILT] += 1
    score(p, BOT, BY_NOBLES, NOBLES_VP[row][space])
    step_avenue(p, BOT)
    return DONE


# Alchemy, mastery, worship, mask collection ---


def bot_learn(p: State) -> int:
    """1 gold: the lowest technology nobody knows, else the lowest the bot lacks (15.8)."""
    if p.goods[BOT][GOLD] < 1:
        return NOT_PAID
    found = -1
    for slot in range(TECHNOLOGY_SLOTS - 1, -1, -1):
        if not p.knows[BOT][p.technology[slot]] and not p.knows[0][p.technology[slot]]:
            found = slot
    if found < 0:
        for slot in range(TECHNOLOGY_SLOTS - 1, -1, -1):
            if not p.knows[BOT][p.technology[slot]]:
                found = slot
    if found < 0:
        return NO_TECHNOLOGY
    pay(p, BOT, GOLD, 1)
    if p.knows[0][p.technology[found]]:
        score(p, 0, BY_LEARNERS, LEARNER_VP)
    learn(p, BOT, found)
    return DONE


def bot_alchemy(p: State) -> None:
    """Learn; else power up the weakest worker twice, it stays where it is (rule 15.8)."""
    outcome = first_part(p, ALCHEMY)
    tell(p, BOT_TRIED, BOT, BOT_ALCHEMY, 1, outcome)
    if outcome == DONE:
        train(p, strongest_on(p, ALCHEMY))
        return
    tell(p, BOT_TRIED, BOT, BOT_ALCHEMY, 2, DONE)
    worker = weakest(p)
    bot_power_up(p, worker)
    bot_power_up(p, worker)


def bot_mastery(p: State) -> None:
    """The strongest worker does its board's part, else the next strongest (rule 15.10)."""
    tried = 0
    for _ in range(WORKERS):
        worker = strongest(p, tried)
        if worker < 0:
            break
        tried |= 1 << worker
        board = p.board[BOT][worker]
        power = p.power[BOT][worker]
        outcome = first_part(p, board)
        tell_piece(p, BOT_MASTERED, BOT, board, power, outcome, worker)
        if outcome == DONE:
            train(p, worker)
            return
    tell(p, BOT_TRIED, BOT, BOT_MASTERY, 2, DONE)
    fall_back(p)


def bot_worship(p: State) -> None:
    """The locked worker goes to the next temple worship space: steps, new tile (15.11)."""
    worker = 0
    while p.space[BOT][worker] == GENERAL_AREA:
        worker += 1
    start = p.board[BOT][worker]
    board = next_temple_board(p, start)
    if occupant(p, board, 0) >= 0:
        push_off(p, board, 0)
    p.board[BOT][worker] = board
    p.stats[BOT][WORSHIPS] += 1
    tell(p, BOT_WORSHIPPED, BOT, start, board, worker)
    if WORSHIP_TEMPLE[board] >= 0:
        for _ in range(BOT_WORSHIP_STEPS + p.knobs[KNOB_WORSHIP_STEPS]):
            step_temple(p, BOT, WORSHIP_TEMPLE[board])
    else:
        for _ in range(BOT_DECORATIONS_STEPS + p.knobs[KNOB_WORSHIP_STEPS]):
            step_any_temple(p)
    spot = WORSHIP_SPOT[board]
    if p.spot[spot][0] >= 0:
        tell(p, DISCARDED, BOT, p.spot[spot][0], spot, 0)
        p.discarded[p.spot[spot][0]] += 1
        p.spot[spot][0] = -1
    refill_discoveries(p)


def bot_mask_collection(p: State) -> None:
    """Buy the rarest mask it lacks and can pay, ties clockwise from the palace (15.12)."""
    found = -1
    for place in range(BOARDS):
        spot = WORSHIP_SPOT[p.ring[place]]
        if spot < 0:
            continue
        mask = p.spot[spot][0]
        if mask < 0 or mask >= MASKS or p.held[BOT][mask]:
            continue
        if can_pay(p, BOT, DISCOVERY_COST[mask]) and (
            found < 0 or DISCOVERY_COPIES[mask] < DISCOVERY_COPIES[p.spot[found][0]]
        ):
            found = spot
    tell(p, BOT_TRIED, BOT, BOT_MASK_COLLECTION, 1, NO_MASK if found < 0 else DONE)
    if found < 0:
        tell(p, BOT_TRIED, BOT, BOT_MASK_COLLECTION, 2, DONE)
        fall_back(p)
        return
    mask = p.spot[found][0]
    pay_all(p, BOT, DISCOVERY_COST[mask])
    p.spot[found][0] = -1
    p.held[BOT][mask] += 1
    p.stats[BOT][DISCOVERIES_BOUGHT] += 1
    tell(p, BOUGHT, BOT, mask, found, 0)
    refill_discoveries(p)
