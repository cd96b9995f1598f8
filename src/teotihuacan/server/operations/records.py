"""The records of finished games, straight from the database: `teotihuacan records`."""

from collections.abc import Iterator, Sequence
from typing import Any

from sqlalchemy import Connection

from ..options import ServerOptions
from ..storage import tables as store
from ..storage.database import DatabaseError
from ..storage.tables import StoredTable, with_id, with_key
from ..tables.replays import join_record, make_record
from ..tables.room import Room
from ..tables.table_change import FINISHED
from .backup import check_revision, open_snapshot


def read_records(options: ServerOptions, keys: Sequence[str] = ()) -> Iterator[dict[str, Any]]:
    """The records of the tables with these keys, or of all whose game is over.

    They are of one moment, also while a server runs.
    """
    if not options.database and not options.file.is_file():
        raise DatabaseError("error-no-games-kept", path=options.data)
    with open_snapshot(options) as connection:
        check_revision(connection)
        for table_id in find_tables(connection, keys):
            stored = store.load(connection, with_id(table_id))
            assert stored is not None
            yield read_record(stored)


def read_record(stored: StoredTable) -> dict[str, Any]:
    """The record of a finished game; of a damaged one what is stored of it."""
    try:
        return make_record(Room(stored))
    except Exception:  # `verify` says what is wrong with it
        return join_record(stored.table, stored.seats, stored.entries)


def find_tables(connection: Connection, keys: Sequence[str]) -> list[int]:
    """The tables with these keys, or all whose game is over."""
    return [find_table(connection, key) for key in keys] or store.finished_tables(connection)


def find_table(connection: Connection, key: str) -> int:
    """The finished table with a key."""
    stored = store.load(connection, with_key(key))
    if stored is None or stored.table.status != FINISHED:
        raise DatabaseError("error-no-finished-table", key=key)
    return stored.table.id
