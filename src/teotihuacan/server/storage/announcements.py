"""What an operator tells everybody, as it is stored."""

from typing import Any

from sqlalchemy import Connection, insert, select, update

from .database import now
from .schema import announcements


def set_announcement(connection: Connection, text: str, until: int) -> None:
    """Announce something in place of what was announced before."""
    clear_announcement(connection)
    connection.execute(insert(announcements).values(text=text, at=now(), until=until))


def clear_announcement(connection: Connection) -> None:
    """End what is announced now."""
    at = now()
    connection.execute(update(announcements).where(announcements.c.until > at).values(until=at))


def load_announcement(connection: Connection) -> dict[str, Any] | None:
    """What is announced now, and until when."""
    query = (
        select(announcements.c.text, announcements.c.until)
        .where(announcements.c.until > now())
        .order_by(announcements.c.id.desc())
    )
    found = connection.execute(query).mappings().first()
    return None if found is None else dict(found)
