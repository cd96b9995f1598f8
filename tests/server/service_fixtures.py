"""Fixtures: databases, Redis, and servers that run on them."""

from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest
from services import empty_redis, fresh_database, running_postgresql, running_redis
from serving import Servers, Serving

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
    with Serving(tmp_path / "data", *OPTIONS) as started:
        yield started


@pytest.fixture
def cluster(tmp_path: Path, postgresql_url: str, redis_url: str) -> Iterator[Servers]:
    """Two running servers on one PostgreSQL and one Redis: tables are the same on both."""
    options = ("--database", postgresql_url, "--redis", redis_url, *OPTIONS)
    with ExitStack() as stack:
        yield Servers(
            tuple(
                stack.enter_context(Serving(tmp_path / name, *options))
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
