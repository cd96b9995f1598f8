"""`teotihuacan migrate` updates a database, says what it did, and gets in nobody's way."""

import shutil
import sqlite3
import stat
import subprocess
from collections.abc import Callable
from pathlib import Path

import psycopg
import pytest
from serving import COMMAND, PATIENCE, Serving, refused

from forked import run_forked
from hidden_urls import hide_urls
from teotihuacan.cli.commands.migrate import describe_migration
from teotihuacan.i18n import LANGUAGES, load_catalogue
from teotihuacan.server.operations.migration import migrate_store
from teotihuacan.server.options import ServerOptions
from teotihuacan.server.storage import database
from teotihuacan.server.storage.database import Migration
from teotihuacan.server.storage.schema import metadata

HEAD = "0015"


@pytest.fixture(params=["sqlite", "postgresql"])
def place(request: pytest.FixtureRequest, tmp_path: Path) -> tuple[str, str]:
    """The option for a new, empty database, of one kind and of the other."""
    if request.param == "sqlite":
        return "--data", str(tmp_path / "data")
    return "--database-file", write_url(tmp_path, request.getfixturevalue("postgresql_url"))


def write_url(folder: Path, url: str) -> str:
    """A file with a URL: on the command line its password could be seen."""
    file = folder / "database.url"
    file.write_text(url)
    return str(file)


def options_of(place: tuple[str, str]) -> ServerOptions:
    option, value = place
    if option == "--data":
        return ServerOptions(value)
    return ServerOptions("", database=Path(value).read_text())


def execute(place: tuple[str, str], statement: str) -> list[tuple[str]]:
    """The rows of a statement, asked without SQLAlchemy."""
    options = options_of(place)
    if options.database:
        with psycopg.connect(options.database) as connection:
            cursor = connection.execute(statement.encode())
            return cursor.fetchall() if cursor.description else []
    with sqlite3.connect(options.file) as connection:
        return connection.execute(statement).fetchall()


def told(*arguments: str) -> str:
    done = run_forked("migrate", *arguments, timeout=PATIENCE)
    assert (done.returncode, done.stderr) == (0, "")
    return done.stdout


def test_it_says_what_it_did_and_does_it_once(place: tuple[str, str]) -> None:
    assert told(*place) == f"New database: revision {HEAD}\n"
    for name in metadata.tables:
        assert execute(place, f"SELECT * FROM {name}") == []
    assert told(*place) == f"Already up to date: revision {HEAD}\n"


def test_a_file_is_for_its_owner(tmp_path: Path) -> None:
    told("--data", str(tmp_path))
    assert stat.S_IMODE((tmp_path / "games.sqlite").stat().st_mode) == 0o600


def test_the_environment_names_the_folder(tmp_path: Path) -> None:
    done = run_forked("migrate", TEOTIHUACAN_DATA=str(tmp_path / "here"))
    assert (done.returncode, done.stderr) == (0, "")
    assert (tmp_path / "here" / "games.sqlite").exists()


@pytest.fixture
def newer(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Callable[[], None]:
    """Become a newer version of the program, with one migration more."""

    def become() -> None:
        folder = tmp_path / "migrations"
        shutil.copytree(database.MIGRATIONS, folder)
        (folder / "versions" / "newer.py").write_text(NEWER, encoding="utf-8")
        monkeypatch.setattr(database, "MIGRATIONS", folder)

    return become


NEWER = f"""
import sqlalchemy as sa
from alembic import op

revision = "newer"
down_revision = {HEAD!r}


def upgrade():
    op.add_column("chat", sa.Column("mood", sa.Integer))
"""


def test_an_older_database_is_brought_up_to_date(
    place: tuple[str, str], newer: Callable[[], None]
) -> None:
    told(*place)
    newer()
    done, _ = migrate_store(options_of(place))
    assert done == Migration(HEAD, "newer")
    assert describe_migration(done) == f"Database brought from revision {HEAD} to newer"
    assert execute(place, "SELECT mood FROM chat") == []
    assert migrate_store(options_of(place))[0] == Migration("newer", "newer")


def test_a_database_of_a_newer_version_is_refused_and_left_alone(place: tuple[str, str]) -> None:
    told(*place)
    execute(place, "UPDATE alembic_version SET version_num = '9999'")
    line = refused("migrate", *place)
    assert line.endswith("is of a newer version of this program: update the program")
    assert execute(place, "SELECT version_num FROM alembic_version") == [("9999",)]


def test_a_folder_in_use_is_refused(serving: Serving) -> None:
    line = refused("migrate", "--data", str(serving.folder))
    assert line == f"teotihuacan: {serving.folder}: another server keeps its games here"
    assert serving.answers()


def test_a_database_that_is_not_there_is_refused_without_its_password() -> None:
    line = refused(
        "migrate", *hide_urls(["--database", "postgresql://app:hush@127.0.0.1:1/games"])
    )
    assert "the database can't be used" in line
    assert "hush" not in line


def test_of_many_at_once_one_migrates(postgresql_url: str, tmp_path: Path) -> None:
    """All succeed; the others wait, and find nothing to do."""
    file = write_url(tmp_path, postgresql_url)
    processes = [
        subprocess.Popen(
            [*COMMAND, "migrate", "--database-file", file],
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            encoding="utf-8",
        )
        for _ in range(4)
    ]
    printed = [process.communicate(timeout=PATIENCE) for process in processes]
    assert sorted(printed) == [
        *[(f"Already up to date: revision {HEAD}\n", "")] * 3,
        (f"New database: revision {HEAD}\n", ""),
    ]


def test_it_waits_for_whoever_changes_the_schema(postgresql_url: str) -> None:
    with psycopg.connect(postgresql_url) as other:
        other.execute("SELECT pg_advisory_xact_lock(20190114)")
        process = subprocess.Popen(
            [*COMMAND, "migrate", *hide_urls(["--database", postgresql_url])],
            stdout=subprocess.PIPE,
        )
        with psycopg.connect(postgresql_url, autocommit=True) as watcher:
            waiting = b"SELECT count(*) FROM pg_locks WHERE locktype = 'advisory' AND NOT granted"
            while watcher.execute(waiting).fetchone() != (1,):
                assert process.poll() is None, "it did not wait"
            tables = watcher.execute(b"SELECT count(*) FROM pg_tables WHERE tablename = 'chat'")
            assert tables.fetchone() == (0,)
    assert process.communicate(timeout=PATIENCE)[0] == f"New database: revision {HEAD}\n".encode()


def test_a_server_starts_on_what_was_migrated(place: tuple[str, str], tmp_path: Path) -> None:
    told(*place)
    with Serving(tmp_path / "data", *place) as serving:
        assert serving.answers()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_tells_both_revisions(language: str) -> None:
    line = load_catalogue(language).say("migrate-done", {"before": "0001", "after": "0002"})
    assert line.index("0001") < line.index("0002")
    assert "\n" not in line
