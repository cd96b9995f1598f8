"""Sockets have limits by address, also behind a proxy, and by person; so have their messages."""

import asyncio
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path

import httpx
import pytest
from running_app import Site, options_in, running
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import InvalidStatus

from teotihuacan.server.http.sockets import BURST, MESSAGES

NAME = "teo.example"
WANTED = {"setup": {"players": 2}, "seats": [{"kind": "me"}, {"kind": "open"}]}
MANY = 5  # sockets


@pytest.fixture
def site(tmp_path: Path) -> Iterator[Site]:
    """A server behind a proxy on this machine, with limits that are soon reached."""
    with running(options_in(tmp_path, names=(NAME, "127.0.0.1"), rate=10_000.0)) as site:
        yield site


@asynccontextmanager
async def open_socket(
    site: Site, key: str, browser: httpx.Client | None = None, address: str = ""
) -> AsyncIterator[ClientConnection]:
    """A socket at a table, of somebody or of a stranger, as a proxy hands it on."""
    headers = {"X-Forwarded-For": address} if address else {}
    if browser is not None:
        headers["Cookie"] = f"teotihuacan={browser.cookies['teotihuacan']}"
    url = f"{site.url.replace('http', 'ws')}/api/tables/{key}/socket"
    async with connect(url, additional_headers=headers, proxy=None) as socket:
        await socket.recv()
        yield socket


async def open_many(
    stack: AsyncExitStack, site: Site, key: str, browsers: list[httpx.Client | None], address: str
) -> int:
    """Open sockets until one is refused; how many were not."""
    for count in range(20 * MANY):
        try:
            browser = browsers[count % len(browsers)]
            await stack.enter_async_context(open_socket(site, key, browser, address))
        except InvalidStatus:
            return count
    raise AssertionError("none was refused")


def make_table(browser: httpx.Client) -> str:
    """The key of a new table."""
    return str(browser.post("/api/tables", json=WANTED).json()["key"])


def test_an_address_behind_a_proxy_has_only_so_many(site: Site) -> None:
    ann = site.guest("Ann")
    key = make_table(ann)
    counts = site.server.sockets.counts
    counts.most_of_address = MANY

    async def run() -> None:
        async with AsyncExitStack() as stack:
            assert await open_many(stack, site, key, [None], "192.0.2.7") == MANY
            async with open_socket(site, key, None, "192.0.2.8"):
                pass
            assert await open_many(stack, site, key, [ann, None], "2001:db8::1") == MANY
            with pytest.raises(InvalidStatus):
                async with open_socket(site, key, None, "2001:db8::2"):
                    pass
        async with open_socket(site, key, None, "192.0.2.7"):
            pass

    asyncio.run(run())
    assert 'turned_away_total{kind="socket"}' in site.browser().get("/metrics").text


def test_a_person_has_only_so_many(site: Site) -> None:
    ann, ben = site.guest("Ann"), site.guest("Ben")
    key = make_table(ann)
    site.server.sockets.counts.most_of_person = MANY

    async def run() -> None:
        async with AsyncExitStack() as stack:
            assert await open_many(stack, site, key, [ann], "") == MANY
            with pytest.raises(InvalidStatus):
                async with open_socket(site, key, ann, "192.0.2.9"):
                    pass
            async with open_socket(site, key, ben), open_socket(site, key):
                pass

    asyncio.run(run())


def test_nothing_stays_counted(site: Site) -> None:
    ann = site.guest("Ann")
    key = make_table(ann)
    counts = site.server.sockets.counts

    async def run() -> None:
        async with open_socket(site, key, ann, "192.0.2.7"):
            assert sorted(counts.open.values()) == [1, 1]
        async with asyncio.timeout(60):
            while counts.open:
                await asyncio.sleep(0.01)

    asyncio.run(run())


def test_messages_of_a_person_are_counted_over_all_sockets(site: Site) -> None:
    ann = site.guest("Ann")
    key = make_table(ann)
    each = 30  # pings

    async def ping(socket: ClientConnection) -> None:
        for _ in range(each):
            await socket.send('{"type": "ping"}')
        answers = 0
        while answers < each:
            answers += '"done"' in str(await socket.recv())

    async def run() -> float:
        async with AsyncExitStack() as stack:
            sockets = [
                await stack.enter_async_context(open_socket(site, key, ann)) for _ in range(4)
            ]
            began = time.monotonic()
            await asyncio.gather(*map(ping, sockets))
            return time.monotonic() - began

    assert asyncio.run(run()) > (4 * each - BURST) / MESSAGES - 0.1
