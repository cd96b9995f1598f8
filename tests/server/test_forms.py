"""The form of what is sent and answered: what fuzzing found, one by one."""

import asyncio
import json
from collections.abc import Iterator
from typing import Any
from urllib.parse import urlsplit

import httpx
import pytest
from fuzz_stage import COOKIE, Guest, healthy
from raw_socket import RawSocket, frame
from running_app import Site, options_in, running
from serving import Servers

MANY = 1000  # messages at once, far more than answers may wait to be read
NO_TABLE = 4404


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    with running(options_in(tmp_path_factory.mktemp("forms"))) as here:
        yield here


@pytest.fixture(scope="module")
def ann(site: Site) -> Guest:
    return Guest(site.browser(), "Ann")


@pytest.fixture(scope="module")
def key(site: Site, ann: Guest) -> str:
    """A running game."""
    return ann.running(Guest(site.browser(), "Bob"))


@pytest.mark.parametrize(
    ("path", "methods"),
    [
        ("/api/me", "GET, PATCH, DELETE"),
        ("/api/session", "GET, POST, DELETE"),
        ("/api/tables", "GET, POST"),
        ("/api/tables/x/seats/0", "PUT, PATCH"),
        ("/health/live", "GET"),
    ],
)
def test_all_methods_at_a_path_are_allowed(site: Site, path: str, methods: str) -> None:
    refused = site.browser().options(path)
    assert refused.status_code == 405
    assert refused.headers["Allow"] == methods


def posted(ann: Guest, path: str, body: Any) -> httpx.Response:
    return ann.http.post(path, headers=ann.headers, json=body)


@pytest.mark.parametrize("players", [2, 2.0])
def test_a_number_without_a_fraction_is_whole(ann: Guest, players: float) -> None:
    seats = [{"kind": "me"}, {"kind": "open"}]
    made = posted(ann, "/api/tables", {"setup": {"players": players}, "seats": seats})
    assert made.status_code == 201
    assert made.json()["setup"]["players"] == 2


@pytest.mark.parametrize("players", [2.5, 0, 5, "2", True, None, 1e300, float("nan")])
def test_other_numbers_of_players_are_not(ann: Guest, players: Any) -> None:
    body = json.dumps({"setup": {"players": players}, "seats": [{"kind": "me"}]})
    headers = {**ann.headers, "Content-Type": "application/json"}
    refused = ann.http.post("/api/tables", headers=headers, content=body)
    assert refused.status_code == 422
    assert refused.json()["message"].startswith("body.setup.players: ")


@pytest.mark.parametrize(
    "seat",
    [
        {"kind": "me", "name": "Bob"},
        {"kind": "open", "bot": "greedy"},
        {"kind": "name"},
        {"kind": "name", "name": None},
        {"kind": "name", "name": "Bob", "bot": "greedy"},
        {"kind": "bot"},
        {"kind": "bot", "bot": "greedy", "name": "Bob"},
        {"kind": "bot", "bot": "nobody"},
        {},
    ],
)
def test_seats_have_what_their_kind_has(ann: Guest, seat: dict[str, Any]) -> None:
    refused = posted(ann, "/api/tables", {"setup": {"players": 1}, "seats": [seat]})
    assert refused.status_code == 422
    assert refused.json()["message"].startswith("body.seats.0")


def test_what_a_seat_does_not_have_may_be_told_as_nothing(ann: Guest) -> None:
    nothing = {"name": None, "bot": None}
    seats = [{"kind": "me", **nothing}, {"kind": "bot", "bot": "greedy", "name": None}]
    made = posted(ann, "/api/tables", {"setup": {"players": 2}, "seats": seats})
    assert [seat["kind"] for seat in made.json()["seats"]] == ["person", "bot"]


def test_refusals_repeat_no_values(ann: Guest) -> None:
    body = {"setup": {"players": 1}, "seats": [{"kind": "x" * 5000}]}
    refused = posted(ann, "/api/tables", body)
    assert refused.json()["message"] == (
        "body.seats.0: 'kind' should be one of 'me', 'open', 'link', 'name', 'bot'"
    )


def socket_of(site: Site, key: str, person: Guest) -> RawSocket:
    port = urlsplit(site.url).port
    assert port is not None
    return RawSocket(port, key, f"{COOKIE}={person.cookie}")


@pytest.mark.parametrize(
    "message", [{"type": "x" * 9000}, {"type": "ping", "x" * 9000: 1}, {"type": "say", "text": 1}]
)
def test_sockets_answer_in_few_words(site: Site, ann: Guest, key: str, message: Any) -> None:
    async def run() -> dict[str, Any]:
        socket = await socket_of(site, key, ann).connect()
        answer = await socket.say(**message)
        await socket.close()
        return answer

    refused = asyncio.run(run())
    assert (refused["type"], refused["code"]) == ("refused", "invalid")
    assert 0 < len(refused["message"]) < 200


def test_whoever_reads_may_send_many_messages_at_once(site: Site, ann: Guest, key: str) -> None:
    async def run() -> list[int]:
        socket = await socket_of(site, key, ann).connect()
        messages = [{"type": "ping", "id": number} for number in range(MANY)]
        socket.write(b"".join(frame(json.dumps(one).encode()) for one in messages))
        answers = [await socket.answer() for _ in messages]
        await socket.close()
        return [answer["id"] for answer in answers]

    assert asyncio.run(run()) == list(range(MANY))


def test_what_is_no_key_is_no_table_with_any_database(server: Servers) -> None:
    serving = server.servings[0]

    async def run() -> None:
        for wrong in ("%00", "%ff", "x" * 25, "a%20b", "none"):
            socket = await RawSocket(serving.port, wrong).connect()
            assert await socket.closed() == NO_TABLE

    asyncio.run(run())
    healthy(serving)
