"""The tables a worker has in memory: loaded, cached, refreshed, changed and committed.

What people do with them is in `game_actions` and `table_actions`.
"""

import asyncio
import logging
import time
from collections.abc import Callable, Coroutine, Sequence
from contextlib import suppress
from typing import TYPE_CHECKING, Any, Concatenate, ParamSpec, TypeVar

from sqlalchemy import ColumnElement, Connection
from sqlalchemy.exc import IntegrityError

from ..errors import Refusal, not_found
from ..operations import metrics
from ..storage import tables as store
from ..storage.database import now
from ..storage.move_statements import find_move
from ..storage.move_writer import MoveWriter
from ..storage.table_row import Table
from ..storage.tables import Seat, StoredTable, with_id, with_key
from .room import Room
from .table_change import FINISHED, OPEN, RUNNING, TableChange
from .table_game import BOT, Entry

if TYPE_CHECKING:
    from ..server import Server

logger = logging.getLogger(__name__)
P = ParamSpec("P")
T = TypeVar("T")
Edit = Callable[[TableChange], None]
MOST_IDLE = 300  # tables in memory, beside those that are watched or thought about
LONG = 300  # entries, which take some 20 ms
MOST_TRIES = 10  # at a change that others get in the way of


class RoomRepository:
    """The tables in memory, and the one way to change them."""

    def __init__(self, server: "Server") -> None:
        self.server = server
        self.database = server.database
        self.by_key: dict[str, Room] = {}
        self.by_id: dict[int, Room] = {}
        self.moves = MoveWriter(server.database)
        self.changing: set[asyncio.Task[int]] = set()

    # Loading ---

    async def get(self, key: str) -> Room:
        """The table with a key, as it is now."""
        return await self.load_room(self.by_key.get(key), with_key(key), current=True)

    async def get_by_id(self, table_id: int) -> Room:
        """The table with an id, as it is now."""
        return await self.load_room(self.by_id.get(table_id), with_id(table_id), current=True)

    async def find(self, key: str) -> Room:
        """The table with a key, to be changed: other workers may be a moment ahead."""
        return await self.load_room(self.by_key.get(key), with_key(key))

    async def get_to_watch(self, key: str) -> Room:
        """The table with a key, in memory: it stays there if it is watched at once."""
        while True:
            room = await self.get(key)
            if self.by_key.get(key) is room:  # nobody made space meanwhile
                return room

    async def load_room(
        self, room: Room | None, where: ColumnElement[bool], *, current: bool = False
    ) -> Room:
        """A table in memory, or loaded; other workers tell what they do there from now on."""
        if room is None:
            stored = await self.database.run(store.load, where)
            if stored is None:
                raise not_found("table")
            room = await self.open_room(stored)
        room.used_at = time.monotonic()
        told = self.server.bus.is_told(room)
        if not told:
            await self.server.bus.follow(room)
        if current or not told:
            await self.catch_up(room)
        return room

    async def catch_up(self, room: Room) -> None:
        """Read what other workers have done to a table."""
        if await self.has_gone_on(room):
            await self.refresh(room)

    async def look_around(self) -> None:
        """Read what was missed of what others did to the tables that are watched here."""
        watched = {room.table.id: room for room in self.by_id.values() if room.watchers}
        if not watched:
            return
        heads = await self.database.run(store.load_heads, list(watched))
        for table_id, head in heads.items():
            if head != watched[table_id].head:
                metrics.READ.inc()
                with suppress(Refusal):  # a damaged table is no other's concern
                    await self.refresh(watched[table_id])

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
        self.by_key[room.table.key] = self.by_id[room.table.id] = room
        self.evict_idle_rooms()
        return room

    def evict_idle_rooms(self) -> None:
        """Drop tables that nobody watches, changes or thinks about, if they are many."""
        if len(self.by_key) <= MOST_IDLE:
            return
        idle = [room for room in self.by_key.values() if self.is_idle(room)]
        if len(idle) > MOST_IDLE:
            idle.sort(key=lambda room: room.used_at)
            for room in idle[: -MOST_IDLE // 2]:
                self.drop(room)

    def is_idle(self, room: Room, seconds: float = 0.0) -> bool:
        """Whether nobody watches, changes or thinks about a table, or used it for so long."""
        thinking = room.table.id in self.server.bot_players.tasks
        busy = room.watchers or room.lock.locked() or thinking
        return not busy and time.monotonic() - room.used_at >= seconds

    def drop(self, room: Room) -> None:
        """Forget a table; whoever asks for it next loads it."""
        if self.by_id.get(room.table.id) is room:
            del self.by_key[room.table.key], self.by_id[room.table.id]
            self.server.bus.leave(room)

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
        self.server.bus.tell_reload(ids)

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
        self.server.lobby.look_at_tables()

    async def remove_everywhere(self, table_id: int) -> None:
        """Forget a table that is no longer stored, at all workers."""
        await self.remove(table_id)
        self.server.bus.tell_removed(table_id)

    async def remove(self, table_id: int) -> None:
        """Forget a table that is no longer stored, and close the connections to it."""
        room = self.by_id.get(table_id)
        if room is not None:
            self.drop(room)
            for watcher in list(room.watchers):
                await watcher.lose_table()
        self.server.lobby.look_at_tables()

    # Changing ---

    async def create(
        self, values: dict[str, Any], rows: list[Seat], played: Sequence[Entry] = ()
    ) -> Room:
        """Store a new table, and load it."""
        room = await self.get_by_id(await self.run_store(store.create, values, rows, played))
        self.server.lobby.hear_new(room)
        self.server.notifier.tell_new_table(room)
        return room

    async def change(self, room: Room, edit: Edit) -> int:
        """Change a table: `edit` works on a copy, which is committed and then takes its place.

        Once begun it is done to its end, even if whoever asked is gone. The number of the latest
        entry that this made: the table may have gone on since.
        """
        return await self.finish(self.commit_and_announce(room, edit))

    async def finish(self, work: Coroutine[Any, Any, int]) -> int:
        """Do something to its end, even if whoever asked for it is gone."""
        task = asyncio.create_task(work)
        self.changing.add(task)
        task.add_done_callback(self.changing.discard)
        return await asyncio.shield(task)

    async def commit_and_announce(self, room: Room, edit: Edit) -> int:
        """The change itself, and what follows from it."""
        async with room.lock:
            change = await self.commit(room, edit)
            room.take_over(change)
        count_change(change)
        await self.announce(room, change)
        self.tell_others(room, change)
        return change.table.number

    def tell_others(self, room: Room, change: TableChange) -> None:
        """Tell a committed change to those who look at more than one table."""
        self.server.lobby.hear_change(change)
        self.server.notifier.tell_change(room, change)
        if has_finished(change):
            self.server.results.write_soon(room)
            if change.table.rated:
                self.server.ratings.count_soon()

    async def commit(self, room: Room, edit: Edit) -> TableChange:
        """Edit a copy of a table and store it, by whoever holds the table's lock."""
        for _ in range(MOST_TRIES):
            change = await self.try_edit(room, edit)
            change.update_row(now())
            if await self.store_change(room.table, change):
                return change
            await self.read_new(room)  # another worker was faster
        raise Refusal("busy")

    async def store_change(self, before: Table, change: TableChange) -> bool:
        """Store a change, unless the table was changed by somebody else meanwhile."""
        seats, new = change.changed_seats, change.new_entries()
        move = None if seats else find_move(before, change.table, new)
        if move is not None:
            return await self.moves.write(move)
        return await self.run_store(store.commit, before, change.table, seats, new)

    async def try_edit(self, room: Room, edit: Edit) -> TableChange:
        """An edited copy of a table; what is refused is looked at again if others went on."""
        change = room.begin_change()
        try:
            edit(change)
        except Refusal:
            if not await self.has_gone_on(room):
                raise
            await self.read_new(room)
            change = room.begin_change()
            edit(change)
        return change

    async def has_gone_on(self, room: Room) -> bool:
        """Whether other workers have changed a table since we know it."""
        if not self.server.options.cluster:
            return False
        heads = await self.database.run(store.load_heads, [room.table.id])
        return heads.get(room.table.id, room.head) != room.head

    async def run_store(
        self, work: Callable[Concatenate[Connection, P], T], *args: P.args, **kwargs: P.kwargs
    ) -> T:
        """Run a function of the store; a refusal if it names deleted people."""
        try:
            return await self.database.run(work, *args, **kwargs)
        except IntegrityError:
            raise Refusal("gone") from None

    async def announce(self, room: Room, change: TableChange) -> None:
        """Announce a changed table to everybody, here and at other workers."""
        self.server.bus.tell_change(room, change)
        self.show_change(room)
        known = self.by_id.get(room.table.id)
        if known is not None and known is not room:  # it was forgotten and loaded again meanwhile
            await self.refresh(known)
        self.ask_bots(room)

    def ask_bots(self, room: Room) -> None:
        """Let the bots of a table think if one is asked; only at the worker that owns it."""
        if room.table.waits_for == BOT and room.table.status == RUNNING:
            self.server.bot_players.think(room)

    def show_change(self, room: Room) -> None:
        """Show a table to everybody who watches here: somebody came, went or did something."""
        if room.table.status == OPEN:
            self.server.auto_start.consider(room)
        self.server.bus.tell_presence(room)  # somebody who watches may have taken a seat
        room.wake_watchers()

    async def close(self) -> None:
        """Wait for the changes under way."""
        await asyncio.gather(*self.changing, return_exceptions=True)
        await self.moves.close()


async def build_room(stored: StoredTable) -> Room:
    """Replay a loaded table; a long game in a thread, so that nobody else waits for it."""
    if len(stored.entries) < LONG:
        return Room(stored)
    return await asyncio.to_thread(Room, stored)


def has_finished(change: TableChange) -> bool:
    """Whether a change was the end of a game."""
    return change.table.status == FINISHED != change.before.status


def count_change(change: TableChange) -> None:
    """Count what a committed change did, for the metrics."""
    for entry in change.new_entries():
        metrics.MOVES_BY[entry.by].inc()
    if has_finished(change):
        metrics.GAMES_FINISHED.inc()
