"""How requests may begin: uvicorn takes heads of any length, and waits for them forever."""

import asyncio

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

LONGEST_LINE = 8000  # bytes of the URL, or of a header
MOST_HEADERS = 100
LONGEST_HEAD = 64 * 1024
PATIENCE = 30.0  # seconds for the head of a request


class HeadTooLong(Exception):  # noqa: N818
    """What the parser is told; it passes it on as a request that can't be read."""


class BoundedHeads(HttpToolsProtocol):
    """A connection whose requests begin with a head of some size, soon."""

    patience = PATIENCE
    in_head = False  # a head has begun, and not ended
    fresh = False  # ... with the bytes that came last
    head = 0  # bytes of it that have come since
    timer: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """A client has come."""
        super().connection_made(transport)
        self.start_timer()

    def connection_lost(self, exc: Exception | None) -> None:
        """The client is gone."""
        self.stop_timer()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Something has come; a head that isn't complete with it may have become too long."""
        self.fresh = False
        super().data_received(data)
        if self.transport.is_closing() or self.transport.get_protocol() is not self:
            return
        if self.in_head and not self.fresh:
            self.head += len(data)
            if self.head > LONGEST_HEAD:
                self.send_400_response("The head of the request is too long.")
        if self.in_head or self.cycle is None or self.cycle.response_complete:
            self.start_timer()

    def on_message_begin(self) -> None:
        """A request begins."""
        self.in_head, self.fresh, self.head = True, True, 0
        super().on_message_begin()

    def on_url(self, url: bytes) -> None:
        """A piece of the URL."""
        super().on_url(url)
        if len(self.url) > LONGEST_LINE:
            raise HeadTooLong

    def on_header(self, name: bytes, value: bytes) -> None:
        """A header."""
        super().on_header(name, value)
        if len(name) + len(value) > LONGEST_LINE or len(self.headers) > MOST_HEADERS:
            raise HeadTooLong

    def on_headers_complete(self) -> None:
        """The head is complete."""
        self.in_head = False
        self.stop_timer()
        super().on_headers_complete()

    def handle_websocket_upgrade(self) -> None:
        """Leave the connection to a socket; one that can't read the request never answers it."""
        super().handle_websocket_upgrade()
        protocol = self.transport.get_protocol()
        if isinstance(protocol, WebSocketsSansIOProtocol) and not protocol.handshake_initiated:
            self.send_400_response("Invalid upgrade request received.")

    def start_timer(self) -> None:
        """Let the connection end if no head comes, unless that is so already."""
        if self.timer is None and not self.transport.is_closing():
            self.timer = self.loop.call_later(self.patience, self.transport.close)

    def stop_timer(self) -> None:
        """Let the connection live on."""
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None
