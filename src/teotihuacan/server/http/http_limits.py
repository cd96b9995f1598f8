"""Limits on connections, on the size of request headers and on the time that requests may take
to arrive; uvicorn has none."""

import asyncio

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from ..cluster.socket_handover import HANDOVER
from .connection_counts import CONNECTIONS
from .websocket_protocol import WebSocketProtocol

LONGEST_LINE = 8000  # bytes of the URL, or of a header
MOST_HEADERS = 100
LONGEST_HEAD = 64 * 1024
PATIENCE = 30.0  # seconds for the head of a request, and again for its body


class HeadTooLong(Exception):  # noqa: N818
    """Raised in the parser, which then reports an unreadable request."""


class BoundedRequests(HttpToolsProtocol):
    """A connection with limits on the size of request headers and the duration of requests."""

    patience = PATIENCE
    counted: str | None = None  # whose connection it is
    in_head = False  # a head has begun, and not ended
    fresh = False  # ... with the bytes that came last
    head = 0  # bytes of it that have come since
    timer: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """A client has connected."""
        super().connection_made(transport)
        self.counted = CONNECTIONS.enter(transport, str(self.config.forwarded_allow_ips or ""))
        if self.counted is None:
            transport.abort()
            return
        self.start_timer()

    def connection_lost(self, exc: Exception | None) -> None:
        """The client has disconnected."""
        self.stop_timer()
        CONNECTIONS.leave(self.counted or "")
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Data has arrived; incomplete headers may now be too long."""
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
        """The headers are complete; the body has its own time."""
        self.in_head = False
        self.stop_timer()
        self.start_timer()
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        """The request is complete."""
        self.stop_timer()
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        """Make the connection a socket, here or at the worker that has the table's others."""
        place = HANDOVER.find_other(self.url)
        if place is None or not (self.cycle is None or self.cycle.response_complete):
            self.open_websocket()
        else:
            self.transport.pause_reading()
            HANDOVER.run(self.hand_over(place))

    async def hand_over(self, place: int) -> None:
        """Hand the connection over to another worker; if that can't be, make it a socket here."""
        if not await HANDOVER.hand_over(self.transport, place, self.write_head()):
            self.transport.resume_reading()
            self.open_websocket()

    def write_head(self) -> bytes:
        """The request as it came."""
        lines = [b"%b %b HTTP/1.1" % (self.scope["method"].encode(), self.url)]
        lines += [b"%b: %b" % header for header in self.headers]
        return b"\r\n".join([*lines, b"", b""])

    def open_websocket(self) -> None:
        """Make the connection a socket; uvicorn never answers a bad handshake."""
        self.stop_timer()
        super().handle_websocket_upgrade()
        protocol = self.transport.get_protocol()
        if isinstance(protocol, WebSocketProtocol):
            protocol.counted, self.counted = self.counted or "", ""
        if isinstance(protocol, WebSocketsSansIOProtocol) and not protocol.handshake_initiated:
            self.send_400_response("Invalid upgrade request received.")

    def start_timer(self) -> None:
        """Close the connection if nothing whole arrives in time."""
        if self.timer is None and not self.transport.is_closing():
            self.timer = self.loop.call_later(self.patience, self.transport.close)

    def stop_timer(self) -> None:
        """What was waited for arrived in time."""
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None
