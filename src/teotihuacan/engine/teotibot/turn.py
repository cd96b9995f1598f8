"""Teotibot's turn: dice, action tile, shift, exchange (rule 15.4)."""

from ..constants import (
    BOT,
    BOT_EXCHANGE_VP,
    BOT_EXCHANGED_COCOA,
    BY_COCOA_EXCHANGE,
    COCOA,
    KNOB_COCOA_VP,
    TURNS,
)
from ..record.chance import below
from ..record.reports import tell
from ..record.state import State
from ..rules.end_of_turn import close_turn
from ..rules.goods import pay, score
from ..rules.workers import end_with_sorted_workers
from ..schema.events import BOT_ACTED, BOT_EXCHANGED, BOT_ROLLED
from ..tables import DICE_SLOT
from .action_pyramid import shift_action_pyramid
from .action_tiles import use_action_tile


def take_bot_turn(p: State) -> None:
    """Roll, act, shift the action pyramid, exchange cocoa, pass the turn on (rule 15.4)."""
    p.turns += 1
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


def exchange_cocoa(p: State) -> None:
    """10 or more cocoa: return 10 for VP, once a turn (ruling 19, ruling 38)."""
    if p.goods[BOT][COCOA] >= BOT_EXCHANGED_COCOA:
        vp = BOT_EXCHANGE_VP + p.knobs[KNOB_COCOA_VP]
        tell(p, BOT_EXCHANGED, BOT, BOT_EXCHANGED_COCOA, vp, 0)
        pay(p, BOT, COCOA, BOT_EXCHANGED_COCOA)
        score(p, BOT, BY_COCOA_EXCHANGE, vp)
