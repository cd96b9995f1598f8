"""The database: one thread for SQLite, a few for PostgreSQL; never on the event loop.

What waits when a thread gets free is done in one transaction, so that the disk is waited for
once. Nobody hears of anything before that is committed. Every thread keeps its connection: to
take one from a pool and to give it back costs more than a move.
"""

import asyncio
import threading
import time
from collections import deque
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any, Concatenate, NamedTuple, ParamSpec, TypeVar

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.util import CommandError
from sqlalchemy import (
    URL,
    Connection,
    Engine,
    RootTransaction,
    create_engine,
    event,
    make_url,
    text,
)
from sqlalchemy.exc import (
    DataError,
    DBAPIError,
    IntegrityError,
    ProgrammingError,
    SQLAlchemyError,
)
from sqlalchemy.exc import TimeoutError as PoolTimeout

from ...engine.errors import TeotihuacanError
from ..operations import metrics
from . import hanging

P = ParamSpec("P")
T = TypeVar("T")
POSTGRESQL_THREADS = 8
MOST_TOGETHER = 100  # functions in one transaction
LEFT_ALONE = 2.0  # seconds after which a connection may be broken without anybody's noticing
OWN_FAULT = (DataError, IntegrityError, ProgrammingError)  # of one function, whatever others do
MIGRATIONS = Path(__file__).parent / "migrations"


class DatabaseError(TeotihuacanError):
    """A database that can't be opened."""


def now() -> int:
    """The time in milliseconds since 1970."""
    return time.time_ns() // 1_000_000


class Job(NamedTuple):
    """A function that waits for a thread, and who waits for what it returns."""

    work: Callable[[Connection], Any]
    done: asyncio.Future[Any]
    since: float


class Outcome(NamedTuple):
    """What a function returned, or why it failed."""

    value: Any = None
    error: BaseException | None = None


class SpoiltTransactionError(Exception):
    """One of several functions failed in a way that others in its transaction may feel."""


class Database:
    """Runs functions in threads, each as if it had a transaction of its own."""

    def __init__(self, url: str | URL) -> None:
        self.engine = open_engine(url)
        self.sqlite = self.engine.dialect.name == "sqlite"
        threads = 1 if self.sqlite else POSTGRESQL_THREADS
        self.threads = ThreadPoolExecutor(threads, thread_name_prefix="database")
        self.waiting: deque[Job] = deque()
        self.mine = threading.local()  # this thread's connection, and when it was used
        self.connections: list[Connection] = []
        self.in_use = hanging.ConnectionsInUse()
        if not self.sqlite:
            event.listen(self.engine, "connect", limit_statements)

    async def run(
        self, work: Callable[Concatenate[Connection, P], T], *args: P.args, **kwargs: P.kwargs
    ) -> T:
        """Run a function in a thread; what it returns once its transaction is committed.

        A PostgreSQL that doesn't answer in time counts as gone.
        """
        loop = asyncio.get_running_loop()
        done: asyncio.Future[T] = loop.create_future()
        job = Job(lambda connection: work(connection, *args, **kwargs), done, time.monotonic())
        self.waiting.append(job)
        self.threads.submit(self.run_waiting, loop)
        try:
            async with asyncio.timeout(None if self.sqlite else hanging.ANSWERING) as limit:
                return await done
        except TimeoutError:
            if not limit.expired():
                raise
        self.in_use.cut(hanging.HANGING * hanging.ANSWERING)
        raise PoolTimeout("PostgreSQL doesn't answer")

    def run_waiting(self, loop: asyncio.AbstractEventLoop) -> None:
        """Run all that waits, unless another thread has done so; tell those who wait for it.

        What nobody waits for any more is not begun: its failure was told.
        """
        if jobs := [job for job in take_most(self.waiting) if not job.done.done()]:
            for job in jobs:
                metrics.DATABASE_WAIT_SECONDS.observe(time.monotonic() - job.since)
            outcomes = self.run_together(jobs)
            loop.call_soon_threadsafe(tell_outcomes, jobs, outcomes)

    def run_together(self, jobs: list[Job]) -> list[Outcome]:
        """Run functions in one transaction; what became of each once it is committed.

        One that fails takes back only what it did itself. If that is not enough, as when the
        whole transaction was lost, all are run again, each in its own.
        """
        if len(jobs) == 1:
            return [self.try_alone(jobs[0])]
        try:
            with self.begin() as connection:
                return [try_within(connection, job.work) for job in jobs]
        except SpoiltTransactionError:
            return [self.try_alone(job) for job in jobs]
        except BaseException as error:
            return [Outcome(error=error)] * len(jobs)

    def try_alone(self, job: Job) -> Outcome:
        """Run a function in a transaction of its own, if anybody still waits for it."""
        if job.done.done():
            return Outcome()
        try:
            return Outcome(self.run_here(job.work))
        except BaseException as error:
            return Outcome(error=error)

    def run_here(
        self, work: Callable[Concatenate[Connection, P], T], *args: P.args, **kwargs: P.kwargs
    ) -> T:
        """Run a function in this thread, in a transaction of its own.

        Once more if the connection broke before anything was to be committed.
        """
        done = False
        try:
            with self.begin() as connection:
                value = work(connection, *args, **kwargs)
                done = True
            return value
        except DBAPIError as error:
            if done or not error.connection_invalidated:
                raise
        with self.begin() as connection:
            return work(connection, *args, **kwargs)

    @contextmanager
    def begin(self) -> Iterator[Connection]:
        """A transaction on this thread's connection."""
        try:
            connection = self.connect()
            with begin_transaction(connection):
                yield connection
        finally:
            self.in_use.end()
        self.mine.used = time.monotonic()

    def connect(self) -> Connection:
        """This thread's connection; one that was left alone for a while is looked at first."""
        mine = self.mine
        if not hasattr(mine, "connection"):
            mine.connection = self.engine.connect()
            self.connections.append(mine.connection)
            mine.used = time.monotonic()
        connection: Connection = mine.connection
        if not self.sqlite:
            self.in_use.begin(connection.connection.dbapi_connection)
            if time.monotonic() - mine.used > LEFT_ALONE:
                self.renew_if_broken(connection)
                self.in_use.begin(connection.connection.dbapi_connection)
        mine.used = time.monotonic()
        return connection

    def renew_if_broken(self, connection: Connection) -> None:
        """Have a connection opened anew if the other end is gone."""
        other_end = connection.connection.dbapi_connection
        try:
            if other_end is not None:
                self.engine.dialect.do_ping(other_end)
        except self.engine.dialect.loaded_dbapi.Error:
            connection.invalidate()

    def close(self) -> None:
        """Wait for what is under way, but not for ever, and close the connections."""
        impatient = threading.Timer(hanging.CONNECTING, self.in_use.cut, (0.0,))
        impatient.start()
        self.threads.shutdown()
        impatient.cancel()
        for connection in self.connections:
            connection.close()
        self.engine.dispose()


def begin_transaction(connection: Connection) -> RootTransaction:
    """Begin a transaction; a connection on which that fails is opened anew the next time."""
    try:
        return connection.begin()
    except BaseException:
        connection.invalidate()
        raise


def take_most(waiting: deque[Job]) -> list[Job]:
    """Take what waits, the first first; other threads may do the same."""
    jobs: list[Job] = []
    with suppress(IndexError):
        while len(jobs) < MOST_TOGETHER:
            jobs.append(waiting.popleft())
    return jobs


def try_within(connection: Connection, work: Callable[[Connection], Any]) -> Outcome:
    """Run a function within a transaction; what it did is taken back if it fails."""
    try:
        with connection.begin_nested():
            return Outcome(work(connection))
    except OWN_FAULT as error:
        return Outcome(error=error)
    except SQLAlchemyError:
        raise SpoiltTransactionError from None
    except Exception as error:
        return Outcome(error=error)


def tell_outcomes(jobs: list[Job], outcomes: list[Outcome]) -> None:
    """Tell what became of functions to those who still wait."""
    for job, outcome in zip(jobs, outcomes, strict=True):
        if job.done.done():  # nobody waits any more
            continue
        if outcome.error is not None:
            job.done.set_exception(outcome.error)
        else:
            job.done.set_result(outcome.value)


def limit_statements(connection: Any, _: object) -> None:
    """Have PostgreSQL give up what takes too long, on a new connection."""
    connection.execute(hanging.LIMIT)
    connection.commit()


def open_engine(url: str | URL) -> Engine:
    """Connections to a database; SQLite uses a write-ahead log and waits for the disk."""
    url = make_url(url)
    if url.get_backend_name() != "sqlite":
        return open_postgresql(url)
    engine = create_engine(url, hide_parameters=True, connect_args={"check_same_thread": False})

    @event.listens_for(engine, "connect")
    def prepare(connection: Any, _: object) -> None:
        connection.isolation_level = None  # else Python begins transactions, and late
        for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
            connection.execute(f"PRAGMA {pragma}")

    @event.listens_for(engine, "begin")
    def begin(connection: Connection) -> None:
        connection.connection.cursor().execute("BEGIN")

    return engine


def open_postgresql(url: URL) -> Engine:
    """Connections to PostgreSQL; none is opened yet."""
    url = url.set(drivername="postgresql+psycopg")
    try:
        return create_engine(
            url,
            hide_parameters=True,
            pool_size=POSTGRESQL_THREADS,
            pool_pre_ping=True,
            connect_args=hanging.connection_options(url),
        )
    except ModuleNotFoundError:
        raise DatabaseError(
            "error-psycopg-missing", command="pip install 'teotihuacan[cluster]'"
        ) from None


class Migration(NamedTuple):
    """The revisions of a database's schema before and after it was brought up to date."""

    before: str | None  # None: the database was empty
    after: str | None


def migrate(url: str | URL) -> Migration:
    """Bring the schema of a database up to date; repeated, it changes nothing."""
    engine = open_engine(url)
    try:
        with report_problems(), engine.begin() as connection:
            lock_schema(connection)  # before looking: others may be at it
            before = read_revision(connection)
            upgrade(connection)
            return Migration(before, read_revision(connection))
    finally:
        engine.dispose()


def read_revision(connection: Connection) -> str | None:
    """The revision of a database's schema; None before the first migration."""
    return MigrationContext.configure(connection).get_current_revision()


def upgrade(connection: Connection, revision: str = "head") -> None:
    """Bring the schema to a revision, within the transaction of the connection."""
    lock_schema(connection)
    command.upgrade(migration_config(connection), revision)


def lock_schema(connection: Connection) -> None:
    """Wait for others who change the schema; SQLite's data folder has its own lock."""
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(20190114)"))


def migration_config(connection: Connection | None = None) -> Config:
    """Alembic's settings: our migrations, on this connection if any."""
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.attributes["connection"] = connection
    return config


@contextmanager
def report_problems() -> Iterator[None]:
    """Report errors of the database in one line, without statements and values."""
    try:
        yield
    except CommandError:
        raise DatabaseError("error-database-newer") from None
    except SQLAlchemyError as error:
        reason = getattr(error, "orig", None) or error.args[0]
        raise DatabaseError("error-database-refuses", reason=str(reason)) from None
