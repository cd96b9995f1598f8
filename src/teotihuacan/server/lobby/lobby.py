"""The lobby: who is there, which seats are free, what can be watched, who looks for a game.

All who watch it are told the same, so it is put together and dumped once, at most once a second,
and only when something has changed. Whoever comes is sent all of it, then what has changed.
"""

import asyncio
import logging
from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

from sqlalchemy.exc import SQLAlchemyError

from ..json_text import JsonText, dump_json
from .lobby_state import LobbyState, People, find_changes, read_tables, show_people

if TYPE_CHECKING:
    from ..http.lobby_sockets import LobbyWatcher
    from ..server import Server
    from ..storage.table_row import Table
    from ..storage.tables import Seat
    from ..tables.room import Room
    from ..tables.table_change import TableChange

logger = logging.getLogger(__name__)
PAUSE = 1.0  # seconds between two pushes
TRY_AGAIN = 5.0  # seconds until the database is asked again that didn't answer
Note = dict[str, Any]


class Lobby:
    """What a worker knows of the lobby, and those who watch it here."""

    def __init__(self, server: "Server") -> None:
        self.server = server
        self.watchers: set[LobbyWatcher] = set()
        self.state = LobbyState({}, {}, {}, {})
        self.number = 0  # of the state, counted up with each push
        self.whole: JsonText | None = None  # the state as JSON, once somebody needs it
        self.changes = dump_json(None)  # from the state before
        self.elsewhere: dict[str, People] = {}  # the people at other workers
        self.told: People = {}  # the people here, as others know them
        self.stale = True  # tables or seeks may have changed since they were read
        self.pushed_at = 0.0
        self.due = False  # something has changed since
        self.pushing: asyncio.Task[None] | None = None
        self.lock = asyncio.Lock()  # what was read first is shown first

    # What has changed ---

    def look_at_people(self) -> None:
        """Somebody has come or gone, here or at another worker."""
        self.push_soon()

    def look_at_tables(self) -> None:
        """Tables or seeks have changed, here or at another worker."""
        self.stale = True
        self.push_soon()

    def change_tables(self) -> None:
        """Tables or seeks have changed here: others have to know, too."""
        self.look_at_tables()
        self.server.bus.tell_lobby()

    def hear_new(self, room: "Room") -> None:
        """A table was made here."""
        self.hear_seats(room.table, room.seats)

    def hear_change(self, change: "TableChange") -> None:
        """A table was changed here."""
        before, after = change.before, change.table
        if (before.version, before.status) == (after.version, after.status):
            return
        self.hear_seats(after, change.changed_seats)

    def hear_seats(self, table: "Table", seats: "Iterable[Seat]") -> None:
        """Seats of a table look different: everybody sees a public one, those invited theirs."""
        if table.visibility == "public":
            self.change_tables()
        for row in seats:
            if row.kind == "name" and row.person_id is not None:
                self.tell_person(row.person_id, {"about": "tables"})

    def hear_people(self, worker: str, people: People, *, answer: bool = False) -> None:
        """Another worker tells who is there; and asks who is here if it doesn't know."""
        self.elsewhere[worker] = people
        if answer:
            self.server.bus.tell_people(self.told)
        self.push_soon()

    def forget_workers(self, gone: set[str]) -> None:
        """Forget who was at workers that are gone."""
        for worker in gone & self.elsewhere.keys():
            del self.elsewhere[worker]
            self.push_soon()

    def resync(self) -> None:
        """Tell others who is here, and ask who is there: something may have got lost."""
        self.told = show_people(self.server.sockets.watchers)
        self.server.bus.tell_people(self.told, ask=True)
        self.look_at_tables()

    # Telling ---

    def push_soon(self) -> None:
        """Push what has changed, soon and not too often, if there is anybody to be told."""
        if not self.watchers and not self.server.options.cluster:
            return
        self.due = True
        if self.pushing is None or self.pushing.done():
            self.pushing = asyncio.create_task(self.push_while_due())

    async def push_while_due(self) -> None:
        """Push as long as something changes, each time after a pause since the time before."""
        clock = asyncio.get_running_loop().time
        while self.due:
            await asyncio.sleep(max(0.0, self.pushed_at + PAUSE - clock()))
            self.pushed_at, self.due = clock(), False
            try:
                await self.push()
            except (SQLAlchemyError, OSError):
                logger.warning("the lobby can't be read")
                self.stale = self.due = True
                await asyncio.sleep(TRY_AGAIN)

    async def push(self) -> None:
        """Tell other workers and everybody here what has changed."""
        people = show_people(self.server.sockets.watchers)
        if people != self.told:
            self.told = people
            self.server.bus.tell_people(people)
        if self.watchers:
            await self.refresh()

    async def refresh(self) -> None:
        """Put the state together again, and wake everybody if it has changed."""
        async with self.lock:
            tables = await self.read() if self.stale else self.state
            here = show_people(self.server.sockets.watchers)
            self.show(tables.with_people([here, *self.elsewhere.values()]))

    async def read(self) -> LobbyState:
        """Tables and seeks as they are stored."""
        self.stale = False
        try:
            return await self.server.database.run(read_tables)
        except BaseException:
            self.stale = True
            raise

    def show(self, state: LobbyState) -> None:
        """Show a state to everybody, if it is another one."""
        changes = find_changes(self.state, state)
        if not changes:
            return
        self.state, self.whole = state, None
        self.number += 1
        self.changes = dump_json({"type": "changes", "number": self.number, **changes})
        for watcher in self.watchers:
            watcher.wake()

    def dump(self) -> JsonText:
        """All of it as JSON."""
        if self.whole is None:
            told = {"type": "lobby", "number": self.number, **vars(self.state)}
            self.whole = dump_json(told)
        return self.whole

    def tell_person(self, person_id: str, note: Note) -> None:
        """Tell one person something, wherever they watch the lobby."""
        self.note(person_id, note)
        self.server.bus.tell_note(person_id, note)

    def note(self, person_id: str, note: Note) -> None:
        """Tell one person something, if they watch the lobby here."""
        text = dump_json({"type": "note", **note})
        for watcher in self.watchers:
            if watcher.person is not None and watcher.person.id == person_id:
                watcher.answers.append(text)
                watcher.wake()

    async def close(self) -> None:
        """Push no more."""
        if self.pushing is not None:
            self.pushing.cancel()
            await asyncio.gather(self.pushing, return_exceptions=True)
