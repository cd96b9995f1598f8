"""Games that begin by themselves: all seats are taken, and everybody is there."""

import asyncio
import logging
from typing import TYPE_CHECKING

from ..errors import Refusal
from ..storage.database import now
from . import lobby
from .room import Room
from .table_change import OPEN, TableChange

if TYPE_CHECKING:
    from ..server import Server

logger = logging.getLogger(__name__)
COUNTDOWN = 5000  # milliseconds, in which whoever made the table may stop it


class AutoStart:
    """The countdowns of tables that are about to begin."""

    def __init__(self, server: "Server") -> None:
        self.server = server
        self.tasks: dict[int, asyncio.Task[None]] = {}

    def consider(self, room: Room) -> None:
        """Begin to count down as soon as everybody is there, or stop if somebody is gone."""
        counting, ready = room.table.id in self.tasks, is_ready(room)
        if ready and not counting:
            room.starts_at = now() + COUNTDOWN
            room.look += 1
            self.tasks[room.table.id] = asyncio.create_task(self.count_down(room))
        elif counting and not ready:
            self.tasks.pop(room.table.id).cancel()
            room.starts_at = None
            room.look += 1

    async def count_down(self, room: Room) -> None:
        """Wait, then begin; all workers count, one of them begins."""
        await asyncio.sleep(COUNTDOWN / 1000)
        self.tasks.pop(room.table.id, None)
        try:
            await self.server.rooms.change(room, begin_if_wanted)
        except Refusal as refusal:  # somebody left or began this very moment
            room.starts_at = None
            logger.info("no start", extra={"code": refusal.code})

    async def close(self) -> None:
        """Stop counting."""
        tasks = list(self.tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


def is_ready(room: Room) -> bool:
    """Whether a table's game may begin by itself now."""
    if room.table.status != OPEN or not room.table.auto_start:
        return False
    people = {row.seat for row in room.seats if row.kind == "person"}
    full = all(row.kind not in lobby.FREE for row in room.seats)
    return full and bool(people) and people <= set(room.present_seats())


def begin_if_wanted(change: TableChange) -> None:
    """Begin a game, unless whoever made the table has stopped that."""
    if not change.table.auto_start:
        raise Refusal("not_started")
    lobby.begin(change, now())
