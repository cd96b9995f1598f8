"""Browsers that take messages while the page is closed."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Connection, delete, select

from .database import now
from .put_row import put_row
from .schema import push_subscriptions

MOST = 10  # browsers of one person; the one that subscribed first goes


@dataclass(frozen=True)
class PushSubscription:
    """Where a browser takes messages, and the keys they are encrypted with."""

    endpoint: str
    key: str
    secret: str


def load_subscriptions(connection: Connection, person_id: str) -> list[PushSubscription]:
    """The browsers of a person."""
    table = push_subscriptions.c
    columns = (table.endpoint, table.key, table.secret)
    query = select(*columns).where(table.person_id == person_id).order_by(table.at, table.id)
    return [PushSubscription(*row) for row in connection.execute(query)]


def add_subscription(
    connection: Connection, person_id: str, session_id: str, browser: PushSubscription
) -> None:
    """Add a browser to those of a person; it is nobody else's from now on."""
    owner = {"person_id": person_id, "session_id": session_id}
    values = {"key": browser.key, "secret": browser.secret, "at": now(), **owner}
    put_row(connection, push_subscriptions, {"endpoint": browser.endpoint}, values)
    known = [one.endpoint for one in load_subscriptions(connection, person_id)]
    drop_subscriptions(connection, known[:-MOST])


def drop_subscriptions(connection: Connection, endpoints: Iterable[str]) -> None:
    """Forget browsers by their addresses."""
    wanted = push_subscriptions.c.endpoint.in_(list(endpoints))
    connection.execute(delete(push_subscriptions).where(wanted))


def drop_subscription_of(connection: Connection, person_id: str, endpoint: str) -> None:
    """Forget a browser if it is a person's."""
    mine = push_subscriptions.c.person_id == person_id
    same = push_subscriptions.c.endpoint == endpoint
    connection.execute(delete(push_subscriptions).where(mine, same))


def drop_subscriptions_of_session(connection: Connection, session_id: str) -> None:
    """Forget the browser in which a session has ended."""
    same = push_subscriptions.c.session_id == session_id
    connection.execute(delete(push_subscriptions).where(same))


def drop_subscriptions_of_person(connection: Connection, person_id: str) -> None:
    """Forget all browsers of a person: their sessions have ended."""
    mine = push_subscriptions.c.person_id == person_id
    connection.execute(delete(push_subscriptions).where(mine))


def export_subscriptions(connection: Connection, person_id: str) -> list[dict[str, Any]]:
    """The browsers of a person, for themselves."""
    return [vars(one) for one in load_subscriptions(connection, person_id)]
