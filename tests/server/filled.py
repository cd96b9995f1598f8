"""Databases full of rows that are hard on backups, whatever tables there are."""

from typing import Any

from sqlalchemy import (
    JSON,
    BigInteger,
    Boolean,
    Column,
    Connection,
    Float,
    Integer,
    String,
    Table,
    Text,
    cast,
    func,
    insert,
    null,
    select,
)

from teotihuacan.server.storage.schema import metadata

Rows = dict[str, list[tuple[Any, ...]]]
ROWS = 7
NASTY = "É日本🏛️ 'a' \"b\" \\n\n\t%s :x {} null ü"
DOCUMENTS = [
    {"naïve 🏛️": [1, None, True, 0.5, "日本"], "deep": {"a": {"b": []}}},
    JSON.NULL,
    [],
    "null",
    {},
    12,
    {"players": 2, "seed": 2**59},
]


def fill(connection: Connection, rows: int = ROWS) -> None:
    """Insert so many rows into every table: with every NULL there may be, and long values."""
    for table in metadata.sorted_tables:
        for number in range(rows):
            values = {column.name: value(connection, column, number) for column in table.columns}
            connection.execute(insert(table).values(values))


def value(connection: Connection, column: Column[Any], number: int) -> Any:
    """The value of a column in the row of a number."""
    if column.nullable and number % 3 == 1:
        return null()
    for key in column.foreign_keys:
        parent = key.column
        found = connection.execute(select(parent).order_by(parent)).scalars().all()
        return found[number % len(found)]
    if isinstance(column.type, JSON):
        return DOCUMENTS[number % len(DOCUMENTS)]
    if isinstance(column.type, Boolean):
        return number % 2 == 0
    if isinstance(column.type, BigInteger):
        return 2**60 - 1 - number
    if isinstance(column.type, Integer):
        return number * 3 + 1
    if isinstance(column.type, Float):
        return 1500.1 + number / 3
    assert isinstance(column.type, String | Text)
    return f"{number}{NASTY * 5}"[: column.type.length]


def all_rows(connection: Connection) -> Rows:
    """Every row of every table in order, JSON as what it means, told from NULL."""
    return {table.name: rows_of(connection, table) for table in metadata.sorted_tables}


def rows_of(connection: Connection, table: Table) -> list[tuple[Any, ...]]:
    columns: list[Any] = list(table.columns)
    columns += [
        func.coalesce(cast(column, Text), "NULL") == "NULL"
        for column in table.columns
        if isinstance(column.type, JSON)
    ]
    return [
        tuple(row) for row in connection.execute(select(*columns).order_by(*table.primary_key))
    ]
