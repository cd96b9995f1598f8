"""Checks once a second whether a clock has run out or a bot's turn was lost.

Only time in which somebody looked counts: what passed while the server was stopped or the machine
slept, or was skipped because its time was set, is given back before any clock is looked at.
"""

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING

from sqlalchemy.exc import SQLAlchemyError

from ..errors import Refusal
from ..operations import metrics
from ..storage import tables as store
from ..storage.chores import note_look
from ..storage.database import now

if TYPE_CHECKING:
    from ..server import Server

logger = logging.getLogger(__name__)
PAUSE = 1.0  # seconds between two looks
PATIENCE = 15_000  # milliseconds another worker has to answer for its bots
LATE = 30.0  # seconds after a whole look when the next one should long be over
REFRESH = 10  # seconds after which we look for what others may have failed to tell


class Clocks:
    """The background work of a worker."""

    def __init__(self, server: "Server") -> None:
        self.server = server
        self.looks = 0
        self.whole_look = time.monotonic()  # when the last one was over that did not fail

    async def run(self) -> None:
        """Check tables until cancelled; failures are logged."""
        while True:
            try:
                await self.check_tables()
                self.whole_look = time.monotonic()
                metrics.WHOLE_LOOKS.inc()
            except Exception:
                metrics.FAILED_LOOKS.inc()
                logger.exception("looking after tables failed")
            await asyncio.sleep(PAUSE)

    def is_looked_after(self) -> bool:
        """Whether tables are checked as often as they should be."""
        return time.monotonic() - self.whole_look < LATE

    async def check_tables(self) -> None:
        """Check all tables once; what is wrong with one is no other's concern."""
        self.looks += 1
        await self.server.notice_board.look()
        bus = self.server.bus
        if self.server.options.cluster and (self.looks % REFRESH == 0 or bus.misses_news()):
            await self.server.rooms.look_around()
        if bus.keeps_time():
            await self.check_clocks()
            await self.check_bots()
        if self.looks % REFRESH == 0:
            await self.server.matchmaker.look(leads=bus.keeps_time())

    async def check_clocks(self) -> None:
        """Do what clocks say that have run out."""
        database = self.server.database
        moved = await database.run(note_look, now())
        if moved is not None:
            logger.warning("clocks were not looked after", extra={"tables": len(moved)})
            await self.server.rooms.reload_everywhere(moved)
        for table_id in await database.run(store.tables_out_of_time, now()):
            await self.look_after(table_id, self.time_out)

    async def check_bots(self) -> None:
        """Continue turns of bots that nobody continues."""
        seated = not self.server.options.local
        recent = around(now()) if self.server.options.cluster else None
        waiting = await self.server.database.run(
            store.tables_waiting_for_bots, recent, seated=seated
        )
        for table_id in waiting:
            if table_id not in self.server.bot_players.tasks:
                await self.look_after(table_id, self.resume_bot)

    async def look_after(self, table_id: int, work: Callable[[int], Awaitable[None]]) -> None:
        """Do something for a table; a failure is logged."""
        try:
            await work(table_id)
        except Refusal as refusal:  # somebody answered meanwhile, or the table is damaged
            logger.info("a table needed nothing", extra={"code": refusal.code})
        except (SQLAlchemyError, OSError):
            raise  # that concerns all of them
        except Exception:
            logger.exception("looking after a table failed", extra={"table": table_id})

    async def time_out(self, table_id: int) -> None:
        """Do what the table's clock says."""
        await self.server.games.time_out(await self.server.rooms.get_by_id(table_id))

    async def resume_bot(self, table_id: int) -> None:
        """Continue a bot's turn whose worker is gone; one that is there is reminded."""
        room = await self.server.rooms.get_by_id(table_id)
        if not self.server.bus.owns(room):
            self.server.bus.tell_head(room, room.elsewhere.owner)
            return
        if self.server.options.cluster:
            at = now()
            if not await self.server.database.run(store.claim, table_id, around(at), at):
                return
        self.server.bot_players.think(room)


def around(at: int) -> tuple[int, int]:
    """The times at which a change is a recent one, on machines whose clocks differ a little."""
    return at - PATIENCE, at + PATIENCE
