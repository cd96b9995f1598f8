"""A table live: what the server tells, and answers to it, over a connection that comes back."""

import asyncio
import json
import random
from collections.abc import AsyncIterator
from contextlib import suppress
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidURI

from .errors import ServerRefusal, read_refusal
from .messages import (
    Announced,
    ChatLine,
    Connected,
    Done,
    Ended,
    EndReason,
    Entry,
    Lost,
    News,
    NewsMessage,
    Offer,
    Refused,
    State,
    Table,
    Told,
    apply_changes,
)
from .server_client import COOKIE, ServerClient

SHORTEST_PAUSE, LONGEST_PAUSE = 0.5, 15.0  # seconds before the next try
OPENING = 20.0  # seconds for a connection to open
LONGEST_MESSAGE = 32 * 1024 * 1024  # the news of a whole game
SIGNED_OUT, BANNED, NO_TABLE = 4401, 4403, 4404  # codes that close a connection for good
ENDS: dict[int, EndReason] = {SIGNED_OUT: "signed_out", BANNED: "banned", NO_TABLE: "no_table"}
Request = dict[str, Any]


def open_socket(client: ServerClient, path: str) -> connect:
    """A connection to be entered, below the server's API, of whoever the client is."""
    token = client.token
    return connect(
        f"{client.address.server.replace('http', 'ws', 1)}/api/{path}",
        additional_headers={"Cookie": f"{COOKIE}={token}"} if token else {},
        proxy=None if client.address.is_local else True,
        open_timeout=OPENING,
        max_size=LONGEST_MESSAGE,
    )


class TableFeed:
    """A table as the server tells it; nothing is taken for done before the server says so.

    What was sent when a connection broke is sent again once it is known not to have arrived:
    requests of a game name the entry they follow, lines of chat are looked for in the news.
    """

    def __init__(self, client: ServerClient, key: str) -> None:
        self.client = client
        self.key = key
        self.table: Table | None = None
        self.state: State | None = None
        self.entries: list[Entry] = []
        self.chat: list[ChatLine] = []
        self.connected = False
        self.pause = SHORTEST_PAUSE
        self.requests: dict[int, Request] = {}  # sent and not answered yet, by id
        self.latest_id = 0
        self.connection: ClientConnection | None = None
        self.hurried = asyncio.Event()
        self.ban: ServerRefusal | None = None

    # What is known ---

    @property
    def number(self) -> int:
        """The latest entry."""
        return self.entries[-1]["number"] if self.entries else 0

    @property
    def my_turn(self) -> bool:
        """Whether an answer is wanted from us and none is on its way."""
        return bool(self.state and self.state["your_turn"] and not self.waiting)

    @property
    def offers(self) -> list[Offer]:
        """The answers that we may give."""
        return self.state["view"]["legal"] if self.state else []

    @property
    def waiting(self) -> bool:
        """Whether something about the game was sent and is not answered yet."""
        return any("after" in request for request in self.requests.values())

    # Listening ---

    async def listen(self) -> AsyncIterator[Told]:
        """Everything that is told, until the server closes the table for us."""
        while True:
            code = 0
            try:
                async with open_socket(self.client, self.make_path()) as self.connection:
                    async for told in self.read(self.connection):
                        yield told
            except ConnectionClosed as closed:
                code = closed.rcvd.code if closed.rcvd else 0
            except (OSError, TimeoutError, InvalidHandshake, InvalidURI):
                pass
            finally:
                self.connection, self.connected = None, False
            if code in ENDS:
                yield Ended(ENDS[code], self.ban)
                return
            yield Lost(self.pause)
            await self.wait_for_next_try()

    async def read(self, connection: ClientConnection) -> AsyncIterator[Told]:
        """What comes over one connection; first, in pages, the news since the one before."""
        said: list[ChatLine] = []  # since then
        async for text in connection:
            message = json.loads(text)
            if message["type"] == "news":
                told = self.take_news(message)
                more = message.get("more") or message.get("more_chat")
                if not self.connected:
                    said += told.chat
                if not self.connected and not more:
                    self.connected, self.pause = True, SHORTEST_PAUSE
                    await self.send_again(said)
                    yield Connected()
                yield told
            elif message["type"] == "announcement":
                if message["announcement"] is not None:
                    yield Announced(message["announcement"]["text"])
            else:
                if message.get("code") == "banned":
                    self.ban = read_refusal(message)
                request = self.requests.pop(message.get("id"), None)
                if request is None:
                    continue
                if message["type"] == "done":
                    yield Done(request["type"])
                elif message["code"] != "stale":  # news are on their way
                    yield Refused(request["type"], read_refusal(message))

    def take_news(self, news: NewsMessage) -> News:
        """Take news in; what was there already is left out."""
        if "table" in news:
            self.table = news["table"]
        if "state" in news:
            self.state = news["state"]
        elif "changes" in news and self.state is not None:
            self.state = apply_changes(self.state, news["changes"])
        entries = [one for one in news["entries"] if one["number"] > self.number]
        latest = self.chat[-1]["number"] if self.chat else 0
        lines = [line for line in news["chat"] if line["number"] > latest]
        self.entries += entries
        self.chat += lines
        return News(entries, lines)

    async def wait_for_next_try(self) -> None:
        """Not all clients of a restarted server at once; `hurry` ends the pause."""
        self.hurried.clear()
        with suppress(TimeoutError):
            pause = self.pause * (0.5 + random.random() / 2)
            await asyncio.wait_for(self.hurried.wait(), pause)
        self.pause = min(self.pause * 2, LONGEST_PAUSE)

    def hurry(self) -> None:
        """Try again at once, if the connection is lost."""
        self.hurried.set()

    def make_path(self) -> str:
        """Where to connect, with what we have seen."""
        line = self.chat[-1]["number"] if self.chat else 0
        return f"tables/{self.key}/socket?seen={self.number}&chat={line}&changes=1"

    # Sending ---

    async def act(self, action: int) -> bool:
        """Give an answer; whether it could be sent."""
        return await self.send_in_game({"type": "act", "action": action})

    async def undo(self, turn: bool = False) -> bool:
        """Take back the last answer, or the whole turn."""
        return await self.send_in_game({"type": "undo", "turn": turn})

    async def end_turn(self) -> bool:
        """Confirm the answer that is held."""
        return await self.send_in_game({"type": "end"})

    async def resign(self) -> bool:
        """Give the game up."""
        return await self.send_in_game({"type": "resign"})

    async def say(self, text: str) -> None:
        """Say something; it is sent as soon as there is a connection."""
        await self.send({"type": "say", "text": text})

    async def send_in_game(self, request: Request) -> bool:
        """Send something about the game as we see it, one thing at a time."""
        if not self.connected or self.waiting or self.state is None:
            return False
        await self.send({**request, "after": self.state["number"]})
        return True

    async def send(self, request: Request) -> None:
        """Send something, and remember it until it is answered."""
        self.latest_id += 1
        self.requests[self.latest_id] = request
        await self.transmit(self.latest_id)

    async def transmit(self, request_id: int) -> None:
        """Send a request that is remembered; a lost connection sends it again."""
        if self.connection is not None:
            with suppress(ConnectionClosed):
                message = {**self.requests[request_id], "id": request_id}
                await self.connection.send(json.dumps(message))

    async def send_again(self, lines: list[ChatLine]) -> None:
        """Send again what didn't arrive over the connection before; `lines` are new since."""
        said = [line["text"] for line in lines if line["name"] == self.my_name]
        for request_id, request in list(self.requests.items()):
            if "after" in request:
                arrived = self.state is None or request["after"] != self.state["number"]
            else:
                arrived = request["text"] in said
            if arrived:
                del self.requests[request_id]
            else:
                await self.transmit(request_id)

    @property
    def my_name(self) -> str | None:
        """Our name at the table, None if we only watch."""
        seats = self.table["seats"] if self.table else []
        return next((seat["name"] for seat in seats if seat["you"]), None)
