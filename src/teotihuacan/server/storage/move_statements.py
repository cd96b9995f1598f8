"""What nearly every move writes, as plain SQL: a table's row and the entries that follow.

Nothing else is written so often. PostgreSQL takes both as one statement, which needs no
transaction around it.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any

from sqlalchemy import JSON, Connection

from ..tables.table_game import Entry
from .schema import entries, tables
from .table_row import Table, find_changes

PLAIN = {column.name for column in tables.columns if not isinstance(column.type, JSON)}
COLUMNS = tuple(column.name for column in entries.columns)
KNOWN = ("id", "number", "version")
Values = tuple[Any, ...]


@dataclass(frozen=True)
class Move:
    """What changes of a table whose id, number and version are known, and the new entries."""

    known: Values
    values: Mapping[str, Any]
    rows: Sequence[Values]


def find_move(before: Table, after: Table, new: Sequence[Entry]) -> Move | None:
    """The move that a change of a table is; None if it changes more than a move does."""
    values = find_changes(before, after)
    if not new or not values.keys() <= PLAIN:
        return None
    rows = [
        (before.id, one.number, one.kind, one.seat, one.action, one.by, one.at) for one in new
    ]
    return Move((before.id, before.number, before.version), values, rows)


def write_move(connection: Connection, move: Move) -> bool:
    """Write a move, unless the table was changed by somebody else meanwhile."""
    change = make_plain_change(tuple(move.values))
    values = (*move.values.values(), *move.known)
    if connection.exec_driver_sql(change, values).rowcount != 1:
        return False
    connection.exec_driver_sql(make_addition(), list(move.rows))
    return True


@cache
def make_plain_change(names: tuple[str, ...]) -> str:
    """The statement that changes these columns of a table in SQLite."""
    return make_change(names, ["?"] * (len(names) + len(KNOWN)))


@cache
def make_addition() -> str:
    """The statement that adds an entry."""
    return f"INSERT INTO entries ({list_columns()}) VALUES ({', '.join('?' for _ in COLUMNS)})"


def make_change(names: Sequence[str], marks: Sequence[str]) -> str:
    """The statement that changes these columns of a table."""
    changes = ", ".join(f"{name} = {mark}" for name, mark in zip(names, marks, strict=False))
    known = (f"{name} = {mark}" for name, mark in zip(KNOWN, marks[len(names) :], strict=True))
    return f"UPDATE tables SET {changes} WHERE {' AND '.join(known)}"


def list_values(move: Move) -> Values:
    """The values of the joint statement."""
    rows = (value for row in move.rows for value in row[1:])
    return (*move.values.values(), *move.known, *rows)


def find_joint_statement(move: Move) -> str:
    """The statement that does both in PostgreSQL; without the change it adds nothing."""
    return make_joint_statement(tuple(move.values), len(move.rows))


@cache
def make_joint_statement(names: tuple[str, ...], count: int) -> str:
    """The same, for these columns and so many entries."""
    marks = [f"${n + 1}" for n in range(len(names) + len(KNOWN) + count * (len(COLUMNS) - 1))]
    change = make_change(names, marks[: len(names) + len(KNOWN)])
    left = iter(marks[len(names) + len(KNOWN) :])
    kinds = [entries.c[name].type.compile() for name in COLUMNS[1:]]
    rows = (f"({', '.join(f'{next(left)}::{kind}' for kind in kinds)})" for _ in range(count))
    return (
        f"WITH changed AS ({change} RETURNING id) "
        f"INSERT INTO entries ({list_columns()}) SELECT changed.id, added.* "
        f"FROM changed, (VALUES {', '.join(rows)}) AS added"
    )


@cache
def list_columns() -> str:
    """The columns of an entry; some are words of SQL."""
    return ", ".join(f'"{name}"' for name in COLUMNS)
