"""Fixtures: databases, Redis, and servers that run on them."""

from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest
from players import People
from receiver import Receiver, receiving
from services import empty_redis, fresh_database, running_postgresql, running_redis
from serving import SameGames, Servers, Serving

OPTIONS = ("--rate-limit", "0", "--bot-processes", "1")


@pytest.fixture(scope="session")
def postgresql() -> Iterator[str]:
    """A running PostgreSQL: the URL of its first database."""
    with running_postgresql() as url:
        yield url


@pytest.fixture
def postgresql_url(postgresql: str) -> Iterator[str]:
    """The URL of a new, empty PostgreSQL database."""
    with fresh_database(postgresql) as url:
        yield url


@pytest.fixture(scope="session")
def redis_server() -> Iterator[str]:
    """A running Redis: its URL."""
    with running_redis() as url:
        yield url


@pytest.fixture
def redis_url(redis_server: str) -> str:
    """The URL of an empty Redis."""
    empty_redis(redis_server)
    return redis_server


@pytest.fixture
def sqlite_url(tmp_path: Path) -> str:
    """The URL of a SQLite file that isn't there yet."""
    return f"sqlite:///{tmp_path / 'games.sqlite'}"


@pytest.fixture(params=["sqlite", "postgresql"])
def database_url(request: pytest.FixtureRequest) -> str:
    """The URL of a new, empty database, of one kind and of the other."""
    return str(request.getfixturevalue(f"{request.param}_url"))


@pytest.fixture
def serving(tmp_path: Path) -> Iterator[Serving]:
    """A running server that keeps its games in a file."""
    with SameGames(tmp_path / "data", *OPTIONS) as started:
        yield started


@pytest.fixture
def cluster(tmp_path: Path, postgresql_url: str, redis_url: str) -> Iterator[Servers]:
    """Two running servers on one PostgreSQL and one Redis: tables are the same on both."""
    options = ("--database", postgresql_url, "--redis", redis_url, *OPTIONS)
    with ExitStack() as stack:
        yield Servers(
            tuple(
                stack.enter_context(SameGames(tmp_path / name, *options))
                for name in ("first", "second")
            )
        )


@pytest.fixture(params=["sqlite", "cluster"])
def server(request: pytest.FixtureRequest) -> Servers:
    """One server with a file, then two with PostgreSQL and Redis: the same tests for both."""
    if request.param == "sqlite":
        return Servers((request.getfixturevalue("serving"),))
    servers: Servers = request.getfixturevalue("cluster")
    return servers


# Servers for many tests: each makes its own people and tables ---


@pytest.fixture(scope="session")
def receiver() -> Iterator[Receiver]:
    """Where the shared servers may send messages."""
    with receiving() as started:
        yield started


@pytest.fixture(scope="session")
def shared_sqlite(
    tmp_path_factory: pytest.TempPathFactory, receiver: Receiver
) -> Iterator[Servers]:
    """A server with a file, for as long as there are tests."""
    folder = tmp_path_factory.mktemp("shared-sqlite") / "data"
    with SameGames(folder, "--webhook", receiver.url, *OPTIONS) as started:
        yield Servers((started,))


@pytest.fixture(scope="session")
def shared_cluster(
    tmp_path_factory: pytest.TempPathFactory, postgresql: str, receiver: Receiver
) -> Iterator[Servers]:
    """Two servers on one PostgreSQL and one Redis, for as long as there are tests."""
    folder = tmp_path_factory.mktemp("shared-cluster")
    with ExitStack() as stack:
        # A Redis of their own: that of other tests is emptied now and then.
        redis = stack.enter_context(running_redis())
        database = stack.enter_context(fresh_database(postgresql))
        options = ("--database", database, "--redis", redis, "--webhook", receiver.url, *OPTIONS)
        yield Servers(
            tuple(
                stack.enter_context(SameGames(folder / name, *options))
                for name in ("first", "second")
            )
        )


@pytest.fixture(params=["sqlite", "cluster"])
def shared_server(request: pytest.FixtureRequest) -> Servers:
    """The shared server with a file, then the two with PostgreSQL and Redis."""
    servers: Servers = request.getfixturevalue(f"shared_{request.param}")
    return servers


@pytest.fixture
def people(shared_server: Servers) -> Iterator[People]:
    """People at the shared server, or at its two workers in turn."""
    with People(shared_server.urls) as crowd:
        yield crowd
