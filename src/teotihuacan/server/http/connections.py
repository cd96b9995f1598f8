"""One open socket of a browser: what is sent over it and what comes in, whatever it is about.

A client's message has a `type`, an `id` of its own choosing if it likes, and the fields that the
same request has as a body by HTTP. The answer is `done` with a number, or `refused` with a code
and a message. Beside that the client is sent what is new, whenever it is.
"""

import asyncio
import logging
import time
from abc import ABC, abstractmethod
from collections import deque
from collections.abc import Mapping
from typing import TYPE_CHECKING, Annotated, Any, ClassVar

from pydantic import ConfigDict, Field, TypeAdapter, ValidationError
from sqlalchemy.exc import SQLAlchemyError
from starlette.websockets import WebSocket, WebSocketState

from ..accounts.sessions import Session
from ..errors import Refusal, invalid
from ..json_text import dump_json
from ..operations import metrics
from ..storage.failures import refuse_for_storage
from ..storage.people import Person, Restriction
from .addresses import household
from .error_schema import describe_error
from .models.requests import SOCKET_MESSAGES, SocketMessage, Whole
from .websocket_protocol import find_send_texts

if TYPE_CHECKING:
    from ..server import Server

logger = logging.getLogger(__name__)
MOST_ANSWERS = 200  # waiting for a client that doesn't read
ENDED, BANNED, NO_TABLE, TOO_SLOW = 4401, 4403, 4404, 4408  # codes that close a connection

MessageId = Whole | Annotated[str, Field(max_length=40)] | None
FIELDS: TypeAdapter[dict[str, Any]] = TypeAdapter(dict[str, Any])
ID: TypeAdapter[int | str | None] = TypeAdapter(MessageId, config=ConfigDict(strict=True))
Models = Mapping[str, type[SocketMessage]]


class Connection(ABC):
    """One connection: who is there, answers that wait, what was told."""

    messages: ClassVar[Models] = SOCKET_MESSAGES  # that may be sent here

    def __init__(
        self, server: "Server", websocket: WebSocket, session: Session | None, kind: str
    ) -> None:
        self.server = server
        self.websocket = websocket
        self.session = session
        self.person: Person | None = session.person if session else None
        self.kind = kind  # for the metrics
        self.announced: dict[str, Any] | None = None
        self.answers: deque[str] = deque()
        self.handling = False  # a message of theirs: what it brings is sent with the answer
        self.send_texts = find_send_texts(websocket)
        self.waked = asyncio.Event()
        self.waked_at = 0.0

    @property
    @abstractmethod
    def latest(self) -> int:
        """The number of what happened last, told with refusals."""

    @property
    def is_seated(self) -> bool:
        """Whether whoever this is sits at a table here."""
        return False

    @abstractmethod
    async def enter(self) -> None:
        """Begin: others may see that somebody came."""

    @abstractmethod
    async def leave(self) -> None:
        """End: others may see that somebody went."""

    @abstractmethod
    def take_news(self) -> str | None:
        """What is new since the last time, None if nothing is."""

    @abstractmethod
    async def carry_out(self, message: SocketMessage) -> int:
        """Carry a message out; the number of what it made."""

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
            number = await self.carry_out(parse_message(fields, self.messages))
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
        return {"type": "refused", **refusal.to_dict(), "latest": self.latest}


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


def parse_message(fields: dict[str, Any], models: Models = SOCKET_MESSAGES) -> SocketMessage:
    """The validated message, from its fields without the id."""
    kind = fields.pop("type", None)
    model = models.get(kind) if isinstance(kind, str) else None
    if model is None:
        raise invalid(f"type should be one of {', '.join(models)}")
    try:
        return model.model_validate(fields)
    except ValidationError as error:
        raise invalid(describe_first(error)) from None


def describe_first(error: ValidationError) -> str:
    """What is wrong with a message, without repeating what was sent."""
    return describe_error(error.errors(include_url=False, include_input=False)[0])
