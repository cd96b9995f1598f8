"""Results of the games that were played here: each is written soon after its game has ended.

What a crash has lost, and what ended before there were results, is made up for soon after the
server's start and every ten minutes, a little at a time.
"""

import asyncio
import logging
from typing import TYPE_CHECKING

from sqlalchemy.exc import IntegrityError

from ...study.profiles import (
    BOT,
    LEFT,
    PERSON,
    RESIGNED,
    TEOTIBOT,
    GameResult,
    Player,
    Statistics,
    add_up,
    read_result,
)
from ..storage import results as store
from ..storage.chores import RESULTS, claim_chore
from ..storage.database import now
from ..storage.people import Person
from ..storage.tables import Seat, StoredTable, load, with_id
from .replays import get_finished_game
from .room import Room
from .table_game import TableGame

if TYPE_CHECKING:
    from ..server import Server

logger = logging.getLogger(__name__)
QUIET = 5.0  # seconds after a start
LOOK = 600.0  # seconds between two looks for what is missing
TOGETHER = 5_000  # milliseconds within which workers start together: one of them looks
BREATH = 0.2  # seconds between two games
BEYOND = 2**31 - 1  # the ids of tables are smaller


class Results:
    """Reads games that are over, and stores how they ended."""

    def __init__(self, server: "Server") -> None:
        self.server = server
        self.database = server.database
        self.writing: dict[int, asyncio.Task[None]] = {}  # by table
        self.reading = asyncio.Lock()  # one game at a time
        self.looking = asyncio.create_task(self.run())

    def write_soon(self, room: Room) -> "asyncio.Task[None]":
        """Store the result of a game that is over; whoever wants to see it waits for it."""
        table_id = room.table.id
        if table_id not in self.writing:
            task = asyncio.create_task(self.write(room))
            self.writing[table_id] = task
            task.add_done_callback(lambda _: self.writing.pop(table_id, None))
        return self.writing[table_id]

    async def write(self, room: Room) -> None:
        """Read a game and store its result; what fails is logged, and made up for later."""
        if room.game is None or room.table.imported:
            return
        try:
            async with self.reading:
                result = await asyncio.to_thread(read_game, room.seats, room.game)
            await self.database.run(store.add_result, room.table.id, result)
        except IntegrityError:  # another worker was faster, or somebody was just deleted
            logger.info("a result was not stored", extra={"table": room.table.id})
        except Exception:
            logger.exception("a result can't be stored", extra={"table": room.table.id})

    async def run(self) -> None:
        """Make up for what is missing, now and then, until cancelled; failures are logged."""
        await asyncio.sleep(QUIET)
        while True:
            try:
                if await self.database.run(claim_chore, RESULTS, now(), TOGETHER):
                    await self.catch_up()
            except Exception:
                logger.exception("looking for missing results failed")
            await asyncio.sleep(LOOK)

    async def catch_up(self, breath: float = BREATH) -> int:
        """Store the results that are missing; of how many games."""
        count, before = 0, BEYOND
        while missing := await self.database.run(store.find_missing, before):
            for table_id in missing:
                stored = await self.database.run(load, with_id(table_id))
                if stored is not None:
                    count += await self.write_stored(stored)
                await asyncio.sleep(breath)
            before = missing[-1]
        return count

    async def write_stored(self, stored: StoredTable) -> bool:
        """Store the result of a table that need not be in memory; False if it is damaged."""
        try:
            room = await asyncio.to_thread(Room, stored)
        except Exception as error:
            await self.server.rooms.report_damage(stored.table.id, error)
            return False
        await self.write(room)
        return True

    async def get_statistics(self, person: Person, *, public: bool) -> Statistics:
        """What the games of a person add up to, as that person or the `public` may know it."""
        played = await self.database.run(store.load_played, person.id, public=public)
        return await asyncio.to_thread(add_up, played)

    async def find_achievements(self, room: Room, person: Person) -> dict[str, bool]:
        """What a person achieved in a finished game, and whether for the first time."""
        get_finished_game(room)
        if not await self.database.run(store.has_result, room.table.id):
            await self.write_soon(room)
        return await self.database.run(store.load_achievements, room.table.id, person.id)

    async def close(self) -> None:
        """Stop looking, and finish what is being written."""
        self.looking.cancel()
        await asyncio.gather(self.looking, *self.writing.values(), return_exceptions=True)


def read_game(seats: tuple[Seat, ...], played: TableGame) -> GameResult:
    """The result of a table's game."""
    told = played.result()
    assert told is not None
    return read_result(
        played.game,
        [read_player(row, played) for row in seats],
        played.entries[-1].entry.at if played.entries else played.since,
        ended_by=told["ended_by"],
        ranking=told["ranking"],
    )


def read_player(row: Seat, played: TableGame) -> Player:
    """Who played at a seat: whoever left it to a bot stays its player."""
    if row.kind == "teotibot":
        return Player(TEOTIBOT, row.name)
    if row.kind == "bot":
        return Player(PERSON, gone=LEFT) if row.person_id else Player(BOT, row.name)
    return Player(PERSON, gone=RESIGNED if row.seat in played.resigned else "")
