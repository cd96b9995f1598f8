"""A WebSocket client that sends whatever frames it is told to, right or wrong."""

import asyncio
import base64
import json
import os
import struct
from contextlib import suppress
from dataclasses import dataclass
from typing import Any, Self

TEXT, BINARY, CLOSE, PING, PONG, MORE = 0x1, 0x2, 0x8, 0x9, 0xA, 0x0
FINAL = 0x80
PATIENCE = 300  # seconds


def frame(payload: bytes, opcode: int = TEXT, *, final: bool = True, reserved: int = 0) -> bytes:
    """A frame of a client; masked with zeros, which leave the payload as it is."""
    length = len(payload)
    first = (FINAL if final else 0) | reserved << 4 | opcode
    if length < 126:
        return struct.pack("!BB4x", first, 0x80 | length) + payload
    if length < 2**16:
        return struct.pack("!BBH4x", first, 0x80 | 126, length) + payload
    return struct.pack("!BBQ4x", first, 0x80 | 127, length) + payload


@dataclass
class Closed(Exception):  # noqa: N818
    """The server closed the socket, with a code if it said one."""

    code: int | None


class RawSocket:
    """A connection to a table."""

    def __init__(self, port: int, key: str, cookie: str | None = None) -> None:
        self.port = port
        self.path = f"/api/tables/{key}/socket"
        self.cookie = cookie
        self.news: list[dict[str, Any]] = []

    async def connect(self) -> Self:
        """Open it, once more if need be."""
        self.news.clear()
        self.reader, self.writer = await asyncio.open_connection("127.0.0.1", self.port)
        lines = [
            f"GET {self.path} HTTP/1.1",
            f"Host: 127.0.0.1:{self.port}",
            "Connection: Upgrade",
            "Upgrade: websocket",
            "Sec-WebSocket-Version: 13",
            f"Sec-WebSocket-Key: {base64.b64encode(os.urandom(16)).decode()}",
            *([f"Cookie: {self.cookie}"] if self.cookie else []),
        ]
        self.writer.write("\r\n".join([*lines, "", ""]).encode())
        answer = await asyncio.wait_for(self.reader.readuntil(b"\r\n\r\n"), PATIENCE)
        assert answer.startswith(b"HTTP/1.1 101 "), answer
        return self

    def write(self, data: bytes) -> None:
        """Send bytes as they are."""
        self.writer.write(data)

    async def frame(self) -> tuple[int, bytes]:
        """The next frame of the server."""
        try:
            first, second = await asyncio.wait_for(self.reader.readexactly(2), PATIENCE)
            length = second & 0x7F
            if length == 126:
                (length,) = struct.unpack("!H", await self.reader.readexactly(2))
            elif length == 127:
                (length,) = struct.unpack("!Q", await self.reader.readexactly(8))
            return first & 0x0F, await self.reader.readexactly(length)
        except (asyncio.IncompleteReadError, ConnectionError):
            raise Closed(None) from None

    async def message(self) -> dict[str, Any]:
        """The next message; pings are answered, a close is raised."""
        while True:
            opcode, payload = await self.frame()
            if opcode == TEXT:
                message: dict[str, Any] = json.loads(payload)
                return message
            if opcode == CLOSE:
                raise Closed(struct.unpack("!H", payload[:2])[0] if payload else None)
            if opcode == PING:
                self.write(frame(payload, PONG))

    async def answer(self) -> dict[str, Any]:
        """The next answer to what was sent; news that come before it are kept."""
        while (message := await self.message())["type"] == "news":
            self.news.append(message)
        return message

    async def state(self, number: int) -> dict[str, Any]:
        """The game after so many entries, from news that came or will."""
        while True:
            for news in reversed(self.news):
                if news["number"] >= number and "state" in news:
                    state: dict[str, Any] = news["state"]
                    return state
            message = await self.message()
            assert message["type"] == "news", message
            self.news.append(message)

    async def closed(self) -> int | None:
        """The code with which the server closes the socket, answers and news left aside."""
        while True:
            try:
                await self.message()
            except Closed as closed:
                await self.close()
                return closed.code

    async def say(self, **message: Any) -> dict[str, Any]:
        """The answer to a message."""
        self.write(frame(json.dumps(message).encode()))
        return await self.answer()

    async def close(self) -> None:
        """Leave without a word."""
        self.writer.close()
        with suppress(ConnectionError):
            await self.writer.wait_closed()
