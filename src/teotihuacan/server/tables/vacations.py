"""Vacations: clocks of days stand still for whoever is away, and the others see it."""

import logging
from typing import TYPE_CHECKING

from ..errors import Refusal
from ..storage import tables as store
from ..storage import vacations
from ..storage.database import now
from ..storage.people import Person, person_by_id
from ..storage.waiting_news import hurry_news
from .table_change import OPEN, RUNNING, TableChange
from .turn_clock import move_deadline

if TYPE_CHECKING:
    from ..server import Server

logger = logging.getLogger(__name__)


class Vacations:
    """Takes people's vacations to their tables."""

    def __init__(self, server: "Server") -> None:
        self.server = server
        self.database = server.database

    async def begin(self, person: Person, until: int) -> None:
        """Let a person be away until then, at all their tables."""
        await self.database.run(vacations.begin_vacation, person.id, until)
        await self.show(person)

    async def end(self, person: Person) -> None:
        """Let a person be back, at all their tables; what waited for them waits no longer."""
        await self.database.run(vacations.end_vacation, person.id)
        await self.database.run(hurry_news, person.id)
        await self.show(person)

    async def show(self, person: Person) -> None:
        """Write at a person's tables until when they are away."""
        await self.server.forget_person(person.id)
        current = await self.database.run(person_by_id, person.id)
        until = current.away_until if current else None
        for table, _ in await self.database.run(store.tables_of, person.id):
            if table.status in (OPEN, RUNNING):
                await self.show_at(table.id, person.id, until)

    async def show_at(self, table_id: int, person_id: str, until: int | None) -> None:
        """The same at one table; where they don't sit, nothing is to be shown."""
        rooms = self.server.rooms
        try:
            room = await rooms.get_by_id(table_id)
            await rooms.change(room, lambda change: set_away(change, person_id, until, now()))
        except Refusal as refusal:  # invited only, or over meanwhile
            logger.info("no vacation there", extra={"code": refusal.code})


def set_away(change: TableChange, person_id: str, until: int | None, at: int) -> None:
    """Write at a table until when somebody is away; their time goes on after that."""
    row = change.seat_of(person_id)
    if change.table.asked == row.seat and change.table.waits_for == "person":
        deadline = move_deadline(change.table, row.away_until, until, at)
        change.set(deadline=deadline)
    change.set_seat(row, away_until=until)
