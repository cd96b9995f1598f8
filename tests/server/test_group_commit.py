"""What waits for the database is committed together, and nobody hears of it before."""

import asyncio
import threading
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from sqlalchemy import Connection, event, insert, select, text
from sqlalchemy.exc import IntegrityError, OperationalError

from teotihuacan.server.errors import Refusal
from teotihuacan.server.storage.database import POSTGRESQL_THREADS, Database, migrate
from teotihuacan.server.storage.schema import secrets

Work = Callable[[Connection], Any]
PATIENCE = 60  # seconds


@pytest.fixture
def database(database_url: str) -> Iterator[Database]:
    migrate(database_url)
    database = Database(database_url)
    yield database
    database.close()


def keep(name: str) -> Work:
    """Write a row; refused if there is one of that name."""

    def work(connection: Connection) -> str:
        connection.execute(insert(secrets).values(name=name, value="kept"))
        return name

    return work


def refuse(name: str) -> Work:
    """Write a row, and refuse it then."""

    def work(connection: Connection) -> None:
        keep(name)(connection)
        raise Refusal("stale")

    return work


def names(database: Database) -> set[str]:
    return database.run_here(lambda connection: set(connection.scalars(select(secrets.c.name))))


async def occupy_threads(database: Database, until: threading.Event) -> list[asyncio.Task[Any]]:
    """Keep every thread busy until something happens."""
    begun = threading.Semaphore(0)

    def work(_: Connection) -> None:
        begun.release()
        until.wait(PATIENCE)

    tasks = []
    for _ in range(count_threads(database)):
        tasks.append(asyncio.create_task(database.run(work)))
        assert await asyncio.to_thread(begun.acquire, timeout=PATIENCE)
    return tasks


def count_threads(database: Database) -> int:
    return 1 if database.sqlite else POSTGRESQL_THREADS


async def run_at_once(database: Database, works: list[Work]) -> list[Any]:
    """Run functions that all wait when a thread gets free; what each returned or raised."""
    go = threading.Event()
    busy = await occupy_threads(database, go)
    tasks = [asyncio.create_task(database.run(work)) for work in works]
    await asyncio.sleep(0)
    assert len(database.waiting) == len(works)
    go.set()
    await asyncio.gather(*busy)
    return await asyncio.gather(*tasks, return_exceptions=True)


def test_one_commit_for_all_and_a_refused_one_spoils_no_other(database: Database) -> None:
    database.run_here(keep("there already"))
    commits: list[Connection] = []
    event.listen(database.engine, "commit", commits.append)
    works = [keep("one"), keep("there already"), refuse("two"), keep("three")]
    one, twice, refused, three = asyncio.run(run_at_once(database, works))
    assert (one, three) == ("one", "three")
    assert isinstance(twice, IntegrityError)
    assert isinstance(refused, Refusal)
    assert len(commits) == count_threads(database) + 1  # those who kept the threads busy
    assert names(database) & {"one", "two", "three"} == {"one", "three"}


def test_who_is_told_finds_it_committed(database: Database, database_url: str) -> None:
    other = Database(database_url)

    async def keep_and_look(name: str) -> bool:
        await database.run(keep(name))
        return name in names(other)

    async def run() -> list[bool]:
        go = threading.Event()
        busy = await occupy_threads(database, go)
        looks = [asyncio.create_task(keep_and_look(name)) for name in ("one", "two", "three")]
        await asyncio.sleep(0)
        go.set()
        await asyncio.gather(*busy)
        return await asyncio.gather(*looks)

    assert asyncio.run(run()) == [True, True, True]
    other.close()


def test_if_the_commit_fails_nobody_is_told_that_it_was_done(database: Database) -> None:
    def mark(connection: Connection) -> None:
        connection.info["fails"] = True

    def fail(connection: Connection) -> None:
        if connection.info.pop("fails", False):
            raise OperationalError("COMMIT", {}, Exception("disk is full"))

    event.listen(database.engine, "commit", fail)
    told = asyncio.run(run_at_once(database, [keep("one"), mark, keep("two")]))
    assert [type(error) for error in told] == [OperationalError] * 3
    assert not names(database) & {"one", "two"}


def test_if_the_whole_transaction_is_lost_each_is_run_alone(database: Database) -> None:
    tries: list[str] = []

    def break_once(connection: Connection) -> str:
        tries.append("tried")
        if len(tries) == 1:
            connection.execute(text("ROLLBACK"))  # as a full disk does
            raise OperationalError("INSERT", {}, Exception("the transaction is gone"))
        return "in the end"

    told = asyncio.run(run_at_once(database, [keep("one"), break_once, keep("three")]))
    assert told == ["one", "in the end", "three"]
    assert {"one", "three"} <= names(database)
