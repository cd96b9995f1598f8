"""Real PostgreSQL and Redis for tests, from the packages of the system."""

import os
import re
import secrets
import shutil
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import psycopg
import pytest
import redis

KEEPER = Path(__file__).with_name("keeper.py")
PACKAGED = "/usr/lib/postgresql"  # where Debian has it, off the PATH
USER = "app"
PATIENCE = 300  # seconds for a service to be ready


def free_port() -> int:
    """A port that nobody uses just now."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class Service:
    """A program that runs in a folder of its own under a keeper, until it is stopped."""

    def __init__(self, folder: Path, command: list[str], user: str = "") -> None:
        self.log = folder / "log"
        with self.log.open("wb") as log:
            self.keeper = subprocess.Popen(
                [sys.executable, str(KEEPER), str(folder), user, *command],
                stdin=subprocess.PIPE,
                stdout=log,
                stderr=log,
                start_new_session=True,  # Ctrl-C is for the tests
            )

    def wait_until(self, ready: Callable[[], object], problem: type[Exception]) -> None:
        """Wait until a call no longer gives the error it gives before the service is there."""
        told = ""
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end and self.keeper.poll() is None:
            try:
                ready()
                return
            except problem:
                told = self.log.read_text() if self.log.exists() else ""
            time.sleep(0.05)
        raise AssertionError(f"a service doesn't start:\n{told}")

    def stop(self) -> None:
        """End the program, and remove its folder."""
        assert self.keeper.stdin is not None
        self.keeper.stdin.close()
        self.keeper.wait()


@contextmanager
def running_postgresql() -> Iterator[str]:
    """The URL of a PostgreSQL as long as it runs; tests are skipped where it is missing."""
    programs = postgresql_programs()
    if programs is None:
        pytest.skip("PostgreSQL is not installed")
    # It refuses to run as root; its packages bring a user for it.
    user = "postgres" if os.geteuid() == 0 else ""
    folder = Path(tempfile.mkdtemp(prefix="teotihuacan-postgresql-"))
    password = secrets.token_urlsafe(12)
    try:
        make_cluster(programs, folder, user, password)
    except BaseException:
        shutil.rmtree(folder)
        raise
    port = free_port()
    settings = {
        "listen_addresses": "127.0.0.1",
        "port": port,
        "unix_socket_directories": folder,
        "fsync": "off",
        "max_connections": 200,
    }
    options = [part for key, value in settings.items() for part in ("-c", f"{key}={value}")]
    service = Service(
        folder, [str(programs / "postgres"), "-D", str(folder / "data"), *options], user
    )
    try:
        url = f"postgresql://{USER}:{password}@127.0.0.1:{port}/postgres"
        service.wait_until(lambda: psycopg.connect(url).close(), psycopg.OperationalError)
        yield url
    finally:
        service.stop()


def postgresql_programs() -> Path | None:
    """The folder of PostgreSQL's programs, of the newest version."""
    found = list(Path(PACKAGED).glob("*/bin/postgres"))
    if found:
        return max(found, key=lambda path: float(path.parent.parent.name)).parent
    elsewhere = shutil.which("postgres")
    return Path(elsewhere).resolve().parent if elsewhere else None


def make_cluster(programs: Path, folder: Path, user: str, password: str) -> None:
    """A new, empty PostgreSQL in a folder that belongs to its user."""
    word = folder / "password"
    word.write_text(password)
    if user:
        for path in (folder, word):
            shutil.chown(path, user, user)
    command = [str(programs / "initdb"), "-D", str(folder / "data"), "-U", USER]
    command += ["--auth=scram-sha-256", f"--pwfile={word}", "-E", "UTF8", "--locale=C.UTF-8"]
    command += ["--no-sync"]
    done = subprocess.run(
        command,
        cwd=folder,
        user=user or None,
        group=user or None,
        extra_groups=[] if user else None,
        capture_output=True,
        encoding="utf-8",
        check=False,
    )
    assert done.returncode == 0, done.stderr
    word.unlink()


@contextmanager
def fresh_database(server: str) -> Iterator[str]:
    """The URL of a new, empty database of a running PostgreSQL."""
    name = f"test_{secrets.token_hex(6)}"
    run_sql(server, f"CREATE DATABASE {name}")
    try:
        yield re.sub("/postgres$", f"/{name}", server)
    finally:
        run_sql(server, f"DROP DATABASE {name} WITH (FORCE)")


def run_sql(url: str, statement: str) -> None:
    """Run a statement on its own, outside of a transaction."""
    with psycopg.connect(url, autocommit=True) as connection:
        connection.execute(statement.encode())


@contextmanager
def running_redis() -> Iterator[str]:
    """The URL of a Redis as long as it runs; tests are skipped where it is missing."""
    program = shutil.which("redis-server")
    if program is None:
        pytest.skip("Redis is not installed")
    folder = Path(tempfile.mkdtemp(prefix="teotihuacan-redis-"))
    port = free_port()
    command = [program, "--bind", "127.0.0.1", "--port", str(port), "--save", ""]
    service = Service(folder, [*command, "--appendonly", "no"])
    try:
        with redis.Redis(port=port) as client:
            service.wait_until(client.ping, redis.ConnectionError)
        yield f"redis://127.0.0.1:{port}/0"
    finally:
        service.stop()


def empty_redis(url: str) -> None:
    """Forget everything that a Redis was told."""
    with redis.Redis.from_url(url) as client:
        client.flushall()
