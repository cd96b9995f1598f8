"""What people do with tables, beside the game: make them, find them, chat, play again."""

from typing import TYPE_CHECKING, Any

from starlette.concurrency import run_in_threadpool

from ...engine import Setup
from ..errors import Refusal
from ..storage import tables as store
from ..storage.database import now
from ..storage.people import Person
from ..storage.table_row import CHOSEN_FIELDS
from . import imports, lobby
from .news import table_for
from .room import Room
from .table_change import FINISHED, TableChange

if TYPE_CHECKING:
    from ..server import Server

MOST_LINES = 5000  # of the chat of a table


class TableActions:
    """Changes to tables that are more than one edit, and lists of tables."""

    def __init__(self, server: "Server") -> None:
        self.server = server

    async def list_public(self, status: str, person: Person | None) -> list[dict[str, Any]]:
        """The public tables with a status, as a person may see them."""
        found = await self.server.database.run(store.public_tables, status)
        return [table_for(*one, person.id if person else None) for one in found]

    async def make_rematch(self, room: Room, person: Person) -> Room:
        """The table at which the same players play again, made by the first who asks."""
        rooms = self.server.rooms
        rows = lobby.rematch_seats(room.begin_change(), person)
        if room.table.status != FINISHED:
            raise Refusal("not_over")
        if room.table.rematch is None:
            await self.server.check_new_table(person)
            table, at = room.table, now()
            options = {name: getattr(table, name) for name in CHOSEN_FIELDS}
            values = lobby.new_table(person.id, Setup.from_dict(table.setup), at, **options)

            def link_rematch(change: TableChange) -> None:
                if change.table.rematch is None:
                    change.set(rematch=values["key"])
                    change.count_change()

            new = await rooms.create(values, rows)
            await rooms.change(room, link_rematch)
            if room.table.rematch != values["key"]:  # somebody else was faster
                await rooms.change(new, lambda change: lobby.leave(change, person, at))
        assert room.table.rematch is not None
        return await rooms.get(room.table.rematch)

    async def import_record(self, record: dict[str, Any], person: Person, language: str) -> Room:
        """Keep the game of a record as a finished table."""
        self.server.check_not_draining()
        kept = await self.server.database.run(store.count_imported, person.id)
        if kept >= imports.MOST_KEPT:
            raise Refusal("too_many_records")
        game = await run_in_threadpool(imports.load_finished_game, record, language)
        words = self.server.forbidden_words
        rows = await run_in_threadpool(imports.make_imported_table, game, person, now(), words)
        return await self.server.rooms.create(*rows)

    async def post_chat(self, room: Room, person: Person, text: str) -> int:
        """Add a line to a table's chat; its number."""
        self.server.check_rate(self.server.chat_limit, person)
        self.server.forbidden_words.check(text)
        if room.line >= MOST_LINES:
            raise Refusal("chat_full")

        def check_seat(change: TableChange) -> None:
            change.seat_of(person.id)

        async def add_line() -> int:
            async with room.lock:
                await self.server.rooms.try_edit(room, check_seat)
                line = await self.server.rooms.run_store(
                    store.add_line, room.table.id, person.id, text, now()
                )
                if line.number == room.line + 1:
                    room.chat.append(line)
                else:
                    await self.server.rooms.read_new(room)
            room.wake_watchers()
            self.server.bus.tell_line(room, line)
            return line.number

        return await self.server.rooms.finish(add_line())
