"""Checks once a second whether a clock has run out or a bot's turn was lost."""

import asyncio
import logging
from typing import TYPE_CHECKING

from ..errors import Refusal
from ..storage import tables as store
from ..storage.database import now

if TYPE_CHECKING:
    from ..server import Server

logger = logging.getLogger(__name__)
PAUSE = 1.0  # seconds between two looks
PATIENCE = 15_000  # milliseconds another worker has to answer for its bots
REFRESH = 10  # looks between two refreshments of what others may have failed to tell


class Clocks:
    """The background work of a worker."""

    def __init__(self, server: "Server") -> None:
        self.server = server
        self.looks = 0

    async def run(self) -> None:
        """Check tables until cancelled; failures are logged."""
        while True:
            try:
                await self.check_tables()
            except Exception:
                logger.exception("looking after tables failed")
            await asyncio.sleep(PAUSE)

    async def check_tables(self) -> None:
        """Check all tables once."""
        database, rooms = self.server.database, self.server.rooms
        for table_id in await database.run(store.tables_out_of_time, now()):
            try:
                await self.server.games.time_out(await rooms.get_by_id(table_id))
            except Refusal as refusal:  # somebody answered meanwhile
                logger.info("a clock was stopped", extra={"code": refusal.code})
        patience = PATIENCE if self.server.options.cluster else 0
        for table_id in await database.run(store.tables_waiting_for_bots, now() - patience):
            if table_id not in self.server.bot_players.tasks:
                await self.resume_bot(table_id, patience)
        self.looks += 1
        if self.server.options.cluster and self.looks % REFRESH == 0:
            await self.server.bus.resync()

    async def resume_bot(self, table_id: int, patience: int) -> None:
        """Continue a bot's turn whose worker is gone."""
        if patience:
            at = now()
            if not await self.server.database.run(store.claim, table_id, at - patience, at):
                return
        self.server.bot_players.think(await self.server.rooms.get_by_id(table_id))
