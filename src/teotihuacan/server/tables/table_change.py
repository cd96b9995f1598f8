"""A table as it would be after a change; it becomes the table once it is committed."""

from dataclasses import replace
from typing import Any

from ...bots.seats import DEFAULT_BOT
from ...game.rules_versions import find_rules, knows_rules
from ..errors import Refusal, forbidden
from ..storage.table_row import Table, change_row
from ..storage.tables import Seat
from .table_game import BOT, PERSON, Entry, PlayerSettings, TableGame
from .turn_clock import count_left, find_deadline

OPEN, RUNNING, FINISHED, CLOSED = "open", "running", "finished", "closed"


class TableChange:
    """A table, its seats and its game, to be changed freely."""

    def __init__(self, table: Table, seats: tuple[Seat, ...], game: TableGame | None) -> None:
        self.before = table
        self.table = table
        self.seats_before = seats
        self.seats = list(seats)
        self.game = game.copy() if game else None
        self.since_before = game.since if game else None
        self.changed_seats: list[Seat] = []

    # Looking ---

    def seat_of(self, person_id: str) -> Seat:
        """The seat at which a person sits."""
        for seat in self.seats:
            if seat.kind == "person" and seat.person_id == person_id:
                return seat
        raise forbidden("you don't sit at this table")

    def running_game(self, after: int | None = None) -> TableGame:
        """The running game, if its latest entry has this number."""
        self.check_rules()
        if self.table.status == OPEN or self.game is None:
            raise Refusal("not_started")
        if after is not None and after != self.game.number:
            raise Refusal("stale", number=self.game.number)
        if self.table.status != RUNNING:
            raise Refusal("over")
        return self.game

    def check_rules(self) -> None:
        """Refuse what can't be done because nobody knows the rules of this game any more."""
        if not knows_rules(self.table.rules_version):
            raise Refusal("other_rules")

    def check_not_closed(self) -> None:
        """Refuse what can't be done at a closed table."""
        if self.table.status == CLOSED:
            raise Refusal("closed")

    def check_open(self) -> None:
        """Refuse what can only be done before the game begins."""
        self.check_rules()
        self.check_not_closed()
        if self.table.status != OPEN:
            raise Refusal("started")

    def settings_of(self, seat: int) -> PlayerSettings | None:
        """What the player of a seat wants; None if a bot plays it.

        Where turns are judged before they end, they end only when their player says so.
        """
        row = self.seats[seat]
        if row.kind != "person" or (self.game and seat in self.game.resigned):
            return None
        return PlayerSettings(row.automatic, row.confirm or self.table.teaching)

    def waits_for(self, game: TableGame) -> str | None:
        """Whether a person or a bot is to answer."""
        if game.asked is None:
            return None
        bot = game.stand_in or self.settings_of(game.asked) is None
        return BOT if bot else PERSON

    def new_entries(self) -> list[Entry]:
        """What was added to the game."""
        entries = self.game.entries if self.game else []
        return [logged.entry for logged in entries[self.before.number :]]

    # Changing ---

    def set(self, **values: Any) -> None:
        """Change the table's row."""
        self.table = change_row(self.table, values)

    def set_seat(self, row: Seat, /, **values: Any) -> None:
        """Change a seat, which counts as a change of the table."""
        new = replace(row, **values)
        self.seats = [new if old.place == row.place else old for old in self.seats]
        kept = [old for old in self.changed_seats if old.place != row.place]
        self.changed_seats = [*kept, new]
        self.count_change()

    def count_change(self) -> None:
        """Count a change of something other than the game, so that everybody sees it."""
        self.set(version=self.before.version + 1)

    def start_game(self, at: int) -> None:
        """Begin the game."""
        self.set(status=RUNNING, started_at=at)
        self.count_change()
        self.game = begin_game(self.table, at)

    def play_forced_answers(self, at: int) -> None:
        """Give the forced answers of everybody who turned that on."""
        game = self.game
        while game and game.asked is not None:
            settings, number = self.settings_of(game.asked), game.number
            if settings:
                game.play_forced_answers(game.asked, settings, at)
            if game.number == number:
                return

    def update_row(self, at: int) -> None:
        """Write into the table's row what follows from the game."""
        game = self.game
        if game is None or self.table.status not in (RUNNING, FINISHED):
            self.set(changed_at=at)
            return
        waits_for = self.waits_for(game)
        self.settle_clock(game, waits_for, at)
        self.set(
            changed_at=at,
            number=game.number,
            asked=game.asked,
            waits_for=waits_for,
            deadline=self.find_deadline(game, waits_for),
            result=game.result(),
            status=FINISHED if game.over else RUNNING,
        )

    def settle_clock(self, game: TableGame, waits_for: str | None, at: int) -> None:
        """Count what a seat has left on a growing clock, once it or a bot has answered."""
        before, passed = self.before, game.since != self.since_before
        if before.clock_increment is None or before.deadline is None or before.asked is None:
            return
        if passed or waits_for != PERSON:
            row, answered = self.seats[before.asked], game.since if passed else at
            self.set(clock_left=count_left(before, row, len(self.seats), answered))
            self.count_change()

    def find_deadline(self, game: TableGame, waits_for: str | None) -> int | None:
        """When the time of the seat asked is over; it stays, wherever it was moved meanwhile."""
        if self.table.clock_seconds is None or waits_for != PERSON or game.asked is None:
            return None
        if self.table.deadline is not None and game.since == self.since_before:
            return self.table.deadline
        return find_deadline(self.table, self.seats[game.asked], game.since)


def begin_game(table: Table, at: int) -> TableGame | None:
    """The game of a table at its beginning; None if its rules are not known here."""
    rules = find_rules(table.rules_version)
    if rules is None:
        return None
    return TableGame(rules.setup.from_dict(table.setup), table.game_seed, at, rules)


def bot_for(seats: tuple[Seat, ...], game: TableGame) -> str:
    """The bot that answers for the seat asked: its own, or one that stands in for a person."""
    assert game.asked is not None
    row = seats[game.asked]
    return row.name if row.kind == "bot" else DEFAULT_BOT
