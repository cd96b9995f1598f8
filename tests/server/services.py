"""Real PostgreSQL and Redis for tests, from the packages of the system."""

from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from hosting.services import (
    MissingServiceError,
    empty_redis,
    free_port,
    fresh_database,
    run_postgresql,
    run_redis,
    run_sql,
)

__all__ = [
    "empty_redis",
    "free_port",
    "fresh_database",
    "run_sql",
    "running_postgresql",
    "running_redis",
]


@contextmanager
def running_postgresql() -> Iterator[str]:
    """The URL of a PostgreSQL as long as it runs; tests are skipped where it is missing."""
    try:
        with run_postgresql() as service:
            yield service.url
    except MissingServiceError as missing:
        pytest.skip(str(missing))


@contextmanager
def running_redis(port: int | None = None) -> Iterator[str]:
    """The URL of a Redis as long as it runs; tests are skipped where it is missing."""
    try:
        with run_redis(port) as service:
            yield service.url
    except MissingServiceError as missing:
        pytest.skip(str(missing))
