"""What a move leads to: what could be done on the board, with cost and gain in cocoa."""

from ..engine import Position
from ..engine.actions import MOVE, WORKER
from ..game.effects import Destination
from ..game.offers import find_destination
from ..i18n import say
from ..i18n.lists import join_commas


def ahead_words(position: Position, action: int) -> str:
    """The actions on the board that a move leads to; "" if none or not known yet."""
    if not MOVE <= action < WORKER:
        return ""
    moved = position.copy()
    moved.apply(action)
    destination = find_destination(position, moved, [])
    return destination_text(destination) if destination else ""


def destination_text(destination: Destination) -> str:
    """What can be done on a board: "act for 3, collect 4, worship"."""
    told = []
    if destination["main"] is not None:
        told.append(say("ahead-main", cocoa=destination["main"]))
    if destination["collect"] is not None:
        told.append(say("ahead-collect", cocoa=destination["collect"]))
    if destination["worship"]:
        told.append(say("ahead-worship"))
    return join_commas(told)
