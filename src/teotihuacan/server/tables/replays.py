"""Replays of finished games: positions and scores after each entry."""

from typing import Any

from ...engine import Position
from ...game.game import Game
from ...game.views import view
from ..errors import Refusal, not_found
from .room import SPECTATOR, Room
from .table_change import FINISHED
from .table_game import PLAYED, TAKEN_BACK, TableGame


def get_finished_game(room: Room) -> TableGame:
    """The game at a table; a refusal until it is over, because it may hold secrets."""
    if room.table.status != FINISHED or room.game is None:
        raise Refusal("not_over", "that can be seen when the game is over")
    return room.game


def make_record(room: Room) -> dict[str, Any]:
    """The record of a game that is over, with its seed."""
    record = get_finished_game(room).game.record()
    record["names"] = [row.name for row in room.seats]
    return record


def replay_positions(played: TableGame, last: int | None = None) -> list[Position]:
    """The positions at the beginning and after each entry, up to a number."""
    game = Game(played.game.setup, played.game.seed, take_back=True)
    found = [game.position]
    for logged in played.entries[:last]:
        entry = logged.entry
        if entry.kind in PLAYED:
            game.play(entry.action or 0)
        elif entry.kind in TAKEN_BACK:
            for _ in range(entry.action or 0):
                game.undo()
        found.append(game.position)
    return found


def state_after(played: TableGame, number: int, seat: int) -> dict[str, Any]:
    """A finished game as it was after an entry: nothing is hidden, nobody is asked."""
    if not 0 <= number <= played.number:
        raise not_found("entry")
    seen = view(replay_positions(played, number)[-1], SPECTATOR, open_hands=True)
    return {
        "number": number,
        "seat": seat if seat >= 0 else None,
        "your_turn": False,
        "held": None,
        "can_undo": False,
        "take_back": None,
        "waits_for": None,
        "deadline": None,
        "result": played.result() if number == played.number else None,
        "view": seen,
    }


def count_scores(played: TableGame) -> dict[str, Any]:
    """The VP of all seats at the beginning and after each entry, and where they came from."""
    passed = replay_positions(played)
    return {
        "scores": [position.scores() for position in passed],
        "books": [passed[-1].books(seat) for seat in range(played.seats)],
    }
