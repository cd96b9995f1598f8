"""Whether Teotibot's tiles, workers and turn are as they can be (rule 15)."""

from typing import Any

from ..constants import (
    AFTER_ECLIPSE,
    BOT,
    BOT_TILE_NAMES,
    BOT_TURN,
    GENERAL_AREA,
    NOWHERE,
    PALACE,
)
from .refusal import refuse, refuse_duplicates

Record = dict[str, Any]


def check_bot_tiles(record: Record) -> None:
    """Seven action tiles, six of them in the action pyramid (rule 15.4)."""
    if not record["solo"]:
        return
    *pyramid, aside = (BOT_TILE_NAMES[tile] for tile in record["bot_tile"])
    refuse_duplicates(pyramid, "bot.action_pyramid")
    (last,) = set(BOT_TILE_NAMES) - set(pyramid)
    if aside != last:
        refuse("bot.aside", "error-bot-aside", tile=last)


def check_bot(record: Record) -> None:
    """Teotibot has four workers, exactly one locked (ruling 35), and is never asked."""
    for at, frame in enumerate(record["stack"][: record["depth"]]):
        bots = record["solo"] and frame[1] == BOT
        if frame[0] == BOT_TURN and not bots:
            refuse(f"stack[{at}].question", "error-bot-turn")
        if bots and frame[0] not in (BOT_TURN, AFTER_ECLIPSE):
            refuse(f"stack[{at}].seat", "error-bot-asked")
    if not record["solo"]:
        return
    if NOWHERE in record["board"][BOT]:
        refuse(f"players[{BOT}].workers", "error-bot-workers")
    locked = [w for w, space in enumerate(record["space"][BOT]) if space != GENERAL_AREA]
    if len(locked) != 1:
        refuse(f"players[{BOT}].workers", "error-bot-locked")
    if record["board"][BOT][locked[0]] == PALACE:
        refuse(f"players[{BOT}].workers[{locked[0]}].board", "error-bot-worship")
