"""The first part of an action tile, by board: what Teotibot builds, learns or gathers there."""

from ..constants import (
    ALCHEMY,
    BOT,
    BOT_GATHERED,
    CONSTRUCTION,
    DECORATIONS,
    DONE,
    FOREST,
    GOLD_DEPOSITS,
    NO_ACTION,
    NO_WORKER,
    NOBLES,
)
from ..record.state import State
from ..rules.goods import gain
from .construction import construct_for_bot
from .decorations import decorate_for_bot
from .nobles import build_nobles_for_bot
from .technologies import learn_for_bot
from .workers import find_strongest_on


def do_first_part(p: State, board: int) -> int:
    """The part of a board: what its action tile does first; whether it worked, or why not."""
    if find_strongest_on(p, board) < 0:
        return NO_WORKER
    if board == CONSTRUCTION:
        return construct_for_bot(p)
    if board == DECORATIONS:
        return decorate_for_bot(p)
    if board == NOBLES:
        return build_nobles_for_bot(p)
    if board == ALCHEMY:
        return learn_for_bot(p)
    return gather(p, board)


def gather(p: State, board: int) -> int:
    """2 wood, stone or gold with a worker on forest, quarry or gold."""
    if find_strongest_on(p, board) < 0:
        return NO_WORKER
    if board < FOREST or board > GOLD_DEPOSITS:
        return NO_ACTION
    gain(p, BOT, board - FOREST, BOT_GATHERED)  # forest, quarry, gold: the resources' order
    return DONE
