"""Whether a record is a position that a game could be in, and that can go on."""

from typing import Any

from .layout import (
    check_buildings,
    check_calendar,
    check_decorations,
    check_end,
    check_layout,
    check_neutral_dice,
    check_pyramid,
)
from .pending_decisions import check_frame, check_parts, check_stack
from .players import check_players, check_workers
from .refusal import refuse
from .starting import check_starting
from .teotibot import check_bot, check_bot_tiles
from .tiles import check_tiles

Record = dict[str, Any]


def check_record(record: Record) -> None:
    """Refuse a record, each number of which is within its limits, that can't be.

    Raises PositionError with the first place that does not fit.
    """
    check_end(record)
    check_layout(record)
    check_buildings(record)
    check_neutral_dice(record)
    check_pyramid(record)
    check_decorations(record)
    check_bot_tiles(record)
    check_players(record)
    check_tiles(record)
    check_calendar(record)
    check_stack(record)
    check_parts(record)
    check_bot(record)
    check_workers(record)
    check_starting(record)
    for at in range(record["depth"]):
        check_frame(record, at)
    check_playable(record)


def check_playable(record: Record) -> None:
    """The plain engine, whose lists can't be read out of bounds, finds the legal actions.

    It is loaded only when a position comes in from outside.
    """
    from ..position import Position as PlainPosition

    try:
        position = PlainPosition.from_record(record)
    except (IndexError, OverflowError):
        refuse("stack", "error-stack-unfit")
    if not position.over and not position.legal_actions():
        refuse("stack", "error-stack-nowhere")
