"""Limits queued pongs to what the client reads."""

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol


class BoundedPongs(WebSocketsSansIOProtocol):
    """A socket that answers no pings while its client doesn't read.

    The protocol allows to answer only the latest; uvicorn would keep all of them in memory.
    """

    def handle_ping(self) -> None:
        """A ping has arrived; the pong is ready."""
        if self.writable.is_set():
            super().handle_ping()
        else:
            self.conn.data_to_send()
