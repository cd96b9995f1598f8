"""The database: one writing thread on SQLite, a few on PostgreSQL; never on the event loop."""

import asyncio
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, Concatenate, ParamSpec, TypeVar

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, Engine, create_engine, event, text
from sqlalchemy.exc import SQLAlchemyError

from ..engine.errors import TeotihuacanError

P = ParamSpec("P")
T = TypeVar("T")
POSTGRESQL_THREADS = 8
MIGRATIONS = Path(__file__).parent / "migrations"


class DatabaseError(TeotihuacanError):
    """A database that can't be opened."""


def now() -> int:
    """The time in milliseconds since 1970."""
    return time.time_ns() // 1_000_000


class Database:
    """Runs functions of a connection, each in a transaction of its own, in threads."""

    def __init__(self, url: str) -> None:
        self.engine = open_engine(url)
        self.sqlite = self.engine.dialect.name == "sqlite"
        threads = 1 if self.sqlite else POSTGRESQL_THREADS
        self.threads = ThreadPoolExecutor(threads, thread_name_prefix="database")

    async def run(
        self, work: Callable[Concatenate[Connection, P], T], *args: P.args, **kwargs: P.kwargs
    ) -> T:
        """What the function returns, after its transaction was committed."""
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self.threads, lambda: self.now(work, *args, **kwargs))

    def now(
        self, work: Callable[Concatenate[Connection, P], T], *args: P.args, **kwargs: P.kwargs
    ) -> T:
        """The same in this thread."""
        with self.engine.begin() as connection:
            return work(connection, *args, **kwargs)

    def close(self) -> None:
        """Wait for what is under way, and close the connections."""
        self.threads.shutdown()
        self.engine.dispose()


def open_engine(url: str) -> Engine:
    """Connections to a database; SQLite writes ahead and waits until what it wrote is on disk."""
    try:
        if not url.startswith("sqlite"):
            return create_engine(url, pool_size=POSTGRESQL_THREADS, pool_pre_ping=True)
        engine = create_engine(url, connect_args={"check_same_thread": False})
    except (SQLAlchemyError, ImportError) as error:
        raise DatabaseError(f"the database can't be opened: {error}") from None

    @event.listens_for(engine, "connect")
    def prepare(connection: Any, _: object) -> None:
        for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
            connection.execute(f"PRAGMA {pragma}")

    return engine


def migrate(url: str) -> None:
    """Bring the schema of a database up to date."""
    engine = open_engine(url)
    try:
        with engine.begin() as connection:
            if engine.dialect.name == "postgresql":  # one at a time
                connection.execute(text("SELECT pg_advisory_xact_lock(20190114)"))
            command.upgrade(migration_config(connection), "head")
    except SQLAlchemyError as error:
        reason = str(getattr(error, "orig", None) or error)
        raise DatabaseError(f"the database can't be used: {reason}") from None
    finally:
        engine.dispose()


def migration_config(connection: Connection) -> Config:
    """Alembic's settings: our migrations, on this connection."""
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.attributes["connection"] = connection
    return config
