"""The edge of the server, with a real uvicorn behind a real socket."""

import logging
import socket as sockets
from collections.abc import Iterator
from typing import Any

import httpx
import pytest
from edge_app import LOCAL, make, served, soon
from websockets.exceptions import ConnectionClosedError, InvalidStatus
from websockets.sync.client import ClientConnection as Socket
from websockets.sync.client import connect

from teotihuacan.server.http.middleware import HEADERS, MOST_BYTES
from teotihuacan.server.operations import metrics
from teotihuacan.server.options import ServerOptions

KEY = "KEY-that-nobody-may-learn"
PLACE = f"/api/tables/{KEY}"


@pytest.fixture(scope="module")
def base() -> Iterator[str]:
    """A local server without a limit of rate."""
    with served(make(LOCAL)) as base:
        yield base


@pytest.fixture
def client(base: str) -> Iterator[httpx.Client]:
    with httpx.Client(base_url=base, timeout=60) as client:
        yield client


@pytest.fixture
def lines(caplog: pytest.LogCaptureFixture) -> Any:
    """What is logged about requests and sockets, as soon as there is something."""
    caplog.set_level(logging.INFO, logger="teotihuacan")

    def lines(count: int, logger: str = "teotihuacan.requests") -> list[dict[str, Any]]:
        def found() -> list[logging.LogRecord]:
            return [record for record in caplog.records if record.name == logger]

        assert soon(lambda: len(found()) >= count)
        return [vars(record) for record in found()]

    return lines


def refused(answer: httpx.Response, status: int, code: str) -> None:
    """An answer refuses with this status and code, and all headers are there."""
    assert answer.status_code == status
    assert answer.headers["content-type"] == "application/json"
    assert answer.json()["code"] == code
    assert answer.json()["message"]
    for name, value in HEADERS.items():
        assert answer.headers[name] == value


def connection_to(base: str) -> sockets.socket:
    """A bare connection."""
    host, port = base.removeprefix("http://").split(":")
    return sockets.create_connection((host, int(port)), timeout=300)


def socket_to(base: str, key: str = KEY, host: str = "", origin: str | None = None) -> Socket:
    """A socket at a table, for a page of some origin that knows the server by some name."""
    url = f"ws://{host or base.removeprefix('http://')}/api/tables/{key}/socket?seen=3"
    headers = {} if origin is None else {"Origin": origin}
    connection = connection_to(base)
    return connect(url, sock=connection, compression=None, additional_headers=headers)


def refused_socket(base: str, key: str = KEY, host: str = "", origin: str | None = None) -> int:
    """The status with which a socket is refused."""
    with pytest.raises(InvalidStatus) as refusal:
        socket_to(base, key, host, origin)
    return refusal.value.response.status_code


def raw(base: str, text: str) -> str:
    """The first line of the answer to bytes on a bare connection."""
    with connection_to(base) as connection:
        connection.sendall(text.replace("\n", "\r\n").encode())
        return connection.makefile("rb").readline().decode().strip()


def figure(name: str, **labels: str) -> float:
    """A figure as it is now."""
    return metrics.REGISTRY.get_sample_value(name, labels) or 0.0


# Headers


@pytest.mark.parametrize(
    ("method", "path", "status"),
    [
        ("GET", PLACE, 200),
        ("GET", "/page", 200),
        ("GET", "/nowhere", 404),
        ("DELETE", PLACE, 405),
        ("POST", PLACE, 422),
        ("POST", f"{PLACE}/conflict", 409),
        ("GET", f"{PLACE}/failure", 500),
        ("GET", "/health/live", 200),
    ],
)
def test_security_headers_are_on_every_answer(
    client: httpx.Client, method: str, path: str, status: int
) -> None:
    answer = client.request(method, path)
    assert answer.status_code == status
    for name, value in HEADERS.items():
        assert answer.headers.get_list(name) == [value]
    assert "unsafe" not in answer.headers["content-security-policy"]
    assert "strict-transport-security" not in answer.headers
    assert "server" not in answer.headers


@pytest.mark.parametrize(
    ("path", "told"),
    [
        (PLACE, "no-store"),
        ("/health/ready", "no-store"),
        ("/metrics", "no-store"),
        ("/api/nowhere", "no-store"),
        ("/api/page", "max-age=60"),
        ("/page", "max-age=60"),
        ("/apiary", None),
    ],
)
def test_nobody_keeps_answers_of_the_api(
    client: httpx.Client, path: str, told: str | None
) -> None:
    assert client.get(path).headers.get("cache-control") == told


def test_browsers_are_bound_to_https_only_if_they_came_by_it(client: httpx.Client) -> None:
    answer = client.get(PLACE, headers={"X-Forwarded-Proto": "https"})
    assert answer.headers["strict-transport-security"] == "max-age=31536000"


# Bodies


def test_a_body_of_the_greatest_length_is_taken(client: httpx.Client) -> None:
    answer = client.post(f"{PLACE}/bytes", content=b"x" * MOST_BYTES)
    assert answer.json() == {"length": len(KEY), "bytes": MOST_BYTES}


def test_a_body_that_says_it_is_too_long_is_refused_unread(base: str) -> None:
    head = f"POST {PLACE}/bytes HTTP/1.1\nHost: localhost\nContent-Length: {MOST_BYTES + 1}\n\n"
    assert raw(base, head).startswith("HTTP/1.1 413 ")


@pytest.mark.parametrize("path", [PLACE, f"{PLACE}/bytes"])
@pytest.mark.parametrize("streamed", [True, False])
def test_a_body_that_is_too_long_is_refused(
    client: httpx.Client, path: str, streamed: bool
) -> None:
    """Also where the application reads it as JSON, and would call it broken."""
    body = b'{"action": 1, "note": "%s"}' % (b"x" * MOST_BYTES)
    pieces = (body[i : i + 5000] for i in range(0, len(body), 5000))
    sent: Any = pieces if streamed else body
    answer = client.post(path, content=sent, headers={"Content-Type": "application/json"})
    refused(answer, 413, "too_large")
    assert client.get(PLACE).status_code == 200


def test_a_streamed_body_that_is_short_enough_is_taken(client: httpx.Client) -> None:
    answer = client.post(f"{PLACE}/bytes", content=(b"x" * 1000 for _ in range(60)))
    assert answer.json()["bytes"] == 60_000


# Hosts and origins

LOCAL_NAMES = ["localhost", "LOCALHOST:1", "127.0.0.1:8000", "[::1]:80", "[::1]"]


@pytest.mark.parametrize("host", LOCAL_NAMES)
def test_a_local_server_answers_to_local_names(client: httpx.Client, host: str) -> None:
    assert client.get(PLACE, headers={"Host": host}).status_code == 200


@pytest.mark.parametrize(
    "host",
    ["evil.example", "localhost.evil.example", "127.0.0.1@evil.example", "", "localhost:x"],
)
def test_a_local_server_answers_to_no_other_name(client: httpx.Client, host: str) -> None:
    refused(client.get(PLACE, headers={"Host": host}), 421, "wrong_host")
    assert client.get("/health/ready", headers={"Host": host}).status_code == 200


def test_a_local_server_opens_sockets_by_local_names_only(base: str) -> None:
    assert refused_socket(base, host="evil.example") == 403
    with socket_to(base, host="localhost") as socket:
        socket.send("hello")
        assert socket.recv() == "hello"


def test_two_names_or_none_are_wrong(base: str) -> None:
    twice = f"GET {PLACE} HTTP/1.1\nHost: localhost\nHost: localhost\nConnection: close\n\n"
    assert raw(base, twice).split()[1] in ("400", "421")
    assert raw(base, f"GET {PLACE} HTTP/1.0\n\n").split()[1] in ("400", "421")


def test_a_server_with_names_answers_to_these() -> None:
    options = ServerOptions(data="", rate=0, names=("Games.example",))
    with served(make(options)) as base, httpx.Client(base_url=base, timeout=60) as client:
        for host in ("games.example", "GAMES.example:8443", "games.example."):
            assert client.get(PLACE, headers={"Host": host}).status_code == 200
        refused(client.get(PLACE), 421, "wrong_host")
        assert client.get("/health/live").status_code == 200


def test_a_server_for_all_addresses_answers_to_any_name() -> None:
    options = ServerOptions(data="", rate=0, host="0.0.0.0")
    with served(make(options)) as base, httpx.Client(base_url=base, timeout=60) as client:
        assert client.get(PLACE, headers={"Host": "anything.example"}).status_code == 200
        foreign = {"Host": "anything.example", "Origin": "https://evil.example"}
        refused(client.post(f"{PLACE}/bytes", headers=foreign), 403, "foreign_origin")


OWN = [
    ("localhost:8000", "http://localhost:8000"),
    ("localhost", "https://localhost"),
    ("localhost:443", "https://localhost"),
    ("localhost", "http://localhost:80"),
    ("[::1]:8000", "http://[::1]:8000"),
    ("LocalHost:8000", "http://localhost:8000"),
]
FOREIGN = [
    ("localhost:8000", "http://evil.example:8000"),
    ("localhost:8000", "http://localhost:8001"),
    ("localhost:8000", "http://localhost"),
    ("localhost:8000", "http://localhost:8000.evil.example"),
    ("localhost:8000", "http://localhost:8000@evil.example"),
    ("localhost:8000", "http://127.0.0.1:8000"),
    ("localhost:8000", "null"),
    ("localhost:8000", "file://"),
    ("localhost:8000", ""),
    ("localhost:8000", "localhost:8000"),
    ("localhost", "ftp://localhost"),
]


@pytest.mark.parametrize(("host", "origin"), OWN)
def test_own_pages_may_change_things(
    base: str, client: httpx.Client, host: str, origin: str
) -> None:
    headers = {"Host": host, "Origin": origin}
    assert client.post(f"{PLACE}/bytes", headers=headers).status_code == 200
    with socket_to(base, host=host, origin=origin) as socket:
        socket.send("hello")
        assert socket.recv() == "hello"


@pytest.mark.parametrize(("host", "origin"), FOREIGN)
def test_pages_of_others_may_only_read(
    base: str, client: httpx.Client, host: str, origin: str
) -> None:
    headers = {"Host": host, "Origin": origin}
    for method in ("POST", "PUT", "PATCH", "DELETE"):
        answer = client.request(method, f"{PLACE}/bytes", headers=headers)
        refused(answer, 403, "foreign_origin")
    assert client.get(PLACE, headers=headers).status_code == 200
    assert refused_socket(base, host=host, origin=origin) == 403


@pytest.mark.parametrize(
    ("host", "origin", "told", "ours"),
    [
        ("localhost:PORT", "http://localhost:PORT", {}, True),
        ("localhost:PORT", "https://localhost:PORT", {}, False),
        ("localhost", "https://localhost", {"X-Forwarded-Proto": "https"}, True),
        ("localhost", "http://localhost", {"X-Forwarded-Proto": "https"}, False),
        ("localhost", "http://localhost", {"X-Forwarded-Proto": "http"}, True),
        ("localhost", "https://localhost", {"X-Forwarded-Proto": "http"}, False),
        # A proxy that doesn't tell by what its pages came.
        ("localhost", "https://localhost", {}, True),
        ("localhost:PORT", "https://localhost:PORT", {"X-Forwarded-For": "192.0.2.1"}, True),
    ],
)
def test_pages_come_by_the_scheme_that_the_proxy_tells(
    base: str, client: httpx.Client, host: str, origin: str, told: dict[str, str], ours: bool
) -> None:
    port = base.rpartition(":")[2]
    headers = {"Host": host.replace("PORT", port), "Origin": origin.replace("PORT", port), **told}
    answer = client.post(f"{PLACE}/bytes", headers=headers)
    if ours:
        assert answer.status_code == 200
    else:
        refused(answer, 403, "foreign_origin")


def test_programs_that_tell_no_origin_may_change_things(base: str, client: httpx.Client) -> None:
    assert client.post(PLACE, json={"action": 4}).json()["action"] == 4
    with socket_to(base) as socket:
        socket.send("hello")
        assert socket.recv() == "hello"


# Rates


@pytest.fixture
def slow() -> Iterator[str]:
    """A server that allows a change every ten seconds."""
    with served(make(ServerOptions(data="", rate=0.1))) as base:
        yield base


def test_too_many_changes_are_refused(slow: str) -> None:
    with httpx.Client(base_url=slow, timeout=60) as client:
        assert client.post(f"{PLACE}/bytes").status_code == 200
        answer = client.post(f"{PLACE}/bytes")
        refused(answer, 429, "too_often")
        assert 0 < answer.json()["wait"] <= 10
        assert 1 <= int(answer.headers["retry-after"]) <= 10
        assert client.get("/health/live").status_code == 200
    assert refused_socket(slow) == 403


def test_reading_costs_less(slow: str) -> None:
    with httpx.Client(base_url=slow, timeout=60) as client:
        codes = [client.get(PLACE).status_code for _ in range(30)]
    allowed = codes.index(429)
    assert allowed >= 5
    assert set(codes[:allowed]) == {200}


def test_alive_is_never_asked_too_often(slow: str) -> None:
    with httpx.Client(base_url=slow, timeout=60) as client:
        assert {client.get("/health/live").status_code for _ in range(50)} == {200}


def test_addresses_are_counted_apart_and_ipv6_by_household(slow: str) -> None:
    client = httpx.Client(base_url=slow, timeout=60)

    def twice(address: str) -> list[int]:
        headers = {"X-Forwarded-For": address}
        return [client.post(f"{PLACE}/bytes", headers=headers).status_code for _ in range(2)]

    with client:
        assert twice("203.0.113.5") == [200, 429]
        assert twice("203.0.113.6") == [200, 429]
        assert twice("::ffff:203.0.113.6") == [429, 429]
        assert twice("2001:db8:1:2::1") == [200, 429]
        assert twice("2001:db8:1:2:ffff::9") == [429, 429]
        assert twice("2001:db8:1:3::1") == [200, 429]


def test_sockets_count_too(slow: str) -> None:
    with socket_to(slow) as socket:
        socket.send("hello")
        assert socket.recv() == "hello"
    assert refused_socket(slow) == 403


# Refusals and failures


def test_a_refusal_of_an_endpoint_is_answered_and_counted(client: httpx.Client) -> None:
    before = figure("teotihuacan_refusals_total", code="stale")
    answer = client.post(f"{PLACE}/conflict")
    refused(answer, 409, "stale")
    assert answer.json()["latest"] == len(KEY)
    assert figure("teotihuacan_refusals_total", code="stale") == before + 1


def test_a_failure_tells_nothing_to_the_client_and_all_to_the_log(
    client: httpx.Client, lines: Any
) -> None:
    answer = client.get(f"{PLACE}/failure")
    refused(answer, 500, "internal")
    assert set(answer.json()) == {"code", "message"}
    assert KEY not in answer.text
    assert "broken" not in answer.text
    [line] = lines(1, "teotihuacan.failures")
    assert line["levelno"] == logging.ERROR
    assert line["route"] == "/api/tables/{key}/failure"
    assert "RuntimeError" in repr(line["exc_info"])


def test_a_failure_in_the_middle_breaks_the_answer_off(client: httpx.Client, lines: Any) -> None:
    with pytest.raises(httpx.RemoteProtocolError):
        client.get(f"{PLACE}/half")
    assert lines(1, "teotihuacan.failures")[0]["route"] == "/api/tables/{key}/half"
    assert lines(1)[0]["status"] == 200


@pytest.mark.parametrize(
    ("word", "code", "reason"), [("fail", 1011, "internal"), ("refuse", 1008, "full")]
)
def test_a_socket_that_fails_is_closed(base: str, word: str, code: int, reason: str) -> None:
    with socket_to(base) as socket:
        socket.send(word)
        with pytest.raises(ConnectionClosedError) as closed:
            socket.recv()
    assert closed.value.rcvd is not None
    assert (closed.value.rcvd.code, closed.value.rcvd.reason) == (code, reason)


@pytest.mark.parametrize("key", ["fails", "refuses"])
def test_a_socket_that_fails_before_it_is_open_is_refused(base: str, key: str) -> None:
    assert refused_socket(base, key) == 403


def test_answers_are_not_held_back(base: str) -> None:
    """The first piece arrives although the second never will."""
    with httpx.stream("GET", f"{base}{PLACE}/half") as answer:
        assert next(answer.iter_bytes()) == b"first"


# Logs and figures


def test_requests_are_logged_by_route(client: httpx.Client, lines: Any) -> None:
    client.get(PLACE, params={"token": "abc"})
    client.post(PLACE)
    client.put(PLACE)
    client.get(f"/nowhere/{KEY}")
    client.get("/health/live")
    told = [(line["method"], line["route"], line["status"]) for line in lines(5)]
    assert told == [
        ("GET", "/api/tables/{key}", 200),
        ("POST", "/api/tables/{key}", 422),
        ("PUT", "/api/tables/{key}", 405),
        ("GET", "unmatched", 404),
        ("GET", "/health/live", 200),
    ]
    assert all(line["milliseconds"] >= 0 for line in lines(5))
    assert KEY not in repr(lines(5))
    assert "abc" not in repr(lines(5))


def test_refusals_of_the_edge_are_logged(client: httpx.Client, lines: Any) -> None:
    client.get(PLACE, headers={"Host": "evil.example"})
    [line] = lines(1)
    assert (line["route"], line["status"]) == ("unmatched", 421)


def test_sockets_are_logged_when_they_end(base: str, lines: Any) -> None:
    with socket_to(base) as socket:
        socket.send("hello")
        assert socket.recv() == "hello"
        assert lines(0) == []
    assert len(lines(1)) == 1
    refused_socket(base, origin="null")
    told = [(line["method"], line["route"], line["status"], line["code"]) for line in lines(2)]
    assert told == [
        ("WEBSOCKET", "/api/tables/{key}/socket", 101, 1000),
        ("WEBSOCKET", "unmatched", 403, 1008),
    ]


def test_a_client_that_is_gone_is_no_failure(base: str, lines: Any) -> None:
    with connection_to(base) as connection:
        head = f"POST {PLACE}/bytes HTTP/1.1\r\nHost: localhost\r\nContent-Length: 10\r\n\r\nabc"
        connection.sendall(head.encode())
    assert lines(1)[0]["route"] == "/api/tables/{key}/bytes"
    assert lines(0, "teotihuacan.failures") == []


def test_requests_are_counted_by_route_and_status(client: httpx.Client, lines: Any) -> None:
    def counted(route: str, status: str) -> float:
        return figure("teotihuacan_request_seconds_count", route=route, status=status)

    asked = [("/api/tables/{key}", "200"), ("unmatched", "404")]
    before = [counted(*pair) for pair in asked]
    client.get(PLACE)
    client.get(f"/{KEY}")
    assert len(lines(2)) == 2
    assert [counted(*pair) for pair in asked] == [count + 1 for count in before]
