"""One row under a key, written whether it is there already or not."""

from collections.abc import Mapping
from typing import Any

from sqlalchemy import Connection, Table, insert, update
from sqlalchemy.exc import IntegrityError


def put_row(
    connection: Connection, table: Table, key: Mapping[str, Any], values: Mapping[str, Any]
) -> None:
    """Change the row with a key, or add it; nothing if what it refers to is gone."""
    same = [table.c[name] == value for name, value in key.items()]
    change = update(table).where(*same).values(**values)
    if connection.execute(change).rowcount:
        return
    try:
        with connection.begin_nested():
            connection.execute(insert(table).values(**key, **values))
    except IntegrityError:  # another worker was faster, or somebody is gone
        connection.execute(change)
