"""A table whose entries can't be replayed: it is marked and told, and no other table minds."""

import asyncio
import logging
import time
from pathlib import Path

import pytest
from running_app import Site, options_in, running
from sqlalchemy import update
from test_stopping import bots_at_play

from teotihuacan.server.options import ServerOptions
from teotihuacan.server.server import Server
from teotihuacan.server.storage.database import Database
from teotihuacan.server.storage.schema import entries
from teotihuacan.server.storage.tables import load, with_id

PATIENCE = 300  # seconds
BROKEN = 999  # no action of any game


def play_two_tables(options: ServerOptions) -> list[int]:
    """Begin games of bots at two tables and stop amid them; the tables' ids."""

    async def run() -> list[int]:
        server = Server(options)
        await server.start()
        rooms = [await bots_at_play(server) for _ in range(2)]
        async with asyncio.timeout(PATIENCE):
            while any(room.number < 8 for room in rooms):
                await asyncio.sleep(0.001)
        await server.stop()
        return [room.table.id for room in rooms]

    return asyncio.run(run())


def set_action(database: Database, table_id: int, number: int, action: int | None) -> int | None:
    """Write another action into an entry; the one that was there."""
    where = (entries.c.table_id == table_id) & (entries.c.number == number)
    with database.engine.begin() as connection:
        before = connection.execute(entries.select().where(where)).one().action
        connection.execute(update(entries).where(where).values(action=action))
    return None if before is None else int(before)


def wait_until_over(site: Site, table_id: int) -> None:
    """Wait until a table's game is over."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        stored = site.server.database.run_here(load, with_id(table_id))
        assert stored is not None
        if stored.table.status == "finished":
            return
        time.sleep(0.05)
    pytest.fail("the game didn't go on")


def test_a_damaged_table_stops_no_other_and_can_be_repaired(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    options = options_in(tmp_path)
    broken, whole = play_two_tables(options)
    database = Database(options.url)
    played = set_action(database, broken, 2, BROKEN)
    with running(options) as site:
        wait_until_over(site, whole)
        stored = database.run_here(load, with_id(broken))
        assert stored is not None
        assert stored.table.damaged
        key, browser = stored.table.key, site.guest("Ixchel")
        answer = browser.get(f"/api/tables/{key}/news")
        assert (answer.status_code, answer.json()["code"]) == (409, "damaged")
        told = [one for one in caplog.records if one.levelno >= logging.ERROR]
        assert [one.getMessage() for one in told] == ["a table is damaged"]  # once
        assert browser.get("/health/ready").json()["status"] == "ok"
        assert "teotihuacan_tables_damaged 1.0" in browser.get("/metrics").text
        set_action(database, broken, 2, played)
        news = browser.get(f"/api/tables/{key}/news")
        assert news.status_code == 200
        assert not news.json()["table"]["damaged"]
        assert "teotihuacan_tables_damaged 0.0" in browser.get("/metrics").text
        wait_until_over(site, broken)
    database.close()
