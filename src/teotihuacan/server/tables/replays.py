"""Replays of finished games: positions and scores after each entry."""

import asyncio
from collections.abc import Callable, Iterable, Sequence
from typing import Any

from ...engine import Position
from ...game.records import FORMAT
from ..accounts.person_names import GONE
from ..errors import Refusal, not_found
from ..storage.table_row import Table
from ..storage.tables import Seat
from .room import SPECTATOR, Room
from .table_change import FINISHED
from .table_game import PLAYED, TAKEN_BACK, Entry, TableGame

MOST_REPLAYS = 8  # games whose positions are kept: up to a megabyte each


class Replays:
    """The positions of the finished games that were looked at last.

    Whoever looks through a game asks for one position after another; it is replayed once, in a
    thread, and no two games at the same time.
    """

    def __init__(self) -> None:
        self.kept: dict[int, list[Position]] = {}  # by table; what was used last is last
        self.lock = asyncio.Lock()

    async def get(self, room: Room, before: Callable[[], None]) -> list[Position]:
        """The positions of a finished game; `before` may refuse that it is replayed."""
        played = get_finished_game(room)
        found = self.recall(room)
        if found is None:
            before()
            async with self.lock:
                found = self.recall(room)  # somebody else may have asked for the same
                if found is None:
                    found = await asyncio.to_thread(replay_positions, played)
                    self.keep(room, found)
        return found

    def recall(self, room: Room) -> list[Position] | None:
        """The positions of a game, if they are kept."""
        found = self.kept.pop(room.table.id, None)
        if found is not None:
            self.kept[room.table.id] = found
        return found

    def keep(self, room: Room, found: list[Position]) -> None:
        """Keep the positions of a game, and forget those of another if there are too many."""
        self.kept[room.table.id] = found
        while len(self.kept) > MOST_REPLAYS:
            del self.kept[next(iter(self.kept))]


def get_finished_game(room: Room) -> TableGame:
    """The game at a table; a refusal until it is over, because it may hold secrets."""
    if room.table.status == FINISHED and room.game is None:
        raise Refusal("other_rules")
    if room.table.status != FINISHED or room.game is None:
        raise Refusal("not_over", "that can be seen when the game is over")
    return room.game


def make_record(room: Room) -> dict[str, Any]:
    """The record of a game that is over, with its seed; it names the rules it was played by."""
    if room.table.status == FINISHED and room.game is None:
        return join_record(room.table, room.seats, room.unread)
    record = get_finished_game(room).game.record()
    record["names"] = [row.name or GONE for row in room.seats]
    return record


def join_record(table: Table, seats: Iterable[Seat], entries: Iterable[Entry]) -> dict[str, Any]:
    """The record of a finished game that can't be replayed here, as it was stored.

    Where somebody resigned, how they would rank by the rules can't be told.
    """
    actions: list[int] = []
    for entry in entries:
        if entry.kind in PLAYED:
            actions.append(entry.action or 0)
        elif entry.kind in TAKEN_BACK:
            del actions[len(actions) - (entry.action or 0) :]
    result = table.result or {}
    whole = result.get("ended_by") == "rules" and not result["resigned"]
    return {
        "format": FORMAT,
        "rules_version": table.rules_version,
        "setup": table.setup,
        "seed": table.game_seed,
        "actions": actions,
        "result": {key: result[key] for key in ("scores", "ranking")} if whole else None,
        "names": [row.name or GONE for row in seats],
    }


def replay_positions(played: TableGame) -> list[Position]:
    """The positions at the beginning and after each entry."""
    game = played.rules.game(played.game.setup, played.game.seed, take_back=True)
    found = [game.position]
    for logged in played.entries:
        entry = logged.entry
        if entry.kind in PLAYED:
            game.play(entry.action or 0)
        elif entry.kind in TAKEN_BACK:
            for _ in range(entry.action or 0):
                game.undo()
        found.append(game.position)
    return found


def state_after(
    played: TableGame, passed: Sequence[Position], number: int, seat: int
) -> dict[str, Any]:
    """A finished game as it was after an entry: nothing is hidden, nobody is asked."""
    if not 0 <= number <= played.number:
        raise not_found("entry")
    seen = played.rules.view(passed[number], SPECTATOR, open_hands=True)
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


def count_scores(played: TableGame, passed: Sequence[Position]) -> dict[str, Any]:
    """The VP of all seats at the beginning and after each entry, and where they came from."""
    return {
        "scores": [position.scores() for position in passed],
        "books": [passed[-1].books(seat) for seat in range(played.seats)],
    }
