"""Quick pairing: takes what people look for, opens tables for those who suit each other."""

from collections.abc import Sequence
from contextlib import suppress
from typing import TYPE_CHECKING

from sqlalchemy import Connection

from ..errors import Refusal, invalid
from ..storage import seeks as store
from ..storage.database import now
from ..storage.people import Person
from ..storage.seeks import DAYS, Seek, Wish, pace_of
from ..tables.lobby import begin
from ..tables.rated_tables import check_account
from ..tables.table_change import CLOSED, TableChange
from .pairing import SILENT, pair, seek_and_pair
from .strength import find_strength

if TYPE_CHECKING:
    from ..server import Server


class Matchmaker:
    """The seeks of people, and what becomes of them."""

    def __init__(self, server: "Server") -> None:
        self.server = server

    async def seek(self, person: Person, wish: Wish, reach: int | None = None) -> None:
        """Look for others to play with; who suits is found at once."""
        players, clock_seconds, rated = wish
        if rated:
            check_account(person)
        await self.check(person)
        at, pace = now(), pace_of(clock_seconds)

        def store_seek(connection: Connection) -> list[int]:
            strength = find_strength(connection, person, players)
            if reach is not None and strength is None:
                raise invalid("reach: nobody knows yet how strong you are")
            seek = Seek(person.id, pace, *wish, strength, reach, at, at)
            return seek_and_pair(connection, seek)

        tables = await self.server.rooms.run_store(store_seek)
        self.server.lobby.change_tables()
        await self.open_tables(tables)

    async def check(self, person: Person) -> None:
        """Refuse somebody who looks too often, or plays at as many tables as they may."""
        await self.server.check_new_table(person)
        if not self.server.options.local:
            playing = await self.server.database.run(store.count_paired, person.id)
            self.server.check_table_count(person, playing)

    async def withdraw(self, person: Person, pace: str | None) -> None:
        """Look no more, at one pace or at all."""
        await self.server.database.run(store.withdraw, person.id, pace)
        self.server.lobby.change_tables()

    async def look(self, *, leads: bool) -> None:
        """Note who is there; one worker ends what is over and brings together who can be."""
        if self.server.bus.misses_news():
            self.server.lobby.look_at_tables()
        await self.note_present()
        if leads:
            await self.pair()
            await self.close_deserted()

    async def note_present(self) -> None:
        """Note that those who watch the lobby here are there."""
        lobby = self.server.lobby
        here = {one.person.id for one in lobby.watchers if one.person is not None}
        if here and lobby.state.seeks:
            await self.server.database.run(store.note_seen, sorted(here), now())

    async def pair(self) -> None:
        """Bring together who can be, and end the seeks of those who are gone."""
        database = self.server.database
        before = await database.run(store.count_wishes)
        if not before or self.server.draining:
            return
        tables = await database.run(pair, now())
        if await database.run(store.count_wishes) != before:
            self.server.lobby.change_tables()
        await self.open_tables(tables)

    async def open_tables(self, ids: Sequence[int]) -> None:
        """Tell everybody who was brought together; a game of days begins without them."""
        for table_id in ids:
            room = await self.server.rooms.get_by_id(table_id)
            self.server.lobby.hear_new(room)
            pace = pace_of(room.table.clock_seconds or 0)
            if pace == DAYS:
                await self.server.rooms.change(room, lambda change: begin(change, now()))
            note = {"about": "paired", "table": room.table.key, "pace": pace}
            for seat in room.seats:
                if seat.person_id is not None:
                    self.server.lobby.tell_person(seat.person_id, note)

    async def close_deserted(self) -> None:
        """Close tables to which not everybody came who was brought together."""
        for table_id in await self.server.database.run(store.list_deserted, now() - SILENT):
            room = await self.server.rooms.get_by_id(table_id)
            if room.starts_at is None:
                with suppress(Refusal):  # they have begun at this moment
                    await self.server.rooms.change(room, close)


def close(change: TableChange) -> None:
    """Close a table at which no game has begun."""
    change.check_open()
    change.set(status=CLOSED)
    change.count_change()
