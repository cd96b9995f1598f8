"""Notifies people who are not connected that it is their turn."""

import asyncio
import logging
from typing import TYPE_CHECKING

from ..storage import people

if TYPE_CHECKING:
    from ..server import Server
    from .room import Room

logger = logging.getLogger(__name__)
PATIENCE = 5.0  # seconds for the other side
MOST_WAITING = 1000


class Webhooks:
    """Messages that are being sent, only to origins the operator allows."""

    def __init__(self, server: "Server") -> None:
        self.server = server
        self.tasks: set[asyncio.Task[None]] = set()

    def notify_asked(self, room: "Room") -> None:
        """Notify the person asked, unless they are connected to the table."""
        asked = room.table.asked
        if not self.server.options.webhooks or asked is None or asked in room.present_seats():
            return
        person_id = room.seats[asked].person_id
        if person_id is not None and len(self.tasks) < MOST_WAITING:
            task = asyncio.create_task(self.send(room, asked, person_id))
            self.tasks.add(task)
            task.add_done_callback(self.tasks.discard)

    async def send(self, room: "Room", asked: int, person_id: str) -> None:
        """Send one message; failures are only logged."""
        person = await self.server.database.run(people.person_by_id, person_id)
        if person is None or person.webhook is None or asked in room.present_seats():
            return
        import httpx

        message = {"event": "your_turn", "table": room.table.key, "title": room.table.title}
        try:
            async with httpx.AsyncClient(timeout=PATIENCE, trust_env=False) as client:
                await client.post(person.webhook, json={**message, "name": person.name})
        except httpx.HTTPError as error:
            logger.warning("a webhook failed", extra={"reason": type(error).__name__})

    async def close(self) -> None:
        """Cancel the messages that are being sent."""
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
