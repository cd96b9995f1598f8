"""Brings the sockets of a table to one worker, so that a move is worked out and shown only there.

The system gives a new connection to whichever worker is free. Where several workers share the
port of a machine, each socket has a worker by the key of its table. A worker that accepts one of
another's hands the open connection over, with the request that came on it. If that fails, it
serves the socket itself: workers tell each other what they do, wherever the sockets are.
"""

import asyncio
import os
import re
import signal
import socket
import sys
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import IO, TYPE_CHECKING, Any
from zlib import crc32

from ..operations.instance_lock import lock

if TYPE_CHECKING:
    import uvicorn

WORKERS_FOLDER = "TEOTIHUACAN_WORKERS_FOLDER"  # names the folder with everybody's inbox
SOCKET_URL = re.compile(rb"/api/tables/([^/?]+)/socket(\?|$)")
LONGEST = 128 * 1024  # bytes of a request without its body
MOST_AT_ONCE = 100  # connections taken before others get their turn
TRIES, PAUSE = 25, 0.02  # while a worker has no time to take connections
MakeProtocol = Callable[[], Any]


def find_uvicorn() -> "uvicorn.Server | None":
    """What serves in this process: it has asked for the signals. None in a thread of another."""
    import uvicorn

    owner = getattr(signal.getsignal(signal.SIGTERM), "__self__", None)
    return owner if isinstance(owner, uvicorn.Server) else None


def make_protocol(server: "uvicorn.Server") -> asyncio.Protocol:
    """What handles a connection, as for those that uvicorn accepts."""
    config: Any = server.config
    protocol: asyncio.Protocol = config.http_protocol_class(
        config=config, server_state=server.server_state, app_state=server.lifespan.state
    )
    return protocol


class SocketHandover:
    """One worker's part: its place among the workers, and the way to the others."""

    def __init__(self) -> None:
        self.workers = 1
        self.place: int | None = None  # which of them this is
        self.folder = Path()
        self.claim: IO[str] | None = None  # locked for as long as the process lives
        self.inbox: socket.socket | None = None
        self.make_protocol: MakeProtocol | None = None
        self.taking: set[asyncio.Task[None]] = set()

    def begin(self) -> None:
        """Take a place among the workers, and connections from them."""
        folder, uvicorn = os.environ.get(WORKERS_FOLDER), find_uvicorn()
        if folder is None or uvicorn is None or sys.platform == "win32":
            return
        self.make_protocol = partial(make_protocol, uvicorn)
        self.workers, self.folder = uvicorn.config.workers, Path(folder)
        self.place = self.find_place()
        if self.place is not None:
            self.open_inbox(self.place)

    def find_place(self) -> int | None:
        """The first place that no living worker has; None if all are taken."""
        for place in range(self.workers):
            file = (self.folder / f"{place}.lock").open("w")
            if lock(file):
                self.claim = file
                return place
            file.close()
        return None

    def open_inbox(self, place: int) -> None:
        """Listen for connections; who had this place before is dead."""
        path = self.find_inbox(place)
        path.unlink(missing_ok=True)
        self.inbox = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)
        self.inbox.setblocking(False)
        self.inbox.bind(str(path))
        asyncio.get_running_loop().add_reader(self.inbox, self.take_waiting)

    def find_inbox(self, place: int) -> Path:
        """Where a worker listens."""
        return self.folder / f"{place}.socket"

    def find_other(self, url: bytes) -> int | None:
        """The place of the worker a request should go to; None if it may stay here."""
        found = SOCKET_URL.match(url) if self.place is not None else None
        if found is None:
            return None
        place = crc32(found[1]) % self.workers
        return None if place == self.place else place

    async def hand_over(self, transport: asyncio.Transport, place: int, head: bytes) -> bool:
        """Hand over a connection that is no longer read here; False if it has to stay."""
        for _ in range(TRIES):
            if transport.is_closing():
                return True
            try:
                self.send(transport, place, head)
            except BlockingIOError:
                await asyncio.sleep(PAUSE)
            except OSError:
                break
            else:
                transport.abort()
                return True
        return False

    def send(self, transport: asyncio.Transport, place: int, head: bytes) -> None:
        """Send an open connection to another worker."""
        connection = transport.get_extra_info("socket").fileno()
        with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as outbox:
            outbox.setblocking(False)
            outbox.connect(str(self.find_inbox(place)))
            socket.send_fds(outbox, [head], [connection])

    def take_waiting(self) -> None:
        """Take the connections that others have sent."""
        assert self.inbox is not None
        for _ in range(MOST_AT_ONCE):
            try:
                head, connections, _, _ = socket.recv_fds(self.inbox, LONGEST, 1)
            except BlockingIOError:
                return
            for connection in connections:
                self.run(self.take(socket.socket(fileno=connection), head))

    async def take(self, connection: socket.socket, head: bytes) -> None:
        """Serve a connection as if it had come here."""
        assert self.make_protocol is not None
        with suppress(OSError):  # it is gone
            connection.setblocking(False)
            transport, protocol = await asyncio.get_running_loop().connect_accepted_socket(
                self.make_protocol, connection
            )
            if not transport.is_closing():
                protocol.data_received(head)

    def run(self, work: Any) -> None:
        """Do something in a task of its own."""
        task = asyncio.get_running_loop().create_task(work)
        self.taking.add(task)
        task.add_done_callback(self.taking.discard)


HANDOVER = SocketHandover()
