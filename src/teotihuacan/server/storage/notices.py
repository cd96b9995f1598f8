"""Notices of what an operator changed in the database: every worker looks at them each second."""

from collections.abc import Iterable
from dataclasses import dataclass

from sqlalchemy import Connection, delete, insert, or_, select

from .database import now
from .schema import notices

KEPT = 3_600_000  # milliseconds
OVERLAP = 100  # ids that are looked at again: one that was given earlier may be committed later
PERSON, ENDED, DELETE, TABLE, NEWS = "person", "ended", "delete", "table", "news"


@dataclass(frozen=True)
class Notice:
    """What has changed: a person, a table, or the announcement."""

    id: int
    kind: str
    person_id: str | None
    table_id: int | None


def leave_notice(
    connection: Connection, kind: str, person_id: str | None = None, table_id: int | None = None
) -> None:
    """Leave a notice, and remove those that everybody has seen; wishes to delete stay."""
    at = now()
    old = notices.c.at < at - KEPT
    connection.execute(delete(notices).where(old, notices.c.kind != DELETE))
    values = {"at": at, "kind": kind, "person_id": person_id, "table_id": table_id}
    connection.execute(insert(notices).values(**values))


def leave_table_notices(connection: Connection, ids: Iterable[int]) -> None:
    """Leave a notice for each of some tables."""
    for table_id in ids:
        leave_notice(connection, TABLE, table_id=table_id)


def load_notices(connection: Connection, after: int) -> list[Notice]:
    """The notices after an id and shortly before it, and all wishes to delete."""
    wanted = or_(notices.c.id > after - OVERLAP, notices.c.kind == DELETE)
    columns = (notices.c.id, notices.c.kind, notices.c.person_id, notices.c.table_id)
    query = select(*columns).where(wanted).order_by(notices.c.id)
    return [Notice(*row) for row in connection.execute(query)]
