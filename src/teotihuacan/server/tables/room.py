"""A table in memory: what is committed of it, who watches, what they are shown."""

import asyncio
import time
from bisect import bisect_right
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from ..json_text import JsonText, dump_json, join_list, join_object
from ..storage.table_row import Table
from ..storage.tables import ChatLine, Seat, StoredTable
from .game_states import GameStates, StateText
from .news import line_for, table_for
from .table_change import OPEN, TableChange, begin_game
from .table_game import Entry, TableGame

if TYPE_CHECKING:
    from ..http.sockets import Watcher

SPECTATOR = -1
PAGE = 1000  # entries that are told at once; few games have more
LINES = 200  # of chat that are told at once
Head = tuple[int, int, int]  # the latest entry, the version, the latest line of chat


@dataclass
class Elsewhere:
    """What a worker knows of other workers at a table."""

    owner: str = ""  # the worker that looks after the table; "" if that isn't known
    seats: dict[str, list[int]] = field(default_factory=dict)  # connected, by worker
    told: bool = False  # the others know that the table is in memory here
    said: list[int] | None = None  # the seats they were told to be connected here
    count: int = 0  # of states of the table among workers: which is the latest


class Room:
    """A table with its game and those who are connected to it."""

    def __init__(self, stored: StoredTable) -> None:
        self.table: Table = stored.table
        self.seats: tuple[Seat, ...] = stored.seats
        self.game: TableGame | None = None
        self.unread: list[Entry] = []  # of a game whose rules nobody knows any more
        self.chat: list[ChatLine] = []
        self.lock = asyncio.Lock()  # one change at a time
        self.watchers: set[Watcher] = set()
        self.elsewhere = Elsewhere()
        self.used_at = time.monotonic()  # when somebody last asked for it
        self.starts_at: int | None = None  # when the game begins by itself
        self.look = 0  # counted up when table or presence look different
        self.states: GameStates | None = None  # of the game as it is, once it is asked for
        self.add_stored(stored)

    def add_stored(self, stored: StoredTable) -> None:
        """Add what was stored since."""
        if looks_different(stored.table, self.table) or stored.seats != self.seats:
            self.look += 1
        self.table = stored.table
        self.seats = stored.seats
        if self.game is None and self.table.status != OPEN and self.table.started_at is not None:
            self.game = begin_game(self.table, self.table.started_at)
            if self.game is None:
                self.unread = stored.entries
        if self.game is not None and stored.entries:
            game = self.game.copy()
            for entry in stored.entries:
                game.apply_entry(entry)
            self.game = game
        self.chat += stored.chat
        self.states = None

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
        self.states = None

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

    @property
    def head(self) -> Head:
        """How far the table has gone."""
        return self.table.number, self.table.version, self.line

    def seat_of(self, person_id: str | None) -> int:
        """The seat at which a person sits, or SPECTATOR."""
        for row in self.seats:
            if person_id and row.kind == "person" and row.person_id == person_id:
                return row.seat
        return SPECTATOR

    def present_seats(self) -> list[int]:
        """The seats whose players are connected, to any worker."""
        return sorted(set(self.seats_here()).union(*self.elsewhere.seats.values()) - {SPECTATOR})

    def seats_here(self) -> list[int]:
        """The seats that are connected to this worker, SPECTATOR among them."""
        return sorted({watcher.seat for watcher in self.watchers})

    def has_audience(self) -> bool:
        """Whether anybody sits at the table or watches it."""
        watched = bool(self.watchers) or any(self.elsewhere.seats.values())
        return watched or any(row.kind == "person" for row in self.seats)

    # What is shown ---

    def describe(self, person_id: str | None) -> dict[str, Any]:
        """The table as a person may see it."""
        return table_for(self.table, self.seats, person_id, self.present_seats(), self.starts_at)

    def get_state(self, seat: int) -> StateText | None:
        """The game as a seat may see it now; None before it begins."""
        if self.game is None:
            return None
        if self.states is None:
            self.states = GameStates(self.game, self.table, self.seats)
        return self.states.get(seat)

    def join_entries(self, seat: int, seen: int = 0, last: int | None = None) -> JsonText:
        """The entries after those seen, up to a last one, as a seat may see them, as JSON."""
        game = self.game
        if game is None:
            return join_list([])
        over = game.over
        return join_list(logged.json_for(seat, over=over) for logged in game.entries[seen:last])

    def find_page_end(self, seen: int) -> int:
        """The last entry that is told at once to somebody who has seen some."""
        return min(seen + PAGE, self.number)

    def find_lines(self, line: int) -> list[ChatLine]:
        """The lines of chat that are told at once to somebody who has seen some."""
        first = bisect_right(self.chat, line, key=lambda one: one.number)
        return self.chat[first : first + LINES]

    def dump_news(
        self,
        person_id: str | None,
        seen: int,
        line: int,
        *,
        state: bool = True,
        table: bool = True,
        before: StateText | None = None,
    ) -> JsonText:
        """The news after entry `seen` and chat line `line`, as JSON.

        Of very many entries a page is told; `more` says that there are others after it, and
        `more_chat` the same of lines. Who has the state from `before` is told what has changed
        since.
        """
        seat, last = self.seat_of(person_id), self.find_page_end(seen)
        lines = self.find_lines(line)
        parts = {
            "type": dump_json("news"),
            "number": dump_json(last),
            "entries": self.join_entries(seat, seen, last),
            "chat": dump_json([line_for(one) for one in lines]),
        }
        if last < self.number:
            parts["more"] = dump_json(True)
        if lines and lines[-1].number < self.line:
            parts["more_chat"] = dump_json(True)
        if state:
            shown = self.get_state(seat)
            if shown is not None and before is not None:
                parts["changes"] = shown.dump_changes(before)
            else:
                parts["state"] = shown.dump() if shown else dump_json(None)
        if table:
            parts["table"] = dump_json(self.describe(person_id))
        return join_object(parts)


def looks_different(one: Table, other: Table) -> bool:
    """Whether viewers have to be shown the table again, not only its game."""
    return (one.version, one.status) != (other.version, other.status)
