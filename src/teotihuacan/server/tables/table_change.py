"""A table as it would be after a change; it becomes the table once it is committed."""

from dataclasses import replace
from typing import Any

from ...bots.seats import DEFAULT_BOT
from ...engine import Setup
from ..errors import conflict, forbidden
from ..storage.tables import Seat, Table
from .table_game import BOT, PERSON, Entry, Manners, Play

OPEN, RUNNING, FINISHED, CLOSED = "open", "running", "finished", "closed"


class Draft:
    """A table, its seats and its game, to be changed freely."""

    def __init__(self, table: Table, seats: tuple[Seat, ...], play: Play | None) -> None:
        self.before = table
        self.table = table
        self.seats = list(seats)
        self.play = play.copy() if play else None
        self.changed: list[Seat] = []

    # Looking ---

    def seat_of(self, person_id: str) -> Seat:
        """The seat at which a person sits."""
        for seat in self.seats:
            if seat.kind == "person" and seat.person_id == person_id:
                return seat
        raise forbidden("you don't sit at this table")

    def playing(self, after: int | None = None) -> Play:
        """The running game, if its latest entry has this number."""
        if self.table.status == OPEN or self.play is None:
            raise conflict("not_started", "the game has not begun")
        if after is not None and after != self.play.number:
            raise conflict(
                "stale", "the game has gone on since: look again", number=self.play.number
            )
        if self.table.status != RUNNING:
            raise conflict("over", "the game is over")
        return self.play

    def check_open(self) -> None:
        """Refuse what can only be done before the game begins."""
        if self.table.status == CLOSED:
            raise conflict("closed", "whoever made the table has closed it")
        if self.table.status != OPEN:
            raise conflict("started", "the game has begun")

    def manners_of(self, seat: int) -> Manners | None:
        """What the player of a seat wants; None if a bot plays it."""
        row = self.seats[seat]
        if row.kind != "person" or (self.play and seat in self.play.resigned):
            return None
        return Manners(row.automatic, row.confirm)

    # Changing ---

    def set(self, **values: Any) -> None:
        """Change the table's row."""
        self.table = replace(self.table, **values)

    def set_seat(self, row: Seat, /, **values: Any) -> None:
        """Change a seat, which counts as a change of the table."""
        new = replace(row, **values)
        self.seats = [new if old.place == row.place else old for old in self.seats]
        self.changed = [old for old in self.changed if old.place != row.place] + [new]
        self.bump()

    def bump(self) -> None:
        """Count the change."""
        self.set(version=self.before.version + 1)

    def start(self, at: int) -> None:
        """Begin the game."""
        self.set(status=RUNNING, started_at=at)
        self.bump()
        self.play = Play(Setup.from_dict(self.table.setup), self.table.seed, at)

    def automate(self, at: int) -> None:
        """Give the forced answers of everybody who wants that."""
        play = self.play
        while play and play.asked is not None:
            manners, number = self.manners_of(play.asked), play.number
            if manners:
                play.automate(play.asked, manners, at)
            if play.number == number:
                return

    def settle(self, at: int) -> None:
        """Write into the table's row what follows from the game."""
        self.set(changed_at=at)
        play = self.play
        if play is None or self.table.status not in (RUNNING, FINISHED):
            return
        clock = self.table.clock_seconds
        waits_for = self.waits_for(play)
        timed = clock is not None and waits_for == PERSON
        self.set(
            number=play.number,
            asked=play.asked,
            waits_for=waits_for,
            deadline=play.since + 1000 * (clock or 0) if timed else None,
            result=play.result(),
            status=FINISHED if play.over else RUNNING,
        )

    def waits_for(self, play: Play) -> str | None:
        """Whether a person or a bot is to answer."""
        if play.asked is None:
            return None
        bot = play.stand_in or self.manners_of(play.asked) is None
        return BOT if bot else PERSON

    def new_entries(self) -> list[Entry]:
        """What was added to the game."""
        told = self.play.told if self.play else []
        return [one.entry for one in told[self.before.number :]]


def bot_for(seats: tuple[Seat, ...], play: Play) -> str:
    """The bot that answers for the seat asked: its own, or one that stands in for a person."""
    assert play.asked is not None
    row = seats[play.asked]
    return row.name if row.kind == "bot" else DEFAULT_BOT
