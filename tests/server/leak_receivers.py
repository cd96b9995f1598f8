"""Clients that keep every byte they are sent."""

import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect

PATIENCE = 120  # seconds for an answer


@dataclass(frozen=True)
class Got:
    """Something that was received: in answer to what, about which table, all of it."""

    asked: str  # "GET news", "socket"
    key: str  # of the table in the address, "" if there is none
    status: int
    headers: dict[str, str]
    text: str


class Receiver:
    """Somebody with a browser; nobody in particular until they choose a name."""

    def __init__(self, url: str, name: str = "") -> None:
        self.url = url
        self.name = name
        self.password = ""
        self.got: list[Got] = []
        self.keys: set[str] = set()  # of the tables they were told about
        self.http = httpx.AsyncClient(base_url=url, timeout=PATIENCE, trust_env=False)

    @property
    def cookie(self) -> str:
        """The cookie of their session."""
        return self.http.cookies.get("teotihuacan") or ""

    async def ask(
        self, method: str, path: str, key: str = "", /, content: str | None = None, **body: Any
    ) -> httpx.Response:
        """Send a request; below the path of a table if a key is given."""
        where = f"/api/tables/{key}/{path}".rstrip("/") if key else f"/api/{path}"
        sent: dict[str, Any] = {"json": body} if method not in ("GET", "DELETE") else {}
        if content is not None:
            sent = {"content": content}
        answer = await self.http.request(method, where, **sent)
        asked = f"{method} {path.partition('?')[0] or 'table'}"
        self.got.append(Got(asked, key, answer.status_code, dict(answer.headers), answer.text))
        return answer

    @asynccontextmanager
    async def socket(self, key: str, seen: int = 0) -> AsyncIterator["Socket"]:
        """A live connection to a table."""
        address = f"{self.url.replace('http', 'ws', 1)}/api/tables/{key}/socket?seen={seen}"
        headers = {"Cookie": f"teotihuacan={self.cookie}"} if self.cookie else {}
        opening = connect(
            address, additional_headers=headers, compression=None, open_timeout=PATIENCE
        )
        async with opening as connection:
            assert connection.response is not None
            told = dict(connection.response.headers.raw_items())
            self.got.append(Got("upgrade", key, 101, told, ""))
            yield Socket(self, key, connection)


class Socket:
    """A live connection that keeps what it is sent."""

    def __init__(self, receiver: Receiver, key: str, connection: ClientConnection) -> None:
        self.receiver = receiver
        self.key = key
        self.connection = connection

    async def read(self) -> dict[str, Any]:
        """The next message."""
        text = str(await self.connection.recv())
        self.receiver.got.append(Got("socket", self.key, 101, {}, text))
        message: dict[str, Any] = json.loads(text)
        return message

    async def send(self, message: object) -> None:
        """Send a message, or a text as it is."""
        text = message if isinstance(message, str) else json.dumps(message)
        await self.connection.send(text)


async def guest(url: str, name: str) -> Receiver:
    """Somebody with a name."""
    receiver = Receiver(url, name)
    answer = await receiver.ask("POST", "guests", name=name)
    assert answer.status_code == 201, answer.text
    return receiver
