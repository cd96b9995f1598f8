"""What Teotibot's action tiles do, with their fallbacks (rule 15)."""

from ..constants import (
    ALCHEMY,
    BOT,
    BOT_ALCHEMY,
    BOT_CONSTRUCTION,
    BOT_DECORATIONS,
    BOT_MASTERY,
    BOT_NOBLES,
    BOT_WORSHIP,
    CONSTRUCTION,
    DECORATIONS,
    DONE,
    FOREST,
    GOLD_DEPOSITS,
    NOBLES,
    QUARRY,
    WORKERS,
)
from ..record.reports import tell, tell_piece
from ..record.state import State
from ..schema.events import BOT_MASTERED, BOT_TRIED
from .first_parts import do_first_part, gather
from .mask_collection import use_mask_collection_tile
from .workers import (
    fall_back,
    find_strongest,
    find_strongest_on,
    find_weakest,
    power_up_bot,
    train,
)
from .worship import use_worship_tile


def use_action_tile(p: State, tile: int) -> None:
    """Do what an action tile says, with its fallbacks."""
    if tile == BOT_CONSTRUCTION:
        build_or_gather(p, tile, CONSTRUCTION, QUARRY)
    elif tile == BOT_DECORATIONS:
        build_or_gather(p, tile, DECORATIONS, GOLD_DEPOSITS)
    elif tile == BOT_NOBLES:
        build_or_gather(p, tile, NOBLES, FOREST)
    elif tile == BOT_ALCHEMY:
        use_alchemy_tile(p)
    elif tile == BOT_MASTERY:
        use_mastery_tile(p)
    elif tile == BOT_WORSHIP:
        use_worship_tile(p)
    else:
        use_mask_collection_tile(p)


def build_or_gather(p: State, tile: int, board: int, source: int) -> None:
    """The tiles with two parts and a fallback (rule 15.6, rule 15.7, rule 15.9)."""
    outcome = do_first_part(p, board)
    tell(p, BOT_TRIED, BOT, tile, 1, outcome)
    if outcome == DONE:
        train(p, find_strongest_on(p, board))
        return
    outcome = gather(p, source)
    tell(p, BOT_TRIED, BOT, tile, 2, outcome)
    if outcome == DONE:
        train(p, find_strongest_on(p, source))
        return
    tell(p, BOT_TRIED, BOT, tile, 3, DONE)
    fall_back(p)


def use_alchemy_tile(p: State) -> None:
    """Learn; else power up the weakest worker twice, it stays where it is (rule 15.8)."""
    outcome = do_first_part(p, ALCHEMY)
    tell(p, BOT_TRIED, BOT, BOT_ALCHEMY, 1, outcome)
    if outcome == DONE:
        train(p, find_strongest_on(p, ALCHEMY))
        return
    tell(p, BOT_TRIED, BOT, BOT_ALCHEMY, 2, DONE)
    worker = find_weakest(p)
    power_up_bot(p, worker)
    power_up_bot(p, worker)


def use_mastery_tile(p: State) -> None:
    """The strongest worker does its board's part, else the next strongest (rule 15.10)."""
    tried = 0
    for _ in range(WORKERS):
        worker = find_strongest(p, tried)
        if worker < 0:
            break
        tried |= 1 << worker
        board = p.board[BOT][worker]
        power = p.power[BOT][worker]
        outcome = do_first_part(p, board)
        tell_piece(p, BOT_MASTERED, BOT, board, power, outcome, worker)
        if outcome == DONE:
            train(p, worker)
            return
    tell(p, BOT_TRIED, BOT, BOT_MASTERY, 2, DONE)
    fall_back(p)
