"""What a move leads to: what could be done on the board, with cost and gain in cocoa."""

from itertools import pairwise
from typing import Any

from ..engine import Position
from ..engine.actions import COLLECT, MAIN, MOVE, WORKER, WORSHIP
from ..game.log import Entry
from ..i18n import say
from ..i18n.lists import join_commas
from .effects import foresee_entries

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
    if MAIN in legal:
        told.append(say("ahead-main", cocoa=cocoa_paid(foresee_entries(moved, MAIN))))
    if COLLECT in legal:
        told.append(say("ahead-collect", cocoa=cocoa_collected(foresee_entries(moved, COLLECT))))
    if any(WORSHIP <= answer < WORSHIP + WORSHIPS for answer in legal):
        told.append(say("ahead-worship"))
    return join_commas(told)


def cocoa_paid(entries: list[Entry]) -> int:
    """The cocoa that a main action costs."""
    taken = [entry for entry in entries if entry.key == "main_action_taken"]
    return int(str(taken[0].arguments["cocoa"])) if taken else 0


def cocoa_collected(entries: list[Entry]) -> int:
    """The cocoa that is gained right after it is collected."""
    for entry, following in pairwise(entries):
        if entry.key == "cocoa_collected" and following.key == "gained":
            goods: Any = following.arguments["goods"]
            return int(goods.get("cocoa", 0))
    return 0
