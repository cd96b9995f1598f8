"""While Redis is gone, workers still learn what others did, by looking."""

import json
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
from services import free_port, running_redis
from serving import PATIENCE, Serving
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

SEATS = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]


def test_every_table_that_is_watched_is_looked_after(tmp_path: Path, postgresql_url: str) -> None:
    with ExitStack() as stack:
        redis = stack.enter_context(ExitStack())
        url = redis.enter_context(running_redis())
        options = ("--database", postgresql_url, "--redis", url, "--bot-processes", "1")
        first, second = (
            stack.enter_context(Serving(tmp_path / name, *options)) for name in ("a", "b")
        )
        client = stack.enter_context(
            httpx.Client(base_url=first.url, trust_env=False, timeout=60)
        )
        assert client.post("/api/guests", json={"name": "Ixchel"}).status_code == 201
        keys = [started(client) for _ in range(3)]
        watched = [stack.enter_context(socket_of(second, key)) for key in keys]
        redis.close()
        for key in keys:
            assert client.post(f"/api/tables/{key}/leave").status_code == 200
        for socket in watched:
            assert news_with(socket, "replace")["number"] >= 1


def started(client: httpx.Client) -> str:
    """The key of a table where the game has begun."""
    made = client.post("/api/tables", json={"setup": {"players": 2}, "seats": SEATS})
    key = str(made.json()["key"])
    assert client.post(f"/api/tables/{key}/start").status_code == 200
    return key


def test_who_signed_out_meanwhile_is_found_out(tmp_path: Path, postgresql_url: str) -> None:
    port = free_port()
    with ExitStack() as stack:
        redis = stack.enter_context(ExitStack())
        url = redis.enter_context(running_redis(port))
        options = ("--database", postgresql_url, "--redis", url, "--bot-processes", "1")
        first, second = (
            stack.enter_context(Serving(tmp_path / name, *options)) for name in ("a", "b")
        )
        client = stack.enter_context(
            httpx.Client(base_url=first.url, trust_env=False, timeout=60)
        )
        assert client.post("/api/guests", json={"name": "Ixchel"}).status_code == 201
        cookie = "; ".join(f"{name}={value}" for name, value in client.cookies.items())
        key = started(client)
        mine = stack.enter_context(socket_of(second, key, {"Cookie": cookie}))
        other = stack.enter_context(socket_of(second, key))
        redis.close()
        assert client.delete("/api/session").status_code == 204
        stack.enter_context(running_redis(port))
        with pytest.raises(ConnectionClosed) as closed:
            drain(mine)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 4401
        other.ping().wait(PATIENCE)


def drain(socket: ClientConnection) -> None:
    """Receive everything until the socket is closed."""
    while True:
        socket.recv(timeout=PATIENCE)


@contextmanager
def socket_of(
    serving: Serving, key: str, headers: dict[str, str] | None = None
) -> Iterator[ClientConnection]:
    """A spectator's socket, or somebody's with a cookie, after its first news."""
    address = f"ws{serving.url[4:]}/api/tables/{key}/socket"
    with connect(address, proxy=None, additional_headers=headers) as socket:
        assert json.loads(socket.recv())["type"] == "news"
        yield socket


def news_with(socket: ClientConnection, kind: str) -> dict[str, Any]:
    """The first news with an entry of a kind."""
    while True:
        news: dict[str, Any] = json.loads(socket.recv(timeout=PATIENCE))
        if any(entry["kind"] == kind for entry in news["entries"]):
            return news
