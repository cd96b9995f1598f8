"""Tells people later what could not be told at once, and sends the digests."""

import asyncio
import logging
from collections.abc import Sequence
from typing import TYPE_CHECKING

from sqlalchemy import Connection

from ..storage.database import now
from ..storage.notification_settings import Recipient, load_recipient
from ..storage.tables import ListedTable, load_listed_by_ids
from ..storage.waiting_news import WaitingNews, take_due_news
from ..tables.news import is_asked
from .kinds import GAME_STARTED, INVITATION, TABLE_FULL, YOUR_TURN
from .message import TableNews, name_table

if TYPE_CHECKING:
    from ..server import Server

logger = logging.getLogger(__name__)
PAUSE = 10.0  # seconds between two looks
DIGESTS = 6  # looks after which it is seen whether digests are due


class Later:
    """The background work of a worker: one of all workers does it."""

    def __init__(self, server: "Server") -> None:
        self.server = server
        self.looks = 0

    async def run(self) -> None:
        """Look what is due until cancelled; failures are logged."""
        while True:
            await asyncio.sleep(PAUSE)
            try:
                await self.look()
            except Exception:
                logger.exception("news that waited could not be told")

    async def look(self) -> None:
        """Tell what is due by now."""
        if not self.server.bus.keeps_time():
            return
        for person_id, waiting in (await self.server.database.run(take_due_news, now())).items():
            await self.tell(person_id, waiting)
        if self.looks % DIGESTS == 0:
            await self.server.mailing.send_digests()
        self.looks += 1

    async def tell(self, person_id: str, waiting: Sequence[WaitingNews]) -> None:
        """Tell somebody in one message what is still news."""
        recipient, tables = await self.server.database.run(load_all, person_id, waiting)
        if recipient is None or recipient.person.ban is not None:
            return
        language = recipient.settings.language
        news = [
            TableNews(one.kind, table.key, name_table(table, seats, language))
            for one in waiting
            if one.kind in recipient.settings.kinds
            for table, seats in tables
            if table.id == one.table_id and is_still_news(one.kind, (table, seats), person_id)
        ]
        if news:
            await self.server.notifier.ways.send(recipient, news)


def load_all(
    connection: Connection, person_id: str, waiting: Sequence[WaitingNews]
) -> tuple[Recipient | None, list[ListedTable]]:
    """Whoever is to be told, and the tables it is about as they are now."""
    tables = load_listed_by_ids(connection, [one.table_id for one in waiting])
    return load_recipient(connection, person_id), tables


def is_still_news(kind: str, listed: ListedTable, person_id: str) -> bool:
    """Whether what was news of a table some time ago still is."""
    table, seats = listed
    mine = [row for row in seats if row.person_id == person_id]
    if kind == YOUR_TURN:
        return any(row.kind == "person" and is_asked(table, row.seat) for row in mine)
    if kind == INVITATION:
        return table.status == "open" and any(row.kind == "name" for row in mine)
    if kind == TABLE_FULL:
        return table.status == "open"
    return kind != GAME_STARTED or table.status == "running"
