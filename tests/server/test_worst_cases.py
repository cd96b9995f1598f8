"""A server that is meant ill, or has bad luck: others are served, and nothing is lost."""

import asyncio
import json
import resource
import shutil
import socket
import sqlite3
import subprocess
import sys
import tempfile
import threading
from collections.abc import Iterator
from contextlib import ExitStack, closing, contextmanager
from pathlib import Path
from typing import IO, Any

import pytest
from players import FIRST_GAME, Browser, Live, begin, good, guest
from running_app import options_in, running
from serving import COMMAND, ColdServing, Serving
from sqlalchemy import event

from processes import soon
from run_sizes import take_share
from teotihuacan.server.http.connection_counts import MOST

UNFINISHED = 1_100  # requests
ENTRIES = take_share(70_000)
BODY = b"POST /api/guests HTTP/1.1\r\nHost: localhost\r\nContent-Length: 60000\r\n\r\nx"
pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="addresses and disks of Linux")


# Bodies that don't come


@pytest.fixture
def enough_files() -> Iterator[None]:
    """This process may open as many files as its connections are."""
    before = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (max(before[0], 2 * UNFINISHED), before[1]))
    yield
    resource.setrlimit(resource.RLIMIT_NOFILE, before)


def is_open(connection: socket.socket) -> bool:
    """Whether the server hasn't closed a connection on which it says nothing."""
    try:
        return connection.recv(1, socket.MSG_DONTWAIT) != b""
    except BlockingIOError:
        return True
    except ConnectionError:
        return False


@pytest.mark.parametrize(("address", "most"), [("127.0.0.1", UNFINISHED), ("127.0.0.2", MOST)])
@pytest.mark.usefixtures("enough_files")
def test_unfinished_bodies_lock_nobody_out(tmp_path: Path, address: str, most: int) -> None:
    """Through a proxy all are taken, else as many as an address may have."""
    with ColdServing(tmp_path / "data", "--rate-limit", "0") as serving, ExitStack() as stack:
        ann = stack.enter_context(closing(guest(serving.url)))
        opened = []
        for _ in range(UNFINISHED):
            connection = socket.create_connection(
                ("127.0.0.1", serving.port), source_address=(address, 0)
            )
            opened.append(stack.enter_context(connection))
            try:
                connection.sendall(BODY)
            except ConnectionError:  # closed at once
                continue
        ben = stack.enter_context(closing(guest(serving.url)))
        assert soon(lambda: sum(map(is_open, opened)) == most)
        match = begin(ann, ben, setup=FIRST_GAME)
        assert match.play() is not None
        assert sum(map(is_open, opened)) == most


# A game without end


def lengthen_game(serving: Serving, action: int, length: int) -> None:
    """Have an action been held back and undone at the first table, again and again."""
    rows = [
        (1, number, *(("hold", action) if number % 2 else ("undo", 0)))
        for number in range(1, length + 1)
    ]
    with sqlite3.connect(serving.folder / "games.sqlite") as connection:
        connection.executemany(
            "INSERT INTO entries (table_id, number, kind, action, seat, by, at)"
            " VALUES (?, ?, ?, ?, 0, 'person', 1)",
            rows,
        )
        connection.execute("UPDATE tables SET number = ?", (length,))
    connection.close()


def test_a_very_long_game_keeps_nobody_waiting(tmp_path: Path) -> None:
    with Serving(tmp_path / "data") as serving, closing(guest(serving.url)) as ann:
        match = begin(ann, bots=1, setup=FIRST_GAME, shuffle=False)
        state = ann.state(match.key)
        serving.stop()
        lengthen_game(serving, state["view"]["legal"][0]["action"], ENTRIES)
        serving.start()
        told: list[dict[str, Any]] = []
        query = {"seen": ENTRIES - 1}
        loading = threading.Thread(
            target=lambda: told.append(
                good(ann.get(f"/api/tables/{match.key}/news", params=query))
            )
        )
        answers = 0
        with Browser(serving.url) as other:
            loading.start()
            while loading.is_alive():
                assert other.get("/health/live").status_code == 200
                answers += loading.is_alive()
            loading.join()
        assert told[0]["number"] == ENTRIES
        assert answers > 2  # one before it began, one when it ended


# A disk that is full


class OnSmallDisk(ColdServing):
    """A server whose data folder is a disk of its own, of a few megabytes."""

    def run(
        self, command: list[str], stdin: IO[bytes], log: IO[bytes]
    ) -> subprocess.Popen[bytes]:
        """Run a command of the program where only it sees that disk."""
        self.folder.mkdir(exist_ok=True)
        script = 'mount -t tmpfs -o size=8m none "$0" && exec "$@"'
        away = ["unshare", "-Urm", "sh", "-c", script, str(self.folder)]
        return subprocess.Popen([*away, *COMMAND, *command], stdin=stdin, stdout=log, stderr=log)

    @property
    def disk(self) -> Path:
        """The folder as the server sees it."""
        return Path(f"/proc/{self.pid}/root{self.folder}")

    @contextmanager
    def full(self) -> Iterator[None]:
        """Nothing more can be written inside."""
        filler = self.disk / "filler"
        with filler.open("wb", buffering=0) as file:
            for size in (4096, 1):
                try:
                    while file.write(b"x" * size):
                        pass
                except OSError:
                    continue
        yield
        filler.unlink()

    def count_entries(self) -> int:
        """How many entries are stored."""
        copy = Path(tempfile.mkdtemp(dir=self.folder.parent))
        for file in self.disk.glob("games.sqlite*"):
            if not file.name.endswith("-shm"):
                shutil.copy(file, copy)
        with sqlite3.connect(copy / "games.sqlite") as connection:
            (count,) = connection.execute("SELECT count(*) FROM entries").fetchone()
        connection.close()
        return int(count)


def may_mount() -> bool:
    """Whether the system lets us have disks of our own."""
    command = ["unshare", "-Urm", "mount", "-t", "tmpfs", "none", "/mnt"]
    return (
        bool(shutil.which("unshare"))
        and not subprocess.run(command, capture_output=True, check=False).returncode
    )


@pytest.mark.skipif(not may_mount(), reason="needs a disk of its own")
def test_a_move_on_a_full_disk_is_told_and_nothing_is_lost(tmp_path: Path) -> None:
    async def move_by_socket(browser: Browser, key: str) -> dict[str, Any]:
        async with Live(browser, key) as live:
            await live.until(lambda live: live.state is not None)
            assert live.state
            return await live.act(live.state["view"]["legal"][0]["action"])

    with OnSmallDisk(tmp_path / "data") as serving, ExitStack() as stack:
        ann, ben = (stack.enter_context(closing(guest(serving.url))) for _ in range(2))
        match = begin(ann, ben, setup=FIRST_GAME)
        while match.play() < 5:
            pass
        asked, key = match.asked(), match.key
        state = asked.state(key)
        before = serving.count_entries()
        assert before == state["number"]
        assert ann.get("/health/ready").status_code == 200
        action = {"after": before, "action": state["view"]["legal"][0]["action"]}
        with serving.full():
            answer = asked.at(key, "actions", **action)
            assert answer.status_code == 503
            assert (answer.json()["code"], answer.json()["reason"]) == ("storage", "full")
            told = asyncio.run(move_by_socket(asked, key))
            assert (told["code"], told["reason"]) == ("storage", "full")
            ready = ann.get("/health/ready")
            assert (ready.status_code, ready.json()["parts"]["database"]) == (503, False)
            assert asked.state(key) == state
        assert serving.count_entries() == before
        assert good(asked.at(key, "actions", **action))["number"] > before
        assert serving.count_entries() == asked.state(key)["number"]
        assert ann.get("/health/ready").status_code == 200


# A file that is damaged


def test_a_damaged_file_is_told_as_such(tmp_path: Path) -> None:
    with Serving(tmp_path / "data") as serving, closing(guest(serving.url)) as ann:
        begin(ann, bots=1, setup=FIRST_GAME)
        serving.stop()
        file = serving.folder / "games.sqlite"
        with sqlite3.connect(file) as connection:
            page = connection.execute("PRAGMA page_size").fetchone()[0]
            roots = connection.execute(
                "SELECT rootpage FROM sqlite_master WHERE tbl_name = 'tables'"
            ).fetchall()
        connection.close()
        serving.start()
        with file.open("r+b") as pages:
            for (root,) in roots:
                pages.seek((root - 1) * page)
                pages.write(b"\xff" * page)
        answer = ann.get("/api/me/tables")
        assert answer.status_code == 503
        assert (answer.json()["code"], answer.json()["reason"]) == ("storage", "damaged")
        lines = [json.loads(line) for line in serving.errors().splitlines() if line[:1] == "{"]
        assert "damaged" in {line.get("reason") for line in lines}


# Tables at which nothing happens


def test_tables_that_are_only_watched_cost_nothing(
    tmp_path: Path, postgresql_url: str, redis_url: str
) -> None:
    import redis
    from websockets.sync.client import connect

    options = options_in(tmp_path, database=postgresql_url, redis=redis_url)
    statements = 0

    def count(*_: object) -> None:
        nonlocal statements
        statements += 1

    with running(options) as site, ExitStack() as stack, redis.Redis.from_url(redis_url) as link:
        ann = site.guest("Ann")
        seats = [{"kind": "me"}, {"kind": "open"}]
        event.listen(site.server.database.engine, "before_cursor_execute", count)

        def watch(tables: int) -> None:
            for _ in range(tables):
                made = ann.post("/api/tables", json={"setup": {"players": 2}, "seats": seats})
                url = f"{site.url.replace('http', 'ws')}/api/tables/{made.json()['key']}/socket"
                stack.enter_context(connect(url, proxy=None)).recv()

        def measure() -> tuple[int, int]:
            """Statements and commands within some looks around."""
            before = statements, link.info("stats")["total_commands_processed"]
            threading.Event().wait(25)
            after = link.info("stats")["total_commands_processed"]
            return statements - before[0], after - before[1]

        watch(2)
        few = measure()
        watch(60)
        many = measure()
    # A look more or less may fall into the time; one thing for each table would be 120.
    assert many[0] <= few[0] + 40, (few, many)
    assert many[1] <= few[1] + 40, (few, many)
