"""Reading a view: where workers are, what is asked, what a seat holds.

A view is what `game.views.view` gives a seat: nothing hidden from it is in there.
"""

from collections.abc import Iterator
from typing import NamedTuple

from ..game.offers import Offer
from ..game.views import View
from .printed import DISCOVERIES, MASK, OTHER_DISCOVERIES, mask_number

__all__ = ["Offer", "View"]


class PlacedWorker(NamedTuple):
    """A worker on a board."""

    seat: int
    power: int
    is_moving: bool  # it is on its way: its action is still to come


def workers_at(view: View, board: str, space: int | None = None) -> Iterator[PlacedWorker]:
    """The workers locked on a worship space, or, without one, those in the general area."""
    turn = view["turn"]
    for seat, player in enumerate(view["players"]):
        for number, worker in enumerate(player["workers"]):
            if worker["board"] == board and worker.get("space") == space:
                moving = seat == turn["seat"] and number in (turn["mover"], turn["companion"])
                yield PlacedWorker(seat, worker["power"], moving)


def moving_board(view: View) -> str | None:
    """The board of the worker whose action is to come."""
    mover, seat = view["turn"]["mover"], view["asked"]
    if mover is None or seat is None:
        return None
    board: str | None = view["players"][seat]["workers"][mover]["board"]
    return board


def pending_question(view: View) -> dict[str, object]:
    """The question at hand with its numbers; empty when the game is over."""
    stack: list[dict[str, object]] = view["stack"]
    return stack[-1] if stack else {}


def offer_for(view: View, action: int) -> Offer:
    """The offer of a legal action."""
    return next(offer for offer in view["legal"] if offer["action"] == action)


def technology_owners(view: View, technology: str) -> list[int]:
    """The seats that know a technology."""
    return [
        seat
        for seat, player in enumerate(view["players"])
        if technology in player["technologies"]
    ]


def held_masks(view: View, seat: int) -> list[str]:
    """The numbers of the masks that a seat holds."""
    held = view["players"][seat]["discoveries"]
    masks = [name for name in DISCOVERIES if name.startswith(MASK)]
    return [mask_number(name) for name in masks for _ in range(held.get(name, 0))]


def held_tiles(view: View, seat: int) -> list[str]:
    """The other discovery tiles that a seat holds face up."""
    held = view["players"][seat]["discoveries"]
    return [name for name in OTHER_DISCOVERIES for _ in range(held.get(name, 0))]
