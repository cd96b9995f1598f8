"""How uvicorn speaks to sockets, with two things of our own.

Pongs wait for a client that doesn't read only one at a time, and what is ready for a client goes
out in one piece: a call of the system costs more than the rest of a message.
"""

from collections.abc import Awaitable, Callable, Sequence
from typing import Any

from starlette.websockets import WebSocket
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from .connection_counts import CONNECTIONS

SEND_TEXTS = "teotihuacan.send_texts"  # where the scope of a socket has `send_texts`
SendTexts = Callable[[Sequence[str]], Awaitable[None]]


class WebSocketProtocol(WebSocketsSansIOProtocol):
    """A socket that answers no pings while its client doesn't read.

    The protocol allows to answer only the latest; uvicorn would keep all of them in memory.
    """

    counted = ""  # whose connection it is

    def connection_lost(self, exc: Exception | None) -> None:
        """The client has disconnected."""
        CONNECTIONS.leave(self.counted)
        super().connection_lost(exc)

    def handle_connect(self, event: Any) -> None:
        """A request to open a socket; the application is told how to send several texts."""
        super().handle_connect(event)
        if hasattr(self, "scope"):  # the request was a good one
            scope: dict[str, Any] = self.scope  # type: ignore[assignment]
            scope[SEND_TEXTS] = self.send_texts

    def handle_ping(self) -> None:
        """A ping has arrived; the pong is ready."""
        if self.writable.is_set():
            super().handle_ping()
        else:
            self.conn.data_to_send()

    async def send_texts(self, texts: Sequence[str]) -> None:
        """Send texts in one piece to a client that was accepted, once it reads."""
        await self.writable.wait()
        if self.disconnected or self.close_sent or self.transport.is_closing():
            raise ConnectionResetError
        for text in texts:
            self.conn.send_text(text.encode())
        self.transport.write(b"".join(self.conn.data_to_send()))


def find_send_texts(websocket: WebSocket) -> SendTexts:
    """How texts are sent to a client: in one piece, or by servers that can't one by one."""

    async def send_each(texts: Sequence[str]) -> None:
        for text in texts:
            await websocket.send_text(text)

    found: SendTexts = websocket.scope.get(SEND_TEXTS, send_each)
    return found
