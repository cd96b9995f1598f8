"""Secrets of the server that all its workers share."""

import secrets as chance
from collections.abc import Callable

from sqlalchemy import Connection, select, text

from .schema import secrets

# Both databases understand it; a worker that comes second waits here for the first one's commit.
KEEP = text("INSERT INTO secrets (name, value) VALUES (:name, :value) ON CONFLICT DO NOTHING")


def draw_secret() -> str:
    """A secret that is nothing but chance."""
    return chance.token_urlsafe(48)


def get_secret(connection: Connection, name: str, make: Callable[[], str] = draw_secret) -> str:
    """The secret with this name, made when it is asked for the first time."""
    # Not looked for before: SQLite lets nobody write who has read what is old by now.
    connection.execute(KEEP, {"name": name, "value": make()})
    found = select(secrets.c.value).where(secrets.c.name == name)
    return str(connection.execute(found).scalar_one())
