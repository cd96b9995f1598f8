"""A game that is over, again: its positions one after the other, and what they were worth."""

from typing import Any

from ...engine import Position
from ...game.game import Game
from ...game.views import view
from ..errors import conflict, not_found
from .room import SPECTATOR, Room
from .table_game import Play


def finished(room: Room) -> Play:
    """The game at a table, if it is over: until then its past may hold secrets."""
    if room.table.status != "finished" or room.play is None:
        raise conflict("not_over", "that can be seen when the game is over")
    return room.play


def positions(play: Play, last: int | None = None) -> list[Position]:
    """The positions at the beginning and after each entry, up to a number."""
    game = Game(play.game.setup, play.game.seed)
    found = [game.position]
    for told in play.told[:last]:
        entry = told.entry
        if entry.kind in ("play", "end"):
            game.play(entry.action or 0)
        elif entry.kind == "undo":
            for _ in range(entry.action or 0):
                game.undo()
        found.append(game.position)
    return found


def state_after(play: Play, number: int, seat: int) -> dict[str, Any]:
    """The game after an entry, as it is shown again: nothing is hidden, nobody is asked."""
    if not 0 <= number <= play.number:
        raise not_found("entry")
    seen = view(positions(play, number)[-1], SPECTATOR, open_hands=True)
    return {
        "number": number,
        "seat": seat if seat >= 0 else None,
        "your_turn": False,
        "held": None,
        "can_undo": False,
        "waits_for": None,
        "deadline": None,
        "result": play.result() if number == play.number else None,
        "view": seen,
    }


def scores_of(play: Play) -> dict[str, Any]:
    """The VP of all seats at the beginning and after each entry, and where they came from."""
    passed = positions(play)
    return {
        "scores": [position.scores() for position in passed],
        "books": [passed[-1].books(seat) for seat in range(play.seats)],
    }
