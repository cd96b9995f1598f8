"""A person's tables: listed, exported, and changed when the person changes name or is deleted."""

import asyncio
import logging
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from sqlalchemy import Connection

from ..accounts.person_names import GONE
from ..errors import Refusal
from ..json_text import JsonText, dump_json, join_object
from ..storage import tables as store
from ..storage.database import now
from ..storage.people import Person, delete_person
from ..storage.tables import StoredTable
from . import lobby
from .news import table_for
from .replays import make_record
from .room import Room
from .table_change import FINISHED, OPEN, RUNNING

if TYPE_CHECKING:
    from ..server import Server

logger = logging.getLogger(__name__)


class PersonTables:
    """What concerns all tables of one person."""

    def __init__(self, server: "Server") -> None:
        self.server = server
        self.database = server.database
        self.exporting = asyncio.Lock()

    async def list_tables(self, person: Person) -> list[dict[str, Any]]:
        """The tables of a person: those where it is their turn first, then the latest."""
        found = await self.database.run(store.tables_of, person.id)
        shown = [table_for(*one, person.id) for one in found]
        return sorted(shown, key=lambda table: not table["your_turn"])

    async def export_tables(self, person: Person) -> list[JsonText]:
        """All that is kept of a person's tables as JSON; a running game as their seat sees it.

        They may be hundreds: one export at a time, with its games replayed in a thread, none of
        which takes the place of another in memory.
        """
        exported = []
        async with self.exporting:
            for table_id in await self.database.run(store.tables_that_know, person.id):
                stored = await self.database.run(store.load, store.with_id(table_id))
                if stored is not None:  # it isn't gone meanwhile
                    exported.append(await self.export_table(stored, person))
        return exported

    async def export_table(self, stored: StoredTable, person: Person) -> JsonText:
        """All that is kept of one table as JSON; of a damaged game what is stored."""
        try:
            return await asyncio.to_thread(export_stored, stored, person)
        except Exception as error:
            await self.server.rooms.report_damage(stored.table.id, error)
        table = replace(stored.table, damaged=True, started_at=None)
        room = Room(StoredTable(table, stored.seats, [], stored.chat))
        room.unread = stored.entries
        return export_room(room, person)

    async def show_new_name(self, person: Person) -> None:
        """Show a person's new name at their tables."""
        ids = await self.database.run(store.rename_person, person.id, person.name)
        await self.server.rooms.reload_everywhere(ids)

    async def delete_person(self, person: Person) -> None:
        """Delete a person: bots take over their games, name and chat disappear."""
        rooms = self.server.rooms
        for table, _ in await self.database.run(store.tables_of, person.id):
            if table.status in (OPEN, RUNNING) or table.imported:
                try:
                    room = await rooms.get_by_id(table.id)
                    await rooms.change(room, lambda change: lobby.leave(change, person, now()))
                except Refusal as refusal:  # invited only, or over meanwhile
                    logger.info("nothing to leave", extra={"code": refusal.code})

        def delete(connection: Connection) -> list[int]:
            ids = store.forget_person(connection, person.id, GONE)
            delete_person(connection, person.id)
            return ids

        await rooms.reload_everywhere(await self.database.run(delete))


def export_stored(stored: StoredTable, person: Person) -> JsonText:
    """All that is kept of one table as JSON, its game replayed."""
    return export_room(Room(stored), person)


def export_room(room: Room, person: Person) -> JsonText:
    """All that is kept of one table as JSON, with the person's own chat."""
    status = room.table.status
    shown = room.describe(person.id)
    shown["chat"] = [
        {"text": line.text, "at": line.at} for line in room.chat if line.person_id == person.id
    ]
    shown["record"] = make_record(room) if status == FINISHED else None
    parts = {name: dump_json(value) for name, value in shown.items()}
    if room.game and status == RUNNING:
        parts["entries"] = room.join_entries(room.seat_of(person.id))
    return join_object(parts)
