"""Live connections: what clients send, and the news they get.

A client sends `{"type": "act", "after": 12, "action": 40}`, or `undo`, `end`, `resign`, `say` or
`ping`, each with an `id` of its own choosing if it likes. Apart from `type` and `id` a message is
the body that the same request has by HTTP. The answer is `done` with the number of the latest
entry that this made, or `refused` with a code and a message. Beside that the client is sent
`news` whenever there are some, with the whole state at first. A client that connects with
`changes=1` is then sent only the fields of the state that have changed.
"""

import asyncio
import logging
import time
from collections import deque
from contextlib import AbstractContextManager, nullcontext
from typing import TYPE_CHECKING, Annotated, Any

from pydantic import ConfigDict, Field, TypeAdapter, ValidationError
from sqlalchemy.exc import SQLAlchemyError
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from ..accounts.sessions import Session
from ..errors import Refusal, invalid
from ..json_text import dump_json
from ..operations import metrics
from ..storage.failures import refuse_for_storage
from ..storage.people import Person, Restriction
from ..storage.sessions import find_ended
from .addresses import household
from .error_schema import describe_error
from .models.requests import (
    SOCKET_MESSAGES,
    ActIn,
    ChatIn,
    PingIn,
    ResignIn,
    SocketMessage,
    UndoIn,
    Whole,
)
from .rate_limits import Buckets
from .socket_counts import SocketCounts
from .websocket_protocol import find_send_texts

if TYPE_CHECKING:
    from ..server import Server
    from ..tables.game_states import StateText
    from ..tables.room import Room

logger = logging.getLogger(__name__)
MESSAGES = 20.0  # a second, of one person, or of all strangers from one address
BURST = 60.0
MOST_ANSWERS = 200  # waiting for a client that doesn't read
ENDED, BANNED, NO_TABLE, TOO_SLOW = 4401, 4403, 4404, 4408  # codes that close a connection


MessageId = Whole | Annotated[str, Field(max_length=40)] | None
FIELDS: TypeAdapter[dict[str, Any]] = TypeAdapter(dict[str, Any])
ID: TypeAdapter[int | str | None] = TypeAdapter(MessageId, config=ConfigDict(strict=True))


class Watcher:
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
        self.server = server
        self.websocket = websocket
        self.room = room
        self.session = session
        self.person: Person | None = session.person if session else None
        self.seen = seen
        self.line = line
        self.changes = changes  # wants to hear what has changed of a state, not all of it
        self.state: StateText | None = None  # the one sent last, if so
        self.number = -1  # of the state sent last
        self.look = -1  # which look of the table was sent last
        self.seat_sent = -2
        self.announced: dict[str, Any] | None = None
        self.answers: deque[str] = deque()
        self.handling = False  # a message of theirs: what it brings is sent with the answer
        self.send_texts = find_send_texts(websocket)
        self.kind = "player" if self.seat >= 0 else "spectator"
        self.waked = asyncio.Event()
        self.waked_at = 0.0
        self.wake()

    @property
    def seat(self) -> int:
        """The seat of whoever watches, or SPECTATOR."""
        return self.room.seat_of(self.person.id if self.person else None)

    @property
    def sender(self) -> str:
        """Whose messages these are: a person's over all their sockets, or an address's."""
        return self.person.id if self.person else household(self.websocket.scope)

    def wake(self) -> None:
        """There is something to send."""
        if not self.waked.is_set():
            self.waked_at = time.monotonic()
            self.waked.set()

    async def sign_out(self) -> None:
        """Close the connection: the session it belongs to has ended."""
        await self.close(ENDED, "signed out")

    async def lose_table(self) -> None:
        """Close the connection: the table is no longer kept."""
        await self.close(NO_TABLE, "the table is gone")

    async def close(self, code: int, reason: str) -> None:
        """Close the connection, if it is open."""
        if self.websocket.application_state == WebSocketState.CONNECTED:
            await self.websocket.close(code, reason)

    async def send(self) -> None:
        """Send answers and news, as they come, until cancelled."""
        while True:
            await self.waked.wait()
            self.waked.clear()
            if self.handling:
                continue
            announcement, news = self.take_announcement(), self.take_news()
            answers = list(self.answers)  # after the news: whoever is answered knows them
            self.answers.clear()
            if texts := [text for text in (announcement, news, *answers) if text]:
                await self.send_texts(texts)
            if news:
                metrics.PUSHES.inc()
                metrics.PUSH_SECONDS.observe(time.monotonic() - self.waked_at)

    def take_announcement(self) -> str | None:
        """What is announced to everybody, if it is new; null if it is no more."""
        said = self.server.notice_board.announcement
        if said == self.announced:
            return None
        self.announced = said
        return dump_json({"type": "announcement", "announcement": said})

    async def ban(self, ban: Restriction) -> None:
        """Tell a person that they are banned, and close the connection."""
        if self.websocket.application_state == WebSocketState.CONNECTED:
            refusal = self.refuse(Refusal("banned", **ban.to_dict()))
            await self.websocket.send_text(dump_json({**refusal, "id": None}))
            await self.websocket.close(BANNED, "banned")

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

    async def receive(self) -> None:
        """Handle the client's messages one by one until it disconnects."""
        limits = self.server.sockets.messages if self.server.options.rate else None
        while True:
            message = await self.websocket.receive()
            if message["type"] == "websocket.disconnect":
                return
            if limits is not None and (wait := limits.reserve(self.sender)):
                await asyncio.sleep(wait)  # others can't wait for one who sends too much
            self.handling = True
            answer = await self.handle(message.get("text"))
            self.handling = False
            self.answers.append(dump_json(answer))
            self.wake()
            await asyncio.sleep(0)  # else many messages at once leave no time to send answers
            if len(self.answers) > MOST_ANSWERS:
                await self.websocket.close(TOO_SLOW, "read the answers")
                return

    async def handle(self, text: str | None) -> dict[str, Any]:
        """Handle a message; the answer to it."""
        message_id = None
        try:
            fields = parse_fields(text)
            message_id = parse_id(fields)
            number = await self.carry_out(parse_message(fields))
        except Refusal as refusal:
            answer = self.refuse(refusal)
        except SQLAlchemyError as error:
            storage = refuse_for_storage(error)
            if storage is None:
                raise
            logger.exception("the database failed", extra={"reason": storage.more["reason"]})
            answer = self.refuse(storage)
        else:
            answer = {"type": "done", "number": number}
        return {**answer, "id": message_id}

    def refuse(self, refusal: Refusal) -> dict[str, Any]:
        """The answer to a message that is refused."""
        metrics.REFUSALS.labels(refusal.code).inc()
        return {"type": "refused", **refusal.to_dict(), "latest": self.room.number}

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


def parse_fields(text: str | None) -> dict[str, Any]:
    """The fields of a message, not yet checked."""
    if text is None:
        raise invalid("messages are text, not bytes")
    try:
        return FIELDS.validate_json(text)
    except ValidationError as error:
        raise invalid(describe_first(error)) from None


def parse_id(fields: dict[str, Any]) -> int | str | None:
    """The client's id of a message, removed from its fields."""
    try:
        return ID.validate_python(fields.pop("id", None))
    except ValidationError as error:
        raise invalid(f"id: {describe_first(error)}") from None


def parse_message(fields: dict[str, Any]) -> SocketMessage:
    """The validated message, from its fields without the id."""
    kind = fields.pop("type", None)
    model = SOCKET_MESSAGES.get(kind) if isinstance(kind, str) else None
    if model is None:
        raise invalid(f"type should be one of {', '.join(SOCKET_MESSAGES)}")
    try:
        return model.model_validate(fields)
    except ValidationError as error:
        raise invalid(describe_first(error)) from None


def describe_first(error: ValidationError) -> str:
    """What is wrong with a message, without repeating what was sent."""
    return describe_error(error.errors(include_url=False, include_input=False)[0])


class Sockets:
    """All live connections of a worker."""

    def __init__(self, server: "Server") -> None:
        self.server = server
        self.watchers: set[Watcher] = set()
        self.counts = SocketCounts(server.options.trusted_proxies)
        self.messages = Buckets(MESSAGES, BURST)

    def count(
        self, websocket: WebSocket, session: Session | None
    ) -> AbstractContextManager[None]:
        """Count a client before it is accepted; a refusal if it has too many sockets."""
        if not self.server.options.rate:
            return nullcontext()
        return self.counts.count(websocket.scope, session)

    async def serve(
        self,
        websocket: WebSocket,
        room: "Room",
        session: Session | None,
        seen: int,
        line: int,
        *,
        changes: bool = False,
    ) -> None:
        """Connect an accepted client to a loaded table until the connection ends."""
        watcher = Watcher(self.server, websocket, room, session, seen, line, changes=changes)
        if session is not None and session.person.ban is not None:
            await watcher.ban(session.person.ban)
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

    async def connect(self, watcher: Watcher) -> None:
        """Add a connection."""
        self.watchers.add(watcher)
        watcher.room.watchers.add(watcher)
        metrics.CONNECTIONS.labels(watcher.kind).inc()
        await self.server.rooms.catch_up(watcher.room)
        self.show_presence(watcher)
        self.server.rooms.ask_bots(watcher.room)  # they may have waited for somebody to watch

    async def disconnect(self, watcher: Watcher) -> None:
        """Remove a connection."""
        self.watchers.discard(watcher)
        watcher.room.watchers.discard(watcher)
        metrics.CONNECTIONS.labels(watcher.kind).dec()
        watcher.room.used_at = time.monotonic()
        self.show_presence(watcher)

    def show_presence(self, watcher: Watcher) -> None:
        """Show who is connected to a table."""
        if watcher.seat >= 0:
            watcher.room.look += 1
            self.server.rooms.show_change(watcher.room)
        else:
            self.server.bus.tell_presence(watcher.room)

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
        for watcher in list(self.watchers):
            if watcher.person is not None and watcher.person.id == person_id:
                await watcher.sign_out()

    async def end_banned(self, person_id: str, ban: Restriction) -> None:
        """Close the connections of a person who is banned, and tell them why."""
        for watcher in list(self.watchers):
            if watcher.person is not None and watcher.person.id == person_id:
                await watcher.ban(ban)

    def wake_all(self) -> None:
        """There is something for everybody."""
        for watcher in self.watchers:
            watcher.wake()
