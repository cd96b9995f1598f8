"""Setting up the players: starting tiles, workers, Teotibot (rules 2 and 15.1)."""

from ..actions import KEEP, PLACE_ON, TAKE, WORKER
from ..constants import (
    BOARDS,
    BOT,
    BOT_TECHNOLOGY_SLOT,
    BOT_TILES,
    BY_TEMPLES,
    COCOA,
    DEALT,
    DISCOVERIES,
    DRAFT,
    GAIN_RESOURCES,
    GOODS,
    KEEP_STARTING_TILES,
    KEPT,
    KNOB_GOLD_WORKER,
    KNOB_RESOURCES,
    NEW_WORKER_POWER,
    NOWHERE,
    PLACE_NEUTRAL_DICE,
    PLACE_WORKER,
    RESOURCES,
    REVEAL_STARTING_TILES,
    START_DISCOVERY,
    START_POWER_UP,
    STARTING_TILES,
    STARTING_WORKERS,
    TAKE_STARTING_GOODS,
    TAKE_STARTING_STEPS,
    TAKE_STARTING_TILE,
    TECHNOLOGY_SLOTS,
    TEMPLES,
    WORKERS,
)
from ..record.chance import below, draw
from ..record.frames import offer, push
from ..record.reports import (
    POWERED_UP,
    SORTED,
    STARTING_TILE_KEPT,
    WORKER_PLACED,
    tell,
    tell_piece,
)
from ..record.state import State
from ..rules.boards import learn
from ..rules.eclipse import begin_turn, move_neutral_dice
from ..rules.goods import gain, score
from ..rules.temples import is_bot, step_avenue, step_temple
from ..rules.workers import sort_workers
from ..tables import (
    BOT_AVENUE,
    BOT_BOARDS,
    BOT_GOODS,
    BOT_LOCKED,
    BOT_POWERS,
    BOT_TEMPLES,
    FIRST_AVENUE,
    FIRST_BOARDS,
    FIRST_GOODS,
    FIRST_POWERS,
    FIRST_SLOT,
    FIRST_TEMPLES,
    FIRST_VP,
    KEEP_FIRST,
    KEEP_SECOND,
    START_AVENUE,
    START_BOARDS,
    START_GOODS,
    START_POWER,
    START_RESOURCES,
    START_SEES,
    START_TECHNOLOGY,
    START_TEMPLES,
    STARTING_COCOA,
)
from .board import lay_out_board, shuffle

# The players ---


def set_up(p: State) -> None:
    """Lay out the board, give out goods and workers, and ask what is to be asked."""
    lay_out_board(p)
    for seat in range(p.players):
        for worker in range(WORKERS):
            p.power[seat][worker] = 1 if worker < STARTING_WORKERS else NEW_WORKER_POWER
        if is_bot(p, seat):
            bot_start(p)
        elif seat == 0:
            gain(p, seat, COCOA, STARTING_COCOA[0])
        elif seat == p.players - 1:
            gain(p, seat, COCOA, STARTING_COCOA[2])
        else:
            gain(p, seat, COCOA, STARTING_COCOA[1])
    push(p, PLACE_NEUTRAL_DICE, -1, 0, 0, 0)
    people = 1 if p.solo else p.players
    if p.first_game:
        for seat in range(people):
            first_game_start(p, seat)
        return
    for seat in range(people - 1, -1, -1):
        push(p, PLACE_WORKER, seat, 0, 0, 0)
    for seat in range(people - 1, -1, -1):
        push(p, TAKE_STARTING_GOODS, seat, 0, 0, 0)
    push(p, REVEAL_STARTING_TILES, -1, 0, 0, 0)
    if p.draft:
        deal_draft(p)
    else:
        deal_hands(p, -1)
        p.secret = 1
        for seat in range(people - 1, -1, -1):
            push(p, KEEP_STARTING_TILES, seat, 0, 0, 0)


def first_game_start(p: State, seat: int) -> None:
    """Fixed goods, steps and workers by seat (rule 2.6)."""
    for good in range(GOODS):
        gain(p, seat, good, FIRST_GOODS[seat][good])
    score(p, seat, BY_TEMPLES, FIRST_VP[seat])
    p.avenue[seat] = FIRST_AVENUE[seat]
    for temple in range(TEMPLES):
        p.temple[seat][temple] = FIRST_TEMPLES[seat][temple]
    if FIRST_SLOT[seat] >= 0:
        p.knows[seat][p.technology[FIRST_SLOT[seat]]] = 1
    for worker in range(STARTING_WORKERS):
        p.board[seat][worker] = FIRST_BOARDS[seat][worker]
        p.power[seat][worker] = FIRST_POWERS[seat][worker]
    sort_workers(p, seat)


def bot_start(p: State) -> None:
    """Teotibot's goods, steps, technology, workers and action tiles (rules 15.1, 15.14)."""
    for good in range(GOODS):
        p.goods[BOT][good] = BOT_GOODS[good]
    for good in range(RESOURCES):
        p.goods[BOT][good] += p.knobs[KNOB_RESOURCES]
    for temple in range(TEMPLES):
        p.temple[BOT][temple] = BOT_TEMPLES[temple]
    p.avenue[BOT] = BOT_AVENUE[0]
    p.knows[BOT][p.technology[BOT_TECHNOLOGY_SLOT]] = 1
    for worker in range(WORKERS):
        p.board[BOT][worker] = BOT_BOARDS[worker]
        p.power[BOT][worker] = BOT_POWERS[worker]
        if BOT_LOCKED[worker]:
            p.space[BOT][worker] = 0
        else:
            p.power[BOT][worker] += p.knobs[KNOB_GOLD_WORKER + worker]
    sort_workers(p, BOT)
    for tile in range(BOT_TILES):
        p.bot_tile[tile] = tile
    shuffle(p, p.bot_tile, 0, BOT_TILES - 1)
    for i in range(2):
        p.direction[i] = below(p, 2)


def deal_hands(p: State, known: int) -> None:
    """Deal four starting tiles to every seat but a known one, and what their tiles show (2.3)."""
    taken = 0  # tiles dealt so far, as bits
    if known >= 0:
        for i in range(DEALT):
            if p.hand[known][i] >= 0:  # Teotibot has no hand
                taken |= 1 << p.hand[known][i]
    for seat in range(p.players):
        if seat == known or is_bot(p, seat):
            continue
        for i in range(DEALT):
            tile = below(p, STARTING_TILES)
            while (taken >> tile) & 1:
                tile = below(p, STARTING_TILES)
            taken |= 1 << tile
            p.hand[seat][i] = tile
            if START_SEES[tile]:
                p.hand_sees[seat][i] = draw(p, p.discovery_stack, DISCOVERIES)


def deal_draft(p: State) -> None:
    """2 tiles per player and 2 more face up; take in turn order, then in reverse (2.8)."""
    taken = 0
    for i in range(2 * p.players + 2):
        tile = below(p, STARTING_TILES)
        while (taken >> tile) & 1:
            tile = below(p, STARTING_TILES)
        taken |= 1 << tile
        p.pool[i] = tile
        if START_SEES[tile]:
            p.pool_sees[i] = draw(p, p.discovery_stack, DISCOVERIES)
    for seat in range(p.players):
        push(p, TAKE_STARTING_TILE, seat, 1, 0, 0)
    for seat in range(p.players - 1, -1, -1):
        push(p, TAKE_STARTING_TILE, seat, 0, 0, 0)


def legal_keep(p: State) -> None:
    """Any two of the four dealt tiles."""
    for pair in range(6):
        offer(p, KEEP + pair)


def answer_keep(p: State, seat: int, pair: int) -> None:
    """Keep two dealt tiles; nobody sees which before all have chosen (ruling 34)."""
    keep(p, seat, 0, p.hand[seat][KEEP_FIRST[pair]], p.hand_sees[seat][KEEP_FIRST[pair]])
    keep(p, seat, 1, p.hand[seat][KEEP_SECOND[pair]], p.hand_sees[seat][KEEP_SECOND[pair]])


def keep(p: State, seat: int, which: int, tile: int, sees: int) -> None:
    """Keep a starting tile with the discovery it shows."""
    p.kept[seat][which] = tile
    p.kept_sees[seat][which] = sees


def legal_take(p: State) -> None:
    """Any tile of the draft that still lies there."""
    for tile in range(STARTING_TILES):
        for i in range(DRAFT):
            if p.pool[i] == tile:
                offer(p, TAKE + tile)


def answer_take(p: State, seat: int, tile: int, which: int) -> None:
    """Take a tile of the draft; the others close up."""
    at = 0
    while p.pool[at] != tile:
        at += 1
    keep(p, seat, which, tile, p.pool_sees[at])
    tell(p, STARTING_TILE_KEPT, seat, tile + 1, at, p.pool_sees[at])
    for i in range(at, DRAFT - 1):
        p.pool[i] = p.pool[i + 1]
        p.pool_sees[i] = p.pool_sees[i + 1]
    p.pool[DRAFT - 1] = -1
    p.pool_sees[DRAFT - 1] = -1


def reveal_starting_tiles(p: State) -> None:
    """All have chosen: show the kept tiles, return the rest with what they showed (2.7)."""
    p.secret = 0
    for seat in range(p.players):
        for i in range(DEALT):
            tile = p.hand[seat][i]
            if tile >= 0 and (tile == p.kept[seat][0] or tile == p.kept[seat][1]):
                tell(p, STARTING_TILE_KEPT, seat, tile + 1, i, p.hand_sees[seat][i])
            elif p.hand_sees[seat][i] >= 0:
                p.discovery_stack[p.hand_sees[seat][i]] += 1
            p.hand[seat][i] = -1
            p.hand_sees[seat][i] = -1
    for i in range(DRAFT):
        if p.pool_sees[i] >= 0:
            p.discovery_stack[p.pool_sees[i]] += 1
        p.pool[i] = -1
        p.pool_sees[i] = -1


def take_starting_goods(p: State, seat: int) -> None:
    """Everything the two kept tiles show, goods first, the discovery last (ruling 46).

    The free order of steps, technology and power-ups can't matter: two tiles never reach a
    large step or an avenue step with discoveries, so the engine takes them in one order.
    """
    power = 0
    for i in range(KEPT - 1, -1, -1):
        if p.kept_sees[seat][i] >= 0:
            push(p, START_DISCOVERY, seat, i, 0, 0)
    for i in range(KEPT):
        power += START_POWER[p.kept[seat][i]]
    if power > 0:
        push(p, START_POWER_UP, seat, power, 0, 0)
    push(p, TAKE_STARTING_STEPS, seat, 0, 0, 0)
    for i in range(KEPT):
        tile = p.kept[seat][i]
        for good in range(GOODS):
            gain(p, seat, good, START_GOODS[tile][good])
        if START_RESOURCES[tile]:
            push(p, GAIN_RESOURCES, seat, START_RESOURCES[tile], 0, 0)


def take_starting_steps(p: State, seat: int) -> None:
    """The temple and avenue steps and technologies of the two kept tiles."""
    for i in range(KEPT):
        tile = p.kept[seat][i]
        for temple in range(TEMPLES):
            if START_TEMPLES[tile][temple]:
                step_temple(p, seat, temple)
        if START_AVENUE[tile]:
            step_avenue(p, seat)
        if START_TECHNOLOGY[tile]:
            learn_lowest(p, seat)


def learn_lowest(p: State, seat: int) -> None:
    """The lowest technology the player lacks, free, with its step (rulings 17, 23)."""
    for slot in range(TECHNOLOGY_SLOTS):
        if not p.knows[seat][p.technology[slot]]:
            learn(p, seat, slot)
            return


def legal_start_power_up(p: State, seat: int) -> None:
    """Offer the different starting workers."""
    for worker in range(STARTING_WORKERS):
        if worker == 0 or p.power[seat][worker] != p.power[seat][worker - 1]:
            offer(p, WORKER + worker)


def answer_start_power_up(p: State, seat: int, worker: int, count: int) -> None:
    """Raise a starting worker."""
    p.power[seat][worker] += 1
    tell(p, POWERED_UP, seat, NOWHERE, p.power[seat][worker], worker)
    if count > 1:
        push(p, START_POWER_UP, seat, count - 1, 0, 0)


# Starting workers: strongest first; equal workers go to boards in ascending order, so that no
# placement is offered twice.


def may_start_on(p: State, seat: int, board: int) -> bool:
    """Whether a kept tile names the board and no own worker is there yet (ruling 4)."""
    for worker in range(STARTING_WORKERS):
        if p.board[seat][worker] == board:
            return False
    for i in range(KEPT):
        tile = p.kept[seat][i]
        if START_BOARDS[tile][0] == board or START_BOARDS[tile][1] == board:
            return True
    return False


def legal_place_worker(p: State, seat: int, worker: int) -> None:
    """Offer the boards for the next starting worker (rule 2.4)."""
    least = 0
    if worker > 0 and p.power[seat][worker] == p.power[seat][worker - 1]:
        least = p.board[seat][worker - 1] + 1
    alike = 0
    for other in range(worker + 1, STARTING_WORKERS):
        if p.power[seat][other] == p.power[seat][worker]:
            alike += 1
    for board in range(least, BOARDS):
        higher = 0
        for other in range(board + 1, BOARDS):
            if may_start_on(p, seat, other):
                higher += 1
        if higher >= alike and may_start_on(p, seat, board):
            offer(p, PLACE_ON + board)


def answer_place_worker(p: State, seat: int, board: int, worker: int) -> None:
    """Put a starting worker into the general area of a board."""
    p.board[seat][worker] = board
    power = p.power[seat][worker]
    order = SORTED
    if worker + 1 < STARTING_WORKERS:
        push(p, PLACE_WORKER, seat, worker + 1, 0, 0)
    else:
        order = sort_workers(p, seat)
    tell_piece(p, WORKER_PLACED, seat, board, power, worker, order)


def place_neutral_dice(p: State) -> None:
    """Neutral colours from the tiles nobody kept (ruling 5); then the first turn begins."""
    move_neutral_dice(p, 1)
    begin_turn(p, 0)


# What a seat can't know ---


def redeal(p: State, seat: int) -> None:
    """Deal again what a seat can't see: the others' hands and secret choices (ruling 34)."""
    if not p.secret:
        return
    for other in range(p.players):
        if other == seat or is_bot(p, other):
            continue
        for i in range(DEALT):
            if p.hand_sees[other][i] >= 0:
                p.discovery_stack[p.hand_sees[other][i]] += 1
            p.hand_sees[other][i] = -1
    deal_hands(p, seat)
    for other in range(p.players):
        if other != seat and p.kept[other][0] >= 0:
            answer_keep(p, other, below(p, 6))
