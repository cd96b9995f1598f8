"""What people want to be told, as it is stored, and all that is needed to tell them."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from sqlalchemy import Connection, select

from .people import Person, person_by_id
from .push_subscriptions import PushSubscription, load_subscriptions
from .put_row import put_row
from .schema import notification_settings

UNASKED = ("your_turn",)  # kinds of news for somebody who never said anything about them
ALL = ("your_turn", "game_started", "game_over", "table_full", "invitation")


@dataclass(frozen=True)
class NotificationSettings:
    """What somebody wants to be told, when, and in which form."""

    language: str = "en"
    time_zone: str = "UTC"
    quiet_from: int | None = None  # minutes after midnight
    quiet_until: int | None = None
    kinds: list[str] = field(default_factory=lambda: list(UNASKED))
    while_here: bool = False
    webhook_form: str = "json"


@dataclass(frozen=True)
class Recipient:
    """Somebody who may be told something, and by which ways."""

    person: Person
    settings: NotificationSettings
    browsers: list[PushSubscription]


def load_recipient(connection: Connection, person_id: str) -> Recipient | None:
    """A person with what they want to be told; None if they are gone."""
    person = person_by_id(connection, person_id)
    if person is None:
        return None
    settings = load_notification_settings(connection, person_id)
    return Recipient(person, settings, load_subscriptions(connection, person_id))


def load_notification_settings(connection: Connection, person_id: str) -> NotificationSettings:
    """What a person wants to be told; what goes without saying if they never said."""
    return find_notification_settings(connection, person_id) or NotificationSettings()


def find_notification_settings(
    connection: Connection, person_id: str
) -> NotificationSettings | None:
    """What a person wants to be told; None if they never said."""
    query = select(notification_settings).where(notification_settings.c.person_id == person_id)
    row = connection.execute(query).first()
    if row is None:
        return None
    values = row._asdict()
    del values["person_id"]
    return NotificationSettings(**values)


def change_notification_settings(
    connection: Connection, person_id: str, wanted: Mapping[str, Any]
) -> NotificationSettings:
    """Store what a person says; who says something for the first time wants all kinds of news."""
    first: Mapping[str, Any] = {}
    if find_notification_settings(connection, person_id) is None:
        first = vars(NotificationSettings(kinds=list(ALL)))
    if first or wanted:
        key = {"person_id": person_id}
        put_row(connection, notification_settings, key, {**first, **wanted})
    return load_notification_settings(connection, person_id)
