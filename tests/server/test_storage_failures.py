"""A database that is full or away: told as such, nothing lost, and all goes on afterwards."""

import asyncio
import json
from collections.abc import Iterator
from pathlib import Path

import pytest
import websockets.sync.client
from running_app import Site, options_in, running
from sqlalchemy import URL, Connection, event, text

from teotihuacan.server.accounts.sessions import COOKIE
from teotihuacan.server.storage.database import Database


@pytest.fixture
def site(tmp_path: Path) -> Iterator[Site]:
    with running(options_in(tmp_path)) as site:
        yield site


class FullDisk:
    """SQLite may take no page more than it has, as on a disk that is full."""

    def __init__(self, site: Site) -> None:
        self.full = False
        self.database = site.server.database
        event.listen(self.database.engine, "begin", self.limit)

    def limit(self, connection: object) -> None:
        pages = 1 if self.full else 1_000_000
        connection.exec_driver_sql(f"PRAGMA max_page_count={pages}")  # type: ignore[attr-defined]
        if self.full:  # what is free within the file would do for a while
            connection.exec_driver_sql("PRAGMA incremental_vacuum")  # type: ignore[attr-defined]


def test_a_full_disk_is_told_and_nothing_is_lost(site: Site) -> None:
    disk = FullDisk(site)
    ann = site.guest("Ann")
    wanted = {"setup": {"players": 2}, "seats": [{"kind": "me"}, {"kind": "open"}]}
    key = ann.post("/api/tables", json=wanted).json()["key"]
    assert ann.get("/health/ready").status_code == 200
    said = {"text": "x" * 500}
    disk.full = True
    answers = [ann.post(f"/api/tables/{key}/chat", json=said) for _ in range(8)]
    refused = [answer for answer in answers if not answer.is_success]
    assert refused
    for answer in refused:
        assert answer.status_code == 503
        assert (answer.json()["code"], answer.json()["reason"]) == ("storage", "full")
        assert int(answer.headers["Retry-After"]) > 0
    headers = {"Cookie": f"{COOKIE}={ann.cookies[COOKIE]}"}
    url = f"{site.url.replace('http', 'ws')}/api/tables/{key}/socket"
    with websockets.sync.client.connect(url, additional_headers=headers) as socket:
        for _ in range(8):
            socket.send(json.dumps({"type": "say", **said}))
        told = [json.loads(socket.recv(timeout=300)) for _ in range(9)]
        assert "storage" in {message.get("code") for message in told}
        disk.full = False
        socket.send(json.dumps({"type": "say", "text": "and on we go", "id": 9}))
        while (message := json.loads(socket.recv(timeout=300))).get("id") != 9:
            pass
        assert message["type"] == "done"
    stored = sum(answer.is_success for answer in answers)
    stored += sum(message["type"] == "done" for message in told)
    lines = ann.get(f"/api/tables/{key}/news").json()["chat"]
    assert len(lines) == stored + 1
    assert ann.get("/health/ready").status_code == 200


def test_readiness_writes(site: Site) -> None:
    refusing = site.server.database

    @event.listens_for(refusing.engine, "begin")
    def only_read(connection: object) -> None:
        connection.exec_driver_sql("PRAGMA query_only=ON")  # type: ignore[attr-defined]

    answer = site.browser().get("/health/ready")
    assert answer.status_code == 503
    assert answer.json()["parts"]["database"] is False


def test_a_connection_on_which_no_transaction_could_begin_is_opened_anew(tmp_path: Path) -> None:
    async def run() -> None:
        database = Database(URL.create("sqlite", database=str(tmp_path / "games.sqlite")))
        failures = iter([RuntimeError("after BEGIN")])

        @event.listens_for(database.engine, "begin")
        def fail_once(_: Connection) -> None:
            for failure in failures:
                raise failure

        with pytest.raises(RuntimeError, match="after BEGIN"):
            await database.run(find_one)
        assert await database.run(find_one) == 1
        database.close()

    asyncio.run(run())


def find_one(connection: Connection) -> object:
    """The number 1."""
    return connection.execute(text("SELECT 1")).scalar()
