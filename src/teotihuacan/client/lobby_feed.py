"""A server's lobby live: who is there and what has changed, over a connection that comes back."""

import asyncio
import json
import random
from collections.abc import AsyncIterator
from typing import Any

from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidURI

from .feed import ENDS, LONGEST_PAUSE, SHORTEST_PAUSE, open_socket
from .server_client import ServerClient

TABLES = ("open", "running")  # the parts that tell of tables
Message = dict[str, Any]


class LobbyFeed:
    """The lobby as the server tells it."""

    def __init__(self, client: ServerClient) -> None:
        self.client = client
        self.people: dict[str, str] = {}  # where they are, by name

    async def listen(self) -> AsyncIterator[bool]:
        """Whether tables may have changed, each time something has; until the server ends it."""
        pause = SHORTEST_PAUSE
        while True:
            code = 0
            try:
                async with open_socket(self.client, "lobby/socket") as connection:
                    async for text in connection:
                        pause = SHORTEST_PAUSE
                        yield self.take(json.loads(text))
            except ConnectionClosed as closed:
                code = closed.rcvd.code if closed.rcvd else 0
            except (OSError, TimeoutError, InvalidHandshake, InvalidURI):
                pass
            if code in ENDS:
                return
            await asyncio.sleep(pause * (0.5 + random.random() / 2))
            pause = min(pause * 2, LONGEST_PAUSE)

    def take(self, message: Message) -> bool:
        """Take a message in; whether it may be about tables."""
        if message["type"] == "lobby":
            self.people = {}
        for name, place in message.get("people", {}).items():
            if place is None:
                self.people.pop(name, None)
            else:
                self.people[name] = place
        changed = message["type"] == "changes" and any(part in message for part in TABLES)
        return changed or message["type"] == "lobby" or message.get("about") == "tables"
