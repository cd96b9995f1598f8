"""What programs learn of a refusal, and what the server counts."""

import json
import secrets
from collections.abc import Iterator
from contextlib import AbstractContextManager
from typing import Any

import httpx
import pytest
from serving import Serving
from websockets.sync.client import ClientConnection, connect

from processes import soon

SEATS = [{"kind": "me"}, {"kind": "open"}]


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Where a server answers."""
    folder = tmp_path_factory.mktemp("server") / "data"
    with Serving(folder, "--bot-processes", "1") as serving:
        yield serving.url


@pytest.fixture
def client(address: str) -> Iterator[httpx.Client]:
    """Somebody new."""
    with httpx.Client(base_url=address, trust_env=False, timeout=60) as client:
        name = f"guest {secrets.token_hex(4)}"
        assert client.post("/api/guests", json={"name": name}).status_code == 201
        yield client


@pytest.fixture
def key(client: httpx.Client) -> str:
    """A table with a free seat."""
    answer = client.post("/api/tables", json={"setup": {"players": 2}, "seats": SEATS})
    assert answer.status_code == 201, answer.text
    return str(answer.json()["key"])


def socket_of(client: httpx.Client, key: str) -> AbstractContextManager[ClientConnection]:
    address = f"ws{str(client.base_url)[4:]}/api/tables/{key}/socket"
    cookie = f"teotihuacan={client.cookies['teotihuacan']}"
    return connect(address, additional_headers={"Cookie": cookie}, proxy=None)


def answer_to(client: httpx.Client, key: str, message: str | bytes) -> dict[str, Any]:
    """What a socket answers to a message, after the first news."""
    with socket_of(client, key) as socket:
        assert json.loads(socket.recv())["type"] == "news"
        socket.send(message)
        answer: dict[str, Any] = json.loads(socket.recv())
        return answer


def figure(client: httpx.Client, name: str) -> float:
    """A figure as it is told, 0 if it isn't."""
    lines = client.get("/metrics").text.splitlines()
    return next((float(line.split()[-1]) for line in lines if line.startswith(f"{name} ")), 0.0)


def test_a_refusal_by_an_endpoint_is_counted(client: httpx.Client, key: str) -> None:
    name = 'teotihuacan_refusals_total{code="not_full"}'
    before = figure(client, name)
    assert client.post(f"/api/tables/{key}/start").json()["code"] == "not_full"
    assert figure(client, name) == before + 1


def test_a_body_that_makes_no_sense_is_counted(client: httpx.Client) -> None:
    name = 'teotihuacan_refusals_total{code="invalid"}'
    before = figure(client, name)
    assert client.post("/api/guests", json={"nom": "Ixchel"}).status_code == 422
    assert figure(client, name) == before + 1


def test_whoever_tries_too_often_is_told_how_long_to_wait(client: httpx.Client) -> None:
    claim = {"name": "Ixchel", "password": "12345678"}
    answers = [client.post("/api/session", json=claim) for _ in range(11)]
    assert [answer.status_code for answer in answers] == [401] * 10 + [429]
    wait = answers[-1].json()["wait"]
    assert 0 < wait <= 60
    assert int(answers[-1].headers["Retry-After"]) >= wait


def test_an_open_socket_is_counted_once(client: httpx.Client, key: str) -> None:
    players, spectators = (
        f'teotihuacan_connections{{kind="{kind}"}}' for kind in ("player", "spectator")
    )
    assert soon(lambda: figure(client, players) == 0)
    with socket_of(client, key) as socket:
        assert json.loads(socket.recv())["type"] == "news"
        assert (figure(client, players), figure(client, spectators)) == (1, 0)
    assert soon(lambda: figure(client, players) == 0)
    address = f"ws{str(client.base_url)[4:]}/api/tables/{key}/socket"
    with connect(address, proxy=None) as socket:
        assert json.loads(socket.recv())["type"] == "news"
        assert (figure(client, players), figure(client, spectators)) == (0, 1)
    assert soon(lambda: figure(client, spectators) == 0)


def test_pushes_and_waiting_for_the_database_are_timed(client: httpx.Client, key: str) -> None:
    names = [f"teotihuacan_{name}_seconds_count" for name in ("push", "database_wait")]
    before = [figure(client, name) for name in names]
    with socket_of(client, key) as socket:
        assert json.loads(socket.recv())["type"] == "news"
        assert client.post(f"/api/tables/{key}/chat", json={"text": "hello"}).status_code == 201
        assert json.loads(socket.recv())["chat"]
    after = [figure(client, name) for name in names]
    assert after[0] >= before[0] + 2
    assert after[1] > before[1]


def test_the_event_loop_is_looked_at(client: httpx.Client) -> None:
    assert soon(lambda: figure(client, "teotihuacan_loop_lag_seconds_count") > 0)


def test_the_storage_is_told(client: httpx.Client) -> None:
    assert figure(client, "teotihuacan_disk_free_bytes") > 0
    assert "teotihuacan_tables_damaged 0.0" in client.get("/metrics").text


@pytest.mark.parametrize(
    ("text", "name"),
    [
        ('{"type": "dance", "id": 3}', 3),
        ('{"type": "act", "after": 0, "id": "mine"}', "mine"),
        ('{"type": "ping", "id": 4.5}', None),
        ("[1]", None),
        ("no JSON", None),
    ],
)
def test_a_message_that_makes_no_sense_is_refused_by_its_id(
    client: httpx.Client, key: str, text: str, name: int | str | None
) -> None:
    answer = answer_to(client, key, text)
    assert (answer["type"], answer["code"], answer["id"]) == ("refused", "invalid", name)


def test_bytes_are_refused(client: httpx.Client, key: str) -> None:
    answer = answer_to(client, key, b'{"type": "ping"}')
    assert (answer["code"], answer["message"]) == ("invalid", "messages are text, not bytes")


def test_a_seat_that_somebody_gives_to_themselves_has_their_settings(
    client: httpx.Client, key: str
) -> None:
    assert client.patch("/api/me", json={"confirm": True}).status_code == 200
    for kind, confirm in (("open", False), ("me", True)):
        table = client.put(f"/api/tables/{key}/seats/0", json={"kind": kind}).json()
        assert table["seats"][0]["settings"] == {"automatic": False, "confirm": confirm}
