"""Setting up a whole game: the board, then the players (rule 2)."""

from ..constants import (
    BY_TEMPLES,
    COCOA,
    GOODS,
    KEEP_STARTING_TILES,
    NEW_WORKER_POWER,
    PLACE_NEUTRAL_DICE,
    PLACE_WORKER,
    REVEAL_STARTING_TILES,
    STARTING_WORKERS,
    TAKE_STARTING_GOODS,
    TEMPLES,
    WORKERS,
)
from ..record.frames import push
from ..record.state import State
from ..rules.goods import gain, score
from ..rules.neutral_dice import move_neutral_dice
from ..rules.turn import begin_turn
from ..rules.workers import put_worker, sort_workers
from ..tables import (
    FIRST_AVENUE,
    FIRST_BOARDS,
    FIRST_GOODS,
    FIRST_POWERS,
    FIRST_SLOT,
    FIRST_TEMPLES,
    FIRST_VP,
    STARTING_COCOA,
)
from ..teotibot.seat import is_bot
from .board import lay_out_board
from .starting_tiles import deal_draft, deal_hands
from .teotibot import set_up_bot


def set_up(p: State) -> None:
    """Lay out the board, give out goods and workers, and ask what is to be asked."""
    lay_out_board(p)
    for seat in range(p.players):
        for worker in range(WORKERS):
            p.power[seat][worker] = 1 if worker < STARTING_WORKERS else NEW_WORKER_POWER
        if is_bot(p, seat):
            set_up_bot(p)
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
            set_up_first_game(p, seat)
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


def set_up_first_game(p: State, seat: int) -> None:
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
        put_worker(p, seat, worker, FIRST_BOARDS[seat][worker])
        p.power[seat][worker] = FIRST_POWERS[seat][worker]
    sort_workers(p, seat)


def place_neutral_dice(p: State) -> None:
    """Neutral colours from the tiles nobody kept (ruling 5); then the first turn begins."""
    move_neutral_dice(p, 1)
    begin_turn(p, 0)
