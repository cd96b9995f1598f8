"""The services of the tests: missing ones are told aloud, started ones never stay behind."""

import os
import signal
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import urlsplit

import psycopg
import pytest
import redis
from services import running_postgresql, running_redis

from processes import alive, descendants, soon

HERE = Path(__file__).parent
PATHS = os.pathsep.join([str(HERE), *sys.path])
SCRIPT = """
import sys
from contextlib import ExitStack
import services
with ExitStack() as stack:
    print(stack.enter_context(services.running_postgresql()))
    print(stack.enter_context(services.running_redis()), flush=True)
    sys.stdin.read()
"""


def test_every_database_is_new(postgresql_url: str, postgresql: str) -> None:
    assert postgresql_url != postgresql
    with psycopg.connect(postgresql_url) as connection:
        rows = connection.execute("SELECT tablename FROM pg_tables WHERE schemaname = 'public'")
        assert rows.fetchall() == []
        assert connection.execute("SHOW server_encoding").fetchone() == ("UTF8",)


def test_a_password_is_needed(postgresql_url: str) -> None:
    password = urlsplit(postgresql_url).password
    assert password
    with pytest.raises(psycopg.OperationalError, match="password authentication failed"):
        psycopg.connect(postgresql_url.replace(password, "guess"))


@pytest.fixture
def folder() -> Iterator[Path]:
    """A folder for temporary files that PostgreSQL's user may enter."""
    with tempfile.TemporaryDirectory() as name:
        Path(name).chmod(0o755)
        yield Path(name)


@pytest.mark.parametrize("number", [signal.SIGKILL, signal.SIGTERM, signal.SIGINT])
def test_nothing_outlives_the_tests(
    number: signal.Signals, folder: Path, postgresql: str, redis_server: str
) -> None:
    """Not even tests that were killed; the fixtures are asked for so that the services exist."""
    assert postgresql != redis_server
    process = subprocess.Popen(
        [sys.executable, "-c", SCRIPT],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        encoding="utf-8",
        env={**os.environ, "PYTHONPATH": PATHS, "TMPDIR": str(folder)},
    )
    with process:
        assert process.stdout is not None
        database, store = process.stdout.readline().strip(), process.stdout.readline().strip()
        psycopg.connect(database).close()
        assert redis.Redis.from_url(store).ping()
        children = descendants(process.pid)
        assert len(children) >= 4
        assert len(list(folder.iterdir())) == 2
        process.send_signal(number)
        process.wait(60)
    assert soon(lambda: not any(alive(child) for child in children))
    assert soon(lambda: not list(folder.iterdir()))


@pytest.mark.parametrize("ci", ["", "true"])
def test_a_missing_service_is_told_and_fails_in_ci(ci: str) -> None:
    test = f"{HERE / 'test_serving.py'}::test_a_wrong_redis_password_is_refused_and_not_told"
    done = subprocess.run(
        [sys.executable, "-m", "pytest", "-p", "no:cacheprovider", test],
        env={**os.environ, "PATH": "", "CI": ci},
        capture_output=True,
        encoding="utf-8",
        check=False,
    )
    assert "Redis is not installed: 1 tests skipped" in done.stdout
    assert done.returncode == (1 if ci else 0)


def test_what_is_missing_is_skipped_not_passed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", "")
    monkeypatch.setattr("hosting.services.PACKAGED", "/nowhere")
    for service in (running_postgresql, running_redis):
        with pytest.raises(pytest.skip.Exception, match="is not installed"), service():
            pass
