"""Tables as they are read from the database while others write to it."""

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest
from sqlalchemy import Connection, event

from teotihuacan.engine import Setup
from teotihuacan.server.storage import tables as store
from teotihuacan.server.storage.database import Database, migrate
from teotihuacan.server.storage.people import create_person
from teotihuacan.server.storage.table_row import Table
from teotihuacan.server.storage.tables import Seat
from teotihuacan.server.tables.lobby import bot_seat, free_seat, new_table, seat_for_person
from teotihuacan.server.tables.table_game import Entry

OPTIONS = {
    "title": "",
    "visibility": "link",
    "shuffle": False,
    "clock_seconds": None,
    "clock_end": "nothing",
}


@pytest.fixture
def database(database_url: str) -> Iterator[Database]:
    migrate(database_url)
    database = Database(database_url)
    yield database
    database.close()


def stored_table(database: Database, status: str = "running", *rows: Seat) -> int:
    values = new_table(None, Setup(players=2), 1, **OPTIONS)
    rows = rows or (bot_seat(0, "random"), bot_seat(1, "random"))
    return database.run_here(store.create, {**values, "status": status, "started_at": 1}, rows)


def add_entry(database: Database, table_id: int) -> None:
    """What another worker commits."""

    def work(connection: Connection) -> bool:
        found = store.load(connection, store.with_id(table_id))
        assert found is not None
        number = found.table.number + 1
        after = Table(**{**store.row_of(found.table), "number": number, "asked": number})
        entry = Entry(number, "resign", 0, None, "person", number)
        return store.commit(connection, found.table, after, [], [entry])

    assert database.run_here(work)


def test_no_entry_is_newer_than_the_row_it_is_read_with(
    database: Database, database_url: str
) -> None:
    table_id = stored_table(database)
    add_entry(database, table_id)
    other = Database(database_url)
    came: list[str] = []

    def between(*arguments: Any) -> None:
        if not came and arguments[2].startswith("SELECT") and "FROM seats" in arguments[2]:
            came.append("an entry")
            add_entry(other, table_id)

    event.listen(database.engine, "before_cursor_execute", between)
    first = database.run_here(store.load, store.with_id(table_id))
    event.remove(database.engine, "before_cursor_execute", between)
    other.close()
    assert came
    assert first is not None
    assert (first.table.number, first.table.asked) == (1, 1)
    assert [entry.number for entry in first.entries] == [1]
    then = database.run_here(store.load, store.with_id(table_id), 1)
    assert then is not None
    assert (then.table.number, [entry.number for entry in then.entries]) == (2, [2])


def test_seats_of_somebody_who_is_forgotten(database: Database) -> None:
    """Also of tables they sat down at while they were being deleted."""
    person = database.run_here(create_person, "Ghost")
    sits = Seat(0, 0, **seat_for_person(person))
    invited = free_seat(1, "name", person)
    left = replace(bot_seat(1, "random"), person_id=person.id)
    opened = stored_table(database, "open", sits, invited)
    finished = stored_table(database, "finished", sits, left)
    closed = stored_table(database, "closed", sits, invited)
    ids = database.run_here(store.forget_person, person.id, "(gone)")
    assert ids == [opened, finished, closed]

    def seats_at(table_id: int) -> list[tuple[str, str, str | None]]:
        found = database.run_here(store.load, store.with_id(table_id))
        assert found is not None
        return [(row.kind, row.name, row.person_id) for row in found.seats]

    assert seats_at(opened) == [("open", "", None), ("open", "", None)]
    assert seats_at(finished) == [("person", "(gone)", None), ("bot", "random", None)]
    assert seats_at(closed) == [("person", "(gone)", None), ("name", "(gone)", None)]
