"""Whether the database takes what is written: every worker leaves a sign of life."""

from sqlalchemy import Connection, delete, insert, select

from .database import now
from .schema import heartbeats

KEPT = 24 * 3_600_000  # milliseconds


def beat(connection: Connection, worker: str) -> bool:
    """Write when this worker was here, and read it again."""
    at = now()
    old = (heartbeats.c.worker == worker) | (heartbeats.c.at < at - KEPT)
    connection.execute(delete(heartbeats).where(old))
    connection.execute(insert(heartbeats).values(worker=worker, at=at))
    query = select(heartbeats.c.at).where(heartbeats.c.worker == worker)
    return connection.execute(query).scalar() == at
