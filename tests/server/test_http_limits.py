"""Requests whose head or body is too long or does not come, and too many connections."""

import socket
import threading
import time
from collections.abc import Iterator

import httpx
import pytest
import uvicorn
from fastapi import FastAPI, Request, WebSocket

from teotihuacan.server.http.connection_counts import CONNECTIONS, is_trusted
from teotihuacan.server.http.http_limits import (
    LONGEST_HEAD,
    LONGEST_LINE,
    MOST_HEADERS,
    BoundedRequests,
)
from teotihuacan.server.http.websocket_protocol import WebSocketProtocol

HOST = b"Host: here\r\n"
GET = b"GET /here HTTP/1.1\r\n" + HOST
UPGRADE = (
    b"GET /socket HTTP/1.1\r\n" + HOST + b"Connection: Upgrade\r\nUpgrade: websocket\r\n"
    b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
)
PATIENCE = 1.5  # seconds of the server, here
LONG = 60  # ... of the tests


class Hasty(BoundedRequests):
    """The same, with less patience."""

    patience = PATIENCE


def application() -> FastAPI:
    app = FastAPI()

    @app.api_route("/here", methods=["GET", "POST"])
    async def here(request: Request) -> int:
        return len(await request.body())

    @app.websocket("/socket")
    async def echo(websocket: WebSocket) -> None:
        await websocket.accept()
        async for text in websocket.iter_text():
            await websocket.send_text(text)

    return app


@pytest.fixture(scope="module")
def port() -> Iterator[int]:
    """The port of a server with little patience."""
    listening = socket.create_server(("127.0.0.1", 0))
    config = uvicorn.Config(
        application(),
        http=Hasty,
        ws=WebSocketProtocol,
        timeout_keep_alive=LONG,
        log_config=None,
    )
    server = uvicorn.Server(config)
    thread = threading.Thread(target=server.run, kwargs={"sockets": [listening]})
    thread.start()
    while not server.started:
        assert thread.is_alive()
        time.sleep(0.01)
    yield listening.getsockname()[1]
    server.should_exit = True
    thread.join()
    listening.close()


def connected(port: int) -> socket.socket:
    return socket.create_connection(("127.0.0.1", port), timeout=LONG)


def all_from(opened: socket.socket) -> bytes:
    """What comes until the server closes the connection."""
    got = b""
    try:
        while piece := opened.recv(65536):
            got += piece
    except ConnectionError:  # it closed with something of ours unread
        pass
    return got


def answered(port: int, request: bytes) -> bytes:
    """The status line of the answer to a request."""
    with connected(port) as opened:
        opened.sendall(request)
        return opened.recv(65536).partition(b"\r\n")[0]


@pytest.mark.parametrize(
    "lines",
    [
        b"X: " + b"x" * (LONGEST_LINE - 1),
        b"\r\n".join(b"X%d: x" % number for number in range(MOST_HEADERS - 1)),
    ],
    ids=["a long header", "many headers"],
)
def test_heads_up_to_the_limits_are_taken(port: int, lines: bytes) -> None:
    assert answered(port, GET + lines + b"\r\n\r\n") == b"HTTP/1.1 200 OK"


@pytest.mark.parametrize(
    "request_",
    [
        GET + b"X: " + b"x" * LONGEST_LINE + b"\r\n\r\n",
        GET + b"".join(b"X%d: x\r\n" % number for number in range(MOST_HEADERS)) + b"\r\n",
        b"GET /" + b"x" * LONGEST_LINE + b" HTTP/1.1\r\n" + HOST + b"\r\n",
        UPGRADE + b"X: " + b"x" * LONGEST_LINE + b"\r\n\r\n",
        UPGRADE + b"".join(b"X%d: x\r\n" % number for number in range(MOST_HEADERS)) + b"\r\n",
        UPGRADE + b"Content-Length: 5\r\n\r\nhello",
    ],
    ids=["header", "headers", "url", "upgrade header", "upgrade headers", "upgrade with a body"],
)
def test_what_is_too_much_is_refused_at_once(port: int, request_: bytes) -> None:
    assert answered(port, request_) == b"HTTP/1.1 400 Bad Request"


@pytest.mark.parametrize("begin", [GET + b"X: ", GET, b"GET /"], ids=["value", "name", "url"])
def test_a_head_without_end_is_not_kept(port: int, begin: bytes) -> None:
    with connected(port) as opened:
        opened.sendall(begin)
        with pytest.raises(ConnectionError):
            opened.sendall(b"x" * 1000 * LONGEST_HEAD)


@pytest.mark.parametrize("begin", [b"", b"\r\n", b"GET /he", GET, GET + b"X: y"])
def test_a_head_that_does_not_come_is_not_waited_for(port: int, begin: bytes) -> None:
    with connected(port) as opened:
        opened.sendall(begin)
        assert all_from(opened) == b""


def test_a_second_head_that_does_not_come_is_not_waited_for(port: int) -> None:
    with connected(port) as opened:
        opened.sendall(GET + b"\r\n" + GET)
        assert all_from(opened).count(b"HTTP/1.1 200 OK") == 1


def test_head_and_body_may_come_in_pieces(port: int) -> None:
    with connected(port) as opened:
        for piece in (
            b"POST /he",
            b"re HTTP/1.1\r\nHo",
            b"st: here\r\nContent-Length: 4\r\n\r\n",
        ):
            opened.sendall(piece)
            time.sleep(PATIENCE / 10)
        for piece in (b"a", b"b", b"c", b"d"):
            time.sleep(PATIENCE / 10)
            opened.sendall(piece)
        assert opened.recv(65536).endswith(b"\r\n\r\n4")


def test_requests_that_come_at_once_are_answered_in_turn(port: int) -> None:
    body = b"x" * 131072
    post = b"POST /here HTTP/1.1\r\n%sContent-Length: %d\r\n\r\n%s" % (HOST, len(body), body)
    with connected(port) as opened:
        opened.sendall((GET + b"\r\n" + post) * 3)
        got = b""
        while got.count(b"HTTP/1.1 200 OK\r\n") < 6 or not got.endswith(b"\r\n\r\n131072"):
            piece = opened.recv(65536)
            assert piece, got
            got += piece
    assert got.count(b"\r\n\r\n0HTTP/1.1 200 OK\r\n") == 3  # after each answer to a GET


def test_connections_and_sockets_outlive_that_patience(port: int) -> None:
    with (
        connected(port) as opened,
        httpx.Client(base_url=f"http://127.0.0.1:{port}", timeout=60) as client,
    ):
        opened.sendall(UPGRADE + b"\r\n")
        assert opened.recv(65536).startswith(b"HTTP/1.1 101 ")
        assert client.get("/here").status_code == 200
        time.sleep(2 * PATIENCE)
        opened.sendall(b"\x81\x82\0\0\0\0hi")
        assert opened.recv(65536) == b"\x81\x02hi"
        assert client.get("/here").status_code == 200


# Bodies


def test_a_body_that_does_not_come_is_not_waited_for(port: int) -> None:
    with connected(port) as opened:
        opened.sendall(b"POST /here HTTP/1.1\r\n" + HOST + b"Content-Length: 60000\r\n\r\nx")
        assert b" 200 " not in all_from(opened)


def test_a_body_has_its_own_time_and_the_next_request_too(port: int) -> None:
    with connected(port) as opened:
        for _ in range(3):
            opened.sendall(b"POST /here HTTP/1.1\r\n" + HOST + b"Content-Length: 2\r\n\r\n")
            time.sleep(PATIENCE / 4)
            opened.sendall(b"xx")
            assert opened.recv(65536).startswith(b"HTTP/1.1 200 ")


# Connections


def test_nobody_has_all_connections(port: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """127.0.0.1 is a trusted proxy of this server, 127.0.0.2 is not."""
    monkeypatch.setattr(CONNECTIONS, "most", 3)
    away = [
        socket.create_connection(("127.0.0.1", port), LONG, source_address=("127.0.0.2", 0))
        for _ in range(3)
    ]
    for opened in away:
        opened.sendall(GET + b"\r\n")
        assert opened.recv(65536).startswith(b"HTTP/1.1 200 ")
    one_more = ("127.0.0.1", port), LONG
    with socket.create_connection(*one_more, source_address=("127.0.0.2", 0)) as refused:
        assert all_from(refused) == b""
    with connected(port) as other:
        other.sendall(GET + b"\r\n")
        assert other.recv(65536).startswith(b"HTTP/1.1 200 ")
    for opened in away:
        opened.close()
    end = time.monotonic() + LONG
    while CONNECTIONS.open and time.monotonic() < end:
        time.sleep(0.01)
    assert not CONNECTIONS.open


def test_sockets_are_counted_until_they_close(port: int) -> None:
    source = ("127.0.0.3", 0)
    with socket.create_connection(("127.0.0.1", port), LONG, source_address=source) as opened:
        opened.sendall(UPGRADE + b"\r\n")
        assert opened.recv(65536).startswith(b"HTTP/1.1 101 ")
        assert CONNECTIONS.open["127.0.0.3"] == 1
    end = time.monotonic() + LONG
    while CONNECTIONS.open["127.0.0.3"] and time.monotonic() < end:
        time.sleep(0.01)
    assert CONNECTIONS.open["127.0.0.3"] == 0


def test_proxies_are_trusted_by_address_and_network() -> None:
    assert is_trusted("10.1.2.3", "127.0.0.1, 10.0.0.0/8")
    assert not is_trusted("11.1.2.3", "127.0.0.1, 10.0.0.0/8,unix:socket")
    assert not is_trusted("127.0.0.11", "127.0.0.1")
    assert is_trusted("2001:db8::1", "*")
