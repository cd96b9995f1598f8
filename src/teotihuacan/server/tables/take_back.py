"""Taking back a whole turn: whether that is fair, and how far it goes.

Against bots a person may go back to where they were asked before, bots' answers included, as
often as they like. Never past a tile that was drawn, dice that were rolled or choices that were
shown: whoever knows them would play on with that knowledge.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from ...game import turn_ends
from ...game.turns import SHOWN
from ..errors import Refusal
from ..storage.table_row import Table
from ..storage.tables import Seat
from .table_game import PERSON, TableGame

PEOPLE, CLOCK, NOTHING = "people", "clock", "nothing"
REASONS = {
    PEOPLE: "another person plays at this table",
    CLOCK: "this game has a clock",
    NOTHING: "there is no turn of yours to take back",
    **dict(
        zip(
            SHOWN,
            (
                "a new tile was drawn since",
                "dice were rolled since",
                "choices made in secret were shown since",
            ),
            strict=True,
        )
    ),
}


@dataclass(frozen=True, slots=True)
class TakeBack:
    """How many actions would be taken back, or why none may be (a key of REASONS)."""

    actions: int = 0
    refused: str | None = None

    def to_dict(self) -> dict[str, Any]:
        """As it is sent."""
        return {"actions": self.actions, "refused": self.refused}


def find_take_back(
    table: Table, seats: Iterable[Seat], game: TableGame, seat: int
) -> TakeBack | None:
    """What a person may take back at their seat; None if they play no more."""
    rows = list(seats)
    if game.over or seat < 0 or rows[seat].kind != "person" or seat in game.resigned:
        return None
    if count_people(rows) > 1:
        return TakeBack(refused=PEOPLE)
    if table.clock_seconds is not None:
        return TakeBack(refused=CLOCK)
    count = count_to_turn_start(game, seat)
    if count is None:
        return TakeBack(refused=NOTHING)
    moves = game.moves[len(game.moves) - count :]
    if any(move.by == PERSON and move.seat != seat for move in moves):
        return TakeBack(refused=PEOPLE)  # who left their seat to a bot meanwhile
    shown = game.game.shown_within(count)
    return TakeBack(refused=shown) if shown else TakeBack(count)


def count_people(seats: Iterable[Seat]) -> int:
    """How many people have a seat at a table."""
    return sum(row.kind not in ("bot", "teotibot") for row in seats)


def count_to_turn_start(game: TableGame, seat: int) -> int | None:
    """How many actions lie between now and where a person began to answer last; None if never."""
    if game.held is not None and game.asked == seat and (not game.moves or game.moves[-1].passed):
        return 0
    return turn_ends.count_to_turn_start(
        turn_ends.Answered(move.seat == seat and move.by == PERSON, move.passed)
        for move in reversed(game.moves)
    )


def take_back_turn(
    table: Table, seats: Iterable[Seat], game: TableGame, seat: int, at: int
) -> None:
    """Take back a person's turn; a refusal with its reason if that isn't fair."""
    found = find_take_back(table, seats, game, seat)
    if found is None:
        raise Refusal("over")
    if found.refused is not None:
        raise Refusal("cannot_take_back", REASONS[found.refused], reason=found.refused)
    game.take_back_turn(found.actions, seat, at)
