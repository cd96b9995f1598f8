"""The tables a worker has in memory: loaded, cached, refreshed, changed and committed.

What people do with them is in `game_actions` and `table_actions`.
"""

import asyncio
import logging
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, Concatenate, ParamSpec, TypeVar

from sqlalchemy import ColumnElement, Connection
from sqlalchemy.exc import IntegrityError

from ...version import RULES_VERSION
from ..errors import Refusal, not_found
from ..operations import metrics
from ..storage import tables as store
from ..storage.database import now
from ..storage.tables import Seat, StoredTable, with_id, with_key
from .room import Room
from .table_change import OPEN, RUNNING, TableChange
from .table_game import BOT, PERSON, Entry

if TYPE_CHECKING:
    from ..server import Server

logger = logging.getLogger(__name__)
P = ParamSpec("P")
T = TypeVar("T")
Edit = Callable[[TableChange], None]
MOST_ROOMS = 100  # in memory, beside those that are watched or thought about
LONG = 300  # entries, which take some 20 ms
MOST_TRIES = 10  # at a change that others get in the way of


class RoomRepository:
    """The tables in memory, and the one way to change them."""

    def __init__(self, server: "Server") -> None:
        self.server = server
        self.database = server.database
        self.by_key: dict[str, Room] = {}
        self.by_id: dict[int, Room] = {}
        self.changing: set[asyncio.Task[int]] = set()

    # Loading ---

    async def get(self, key: str) -> Room:
        """The table with a key, as it is now."""
        return await self.load_room(self.by_key.get(key), with_key(key))

    async def get_by_id(self, table_id: int) -> Room:
        """The table with an id, as it is now."""
        return await self.load_room(self.by_id.get(table_id), with_id(table_id))

    async def get_to_watch(self, key: str) -> Room:
        """The table with a key, in memory: it stays there if it is watched at once."""
        while True:
            room = await self.get(key)
            if self.by_key.get(key) is room:  # nobody made space meanwhile
                return room

    async def load_room(self, room: Room | None, where: ColumnElement[bool]) -> Room:
        """A table in memory, refreshed if other workers may have changed it, or loaded."""
        if room is None:
            stored = await self.database.run(store.load, where)
            if stored is None:
                raise not_found("table")
            if stored.table.rules_version != RULES_VERSION:
                raise Refusal("other_rules")
            room = await self.open_room(stored)
        elif self.server.options.cluster:
            await self.refresh(room)
        if not room.watchers:  # nobody here was told who comes and goes elsewhere
            await self.server.bus.read_presence(room)
        return room

    async def open_room(self, stored: StoredTable) -> Room:
        """Replay and cache a loaded table; one that can't be replayed is marked, and refused."""
        try:
            new = await build_room(stored)
        except Exception as error:
            await self.report_damage(stored.table.id, error)
            raise Refusal("damaged") from None
        room = self.cache_room(new)
        if stored.table.damaged:  # somebody has repaired it
            await self.database.run(store.mark_damaged, stored.table.id, False)
            await self.refresh(room)
        return room

    async def report_damage(self, table_id: int, error: Exception) -> None:
        """Mark a table, so that nothing goes on there and nothing else waits for it."""
        if await self.database.run(store.mark_damaged, table_id, True):
            logger.error("a table is damaged", exc_info=error, extra={"table": table_id})
            metrics.DAMAGED.inc()

    def cache_room(self, room: Room) -> Room:
        """Cache a loaded table, unless somebody else did meanwhile: then theirs."""
        if room.table.key in self.by_key:
            return self.by_key[room.table.key]
        if len(self.by_key) >= MOST_ROOMS:
            self.evict_idle_rooms()
        self.by_key[room.table.key] = self.by_id[room.table.id] = room
        return room

    def evict_idle_rooms(self) -> None:
        """Drop tables that nobody watches, changes or thinks about."""
        for room in list(self.by_key.values()):
            thinking = room.table.id in self.server.bot_players.tasks
            if not room.watchers and not room.lock.locked() and not thinking:
                del self.by_key[room.table.key], self.by_id[room.table.id]

    async def refresh(self, room: Room) -> None:
        """Read what other workers have done to a table."""
        async with room.lock:
            await self.read_new(room)
        self.show_change(room)

    async def read_new(self, room: Room) -> None:
        """The same, by whoever holds the table's lock."""
        stored = await self.database.run(
            store.load, with_id(room.table.id), room.number, room.line
        )
        if stored is None:
            return
        try:
            room.add_stored(stored)
        except Exception as error:
            await self.report_damage(room.table.id, error)
            raise Refusal("damaged") from None

    async def reload_everywhere(self, ids: list[int]) -> None:
        """Read tables again, at all workers, whose seats or chat were changed in the database."""
        for table_id in ids:
            await self.reload(table_id)
            await self.server.bus.publish_table(table_id, again=True)

    async def reload(self, table_id: int) -> None:
        """Read a table again, with its chat, if it is in memory."""
        room = self.by_id.get(table_id)
        if room is not None:
            async with room.lock:
                stored = await self.database.run(store.load, with_id(table_id), room.number)
                if stored is not None:  # nobody may see the table without its chat meanwhile
                    room.chat.clear()
                    room.add_stored(stored)
            room.wake_watchers()

    # Changing ---

    async def create(
        self, values: dict[str, Any], rows: list[Seat], played: Sequence[Entry] = ()
    ) -> Room:
        """Store a new table, and load it."""
        return await self.get_by_id(await self.run_store(store.create, values, rows, played))

    async def change(self, room: Room, edit: Edit) -> int:
        """Change a table: `edit` works on a copy, which is committed and then takes its place.

        Once begun it is done to its end, even if whoever asked is gone. The number of the latest
        entry that this made: the table may have gone on since.
        """
        task = asyncio.create_task(self.commit_and_announce(room, edit))
        self.changing.add(task)
        task.add_done_callback(self.changing.discard)
        return await asyncio.shield(task)

    async def commit_and_announce(self, room: Room, edit: Edit) -> int:
        """The change itself, and what follows from it."""
        async with room.lock:
            asked_before = who_is_asked(room)
            change = await self.commit(room, edit)
            room.take_over(change)
        count_change(change)
        await self.announce(room)
        if who_is_asked(room) != asked_before and room.table.waits_for == PERSON:
            self.server.webhooks.notify_asked(room)
        return change.table.number

    async def commit(self, room: Room, edit: Edit) -> TableChange:
        """Edit a copy of a table and store it, by whoever holds the table's lock."""
        for _ in range(MOST_TRIES):
            change = room.begin_change()
            edit(change)
            change.update_row(now())
            if await self.run_store(
                store.commit,
                room.table,
                change.table,
                change.changed_seats,
                change.new_entries(),
            ):
                return change
            await self.read_new(room)  # another worker was faster
        raise Refusal("busy")

    async def run_store(
        self, work: Callable[Concatenate[Connection, P], T], *args: P.args, **kwargs: P.kwargs
    ) -> T:
        """Run a function of the store; a refusal if it names deleted people."""
        try:
            return await self.database.run(work, *args, **kwargs)
        except IntegrityError:
            raise Refusal("gone") from None

    async def announce(self, room: Room) -> None:
        """Announce a changed table to everybody, here and at other workers."""
        self.show_change(room)
        known = self.by_id.get(room.table.id)
        if known is not None and known is not room:  # it was forgotten and loaded again meanwhile
            await self.refresh(known)
        if room.table.waits_for == BOT and room.table.status == RUNNING:
            self.server.bot_players.think(room)
        await self.server.bus.publish_table(room.table.id)

    def show_change(self, room: Room) -> None:
        """Show a table to everybody who watches here: somebody came, went or did something."""
        if room.table.status == OPEN:
            self.server.auto_start.consider(room)
        room.wake_watchers()

    async def close(self) -> None:
        """Wait for the changes under way."""
        await asyncio.gather(*self.changing, return_exceptions=True)


async def build_room(stored: StoredTable) -> Room:
    """Replay a loaded table; a long game in a thread, so that nobody else waits for it."""
    if len(stored.entries) < LONG:
        return Room(stored)
    return await asyncio.to_thread(Room, stored)


def who_is_asked(room: Room) -> tuple[int | None, str | None, str]:
    """The seat that is asked, who answers for it, and the table's status."""
    return room.table.asked, room.table.waits_for, room.table.status


def count_change(change: TableChange) -> None:
    """Count what a committed change did, for the metrics."""
    for entry in change.new_entries():
        metrics.MOVES.labels(entry.by).inc()
    if change.table.status != change.before.status and change.game and change.game.over:
        metrics.GAMES_FINISHED.inc()
