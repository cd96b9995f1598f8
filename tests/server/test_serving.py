"""The server starts, serves and ends as it should, and says in one line why it doesn't."""

import os
import signal
import socket
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import urlsplit

import httpx
import psycopg
import pytest
from service_fixtures import OPTIONS
from services import free_port
from serving import ColdServing, Servers, Serving, refused

from hidden_urls import hide_urls
from processes import alive, descendants, soon
from teotihuacan.server.storage.schema import metadata

NOBODY = 1  # a port where nobody listens


@pytest.fixture
def serving(tmp_path: Path) -> Iterator[Serving]:
    """A running server, started as people start it."""
    with ColdServing(tmp_path / "data", *OPTIONS) as started:
        yield started


def get(url: str) -> httpx.Response:
    return httpx.get(url, trust_env=False, timeout=60)


def refused_server(*options: str) -> str:
    return refused("serve", "--port", str(free_port()), *hide_urls(options))


def test_servers_answer(server: Servers) -> None:
    for url in server.urls:
        answer = get(f"{url}/api/openapi.json")
        assert answer.status_code == 200
        assert answer.json()["info"]["title"] == "Teotihuacan"
    assert len(set(server.urls)) == len(server.urls)


def test_a_server_makes_its_tables(serving: Serving) -> None:
    with sqlite3.connect(serving.folder / "games.sqlite") as connection:
        rows = connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")
        assert {name for (name,) in rows} == {*metadata.tables, "alembic_version"}


def test_several_servers_make_their_tables_once(cluster: Servers, postgresql_url: str) -> None:
    assert len(cluster.urls) == 2
    with psycopg.connect(postgresql_url) as connection:
        rows = connection.execute("SELECT tablename FROM pg_tables WHERE schemaname = 'public'")
        assert {name for (name,) in rows} == {*metadata.tables, "alembic_version"}


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
def test_a_server_that_is_asked_to_stop_ends_well(
    serving: Serving, number: signal.Signals
) -> None:
    assert serving.end(number) == 0
    assert "Traceback" not in serving.errors()
    with pytest.raises(httpx.ConnectError):
        get(serving.url)


def test_a_killed_server_starts_again_where_it_was(serving: Serving) -> None:
    serving.kill()
    serving.restart()
    assert get(f"{serving.url}/api/openapi.json").status_code == 200
    serving.restart()
    assert get(f"{serving.url}/api/openapi.json").status_code == 200


def test_a_name_with_two_addresses_is_served_on_all_of_them(tmp_path: Path) -> None:
    found = socket.getaddrinfo("localhost", 80, type=socket.SOCK_STREAM)
    with Serving(tmp_path / "data", "--host", "localhost") as serving:
        for family, *_, address in found:
            with socket.socket(family, socket.SOCK_STREAM) as client:
                assert client.connect_ex((address[0], serving.port)) == 0


def test_a_second_server_on_the_same_folder_is_refused(serving: Serving) -> None:
    line = refused_server("--data", str(serving.folder))
    assert line == f"teotihuacan: {serving.folder}: another server keeps its games here"
    assert get(f"{serving.url}/api/openapi.json").status_code == 200


def test_a_busy_port_is_refused_before_anything_is_changed(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as busy:
        port = str(busy.getsockname()[1])
        line = refused("serve", "--port", port, "--data", str(tmp_path / "data"))
    assert line.startswith(f"teotihuacan: port {port} is in use")
    assert not (tmp_path / "data" / "games.sqlite").exists()


@pytest.mark.parametrize("host", ["nowhere.invalid", "192.0.2.1", "x" * 300])
def test_an_address_of_another_machine_is_refused(host: str, tmp_path: Path) -> None:
    line = refused_server("--host", host, "--data", str(tmp_path))
    assert line.startswith("teotihuacan: --host: '")


def test_a_folder_that_cannot_be_made_is_refused(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("x")
    line = refused_server("--data", str(tmp_path / "file" / "data"))
    assert line.endswith("can't be used (Not a directory)")


def test_a_file_that_is_no_database_is_refused(tmp_path: Path) -> None:
    (tmp_path / "games.sqlite").write_bytes(b"no database" * 1000)
    line = refused_server("--data", str(tmp_path))
    assert line == "teotihuacan: the database can't be used: file is not a database"


def test_a_database_of_a_newer_version_is_refused(serving: Serving) -> None:
    serving.stop()
    with sqlite3.connect(serving.folder / "games.sqlite") as connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
    line = refused_server("--data", str(serving.folder))
    assert line.endswith("is of a newer version of this program: update the program")


BAD_DATABASES = [
    "hush",
    "mysql://app:hush@127.0.0.1/games",
    "sqlite:///hush.sqlite",
    "postgresql://app:hush@127.0.0.1:hush/games",
    "postgresql://app:x@hush@127.0.0.1/games",
    "postgresql://app:x@hush:1@127.0.0.1/games",
    f"postgresql://app:hush@127.0.0.1:{NOBODY}/games",
    "postgresql://app:hush@nowhere.invalid/games",
    f"postgresql://app:hush@127.0.0.1:{NOBODY}/games?frob=hush",
]


@pytest.mark.parametrize("url", BAD_DATABASES)
def test_a_bad_database_is_refused_without_its_password(url: str, tmp_path: Path) -> None:
    line = refused_server("--data", str(tmp_path), "--database", url)
    assert "database" in line
    assert "hush" not in line


def test_a_wrong_password_is_refused_and_not_told(postgresql_url: str) -> None:
    right = urlsplit(postgresql_url).password
    assert right
    line = refused_server("--database", postgresql_url.replace(right, f"hush{right}"))
    assert "password authentication failed" in line
    assert right not in line


@pytest.mark.parametrize(
    ("redis", "reason"),
    [
        ("hush", "--redis must be a URL"),
        ("http://:hush@127.0.0.1", "--redis must be a URL"),
        ("redis://:x@127.0.0.1:hush/0", "--redis must be a URL"),
        ("redis://:ha/hush@127.0.0.1/0", "--redis must be a URL"),
        (f"redis://:hush@127.0.0.1:{NOBODY}/0", "Redis can't be used"),
        ("redis://:hush@nowhere.invalid/0", "Redis can't be used"),
    ],
)
def test_a_bad_redis_is_refused_without_its_password(redis: str, reason: str) -> None:
    database = f"postgresql://app:hush@127.0.0.1:{NOBODY}/games"
    line = refused_server("--database", database, "--redis", redis)
    assert reason in line
    assert "hush" not in line


def test_a_wrong_redis_password_is_refused_and_not_told(redis_url: str) -> None:
    database = f"postgresql://app:hush@127.0.0.1:{NOBODY}/games"
    wrong = redis_url.replace("redis://", "redis://somebody:hush@")
    line = refused_server("--database", database, "--redis", wrong)
    assert "Redis can't be used" in line
    assert "hush" not in line


def test_several_workers_need_both_services(tmp_path: Path) -> None:
    line = refused_server("--workers", "2", "--data", str(tmp_path))
    assert "several workers need --database" in line


@pytest.fixture
def workers(tmp_path: Path, postgresql_url: str, redis_url: str) -> Serving:
    """A server of two worker processes, not started."""
    options = ("--database", postgresql_url, "--redis", redis_url, "--bot-processes", "1")
    return ColdServing(tmp_path / "data", "--workers", "2", *options)


def test_two_workers_serve_and_stop(workers: Serving) -> None:
    with workers:
        assert get(f"{workers.url}/api/openapi.json").status_code == 200
        children = descendants(workers.pid)
        assert len(children) >= 2
        assert workers.stop() == 0
        assert not any(alive(child) for child in children)
        assert "Traceback" not in workers.errors()


def test_workers_end_with_a_parent_that_was_killed(workers: Serving) -> None:
    with workers:
        children = descendants(workers.pid)
        assert len(children) >= 2
        os.kill(workers.pid, signal.SIGKILL)
        assert soon(lambda: not any(alive(child) for child in children))
        workers.restart()  # the port is free again, too
        assert get(f"{workers.url}/api/openapi.json").status_code == 200


UNLUCKY = """
import sys
from teotihuacan.server.operations import running
from teotihuacan.server.options import ServerOptions

def app():
    async def fail(scope, receive, send):
        raise RuntimeError("no luck today")
    return fail

if __name__ == "__main__":
    data, port, workers, database, redis = sys.argv[1:]
    running.APPLICATION = "unlucky:app"
    running.run(ServerOptions(data, "127.0.0.1", int(port), database, redis, int(workers)))
"""


@pytest.mark.parametrize("workers", [1, 2])
def test_an_application_that_fails_at_the_start_ends_the_server(
    workers: int, tmp_path: Path, postgresql_url: str, redis_url: str
) -> None:
    """Not with success, and the workers are not started over and over."""
    (tmp_path / "unlucky.py").write_text(UNLUCKY, encoding="utf-8")
    arguments = [str(tmp_path), str(free_port()), str(workers), postgresql_url, redis_url]
    done = subprocess.run(
        [sys.executable, str(tmp_path / "unlucky.py"), *arguments],
        env={**os.environ, "PYTHONPATH": os.pathsep.join([str(tmp_path), *sys.path])},
        capture_output=True,
        encoding="utf-8",
        timeout=60,
        check=False,
    )
    assert done.returncode == 3
    assert "no luck today" in done.stderr
