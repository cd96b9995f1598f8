"""Throws away what nobody needs any more, as the operator says; never anything of a running game.

One worker does it, once a day and soon after a start, a little at a time.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING

from ..storage import retention as store
from ..storage.chores import DAY, RETENTION, claim_chore
from ..storage.database import now
from . import metrics

if TYPE_CHECKING:
    from ..server import Server

logger = logging.getLogger(__name__)
QUIET = 60.0  # seconds after a start: first of all people want to play
LOOK = 3600.0  # seconds between two looks whether it is due
AFTER_START = 600_000  # milliseconds: who starts a server with other options needn't wait a day
BREATH = 0.2  # seconds between two batches


class Retention:
    """The daily tidying of a server."""

    def __init__(self, server: "Server") -> None:
        self.server = server
        self.options = server.options

    async def run(self) -> None:
        """Tidy up when it is due, until cancelled; failures are logged."""
        every = AFTER_START
        await asyncio.sleep(QUIET)
        while True:
            try:
                if await self.server.database.run(claim_chore, RETENTION, now(), every):
                    await self.tidy()
            except Exception:
                logger.exception("tidying up failed")
            every = DAY
            await asyncio.sleep(LOOK)

    async def tidy(self) -> dict[str, int]:
        """Throw everything away that is too old; how much of each kind."""
        options = self.options
        removed = {
            "open_tables": await self.repeat(self.remove_open_tables, options.keep_open_tables),
            "finished": await self.repeat(self.remove_finished, options.keep_finished),
            "chat": await self.repeat(self.remove_chat, options.keep_chat),
            "guests": await self.repeat(self.remove_guests, options.keep_guests),
        }
        for kind, count in removed.items():
            metrics.REMOVED.labels(kind).inc(count)
        logger.info("tidied up", extra={"removed": removed})
        return removed

    async def repeat(self, remove: Callable[[int], Awaitable[int]], days: int) -> int:
        """Remove batch by batch what is older than some days; 0 days: it is kept for ever."""
        before, total = now() - days * DAY, 0
        while days and (count := await remove(before)):
            total += count
            await asyncio.sleep(BREATH)
        return total

    async def remove_open_tables(self, before: int) -> int:
        """Tables at which nothing was begun."""
        return await self.drop(await self.server.database.run(store.remove_unused, before))

    async def remove_finished(self, before: int) -> int:
        """Tables whose game is over."""
        return await self.drop(await self.server.database.run(store.remove_finished, before))

    async def drop(self, ids: list[int]) -> int:
        """Forget tables in memory, at all workers."""
        for table_id in ids:
            await self.server.rooms.remove_everywhere(table_id)
        return len(ids)

    async def remove_chat(self, before: int) -> int:
        """What was said at tables that are over."""
        count, ids = await self.server.database.run(store.remove_chat, before)
        await self.server.rooms.reload_everywhere(ids)
        return count

    async def remove_guests(self, before: int) -> int:
        """Guests without tables."""
        people, ids = await self.server.database.run(store.remove_guests, before)
        for person_id in people:
            await self.server.end_sessions(person_id)
        await self.server.rooms.reload_everywhere(ids)
        return len(people)
