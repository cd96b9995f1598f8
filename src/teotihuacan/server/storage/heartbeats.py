"""Whether the database takes what is written: every worker leaves a sign of life."""

from contextlib import suppress

from sqlalchemy import Connection, delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from .database import now
from .schema import heartbeats

KEPT = 24 * 3_600_000  # milliseconds


def beat(connection: Connection, worker: str) -> bool:
    """Write when this worker was here, and read it again."""
    at = now()
    mine = heartbeats.c.worker == worker
    connection.execute(delete(heartbeats).where(heartbeats.c.at < at - KEPT))
    if not connection.execute(update(heartbeats).where(mine).values(at=at)).rowcount:
        with suppress(IntegrityError), connection.begin_nested():  # somebody asks at this moment
            connection.execute(insert(heartbeats).values(worker=worker, at=at))
    return connection.execute(select(heartbeats.c.at).where(mine)).first() is not None
