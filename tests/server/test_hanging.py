"""A PostgreSQL that stands still: told as a failure in time, nothing lost, and all goes on."""

import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import httpx
import pytest
from hosting.services import MissingServiceError, Service, run_postgresql
from people_requests import JSON
from running_app import Site, options_in, running

from processes import soon
from teotihuacan.server.storage import hanging

SHORT = 2.0  # seconds for PostgreSQL to answer
LONG = 60  # seconds in which people have an answer, on a busy machine; before there was none
SEATS = [{"kind": "me"}, {"kind": "open"}]


@pytest.fixture
def postgresql_alone() -> Iterator[Service]:
    """A PostgreSQL that nobody else needs."""
    try:
        with run_postgresql() as service:
            yield service
    except MissingServiceError as missing:
        pytest.skip(str(missing))


@pytest.fixture
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    """Limits that a test can wait for."""
    for name in ("ANSWERING", "WRITING", "READY"):
        monkeypatch.setattr(hanging, name, SHORT)
    options = {**hanging.NETWORK, "connect_timeout": int(SHORT)}
    monkeypatch.setattr(hanging, "NETWORK", options)


@pytest.fixture
def site(tmp_path: Path, postgresql_alone: Service, impatient: None) -> Iterator[Site]:
    del impatient
    with running(options_in(tmp_path, database=postgresql_alone.url)) as site:
        yield site


class Players:
    """Two who play, and what they were told."""

    def __init__(self, site: Site) -> None:
        self.people = [site.guest("Ann"), site.guest("Bob")]
        for one in self.people:
            one.timeout = LONG
        ann, bob = self.people
        wanted = {"setup": {"players": 2}, "seats": SEATS, "shuffle": False}
        self.path = f"/api/tables/{ann.post('/api/tables', json=wanted).json()['key']}"
        assert bob.post(f"{self.path}/join", content=b"{}", headers=JSON).is_success
        assert ann.post(f"{self.path}/start").is_success
        self.confirmed: dict[int, int] = {}  # actions by the number of their entries

    def news(self) -> dict[str, Any]:
        told: dict[str, Any] = self.people[0].get(f"{self.path}/news").json()
        return told

    def prepare(self) -> tuple[httpx.Client, str, dict[str, int]]:
        """Who is asked, and what they answer."""
        for one in self.people:
            state = one.get(f"{self.path}/news").json()["state"]
            if state["held"]:
                return one, "end", {"after": state["number"]}
            if state["your_turn"]:
                action = state["view"]["legal"][0]["action"]
                return one, "actions", {"after": state["number"], "action": action}
        raise AssertionError("nobody is asked")

    def send(self, one: httpx.Client, what: str, body: dict[str, int]) -> httpx.Response:
        answer = one.post(f"{self.path}/{what}", json=body)
        if answer.is_success and what == "actions":
            self.confirmed[body["after"] + 1] = body["action"]
        return answer

    def play(self, count: int) -> None:
        """So many actions more; one that was refused for PostgreSQL may be there after all."""
        wanted = len(self.confirmed) + count
        while len(self.confirmed) < wanted:
            answer = self.send(*self.prepare())
            assert answer.is_success or answer.json()["code"] == "stale", answer.text

    def check(self) -> None:
        """What was confirmed is there, as far as it isn't secret yet."""
        found = {entry["number"]: entry["action"] for entry in self.news()["entries"]}
        for number, action in self.confirmed.items():
            assert found[number] in (action, None)


def test_a_postgresql_that_stands_still(site: Site, postgresql_alone: Service) -> None:
    players, visitor = Players(site), site.browser()
    visitor.timeout = LONG
    players.play(3)
    prepared = players.prepare()
    with postgresql_alone.frozen():
        check_refused(players.send(*prepared))
        check_refused(visitor.post("/api/guests", json={"name": "Cat"}))
        ready = visitor.get("/health/ready")
        assert (ready.status_code, ready.json()["parts"]["database"]) == (503, False)
    assert soon(lambda: visitor.get("/health/ready").status_code == 200)
    players.play(3)
    players.check()
    assert visitor.post("/api/guests", json={"name": "Cat"}).is_success


def test_what_stands_still_for_a_moment_is_waited_for(
    site: Site, postgresql_alone: Service, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("ANSWERING", "WRITING"):
        monkeypatch.setattr(hanging, name, LONG)
    players = Players(site)
    players.play(1)
    one, what, body = players.prepare()
    with ThreadPoolExecutor(1) as pool:
        with postgresql_alone.frozen():
            answer = pool.submit(players.send, one, what, body)
            time.sleep(1.0)
            assert not answer.done()
        assert answer.result().is_success
    players.check()


def test_the_server_stops_while_postgresql_stands_still(
    tmp_path: Path, postgresql_alone: Service, impatient: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    del impatient
    monkeypatch.setattr(hanging, "CONNECTING", SHORT)
    options = options_in(tmp_path, database=postgresql_alone.url)
    thawed = ExitStack()
    with thawed, running(options) as site:  # the server stops first
        visitor = site.browser()
        visitor.timeout = LONG
        thawed.enter_context(postgresql_alone.frozen())
        check_refused(visitor.post("/api/guests", json={"name": "Cat"}))


def check_refused(answer: httpx.Response) -> None:
    """The storage fails, and when to try again is told."""
    assert answer.status_code == 503, answer.text
    assert answer.json()["code"] == "storage"
    assert int(answer.headers["Retry-After"]) > 0
