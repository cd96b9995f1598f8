"""What is thrown away when it is old, a batch in each transaction."""

from sqlalchemy import ColumnElement, Connection, and_, delete, or_, select, update

from ..accounts.person_names import GONE
from .people import delete_person
from .schema import chat, people, seats, tables
from .tables import forget_person

BATCH = 50  # tables, people
LINES = 500


def remove_unused(connection: Connection, before: int) -> list[int]:
    """Tables without a game that nobody has touched since: open, or closed before they began."""
    unused = or_(tables.c.status == "open", tables.c.status == "closed")
    return remove_tables(connection, and_(unused, tables.c.changed_at < before))


def remove_finished(connection: Connection, before: int) -> list[int]:
    """Tables whose game is over since."""
    over = and_(tables.c.status == "finished", tables.c.changed_at < before)
    return remove_tables(connection, over)


def remove_tables(connection: Connection, which: ColumnElement[bool]) -> list[int]:
    """Remove some tables with all that belongs to them; their ids."""
    query = select(tables.c.id, tables.c.key).where(which).order_by(tables.c.id).limit(BATCH)
    found = connection.execute(query).all()
    ids, keys = [row.id for row in found], [row.key for row in found]
    if ids:
        gone = and_(tables.c.id.in_(ids), which)  # unless somebody came at this moment
        forgotten = update(tables).where(tables.c.rematch.in_(keys)).values(rematch=None)
        connection.execute(forgotten)
        connection.execute(delete(tables).where(gone))
    return ids


def remove_chat(connection: Connection, before: int) -> tuple[int, list[int]]:
    """Empty lines of chat of tables that are over; how many, and the tables.

    Of a line its number stays: it is never given to another.
    """
    over = select(tables.c.id).where(tables.c.status.in_(("finished", "closed")))
    old = and_(chat.c.at < before, chat.c.text != "", chat.c.table_id.in_(over))
    query = select(chat.c.table_id, chat.c.number).where(old).limit(LINES)
    found = connection.execute(query).all()
    silent = {"person_id": None, "name": "", "text": ""}
    for table_id, number in found:
        line = and_(chat.c.table_id == table_id, chat.c.number == number)
        connection.execute(update(chat).where(line).values(silent))
    return len(found), sorted({row.table_id for row in found})


def remove_guests(connection: Connection, before: int) -> tuple[list[str], list[int]]:
    """Remove guests without a table who were not seen since; who, and tables that change.

    Those are where they said something, and closed ones.
    """
    at = and_(seats.c.table_id == tables.c.id, seats.c.person_id == people.c.id)
    sits = select(tables.c.id).where(tables.c.status != "closed", at)
    made = select(tables.c.id).where(tables.c.status != "closed", tables.c.creator == people.c.id)
    away = and_(
        people.c.password.is_(None), people.c.seen_at < before, ~sits.exists(), ~made.exists()
    )
    query = select(people.c.id).where(away).order_by(people.c.id).limit(BATCH)
    found = list(connection.execute(query).scalars())
    ids: list[int] = []
    for person_id in found:
        ids += forget_person(connection, person_id, GONE)
        delete_person(connection, person_id)
    return found, ids
