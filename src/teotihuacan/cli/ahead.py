"""What a move leads to: what could be done on the board, with cost and gain in cocoa."""

from itertools import pairwise
from typing import Any

from ..engine import Position
from ..engine.actions import COLLECT, MAIN, MOVE, WORKER, WORSHIP
from ..game.log import Entry
from ..words import say
from ..words.lists import series
from .hints import brought

WORSHIPS = 9  # three spaces, each for the ability, the discovery tile, or both


def ahead_words(position: Position, action: int) -> str:
    """The actions on the board that a move leads to; "" if none or not known yet."""
    if not MOVE <= action < WORKER:
        return ""
    moved = position.copy()
    moved.apply(action)
    if moved.question != "board_action" or moved.seat != position.seat:
        return ""
    legal = moved.legal_actions()
    told = []
    if COLLECT in legal:
        entries = brought(moved, COLLECT)
        told.append(say("ahead-colours", colours=fact(entries, "cocoa_collected", "colours")))
    if MAIN in legal:
        cocoa = fact(brought(moved, MAIN), "main_action_taken", "cocoa")
        told.append(say("ahead-main", cocoa=cocoa))
    if COLLECT in legal:
        told.append(say("ahead-collect", cocoa=cocoa_collected(entries)))
    if any(WORSHIP <= answer < WORSHIP + WORSHIPS for answer in legal):
        told.append(say("ahead-worship"))
    return series(told)


def fact(entries: list[Entry], key: str, name: str) -> int:
    """A number of the first entry with a key, 0 if there is none."""
    found = [entry.arguments[name] for entry in entries if entry.key == key]
    return int(str(found[0])) if found else 0


def cocoa_collected(entries: list[Entry]) -> int:
    """The cocoa that is gained right after it is collected."""
    for entry, following in pairwise(entries):
        if entry.key == "cocoa_collected" and following.key == "gained":
            goods: Any = following.arguments["goods"]
            return int(goods.get("cocoa", 0))
    return 0
