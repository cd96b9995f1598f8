"""HTTP over one kept connection: what a player needs and no more, so that it costs little."""

import asyncio
import json
from typing import Any
from urllib.parse import urlsplit

LONGEST = 1 << 24  # bytes of a head


class HttpClient:
    """A browser with a cookie and one connection; opened when needed, again after it broke."""

    def __init__(self, url: str) -> None:
        parts = urlsplit(url)
        self.host, self.port = parts.hostname or "", parts.port or 80
        self.cookie = ""
        self.streams: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None

    async def ask(self, method: str, path: str, body: Any = None) -> tuple[int, bytes]:
        """Status and body of the answer; OSError if the connection breaks."""
        try:
            reader, writer = self.streams or await self.connect()
            writer.write(self.write_request(method, path, body))
            return await self.read_answer(reader)
        except (asyncio.IncompleteReadError, asyncio.LimitOverrunError) as error:
            self.close()
            raise ConnectionResetError from error
        except BaseException:
            self.close()
            raise

    async def connect(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        """A new connection."""
        self.streams = await asyncio.open_connection(self.host, self.port, limit=LONGEST)
        return self.streams

    def close(self) -> None:
        """Forget the connection."""
        if self.streams:
            self.streams[1].close()
            self.streams = None

    def write_request(self, method: str, path: str, body: Any) -> bytes:
        """A request as it is sent."""
        text = b"" if body is None else json.dumps(body).encode()
        head = f"{method} {path} HTTP/1.1\r\nHost: {self.host}:{self.port}\r\n"
        head += f"Cookie: {self.cookie}\r\n" if self.cookie else ""
        head += "Content-Type: application/json\r\n" if text else ""
        return f"{head}Content-Length: {len(text)}\r\n\r\n".encode() + text

    async def read_answer(self, reader: asyncio.StreamReader) -> tuple[int, bytes]:
        """Status and body of an answer; a cookie is kept."""
        lines = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1").split("\r\n")
        length, closed = 0, False
        for line in lines[1:]:
            name, _, value = line.partition(": ")
            if name.lower() == "content-length":
                length = int(value)
            elif name.lower() == "set-cookie":
                self.cookie = value.partition(";")[0]
            elif name.lower() == "connection":
                closed = value.lower() == "close"
        body = await reader.readexactly(length)
        if closed:
            self.close()
        return int(lines[0].split()[1]), body
