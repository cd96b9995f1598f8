"""Sessions that ended before their cookies did, as they are stored."""

from collections.abc import Mapping
from contextlib import suppress

from sqlalchemy import Connection, delete, insert, select
from sqlalchemy.exc import IntegrityError

from .database import now
from .people import Person
from .schema import ended_sessions, people


def end_session(connection: Connection, session_id: str, person_id: str, until: int) -> None:
    """Note that a session has ended, and forget those whose cookies are too old by now."""
    connection.execute(delete(ended_sessions).where(ended_sessions.c.until < now()))
    row = {"id": session_id, "person_id": person_id, "until": until}
    with suppress(IntegrityError), connection.begin_nested():  # it has, or the person is gone
        connection.execute(insert(ended_sessions).values(**row))


def has_ended(connection: Connection, session_id: str) -> bool:
    """Whether a session has ended."""
    query = select(ended_sessions.c.id).where(ended_sessions.c.id == session_id)
    return connection.execute(query).first() is not None


def find_ended(connection: Connection, sessions: Mapping[str, Person]) -> set[str]:
    """Which of these sessions have ended, by themselves or with all others of their person."""
    query = select(ended_sessions.c.id).where(ended_sessions.c.id.in_(sessions))
    signed_out = set(connection.execute(query).scalars())
    ids = {person.id for person in sessions.values()}
    counts = select(people.c.id, people.c.sessions).where(people.c.id.in_(ids))
    now_at = {row[0]: row[1] for row in connection.execute(counts)}
    ended = {key for key, person in sessions.items() if now_at.get(person.id) != person.sessions}
    return signed_out | ended
