"""A PostgreSQL that doesn't answer: for how long it is waited for, and how waiting is ended.

Its machine may be gone without a word, or it may stand still with its connections open. Then
no error ever comes by itself, so the connection is cut: whoever waits on it gets one.
"""

import asyncio
import socket
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from typing import Any

from sqlalchemy import URL

CONNECTING = 10  # seconds to connect
ANSWERING = 20.0  # seconds for whoever waits for what a thread does
HANGING = 0.9  # of these, after which a connection in use is cut
WRITING = 10.0  # the same for a move
READY = 5.0  # the same for readiness, which is asked often
LIMIT = "SET statement_timeout = 15000"  # milliseconds, after which PostgreSQL gives up itself
# So that the system notices a machine that is gone, as it does only after hours otherwise.
NETWORK = {
    "connect_timeout": CONNECTING,
    "keepalives_idle": 10,
    "keepalives_interval": 5,
    "keepalives_count": 3,
    "tcp_user_timeout": 15_000,  # milliseconds
}


def connection_options(url: URL) -> dict[str, int]:
    """How to connect to PostgreSQL, where the URL doesn't say otherwise."""
    return {name: value for name, value in NETWORK.items() if name not in url.query}


def cut(connection: Any) -> None:
    """End a connection of psycopg from outside; whoever waits on it gets an error."""
    from psycopg import Error

    with suppress(OSError, Error):  # it has ended by itself
        number = connection.fileno()
        with socket.fromfd(number, socket.AF_INET, socket.SOCK_STREAM) as other:
            other.shutdown(socket.SHUT_RDWR)


@contextmanager
def cut_after(seconds: float, connection: Any) -> Iterator[None]:
    """Cut a connection that the event loop waits for if it takes longer than this."""
    limit = asyncio.get_running_loop().call_later(seconds, cut, connection)
    try:
        yield
    finally:
        limit.cancel()


class ConnectionsInUse:
    """The connections that threads use just now, and since when."""

    def __init__(self) -> None:
        self.since: dict[int, tuple[float, Any]] = {}  # by thread

    def begin(self, connection: Any) -> None:
        """This thread begins to use a connection of psycopg."""
        self.since[threading.get_ident()] = (time.monotonic(), connection)

    def end(self) -> None:
        """This thread has what it wanted."""
        self.since.pop(threading.get_ident(), None)

    def cut(self, seconds: float) -> None:
        """Cut those that have been in use for so long."""
        for since, connection in list(self.since.values()):
            if time.monotonic() - since >= seconds:
                cut(connection)
