"""Backup and restore, from and to SQLite or PostgreSQL."""

import json
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from itertools import groupby, islice
from pathlib import Path
from typing import Any

from alembic.script import ScriptDirectory
from sqlalchemy import JSON, Connection, MetaData, Table, Text, cast, func, insert, select

from ..options import ServerOptions
from ..storage.database import (
    lock_schema,
    migration_config,
    open_engine,
    read_revision,
    report_problems,
    upgrade,
)
from ..storage.schema import metadata
from .backup_file import BackupContents, BackupError, read_contents, read_rows, write_backup
from .running import lock_folder, make_private

BATCH = 1000  # rows
VERSIONS = "alembic_version"  # the table that tells the revision


def back_up(options: ServerOptions, path: str | Path) -> dict[str, int]:
    """Write a snapshot of all rows into a file; the number of rows by table.

    The server may be running. The file is written completely or not at all.
    """
    if not options.database and not options.file.is_file():
        raise BackupError("error-no-games-kept", path=options.data)
    with open_snapshot(options) as connection:
        tables = metadata.sorted_tables  # rows that others refer to come first
        contents = BackupContents(
            check_revision(connection),
            {table.name: table.columns.keys() for table in tables},
            {table.name: count_rows(connection, table) for table in tables},
        )
        with write_backup(path, contents) as writer:
            for table in tables:
                for values in select_rows(connection, table):
                    writer.write_row(table.name, values)
    return contents.counts


@contextmanager
def open_snapshot(options: ServerOptions) -> Iterator[Connection]:
    """A connection that sees a snapshot of the database, whatever others write."""
    engine = open_engine(options.url)
    if options.database:  # SQLite's transactions are like that anyway
        engine = engine.execution_options(isolation_level="REPEATABLE READ")
    try:
        with report_problems(), engine.begin() as connection:
            yield connection
    finally:
        engine.dispose()


def check_revision(connection: Connection) -> str:
    """The revision of a database's schema, if it is the one that this program knows."""
    revision = read_revision(connection)
    if revision is None:
        raise BackupError("error-database-unused")
    if revision != load_migrations().get_current_head():
        raise BackupError("error-database-revision", revision=revision)
    return revision


def load_migrations() -> ScriptDirectory:
    """Our migrations."""
    return ScriptDirectory.from_config(migration_config())


def count_rows(connection: Connection, table: Table) -> int:
    """The number of rows in a table."""
    return connection.execute(select(func.count()).select_from(table)).scalar_one()


def select_rows(connection: Connection, table: Table) -> Iterator[list[Any]]:
    """The rows of a table in the order of its key; JSON as text, where null is not NULL."""
    values = [
        cast(column, Text) if isinstance(column.type, JSON) else column
        for column in table.columns
    ]
    query = select(*values).order_by(*table.primary_key)
    for row in connection.execute(query, execution_options={"yield_per": BATCH}):
        yield list(row)


def restore(options: ServerOptions, path: str | Path) -> dict[str, int]:
    """Fill an empty database from a file, completely or not at all; rows by table."""
    contents = read_contents(path)
    if contents.revision not in {known.revision for known in load_migrations().walk_revisions()}:
        raise BackupError("error-backup-newer", path=str(path))
    for _ in read_rows(path):  # the whole file is looked at before anything is made
        pass
    with ExitStack() as stack:
        if not options.database:
            stack.enter_context(lock_folder(Path(options.data)))
            make_private(options.file)
        engine = open_engine(options.url)
        stack.callback(engine.dispose)
        with report_problems(), engine.begin() as connection:
            prepare(connection, contents.revision)
            fill(connection, contents, path)
            upgrade(connection)
            reset_numbering(connection)
    return contents.counts


def prepare(connection: Connection, revision: str) -> None:
    """Give an empty database the schema that a backup was made with."""
    lock_schema(connection)
    present = MetaData()
    present.reflect(connection)
    for table in present.sorted_tables:
        if table.name != VERSIONS and connection.execute(select(table).limit(1)).first():
            raise BackupError("error-database-not-empty")
    if read_revision(connection) not in (None, revision):
        ours = {*metadata.tables, VERSIONS}
        present.drop_all(
            connection, [table for table in present.sorted_tables if table.name in ours]
        )
    upgrade(connection, revision)


def fill(connection: Connection, contents: BackupContents, path: str | Path) -> None:
    """Insert the rows of a backup, and count them."""
    tables = find_tables(connection, contents, path)
    for name, rows in groupby(read_rows(path), key=lambda row: row[0]):
        table = tables[name]
        while batch := list(islice(rows, BATCH)):
            connection.execute(
                insert(table),
                [name_values(table, contents.columns[name], values) for _, values in batch],
            )
    for name, expected in contents.counts.items():
        if count_rows(connection, tables[name]) != expected:
            raise BackupError("error-backup-not-restored", path=str(path), table=name)


def find_tables(
    connection: Connection, contents: BackupContents, path: str | Path
) -> dict[str, Table]:
    """The tables of a backup as they are in the database, whose schema may be an older one."""
    present = MetaData()
    present.reflect(connection)
    tables = {}
    for name, columns in contents.columns.items():
        table = present.tables.get(name)
        if table is None or name == VERSIONS or {*columns} != {*table.columns.keys()}:
            raise BackupError("error-backup-table", path=str(path), table=repr(name))
        for column in table.columns:
            if isinstance(column.type, JSON):
                column.type = JSON(none_as_null=True)
        tables[name] = table
    return tables


def name_values(table: Table, columns: list[str], values: list[Any]) -> dict[str, Any]:
    """The values of a row by the names of their columns."""
    row = dict(zip(columns, values, strict=True))
    for column in table.columns:
        if isinstance(column.type, JSON) and row[column.name] is not None:
            value = json.loads(row[column.name])
            row[column.name] = JSON.NULL if value is None else value
    return row


def reset_numbering(connection: Connection) -> None:
    """Make PostgreSQL number new rows after the last one; SQLite does so by itself."""
    if connection.dialect.name != "postgresql":
        return
    for table in metadata.sorted_tables:
        column = table.autoincrement_column
        if column is None:
            continue
        sequence = func.pg_get_serial_sequence(table.name, column.name)
        following = select(func.coalesce(func.max(column), 0) + 1).scalar_subquery()
        connection.execute(select(func.setval(sequence, following, False)))
