"""Several workers, one port: the sockets of a table meet at one worker."""

import asyncio
import os
import signal
import sys
from contextlib import AsyncExitStack, closing
from pathlib import Path
from zlib import crc32

import pytest
from players import ME, OPEN, Browser, good, guest, make_table
from serving import ColdServing, Serving
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidMessage, InvalidStatus

from processes import descendants, soon
from teotihuacan.server.http.socket_counts import MOST_OF_PERSON

WORKERS = 2
pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="reads /proc")


@pytest.fixture
def workers(tmp_path: Path, postgresql_url: str, redis_url: str) -> Serving:
    """A server of two worker processes, not started."""
    options = ("--database", postgresql_url, "--redis", redis_url, "--bot-processes", "1")
    return ColdServing(tmp_path / "data", "--workers", str(WORKERS), *options)


def wait_for_all(workers: Serving) -> None:
    """Wait until every worker serves."""
    assert soon(lambda: workers.errors().count("Application startup complete") >= WORKERS)


def make_tables(browser: Browser, count: int) -> list[str]:
    """The keys of tables that others may watch."""
    return [make_table(browser, ME, OPEN, visibility="link")["key"] for _ in range(count)]


async def open_socket(serving: Serving, key: str, cookie: str = "") -> ClientConnection:
    """A connection to a table that has got its news."""
    url = serving.url.replace("http", "ws")
    headers = {"Cookie": cookie} if cookie else {}
    place = f"{url}/api/tables/{key}/socket"
    socket = await connect(place, additional_headers=headers, proxy=None, open_timeout=300)
    assert '"news"' in str(await socket.recv())
    return socket


async def reopen_socket(serving: Serving, key: str) -> ClientConnection:
    """The same as a page does it that has lost its connection; the first may go to the dead."""
    while True:
        try:
            return await open_socket(serving, key)
        except (OSError, InvalidMessage, ConnectionClosed):
            await asyncio.sleep(0.1)


def find_holder(socket: ClientConnection, workers: list[int]) -> int | None:
    """Which process holds the server's end of a connection."""
    port = socket.local_address[1]
    for line in Path("/proc/net/tcp").read_text().splitlines()[1:]:
        fields = line.split()
        if int(fields[2].split(":")[1], 16) == port:
            link = f"socket:[{fields[9]}]"
            return next((pid for pid in workers if link in list_files(pid)), None)
    return None


def list_files(pid: int) -> set[str]:
    """What the open files of a process lead to; nothing if it has ended."""
    found = set()
    try:
        for file in Path(f"/proc/{pid}/fd").iterdir():
            try:
                found.add(os.readlink(file))
            except OSError:  # closed meanwhile
                continue
    except OSError:
        pass
    return found


def test_all_sockets_of_a_table_are_at_one_worker(workers: Serving) -> None:
    async def run() -> None:
        with closing(guest(workers.url)) as ann:
            sockets: list[tuple[int, ClientConnection]] = []
            async with AsyncExitStack() as stack:
                for key in make_tables(ann, 6):
                    for _ in range(6):
                        socket = await open_socket(workers, key)
                        stack.push_async_callback(socket.close)
                        sockets.append((crc32(key.encode()) % WORKERS, socket))
                processes = descendants(workers.pid)
                holders = {(place, find_holder(socket, processes)) for place, socket in sockets}
            places = [place for place, _ in holders]
            assert len(places) == len(set(places)), holders
            assert len({holder for _, holder in holders} - {None}) == len(places), holders

    with workers:
        wait_for_all(workers)
        asyncio.run(run())


def test_sockets_that_were_handed_over_are_counted_where_they_are(workers: Serving) -> None:
    async def run() -> None:
        with closing(guest(workers.url)) as ann:
            key = make_tables(ann, 1)[0]
            async with AsyncExitStack() as stack:
                for _ in range(MOST_OF_PERSON):
                    socket = await open_socket(workers, key, ann.cookie)
                    stack.push_async_callback(socket.close)
                for _ in range(2 * WORKERS):  # whichever worker takes the connection
                    with pytest.raises(InvalidStatus):
                        await open_socket(workers, key, ann.cookie)

    with workers:
        wait_for_all(workers)
        asyncio.run(run())


def test_sockets_of_a_worker_that_is_gone_are_served_by_another(workers: Serving) -> None:
    async def run() -> None:
        with closing(guest(workers.url)) as ann:
            key = make_tables(ann, 1)[0]
            first = await open_socket(workers, key)
            holder = find_holder(first, descendants(workers.pid))
            assert holder is not None
            os.kill(holder, signal.SIGKILL)
            second = await reopen_socket(workers, key)  # before it is replaced, or after
            assert find_holder(second, descendants(workers.pid)) != holder
            good(ann.post(f"/api/tables/{key}/chat", json={"text": "still here"}))
            assert "still here" in str(await second.recv())
            await second.close()

    with workers:
        wait_for_all(workers)
        asyncio.run(run())
        assert soon(lambda: "Traceback" not in workers.errors())
