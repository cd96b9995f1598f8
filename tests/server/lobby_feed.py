"""Live connections to the lobby, as a page would have them."""

import asyncio
import json
from collections.abc import Callable
from types import TracebackType
from typing import Any, Self

from players import PATIENCE, Browser, Json
from websockets.asyncio.client import ClientConnection, connect

PARTS = ("people", "open", "running", "seeks")


class LobbyFeed:
    """A live connection to the lobby inside `async with`, and all it was told."""

    def __init__(self, browser: Browser) -> None:
        self.browser = browser
        self.state: dict[str, Json] = {}
        self.number = -1
        self.wholes = 0
        self.pushes = 0
        self.notes: list[Json] = []
        self.connection: ClientConnection | None = None

    async def __aenter__(self) -> Self:
        server = str(self.browser.base_url).replace("http", "ws", 1).rstrip("/")
        cookie = {"Cookie": self.browser.cookie} if self.browser.cookie else {}
        self.connection = await connect(
            f"{server}/api/lobby/socket",
            additional_headers=cookie,
            proxy=None,
            open_timeout=PATIENCE,
        )
        await self.until(lambda feed: feed.wholes > 0)
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        assert self.connection is not None
        await self.connection.close()

    async def message(self) -> Json:
        """The next message, taken in."""
        assert self.connection is not None
        async with asyncio.timeout(PATIENCE):
            message: Json = json.loads(await self.connection.recv())
        self.take(message)
        return message

    def take(self, message: Json) -> None:
        """Take in a state, what has changed of one, or a note."""
        if message["type"] == "lobby":
            self.wholes += 1
            self.number = message["number"]
            self.state = {part: message[part] for part in PARTS}
        elif message["type"] == "changes":
            assert message["number"] == self.number + 1
            self.number = message["number"]
            self.pushes += 1
            for part in message.keys() & PARTS:
                self.state[part] = merge(self.state[part], message[part])
        elif message["type"] == "note":
            self.notes.append(message)

    async def until(self, happened: Callable[["LobbyFeed"], Any]) -> None:
        """Listen until what was told is as wanted."""
        while not (self.state and happened(self)):
            await self.message()

    async def until_noted(self, about: str) -> Json:
        """Listen until there is a note about something; the note."""
        await self.until(lambda feed: any(note["about"] == about for note in feed.notes))
        return next(note for note in self.notes if note["about"] == about)

    @property
    def people(self) -> Json:
        """Who is there, and where."""
        return self.state["people"]


def merge(known: Json, changed: Json) -> Json:
    """What is known after a change; null is gone."""
    both = {**known, **changed}
    return {key: value for key, value in both.items() if value is not None}
