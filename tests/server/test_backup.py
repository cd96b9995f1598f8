"""All that a server keeps comes back from a backup, and nothing but all."""

import gzip
import json
import shutil
import sqlite3
import stat
import subprocess
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from filled import ROWS, Rows, all_rows, fill
from serving import COMMAND, Serving, refused
from sqlalchemy import Connection, func, insert, select, text

from teotihuacan import TeotihuacanError
from teotihuacan.cli.commands.backup import describe_rows
from teotihuacan.server.operations.backup import back_up, load_migrations, restore
from teotihuacan.server.options import ServerOptions
from teotihuacan.server.storage import database
from teotihuacan.server.storage.database import migrate, open_engine
from teotihuacan.server.storage.schema import metadata

COUNTS = dict.fromkeys(metadata.tables, ROWS)
CHORES = 2  # that a server does soon after its start


@contextmanager
def connected(options: ServerOptions) -> Iterator[Connection]:
    engine = open_engine(options.url)
    with engine.begin() as connection:
        yield connection
    engine.dispose()


def rows_in(options: ServerOptions) -> Rows:
    with connected(options) as connection:
        return all_rows(connection)


@pytest.fixture
def make(request: pytest.FixtureRequest, tmp_path: Path) -> Callable[[str], ServerOptions]:
    """New, empty databases by kind."""

    def made(kind: str) -> ServerOptions:
        if kind == "sqlite":
            return ServerOptions(str(tmp_path / f"data {len(list(tmp_path.iterdir()))}?%20#"))
        from services import fresh_database

        context = fresh_database(request.getfixturevalue("postgresql"))
        url = context.__enter__()
        request.addfinalizer(lambda: context.__exit__(None, None, None))
        return ServerOptions(str(tmp_path), database=url)

    return made


Make = Callable[[str], ServerOptions]


def filled(options: ServerOptions) -> ServerOptions:
    """A database with rows in all its tables."""
    Path(options.data).mkdir(exist_ok=True)
    migrate(options.url)
    with connected(options) as connection:
        fill(connection)
    return options


@pytest.fixture
def backup(make: Make, tmp_path: Path) -> Path:
    """The backup of a filled database."""
    path = tmp_path / "games.backup"
    assert back_up(filled(make("sqlite")), path) == COUNTS
    return path


KINDS = ["sqlite", "postgresql"]


@pytest.mark.parametrize("target", KINDS)
@pytest.mark.parametrize("source", KINDS)
def test_everything_comes_back(make: Make, tmp_path: Path, source: str, target: str) -> None:
    path = tmp_path / "games.backup"
    old, new = filled(make(source)), make(target)
    assert back_up(old, path) == COUNTS
    assert restore(new, path) == COUNTS
    expected = rows_in(old)
    assert {name: len(rows) for name, rows in expected.items()} == COUNTS
    assert rows_in(new) == expected
    again = tmp_path / "again.backup"
    back_up(new, again)
    assert lines_of(again)[0] == lines_of(path)[0]


def lines_of(path: Path) -> list[bytes]:
    return gzip.decompress(path.read_bytes()).splitlines(keepends=True)


@pytest.mark.parametrize("kind", KINDS)
def test_new_rows_are_numbered_on_after_a_restore(make: Make, backup: Path, kind: str) -> None:
    new = make(kind)
    restore(new, backup)
    for name, table in metadata.tables.items():
        column = table.autoincrement_column
        if column is None:
            continue
        with connected(new) as connection:
            last = connection.execute(select(func.max(column))).scalar_one()
            row = connection.execute(select(table).limit(1)).mappings().one()
            unique = {c.name: f"new {name}" for c in table.columns if c.unique}
            values = {**row, **unique}
            del values[column.name]
            made = connection.execute(insert(table).values(values)).inserted_primary_key
        assert made is not None
        assert made[0] == last + 1


@pytest.mark.parametrize("kind", KINDS)
def test_an_empty_server_comes_back_empty(make: Make, tmp_path: Path, kind: str) -> None:
    old, new, path = make(kind), make(kind), tmp_path / "games.backup"
    Path(old.data).mkdir(exist_ok=True)
    migrate(old.url)
    assert set(back_up(old, path).values()) == {0}
    assert set(restore(new, path).values()) == {0}
    assert set(map(len, rows_in(new).values())) == {0}


def test_a_backup_is_for_its_owner_and_replaces_only_backups(make: Make, tmp_path: Path) -> None:
    old, path = filled(make("sqlite")), tmp_path / "games.backup"
    back_up(old, path)
    path.chmod(0o644)
    back_up(old, path)
    assert stat.S_IMODE(path.stat().st_mode) == 0o600
    other = tmp_path / "letter.txt"
    other.write_text("Dear Ana")
    for target in (other, old.file):
        before = target.read_bytes()
        with pytest.raises(TeotihuacanError, match="is there already, and no backup"):
            back_up(old, target)
        assert target.read_bytes() == before
    assert sorted(p.name for p in tmp_path.iterdir() if p.is_file()) == [path.name, other.name]


@pytest.mark.parametrize("kind", KINDS)
def test_what_is_written_meanwhile_is_in_no_backup(make: Make, tmp_path: Path, kind: str) -> None:
    """A backup that is under way while rows come and go holds one moment."""
    from teotihuacan.server.operations import backup as module

    old, path = filled(make(kind)), tmp_path / "games.backup"
    expected = rows_in(old)
    with module.open_snapshot(old) as reading:
        assert module.check_revision(reading)
        with connected(old) as writing:
            for table in reversed(metadata.sorted_tables):
                writing.execute(table.delete())
        assert all_rows(reading) == expected
    assert set(back_up(old, path).values()) == {0}


def wait_for_chores(options: ServerOptions) -> None:
    """Wait until a server that has just started has noted what it does from time to time."""
    for _ in range(600):
        with connected(options) as connection:
            if len(all_rows(connection)["chores"]) >= CHORES:
                return
        time.sleep(0.1)
    raise AssertionError("no chores")


def test_a_backup_of_a_running_server(serving: Serving, tmp_path: Path) -> None:
    options = ServerOptions(str(serving.folder))
    wait_for_chores(options)
    with connected(options) as connection:
        before = {name: len(rows) for name, rows in all_rows(connection).items()}
    path = tmp_path / "games.backup"
    told = run("backup", str(path), "--data", str(serving.folder))
    assert told == f"{path}: {describe_rows(before)}\n"
    told = run("restore", str(path), "--data", str(tmp_path / "new"))
    assert told.startswith("Restored: ")
    found, there = rows_in(ServerOptions(str(tmp_path / "new"))), rows_in(options)
    assert len(found.pop("chores")) == len(there.pop("chores"))  # a running server counts on
    assert found == there
    line = refused("restore", str(path), "--data", str(serving.folder))
    assert line.endswith("another server keeps its games here")
    with Serving(tmp_path / "new") as restored:
        assert restored.answers()
        assert stat.S_IMODE((tmp_path / "new" / "games.sqlite").stat().st_mode) == 0o600


def run(*arguments: str) -> str:
    done = subprocess.run(
        [*COMMAND, *arguments], capture_output=True, encoding="utf-8", check=False, timeout=60
    )
    assert (done.returncode, done.stderr) == (0, "")
    return done.stdout


@pytest.mark.parametrize("kind", KINDS)
def test_only_an_empty_database_is_filled(make: Make, backup: Path, kind: str) -> None:
    full = filled(make(kind))
    before = rows_in(full)
    with pytest.raises(TeotihuacanError, match="is not empty: restore into a new one"):
        restore(full, backup)
    assert rows_in(full) == before


@pytest.mark.parametrize("kind", KINDS)
def test_a_database_with_empty_tables_is_filled(make: Make, backup: Path, kind: str) -> None:
    new = make(kind)
    Path(new.data).mkdir(exist_ok=True)
    migrate(new.url)
    assert restore(new, backup) == COUNTS


@pytest.mark.parametrize("kind", KINDS)
def test_empty_tables_of_another_version_are_made_anew(
    make: Make, backup: Path, kind: str
) -> None:
    new = make(kind)
    Path(new.data).mkdir(exist_ok=True)
    migrate(new.url)
    with connected(new) as connection:
        connection.execute(text("UPDATE alembic_version SET version_num = 'another'"))
        connection.execute(text("ALTER TABLE chat ADD COLUMN mood INTEGER"))
    assert restore(new, backup) == COUNTS
    with connected(new) as connection:
        assert "mood" not in connection.execute(text("SELECT * FROM chat")).keys()  # noqa: SIM118


@pytest.fixture
def newer(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Callable[[], None]:
    """Become a newer version of the program, with one migration more."""

    def become() -> None:
        folder = tmp_path / "migrations"
        shutil.copytree(database.MIGRATIONS, folder)
        head = load_migrations().get_current_head()
        (folder / "versions" / "newer.py").write_text(NEWER.format(head=head), encoding="utf-8")
        monkeypatch.setattr(database, "MIGRATIONS", folder)

    return become


NEWER = """
import sqlalchemy as sa
from alembic import op

revision = "newer"
down_revision = {head!r}


def upgrade():
    with op.batch_alter_table("chat") as chat:
        chat.add_column(sa.Column("mood", sa.Integer, nullable=False, server_default="3"))
"""


@pytest.mark.parametrize("empty_tables", [False, True])
@pytest.mark.parametrize("kind", KINDS)
def test_backups_of_an_older_version_are_brought_up_to_date(
    make: Make, backup: Path, newer: Callable[[], None], kind: str, empty_tables: bool
) -> None:
    newer()
    new = make(kind)
    if empty_tables:
        Path(new.data).mkdir(exist_ok=True)
        migrate(new.url)
    assert restore(new, backup) == COUNTS
    with connected(new) as connection:
        revision = connection.execute(text("SELECT version_num FROM alembic_version"))
        assert revision.scalar_one() == "newer"
        moods = connection.execute(text("SELECT mood FROM chat")).scalars().all()
        assert moods == [3] * ROWS


def test_databases_without_a_server_are_not_backed_up(make: Make, tmp_path: Path) -> None:
    path = tmp_path / "games.backup"
    with pytest.raises(TeotihuacanError, match="no server has used this database yet"):
        back_up(make("postgresql"), path)
    other = filled(make("sqlite"))
    with sqlite3.connect(other.file) as connection:
        connection.execute("UPDATE alembic_version SET version_num = '0000'")
    with pytest.raises(TeotihuacanError, match=r"of another version \(revision 0000\)"):
        back_up(other, path)
    with pytest.raises(TeotihuacanError, match="no games are kept here"):
        back_up(ServerOptions(str(tmp_path / "nowhere")), path)
    assert not path.exists()
    assert not (tmp_path / "nowhere").exists()


def test_a_backup_that_cannot_be_written_is_told(make: Make, tmp_path: Path) -> None:
    old = filled(make("sqlite"))
    with pytest.raises(TeotihuacanError, match="can't be written"):
        back_up(old, tmp_path / "nowhere" / "games.backup")
    with pytest.raises(TeotihuacanError, match="not a file"):
        back_up(old, tmp_path)


Change = Callable[[list[bytes]], list[bytes]]


def first_line(**changes: object) -> Change:
    def change(lines: list[bytes]) -> list[bytes]:
        first = {**json.loads(lines[0]), **changes}
        return [json.dumps(first).encode() + b"\n", *lines[1:]]

    return change


ALTERED: dict[str, tuple[Change, str]] = {
    "nothing in it": (lambda _: [], "is cut"),
    "no last line": (lambda lines: lines[:-1], "is cut"),
    "half a line": (lambda lines: [*lines[:-1], lines[-1][:9]], "is no backup, or a damaged one"),
    "a row less": (lambda lines: [*lines[:3], *lines[4:]], "checksum"),
    "a row twice": (lambda lines: [*lines[:3], lines[2], *lines[3:]], "checksum"),
    "a letter": (lambda lines: [line.replace(b"null", b"nuLl") for line in lines], "damaged"),
    "a name": (lambda lines: [line.replace(b"0\\u00c9", b"0\\u00c8") for line in lines], "check"),
    "more after it": (lambda lines: [*lines, b"x"], "checksum"),
    "another table": (lambda lines: [lines[0], b'{"spies":[]}\n', *lines[1:]], "damaged"),
    "too few values": (lambda lines: [lines[0], b'{"people":[1]}\n', *lines[1:]], "damaged"),
    "a list": (lambda lines: [b"[]\n", *lines], "is no backup"),
    "deep": (lambda lines: [b"[" * 100_000 + b"\n", *lines], "is no backup"),
    "another format": (first_line(format="letters"), "is no backup"),
    "a newer format": (first_line(version=2), "is of a newer version"),
    "other counts": (first_line(counts=dict.fromkeys(metadata.tables, 5)), "checksum"),
    "no counts": (first_line(counts={}), "is no backup"),
}


@pytest.mark.parametrize("name", ALTERED)
def test_altered_backups_are_refused(name: str, backup: Path, tmp_path: Path) -> None:
    change, reason = ALTERED[name]
    backup.write_bytes(gzip.compress(b"".join(change(lines_of(backup)))))
    refuses(backup, tmp_path, reason)


def refuses(path: Path, folder: Path, reason: str) -> None:
    """The reason is told, and nothing is made."""
    with pytest.raises(TeotihuacanError) as refusal:
        restore(ServerOptions(str(folder / "new")), path)
    assert str(refusal.value).startswith(f"{path}: ")
    assert reason in str(refusal.value)
    assert not (folder / "new").exists()


def test_cut_and_damaged_files_are_refused(backup: Path, tmp_path: Path) -> None:
    whole = backup.read_bytes()
    middle = len(whole) // 2
    wrong = bytes([whole[middle] ^ 255])
    for data in (
        b"",
        b"Dear Ana",
        whole[:-1],
        whole[:middle],
        whole[:12],
        whole[:middle] + wrong + whole[middle + 1 :],
    ):
        backup.write_bytes(data)
        refuses(backup, tmp_path, "")


def signed(lines: list[bytes]) -> bytes:
    """A file whose checksum is right."""
    from hashlib import sha256

    digest = sha256(b"".join(lines)).hexdigest()
    return gzip.compress(b"".join(lines) + json.dumps({"sha256": digest}).encode() + b"\n")


@pytest.mark.parametrize("kind", KINDS)
def test_rows_that_contradict_each_other_leave_nothing_behind(
    make: Make, backup: Path, kind: str
) -> None:
    lines = lines_of(backup)[:-1]
    first = json.loads(lines[0])
    some = next(name for name, count in first["counts"].items() if count)  # the rows' order
    first["counts"] = {**first["counts"], some: ROWS + 1}
    backup.write_bytes(signed([json.dumps(first).encode() + b"\n", lines[1], *lines[1:]]))
    new = make(kind)
    with pytest.raises(TeotihuacanError, match=r"the database can't be used: .*(UNIQUE|unique)"):
        restore(new, backup)
    with connected(new) as connection:
        assert connection.dialect.get_table_names(connection) == []


def test_counts_must_be_those_of_the_rows(backup: Path, tmp_path: Path) -> None:
    lines = lines_of(backup)[:-1]
    backup.write_bytes(signed(lines[:-1]))
    refuses(backup, tmp_path, "rows are missing or too many")


@pytest.mark.parametrize(
    ("changes", "reason"),
    [
        ({"revision": "9999"}, "is of a newer version of this program"),
        ({"revision": "head"}, "is of a newer version of this program"),
        (
            {"columns": {"alembic_version": ["version_num"]}, "counts": {"alembic_version": 0}},
            "unknown",
        ),
        ({"columns": {"spies": ["id"]}, "counts": {"spies": 0}}, "its table 'spies' is unknown"),
        ({"columns": {"chat": ["id"]}, "counts": {"chat": 0}}, "its table 'chat' is unknown"),
    ],
)
def test_backups_of_other_schemas_are_refused(
    changes: dict[str, object], reason: str, backup: Path, make: Make
) -> None:
    first = first_line(**changes)(lines_of(backup))[0]
    backup.write_bytes(signed([first]))
    new = make("sqlite")
    with pytest.raises(TeotihuacanError, match=reason):
        restore(new, backup)
    Path(new.data).mkdir(exist_ok=True)
    with connected(new) as connection:
        assert connection.dialect.get_table_names(connection) == []
