"""What is kept about a person for games that last days, for themselves."""

from typing import Any

from sqlalchemy import Connection

from .mail_addresses import export_mail
from .notification_settings import find_notification_settings
from .push_subscriptions import export_subscriptions
from .table_notes import export_notes
from .vacations import list_vacations
from .waiting_news import export_news


def export_slow_play(connection: Connection, person_id: str) -> dict[str, Any]:
    """What they want to be told and by which ways, vacations, notes."""
    settings = find_notification_settings(connection, person_id)
    return {
        "notifications": None if settings is None else vars(settings),
        "browsers": export_subscriptions(connection, person_id),
        "mail": export_mail(connection, person_id),
        "news": export_news(connection, person_id),
        "vacations": list_vacations(connection, person_id),
        "notes": export_notes(connection, person_id),
    }
