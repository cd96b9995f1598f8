"""What servers have stored, read and changed behind their backs."""

from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from typing import Any

from filled import Rows, all_rows
from serving import Servers
from sqlalchemy import Connection, Engine, select, update

from teotihuacan.server.storage.database import open_engine
from teotihuacan.server.storage.schema import metadata, tables


def database_of(servers: Servers) -> str:
    """Where servers keep their tables."""
    first = servers.servings[0]
    if "--database" in first.options:
        return first.options[first.options.index("--database") + 1]
    return f"sqlite:///{first.folder / 'games.sqlite'}"


@contextmanager
def connected(servers: Servers) -> Iterator[Connection]:
    """A connection to the database of servers."""
    with engine_of(database_of(servers)).begin() as connection:
        yield connection


@cache
def engine_of(url: str) -> Engine:
    """Connections to a database, kept for all tests of a session."""
    return open_engine(url)


def everything(servers: Servers) -> Rows:
    """All rows of all tables."""
    with connected(servers) as connection:
        return all_rows(connection)


def everything_but_other_games(servers: Servers, key: str) -> Rows:
    """All rows, but of other tables none: bots may still play at those that tests have left."""
    number = row_of(servers, key)["id"]
    rows = everything(servers)
    for table in metadata.sorted_tables:
        names = [column.name for column in table.columns]
        owner = "id" if table is tables else "table_id"
        if owner in names:
            at = names.index(owner)
            rows[table.name] = [row for row in rows[table.name] if row[at] == number]
    return rows


def row_of(servers: Servers, key: str) -> dict[str, Any]:
    """The row of a table."""
    with connected(servers) as connection:
        row = connection.execute(select(tables).where(tables.c.key == key)).one()
        return dict(row._mapping)


def set_rows(servers: Servers, values: dict[str, dict[str, Any]]) -> None:
    """Change rows of tables, by key; a server with a file starts again: it trusts its memory."""
    alone = [one for one in servers.servings if "--database" not in one.options]
    for serving in alone:
        serving.stop()
    with connected(servers) as connection:
        for key, new in values.items():
            counted = {"version": tables.c.version + 1, **new}  # so that workers notice
            connection.execute(update(tables).where(tables.c.key == key).values(**counted))
    for serving in alone:
        serving.start()
