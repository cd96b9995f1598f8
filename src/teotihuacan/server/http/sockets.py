"""Live connections: what clients send, and the news they get.

A client sends `{"type": "act", "after": 12, "action": 40}`, or `undo`, `end`, `resign`, `say` or
`ping`, each with an `id` of its own choosing if it likes. The answer is `done` with the number of
the latest entry that this made, or `refused` with a code and a message. Beside that it is sent
`news` whenever there are some.
"""

import asyncio
import json
import logging
from collections import deque
from typing import TYPE_CHECKING, Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field, TypeAdapter, ValidationError
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from ..errors import Refusal, invalid, nobody
from ..operations import metrics
from ..storage.people import Person
from .error_schema import complaint
from .models.requests import CHAT_TEXT, Action, Number, Whole
from .rate_limits import Buckets

if TYPE_CHECKING:
    from ..server import Server
    from ..tables.room import Room

logger = logging.getLogger(__name__)
MESSAGES = 20.0  # a second, from one client
BURST = 60.0
MOST_ANSWERS = 200  # waiting for a client that doesn't read
ENDED, TOO_SLOW = 4401, 4408  # codes that close a connection


class Message(BaseModel):
    """What all messages have."""

    model_config = ConfigDict(strict=True, extra="forbid")
    id: Whole | Annotated[str, Field(max_length=40)] | None = None


class Act(Message):
    """Play an action."""

    type: Literal["act"]
    after: Number
    action: Action


class Step(Message):
    """Take back, end the turn, resign."""

    type: Literal["undo", "end", "resign"]
    after: Number


class Say(Message):
    """Chat."""

    type: Literal["say"]
    text: CHAT_TEXT


class Ping(Message):
    """Ask for a sign of life."""

    type: Literal["ping"]


MESSAGE: TypeAdapter[Act | Step | Say | Ping] = TypeAdapter(
    Annotated[Act | Step | Say | Ping, Field(discriminator="type")]
)


class AnyMessage(Message):
    """Only the name of a message, whatever else is in it."""

    model_config = ConfigDict(strict=True, extra="ignore")


ANY_MESSAGE: TypeAdapter[AnyMessage] = TypeAdapter(AnyMessage)


class Watcher:
    """One connection to one table."""

    def __init__(
        self,
        server: "Server",
        websocket: WebSocket,
        room: "Room",
        person: Person | None,
        seen: int,
        line: int,
    ) -> None:
        self.server = server
        self.websocket = websocket
        self.room = room
        self.person = person
        self.seen = seen
        self.line = line
        self.number = -1  # of the state sent last
        self.shown = -1  # which look of the table was sent last
        self.seat_shown = -2
        self.answers: deque[str] = deque()
        self.waked = asyncio.Event()
        self.wake()

    @property
    def seat(self) -> int:
        """The seat of whoever watches, or SPECTATOR."""
        return self.room.seat_of(self.person.id if self.person else None)

    def wake(self) -> None:
        """There is something to send."""
        self.waked.set()

    async def send(self) -> None:
        """Send answers and news, as they come, until cancelled."""
        while True:
            await self.waked.wait()
            self.waked.clear()
            while self.answers:
                await self.websocket.send_text(self.answers.popleft())
            if news := self.news():
                metrics.PUSHES.inc()
                await self.websocket.send_text(news)

    def news(self) -> str | None:
        """What is new since the last time, None if nothing is."""
        room, seat = self.room, self.seat
        look = room.shown != self.shown or seat != self.seat_shown
        moved = look or room.number != self.number
        if not moved and room.line == self.line:
            return None
        person_id = self.person.id if self.person else None
        text = room.news(person_id, self.seen, self.line, state=moved, table=look)
        self.seen = self.number = room.number
        self.line = room.line
        self.shown, self.seat_shown = room.shown, seat
        return text

    async def receive(self) -> None:
        """Do what the client asks, one message after the other, until it goes."""
        limit = Buckets(MESSAGES, BURST) if self.server.options.rate else None
        while True:
            message = await self.websocket.receive()
            if message["type"] == "websocket.disconnect":
                return
            if limit and (wait := limit.take(0)):
                await asyncio.sleep(wait)  # others can't wait for one who sends too much
            answer = await self.handled(message.get("text"))
            self.answers.append(json.dumps(answer))
            self.wake()
            await asyncio.sleep(0)  # else many messages at once leave no time to send answers
            if len(self.answers) > MOST_ANSWERS:
                await self.websocket.close(TOO_SLOW, "read the answers")
                return

    async def handled(self, text: str | None) -> dict[str, Any]:
        """The answer to a message."""
        try:
            number = await self.done(parsed(text))
        except Refusal as refusal:
            metrics.REFUSALS.labels(refusal.code).inc()
            told = {"type": "refused", **refusal.to_dict(), "latest": self.room.number}
        else:
            told = {"type": "done", "number": number}
        return {**told, "id": id_in(text)}

    async def done(self, message: Act | Step | Say | Ping) -> int:
        """Do what a message asks for; the number of the latest entry or line that this made."""
        rooms, room, person = self.server.rooms, self.room, self.person
        if isinstance(message, Ping):
            return room.number
        if person is None:
            raise nobody()
        if isinstance(message, Act):
            return await rooms.act(room, person, message.after, message.action)
        if isinstance(message, Say):
            self.server.check_chat(person)
            return await rooms.say(room, person, message.text)
        steps = {"undo": rooms.undo, "end": rooms.end_turn, "resign": rooms.resign}
        return await steps[message.type](room, person, message.after)


def parsed(text: str | None) -> Act | Step | Say | Ping:
    """A message, checked."""
    if text is None:
        raise invalid("messages are text, not bytes")
    try:
        return MESSAGE.validate_json(text)
    except ValidationError as error:
        first = error.errors(include_url=False, include_input=False)[0]
        raise invalid(complaint(first)) from None


def id_in(text: str | None) -> int | str | None:
    """What a client calls its message, even if the rest of it makes no sense."""
    try:
        return ANY_MESSAGE.validate_json(text or "").id
    except ValidationError:
        return None


class Sockets:
    """All live connections of a worker."""

    def __init__(self, server: "Server") -> None:
        self.server = server
        self.watchers: set[Watcher] = set()

    async def serve(
        self, websocket: WebSocket, room: "Room", person: Person | None, seen: int, line: int
    ) -> None:
        """Connect an accepted client to a table, which was just found, until one of them goes."""
        watcher = Watcher(self.server, websocket, room, person, seen, line)
        tasks: list[asyncio.Task[None]] = []
        try:
            await self.come(watcher)
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
            await self.go(watcher)

    async def come(self, watcher: Watcher) -> None:
        """Count a connection in."""
        self.watchers.add(watcher)
        watcher.room.watchers.add(watcher)
        metrics.CONNECTIONS.inc()
        await self.server.others.catch_up(watcher.room)
        await self.seen(watcher)

    async def go(self, watcher: Watcher) -> None:
        """Count a connection out."""
        self.watchers.discard(watcher)
        watcher.room.watchers.discard(watcher)
        metrics.CONNECTIONS.dec()
        await self.seen(watcher)

    async def seen(self, watcher: Watcher) -> None:
        """Show who is connected to a table."""
        if watcher.seat >= 0:
            watcher.room.shown += 1
            self.server.rooms.wake(watcher.room)
            await self.server.others.present(watcher.room)

    async def end_sessions(self, person_id: str) -> None:
        """Close the connections of a person who signed out everywhere, or is gone."""
        for watcher in list(self.watchers):
            if watcher.person is not None and watcher.person.id == person_id:
                if watcher.websocket.application_state == WebSocketState.CONNECTED:
                    await watcher.websocket.close(ENDED, "signed out")
