"""The one place that decides who is told what: now, later or not at all."""

import asyncio
import logging
import time
from collections.abc import Iterable
from typing import TYPE_CHECKING

from sqlalchemy.exc import SQLAlchemyError

from ..storage.database import now
from ..storage.notification_settings import (
    Recipient,
    load_notification_settings,
    load_recipient,
)
from ..storage.waiting_news import keep_waiting
from .kinds import News, list_invitations, list_news
from .message import TableNews, name_table
from .quiet_hours import find_quiet_end
from .ways import Ways

if TYPE_CHECKING:
    from ..server import Server
    from ..tables.room import Room
    from ..tables.table_change import TableChange

logger = logging.getLogger(__name__)
MOST_WAITING = 1000  # messages that are being sent
REMEMBERED = 600.0  # seconds that we remember who wants to be told while they are here
MOST_REMEMBERED = 10_000


class Notifier:
    """Tells people who are away what happens at their tables."""

    def __init__(self, server: "Server") -> None:
        self.server = server
        self.ways = Ways(server)
        self.tasks: set[asyncio.Task[None]] = set()
        self.insistent: dict[str, tuple[bool, float]] = {}

    def tell_change(self, room: "Room", change: "TableChange") -> None:
        """Tell people what a committed change is news of."""
        self.tell(room, list_news(change))

    def tell_new_table(self, room: "Room") -> None:
        """Tell people that they are invited to a new table."""
        self.tell(room, list_invitations(room.seats))

    def tell(self, room: "Room", news: Iterable[News]) -> None:
        """Begin to tell people news of a table; nobody waits for it."""
        for one in news:
            if len(self.tasks) < MOST_WAITING and not self.is_seen(room, one):
                task = asyncio.create_task(self.consider(room, one))
                self.tasks.add(task)
                task.add_done_callback(self.tasks.discard)

    async def consider(self, room: "Room", news: News) -> None:
        """Tell one person one thing, if they want to know it now; a failure is logged."""
        try:
            if self.is_here(room, news) and not await self.is_insistent(news.person_id):
                return
            recipient = await self.server.database.run(load_recipient, news.person_id)
            if recipient is None or not wants(recipient, news.kind):
                return
            if self.is_here(room, news) and not recipient.settings.while_here:
                return
            await self.tell_person(room, recipient, news.kind)
        except (SQLAlchemyError, OSError):
            logger.warning("nobody could be told", exc_info=True)
        except Exception:
            logger.exception("a message could not be made")

    def is_seen(self, room: "Room", news: News) -> bool:
        """Whether somebody is at the table, and known to want no message then: the usual case."""
        wants, until = self.insistent.get(news.person_id, (True, 0.0))
        return not wants and until > time.monotonic() and self.is_here(room, news)

    def is_here(self, room: "Room", news: News) -> bool:
        """Whether a person looks at a table."""
        return room.seat_of(news.person_id) in room.present_seats()

    async def is_insistent(self, person_id: str) -> bool:
        """Whether somebody is told also while they are here; most are not, and that is known."""
        at = time.monotonic()
        wants, until = self.insistent.get(person_id, (False, 0.0))
        if until <= at:
            if len(self.insistent) >= MOST_REMEMBERED:
                self.insistent.clear()
            settings = await self.server.database.run(load_notification_settings, person_id)
            wants = settings.while_here
            self.insistent[person_id] = wants, at + REMEMBERED
        return wants

    def forget(self, person_id: str) -> None:
        """Forget what somebody wants: they have changed it."""
        self.insistent.pop(person_id, None)

    async def tell_person(self, room: "Room", recipient: Recipient, kind: str) -> None:
        """Tell somebody something now, or when they may be disturbed again."""
        due = find_due(recipient, now())
        if due is None:
            title = name_table(room.table, room.seats, recipient.settings.language)
            await self.ways.send(recipient, [TableNews(kind, room.table.key, title)])
            return
        await self.server.database.run(
            keep_waiting, recipient.person.id, room.table.id, kind, due
        )

    async def close(self) -> None:
        """Cancel the messages that are being sent."""
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        await self.ways.close()


def wants(recipient: Recipient, kind: str) -> bool:
    """Whether somebody is told a kind of news; who is banned is told nothing."""
    return recipient.person.ban is None and kind in recipient.settings.kinds


def find_due(recipient: Recipient, at: int) -> int | None:
    """When somebody may be told something that happens at a time; None: at once."""
    away = recipient.person.away_until
    if away is not None and away > at:
        return find_quiet_end(recipient.settings, away) or away
    return find_quiet_end(recipient.settings, at)
