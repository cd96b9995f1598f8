"""A table in memory: what is committed of it, who watches, what they are shown."""

import asyncio
from typing import TYPE_CHECKING, Any

from ...engine import Setup
from ..json_text import JsonText, dump_json, join_list, join_object
from ..storage.table_row import Table
from ..storage.tables import ChatLine, Seat, StoredTable
from .news import line_for, state_for, table_for
from .table_change import OPEN, TableChange
from .table_game import TableGame

if TYPE_CHECKING:
    from ..http.sockets import Watcher

SPECTATOR = -1


class Room:
    """A table with its game and those who are connected to it."""

    def __init__(self, stored: StoredTable) -> None:
        self.table: Table = stored.table
        self.seats: tuple[Seat, ...] = stored.seats
        self.game: TableGame | None = None
        self.chat: list[ChatLine] = []
        self.lock = asyncio.Lock()  # one change at a time
        self.watchers: set[Watcher] = set()
        self.present_elsewhere: dict[str, list[int]] = {}  # seats connected to other workers
        self.starts_at: int | None = None  # when the game begins by itself
        self.look = 0  # counted up when table or presence look different
        self.states: dict[int, JsonText] = {}  # by seat, of the game as it is
        self.add_stored(stored)

    def add_stored(self, stored: StoredTable) -> None:
        """Add what was stored since."""
        if looks_different(stored.table, self.table) or stored.seats != self.seats:
            self.look += 1
        self.table = stored.table
        self.seats = stored.seats
        if self.game is None and self.table.status != OPEN and self.table.started_at is not None:
            setup = Setup.from_dict(self.table.setup)
            self.game = TableGame(setup, self.table.seed, self.table.started_at)
        if self.game is not None and stored.entries:
            game = self.game.copy()
            for entry in stored.entries:
                game.apply_entry(entry)
            self.game = game
        self.chat += stored.chat
        self.states.clear()

    def begin_change(self) -> TableChange:
        """A copy of the table to be changed."""
        return TableChange(self.table, self.seats, self.game)

    def take_over(self, change: TableChange) -> None:
        """Take over a committed change."""
        if looks_different(change.table, self.table):
            self.look += 1
        self.table = change.table
        self.seats = tuple(change.seats)
        self.game = change.game
        self.states.clear()

    def wake_watchers(self) -> None:
        """Send news to everybody who watches here."""
        for watcher in self.watchers:
            watcher.wake()

    @property
    def number(self) -> int:
        """The number of the latest entry."""
        return self.game.number if self.game else 0

    @property
    def line(self) -> int:
        """The number of the latest line of chat."""
        return self.chat[-1].number if self.chat else 0

    def seat_of(self, person_id: str | None) -> int:
        """The seat at which a person sits, or SPECTATOR."""
        for row in self.seats:
            if person_id and row.kind == "person" and row.person_id == person_id:
                return row.seat
        return SPECTATOR

    def present_seats(self) -> list[int]:
        """The seats whose players are connected, to any worker."""
        here = {watcher.seat for watcher in self.watchers}
        elsewhere = (seat for seats in self.present_elsewhere.values() for seat in seats)
        return sorted((here | set(elsewhere)) - {SPECTATOR})

    def has_audience(self) -> bool:
        """Whether anybody sits at the table or watches it."""
        return bool(self.watchers) or any(row.kind == "person" for row in self.seats)

    # What is shown ---

    def describe(self, person_id: str | None) -> dict[str, Any]:
        """The table as a person may see it."""
        return table_for(self.table, self.seats, person_id, self.present_seats(), self.starts_at)

    def dump_state(self, seat: int) -> JsonText:
        """The game as a seat may see it now, as JSON."""
        if seat not in self.states:
            shown = state_for(self.game, self.table, self.seats, seat) if self.game else None
            self.states[seat] = dump_json(shown)
        return self.states[seat]

    def join_entries(self, seat: int, seen: int = 0) -> JsonText:
        """The entries after those seen, as a seat may see them, as JSON."""
        game = self.game
        if game is None:
            return join_list([])
        over = game.over
        return join_list(logged.json_for(seat, over=over) for logged in game.entries[seen:])

    def dump_news(
        self,
        person_id: str | None,
        seen: int,
        line: int,
        *,
        state: bool = True,
        table: bool = True,
    ) -> JsonText:
        """The news after entry `seen` and chat line `line`, as JSON."""
        seat = self.seat_of(person_id)
        parts = {
            "type": dump_json("news"),
            "number": dump_json(self.number),
            "entries": self.join_entries(seat, seen),
            "chat": dump_json([line_for(one) for one in self.chat if one.number > line]),
        }
        if state:
            parts["state"] = self.dump_state(seat)
        if table:
            parts["table"] = dump_json(self.describe(person_id))
        return join_object(parts)


def looks_different(one: Table, other: Table) -> bool:
    """Whether viewers have to be shown the table again, not only its game."""
    return (one.version, one.status) != (other.version, other.status)
