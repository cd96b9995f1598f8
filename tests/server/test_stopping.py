"""A server that stops amid a bot's move."""

import asyncio
import logging
from pathlib import Path
from threading import Event

import pytest
from running_app import options_in

from teotihuacan import Setup
from teotihuacan.server.server import Server
from teotihuacan.server.storage.database import Database, now
from teotihuacan.server.storage.tables import load, with_id
from teotihuacan.server.tables.lobby import bot_seat, new_table
from teotihuacan.server.tables.room import Room


async def bots_at_play(server: Server) -> Room:
    """A table at which only bots play."""
    options = {"title": "", "visibility": "link", "shuffle": False, "clock_end": "nothing"}
    values = new_table(None, Setup(players=2, first_game=True), now(), **options)
    room = await server.rooms.create(values, [bot_seat(seat, "random") for seat in range(2)])
    await server.rooms.change(room, lambda change: change.start_game(now()))
    return room


def test_a_move_under_way_is_kept_and_no_other_begun(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    options = options_in(tmp_path)

    async def run() -> Room:
        server, release = Server(options), Event()
        await server.start()
        room = await bots_at_play(server)
        server.database.threads.submit(release.wait)  # no move gets through meanwhile
        try:
            async with asyncio.timeout(60):
                while not server.rooms.changing:
                    await asyncio.sleep(0.001)
                stopping = asyncio.create_task(server.stop())
                while not server.bot_players.processes.stopped:
                    await asyncio.sleep(0.001)
        finally:
            release.set()  # a thread that waits for ever keeps Python from ending
        await stopping
        await asyncio.sleep(0)
        assert not server.bot_players.tasks
        return room

    room = asyncio.run(run())
    assert room.number > 0
    database = Database(options.url)
    stored = database.run_here(load, with_id(room.table.id))
    database.close()
    assert stored is not None
    assert [entry.number for entry in stored.entries] == list(range(1, room.number + 1))
    assert [record for record in caplog.records if record.levelno >= logging.ERROR] == []
