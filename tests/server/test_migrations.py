"""Migrations lead to the schema, once, whoever runs them and however often."""

import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, inspect, text

from teotihuacan.server.storage.database import DatabaseError, migrate, open_engine, upgrade
from teotihuacan.server.storage.schema import metadata, people
from teotihuacan.server.storage.tables import load, with_key
from teotihuacan.server.tables.bot_names import NAMES, name_bots

PERSON = {
    "id": "p1",
    "name": "Ana",
    "name_key": "ana",
    "sessions": 0,
    "automatic": True,
    "confirm": False,
    "created_at": 1,
    "seen_at": 2,
}


@contextmanager
def connected(url: str) -> Iterator[Connection]:
    engine = open_engine(url)
    with engine.begin() as connection:
        yield connection
    engine.dispose()


def differences(url: str) -> list[object]:
    """What migrations left undone."""
    with connected(url) as connection:
        options = {"compare_type": True, "compare_server_default": True}
        context = MigrationContext.configure(connection, opts=options)
        return list(compare_metadata(context, metadata))


def test_migrations_make_exactly_the_schema(database_url: str) -> None:
    migrate(database_url)
    assert differences(database_url) == []


def test_a_difference_would_be_noticed(database_url: str) -> None:
    migrate(database_url)
    with connected(database_url) as connection:
        connection.execute(text("DROP INDEX ix_seats_person_id"))
        connection.execute(text("ALTER TABLE chat ADD COLUMN mood INTEGER"))
    assert len(differences(database_url)) == 2


def test_migrating_again_changes_nothing(database_url: str) -> None:
    migrate(database_url)
    with connected(database_url) as connection:
        connection.execute(people.insert(), PERSON)
    migrate(database_url)
    with connected(database_url) as connection:
        assert connection.execute(people.select()).mappings().one()["name"] == "Ana"


def test_old_tables_allow_hints_and_nobody_has_said_how_turns_end(database_url: str) -> None:
    with connected(database_url) as connection:
        upgrade(connection, "0002")
        columns, values = ", ".join(PERSON), ", ".join(f":{name}" for name in PERSON)
        connection.execute(text(f"INSERT INTO people ({columns}) VALUES ({values})"), PERSON)
        connection.execute(text(OLD_TABLE))
        connection.execute(text(OLD_SEAT))
    migrate(database_url)
    with connected(database_url) as connection:
        assert connection.execute(people.select()).mappings().one()["confirm_bots"] is None
        stored = load(connection, with_key("old-table"))
    assert stored is not None
    assert stored.table.hints
    assert not stored.seats[0].confirm_bots


def test_tables_from_before_wait_for_their_start(database_url: str) -> None:
    """What a database of the first revision holds is as it was: played here, begun by hand."""
    with connected(database_url) as connection:
        upgrade(connection, "0001")
        connection.execute(text(OLD_TABLE))
        connection.execute(text(OLD_SEAT))
    migrate(database_url)
    with connected(database_url) as connection:
        stored = load(connection, with_key("old-table"))
        assert stored is not None
        assert (stored.table.auto_start, stored.table.imported) == (False, False)
        assert stored.seats[0].nickname is None
        assert name_bots("old-table", stored.seats)[0] in NAMES


OLD_TABLE = """
INSERT INTO tables (id, key, title, setup, rules_version, seed, visibility, shuffle, clock_end,
                    status, version, number, created_at, changed_at)
VALUES (1, 'old-table', '', '{"players": 2}', 2, 7, 'link', false, 'nothing',
        'open', 0, 0, 1, 1)
"""
OLD_SEAT = """
INSERT INTO seats (table_id, place, seat, kind, name, automatic, confirm)
VALUES (1, 0, 0, 'bot', 'student', false, false)
"""
SCRIPT = """
import sys
from teotihuacan.server.storage.database import migrate
print("ready", flush=True)
sys.stdin.readline()
migrate(sys.argv[1])
"""


def test_servers_that_start_at_the_same_time_migrate_once(postgresql_url: str) -> None:
    processes = [
        subprocess.Popen(
            [sys.executable, "-c", SCRIPT, postgresql_url],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            encoding="utf-8",
        )
        for _ in range(4)
    ]
    for process in processes:
        assert process.stdout is not None
        assert process.stdout.readline() == "ready\n"
    for process in processes:
        assert process.stdin is not None
        process.stdin.write("go\n")
        process.stdin.flush()
    for process in processes:
        assert process.communicate(timeout=60)[1] == ""
        assert process.returncode == 0
    assert differences(postgresql_url) == []


def test_a_migration_that_fails_leaves_nothing_behind(database_url: str) -> None:
    with connected(database_url) as connection:
        connection.execute(text("CREATE TABLE chat (mood INTEGER)"))
    with pytest.raises(DatabaseError, match=r"the database can't be used: .*chat"):
        migrate(database_url)
    with connected(database_url) as connection:
        assert inspect(connection).get_table_names() == ["chat"]
        connection.execute(text("DROP TABLE chat"))
    migrate(database_url)
    assert differences(database_url) == []


def test_sqlite_keeps_what_was_committed_before_it_answers(tmp_path: Path) -> None:
    """It writes ahead, waits for the disk, and looks after references."""
    url = f"sqlite:///{tmp_path / 'games.sqlite'}"
    migrate(url)
    with connected(url) as connection:
        for pragma, value in (("journal_mode", "wal"), ("synchronous", 2), ("foreign_keys", 1)):
            assert connection.execute(text(f"PRAGMA {pragma}")).scalar() == value
    with sqlite3.connect(tmp_path / "games.sqlite") as plain:
        assert plain.execute("PRAGMA journal_mode").fetchone() == ("wal",)
