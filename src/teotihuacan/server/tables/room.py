"""A table in memory: what is committed of it, who watches, what they are shown."""

import asyncio
import json
from typing import TYPE_CHECKING, Any

from ...engine import Setup
from ..storage.tables import Line, Seat, Stored, Table
from .news import entry_for, line_for, state_for, table_for
from .table_change import OPEN, Draft
from .table_game import Play

if TYPE_CHECKING:
    from ..http.sockets import Watcher

SPECTATOR = -1


class Room:
    """A table with its game and those who are connected to it."""

    def __init__(self, stored: Stored) -> None:
        self.table: Table = stored.table
        self.seats: tuple[Seat, ...] = stored.seats
        self.play: Play | None = None
        self.chat: list[Line] = []
        self.lock = asyncio.Lock()  # one change at a time
        self.watchers: set[Watcher] = set()
        self.present_elsewhere: dict[str, list[int]] = {}  # seats connected to other workers
        self.shown = 0  # counted up when table or presence look different
        self.states: dict[int, str] = {}  # by seat, of the game as it is
        self.take(stored)

    def take(self, stored: Stored) -> None:
        """Add what was stored since."""
        if looks_different(stored.table, self.table) or stored.seats != self.seats:
            self.shown += 1
        self.table = stored.table
        self.seats = stored.seats
        if self.play is None and self.table.status != OPEN and self.table.started_at is not None:
            setup = Setup.from_dict(self.table.setup)
            self.play = Play(setup, self.table.seed, self.table.started_at)
        if self.play is not None and stored.entries:
            play = self.play.copy()
            for entry in stored.entries:
                play.append(entry)
            self.play = play
        self.chat += stored.chat
        self.states.clear()

    def put(self, draft: Draft) -> None:
        """Make a committed draft the table."""
        if looks_different(draft.table, self.table):
            self.shown += 1
        self.table = draft.table
        self.seats = tuple(draft.seats)
        self.play = draft.play
        self.states.clear()

    @property
    def number(self) -> int:
        """The number of the latest entry."""
        return self.play.number if self.play else 0

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

    def present(self) -> list[int]:
        """The seats whose players are connected, wherever."""
        here = {watcher.seat for watcher in self.watchers}
        elsewhere = (seat for seats in self.present_elsewhere.values() for seat in seats)
        return sorted((here | set(elsewhere)) - {SPECTATOR})

    # What is shown ---

    def state(self, seat: int) -> str:
        """The game as a seat may see it now, as JSON text."""
        if seat not in self.states:
            shown = state_for(self.play, self.table, self.seats, seat) if self.play else None
            self.states[seat] = json.dumps(shown)
        return self.states[seat]

    def described(self, person_id: str | None) -> dict[str, Any]:
        """The table as a person may see it."""
        return table_for(self.table, self.seats, person_id, self.present())

    def entries_for(self, seat: int, seen: int = 0) -> list[dict[str, Any]]:
        """The entries after those seen, as a seat may see them."""
        play = self.play
        return [entry_for(one, seat, over=play.over) for one in play.told[seen:]] if play else []

    def news(
        self,
        person_id: str | None,
        seen: int,
        line: int,
        *,
        state: bool = True,
        table: bool = True,
    ) -> str:
        """What a viewer gets who has seen so many entries and lines, as JSON text."""
        seat = self.seat_of(person_id)
        parts = {
            "type": '"news"',
            "number": str(self.number),
            "entries": json.dumps(self.entries_for(seat, seen)),
            "chat": json.dumps([line_for(one) for one in self.chat if one.number > line]),
        }
        if state:
            parts["state"] = self.state(seat)
        if table:
            parts["table"] = json.dumps(self.described(person_id))
        return "{" + ", ".join(f'"{name}": {text}' for name, text in parts.items()) + "}"


def looks_different(one: Table, other: Table) -> bool:
    """Whether viewers have to be shown the table again, not only its game."""
    return (one.version, one.status) != (other.version, other.status)
