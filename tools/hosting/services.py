"""PostgreSQL, Redis and servers of our own, each in a folder that goes with it."""

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
import redis

KEEPER = Path(__file__).with_name("keeper.py")
PACKAGED = "/usr/lib/postgresql"  # where Debian has it, off the PATH
USER = "app"
PATIENCE = 300  # seconds for a service to be ready
Ready = Callable[[], object]


class MissingServiceError(Exception):
    """A program that isn't installed."""


def free_port() -> int:
    """A port that nobody uses just now."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class Service:
    """A program that runs in a folder of its own under a keeper, until it is stopped."""

    def __init__(
        self,
        folder: Path,
        command: list[str],
        ready: Ready,
        problem: type[Exception],
        user: str = "",
    ) -> None:
        self.folder = folder
        self.log = folder / "log"
        self.ready = ready
        self.problem = problem  # what `ready` raises before the service is there
        self.url = ""
        with self.log.open("wb") as log:
            self.keeper = subprocess.Popen(
                [sys.executable, str(KEEPER), str(folder), user, *command],
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=log,
                start_new_session=True,  # Ctrl-C is for us
                text=True,
            )

    @property
    def pid(self) -> int:
        """The process whose children are the service."""
        return self.keeper.pid

    def wait(self) -> None:
        """Wait until the service is there."""
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end and self.keeper.poll() is None:
            try:
                self.ready()
                return
            except self.problem:
                time.sleep(0.05)
        raise AssertionError(f"a service doesn't start:\n{self.read_log()}")

    def read_log(self) -> str:
        """What it has said so far."""
        return self.log.read_text(errors="replace") if self.log.exists() else ""

    def kill(self) -> None:
        """End the program at once, with all its processes; its files stay."""
        self.tell("kill")

    def start(self) -> None:
        """Start a killed program again, and wait until it is there."""
        self.tell("start")
        self.wait()

    @contextmanager
    def frozen(self) -> Iterator[None]:
        """All its processes stand still; its connections stay open, and nobody answers."""
        self.tell("freeze")
        try:
            yield
        finally:
            self.tell("thaw")

    def tell(self, word: str) -> None:
        """Have the keeper do something, and wait until it is done."""
        assert self.keeper.stdin is not None
        assert self.keeper.stdout is not None
        self.keeper.stdin.write(f"{word}\n")
        self.keeper.stdin.flush()
        while (told := self.keeper.stdout.readline()) != f"keeper: {word}: done\n":
            assert told, f"the keeper has ended:\n{self.read_log()}"

    def stop(self) -> None:
        """End the program, and remove its folder."""
        assert self.keeper.stdin is not None
        assert self.keeper.stdout is not None
        self.keeper.stdin.close()
        self.keeper.wait()
        self.keeper.stdout.close()


@contextmanager
def run_postgresql(*, sync: bool = False) -> Iterator[Service]:
    """A PostgreSQL as long as it runs; with `sync` it waits for the disk, as real ones do."""
    programs = find_postgresql()
    if programs is None:
        raise MissingServiceError("PostgreSQL is not installed")
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
        "fsync": "on" if sync else "off",
        "max_connections": 200,
    }
    options = [part for key, value in settings.items() for part in ("-c", f"{key}={value}")]
    url = f"postgresql://{USER}:{password}@127.0.0.1:{port}/postgres"
    service = Service(
        folder,
        [str(programs / "postgres"), "-D", str(folder / "data"), *options],
        lambda: psycopg.connect(url).close(),
        psycopg.OperationalError,
        user,
    )
    service.url = url
    with running(service):
        yield service


@contextmanager
def run_redis(port: int | None = None) -> Iterator[Service]:
    """A Redis as long as it runs, at a port if it is to be at the same one again."""
    program = shutil.which("redis-server")
    if program is None:
        raise MissingServiceError("Redis is not installed")
    folder = Path(tempfile.mkdtemp(prefix="teotihuacan-redis-"))
    port = port or free_port()
    command = [program, "--bind", "127.0.0.1", "--port", str(port), "--save", ""]
    with redis.Redis(port=port) as client:
        service = Service(
            folder, [*command, "--appendonly", "no"], client.ping, redis.ConnectionError
        )
        service.url = f"redis://127.0.0.1:{port}/0"
        with running(service):
            yield service


@contextmanager
def run_server(*options: str, python: str = sys.executable) -> Iterator[Service]:
    """A `teotihuacan serve` with these options as long as it runs."""
    folder = Path(tempfile.mkdtemp(prefix="teotihuacan-server-"))
    port = free_port()
    command = [python, "-m", "teotihuacan.cli", "serve", "--port", str(port)]
    command += ["--data", str(folder / "data"), *options]
    service = Service(folder, command, lambda: knock(port), OSError)
    service.url = f"http://127.0.0.1:{port}"
    with running(service):
        yield service


@contextmanager
def running(service: Service) -> Iterator[None]:
    """A service that is there, until the end."""
    try:
        service.wait()
        yield
    finally:
        service.stop()


def knock(port: int) -> None:
    """Ask a server whether it is there; OSError if it isn't."""
    with socket.create_connection(("127.0.0.1", port), PATIENCE) as connection:
        connection.sendall(b"GET /health/live HTTP/1.1\r\nHost: localhost\r\n\r\n")
        if not connection.recv(1):
            raise ConnectionResetError


def find_postgresql() -> Path | None:
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


def empty_redis(url: str) -> None:
    """Forget everything that a Redis was told."""
    with redis.Redis.from_url(url) as client:
        client.flushall()
