"""Live connections to tables: what clients send, and the news they get.

A client sends `{"type": "act", "after": 12, "action": 40}`, or `undo`, `end`, `resign`, `say` or
`ping`. It is sent `news` whenever there are some, with the whole state at first. A client that
connects with `changes=1` is then sent only the fields of the state that have changed.
"""

import asyncio
import time
from contextlib import AbstractContextManager, nullcontext
from typing import TYPE_CHECKING

from starlette.websockets import WebSocket, WebSocketDisconnect

from ..accounts.sessions import Session
from ..errors import Refusal
from ..operations import metrics
from ..storage.people import Person, Restriction
from ..storage.sessions import find_ended
from .connections import NO_TABLE, Connection
from .models.requests import ActIn, ChatIn, PingIn, ResignIn, SocketMessage, UndoIn
from .rate_limits import Buckets
from .socket_counts import SocketCounts

if TYPE_CHECKING:
    from ..server import Server
    from ..tables.game_states import StateText
    from ..tables.room import Room

MESSAGES = 20.0  # a second, of one person, or of all strangers from one address
BURST = 60.0


class Watcher(Connection):
    """One connection to one table."""

    def __init__(
        self,
        server: "Server",
        websocket: WebSocket,
        room: "Room",
        session: Session | None,
        seen: int,
        line: int,
        *,
        changes: bool = False,
    ) -> None:
        self.room = room
        super().__init__(server, websocket, session, "spectator")
        self.kind = "player" if self.is_seated else "spectator"
        self.seen = seen
        self.line = line
        self.changes = changes  # wants to hear what has changed of a state, not all of it
        self.state: StateText | None = None  # the one sent last, if so
        self.number = -1  # of the state sent last
        self.look = -1  # which look of the table was sent last
        self.seat_sent = -2
        self.wake()

    @property
    def seat(self) -> int:
        """The seat of whoever watches, or SPECTATOR."""
        return self.room.seat_of(self.person.id if self.person else None)

    @property
    def is_seated(self) -> bool:
        """Whether whoever watches sits at the table."""
        return self.seat >= 0

    @property
    def latest(self) -> int:
        """The number of the latest entry."""
        return self.room.number

    async def enter(self) -> None:
        """Begin to watch the table."""
        self.room.watchers.add(self)
        await self.server.rooms.catch_up(self.room)
        self.show_presence()
        self.server.rooms.ask_bots(self.room)  # they may have waited for somebody to watch

    async def leave(self) -> None:
        """Watch the table no more."""
        self.room.watchers.discard(self)
        self.room.used_at = time.monotonic()
        self.show_presence()

    def show_presence(self) -> None:
        """Show who is connected to the table."""
        if self.is_seated:
            self.room.look += 1
            self.server.rooms.show_change(self.room)
        else:
            self.server.bus.tell_presence(self.room)

    async def lose_table(self) -> None:
        """Close the connection: the table is no longer kept."""
        await self.close(NO_TABLE, "the table is gone")

    def take_news(self) -> str | None:
        """What is new since the last time, None if nothing is."""
        room, seat = self.room, self.seat
        new_look = room.look != self.look or seat != self.seat_sent
        moved = new_look or room.number != self.number
        if not moved and room.line == self.line:
            return None
        person_id = self.person.id if self.person else None
        last = room.find_page_end(self.seen)
        if last < room.number:  # a page of entries, and nothing else before the last of them
            text = room.dump_news(person_id, self.seen, room.line, state=False, table=False)
            self.seen = last
            self.wake()
            return text
        text = room.dump_news(
            person_id, self.seen, self.line, state=moved, table=new_look, before=self.state
        )
        if self.changes and moved:
            self.state = room.get_state(seat)
        self.seen = self.number = room.number
        told = room.find_lines(self.line)
        self.line = told[-1].number if told else room.line
        if self.line < room.line:  # a page of the chat: the next one follows at once
            self.wake()
        self.look, self.seat_sent = room.look, seat
        return text

    async def carry_out(self, message: SocketMessage) -> int:
        """Carry a message out; the number of the latest entry or chat line it made."""
        games, room, person = self.server.games, self.room, self.person
        if isinstance(message, PingIn):
            return room.number
        if person is None:
            raise Refusal("nobody")
        if isinstance(message, ChatIn):
            return await self.server.tables.post_chat(room, person, message.text)
        if isinstance(message, ActIn):
            return await games.play_action(room, person, message.after, message.action)
        if isinstance(message, UndoIn):
            return await games.undo(room, person, message.after, turn=message.turn)
        if isinstance(message, ResignIn):
            return await games.resign(room, person, message.after)
        return await games.end_turn(room, person, message.after)


class Sockets:
    """All live connections of a worker, to tables and to the lobby."""

    def __init__(self, server: "Server") -> None:
        self.server = server
        self.watchers: set[Connection] = set()
        self.counts = SocketCounts(server.options.trusted_proxies)
        self.messages = Buckets(MESSAGES, BURST)

    def count(
        self, websocket: WebSocket, session: Session | None
    ) -> AbstractContextManager[None]:
        """Count a client before it is accepted; a refusal if it has too many sockets."""
        if not self.server.options.rate:
            return nullcontext()
        return self.counts.count(websocket.scope, session)

    async def serve(self, watcher: Connection) -> None:
        """Serve the connection of an accepted client until it ends."""
        if watcher.person is not None and watcher.person.ban is not None:
            await watcher.ban(watcher.person.ban)
            return
        tasks: list[asyncio.Task[None]] = []
        try:
            await self.connect(watcher)
            tasks += [asyncio.create_task(watcher.send()), asyncio.create_task(watcher.receive())]
            done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
            for task in done:
                error = task.exception()
                if error and not isinstance(error, WebSocketDisconnect | RuntimeError | OSError):
                    raise error
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            await self.disconnect(watcher)

    async def connect(self, watcher: Connection) -> None:
        """Add a connection."""
        self.watchers.add(watcher)
        metrics.CONNECTIONS.labels(watcher.kind).inc()
        await watcher.enter()
        self.server.lobby.look_at_people()

    async def disconnect(self, watcher: Connection) -> None:
        """Remove a connection."""
        self.watchers.discard(watcher)
        metrics.CONNECTIONS.labels(watcher.kind).dec()
        await watcher.leave()
        self.server.lobby.look_at_people()

    async def check_sessions(self) -> None:
        """Close the connections whose session ended while nobody could tell us."""
        sessions = [watcher.session for watcher in self.watchers if watcher.session]
        people = {session.id: session.person for session in sessions}
        for session_id in await self.server.database.run(find_ended, people):
            await self.end_session(session_id)

    async def end_session(self, session_id: str) -> None:
        """Close the connections of a browser in which somebody signed out."""
        for watcher in list(self.watchers):
            if watcher.session is not None and watcher.session.id == session_id:
                await watcher.sign_out()

    async def end_sessions(self, person_id: str) -> None:
        """Close the connections of a person who signed out everywhere or was deleted."""
        for watcher in self.list_of(person_id):
            await watcher.sign_out()

    async def end_banned(self, person_id: str, ban: Restriction) -> None:
        """Close the connections of a person who is banned, and tell them why."""
        for watcher in self.list_of(person_id):
            await watcher.ban(ban)

    def list_of(self, person_id: str) -> list[Connection]:
        """The connections of a person."""
        everybody = list(self.watchers)
        return [one for one in everybody if one.person is not None and one.person.id == person_id]

    def renew_person(self, person: Person) -> None:
        """Know from now on what has changed about a person."""
        for watcher in self.list_of(person.id):
            watcher.person = person

    def wake_all(self) -> None:
        """There is something for everybody."""
        for watcher in self.watchers:
            watcher.wake()
