"""Limits queued pongs to what the client reads."""

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from .connection_counts import CONNECTIONS


class BoundedPongs(WebSocketsSansIOProtocol):
    """A socket that answers no pings while its client doesn't read.

    The protocol allows to answer only the latest; uvicorn would keep all of them in memory.
    """

    counted = ""  # whose connection it is

    def connection_lost(self, exc: Exception | None) -> None:
        """The client has disconnected."""
        CONNECTIONS.leave(self.counted)
        super().connection_lost(exc)

    def handle_ping(self) -> None:
        """A ping has arrived; the pong is ready."""
        if self.writable.is_set():
            super().handle_ping()
        else:
            self.conn.data_to_send()
