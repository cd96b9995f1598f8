"""Tables in the memory of a server: found and forgotten; people there who are deleted."""

import asyncio
import json
from collections.abc import Callable, Coroutine
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from threading import Event
from typing import Any

import pytest
import websockets.sync.client
from fastapi import WebSocket
from players import FIRST_GAME, Browser, Match, begin, good, guest
from running_app import options_in, running

from teotihuacan.engine import Setup
from teotihuacan.server.errors import Refusal
from teotihuacan.server.http.sockets import Watcher
from teotihuacan.server.server import Server
from teotihuacan.server.storage import people
from teotihuacan.server.storage.tables import Seat, load, with_id
from teotihuacan.server.tables import lobby, room_repository

OPTIONS: dict[str, Any] = {
    "title": "",
    "visibility": "link",
    "shuffle": False,
    "clock_seconds": None,
    "clock_end": "nothing",
}


def at_a_server(folder: Path, work: Callable[[Server], Coroutine[Any, Any, None]]) -> None:
    """Do something with the parts of a server."""

    async def life() -> None:
        server = Server(options_in(folder))
        await server.start()
        try:
            await work(server)
        finally:
            await server.stop()

    asyncio.run(life())


def test_somebody_deleted_at_the_same_moment_is_no_failure(tmp_path: Path) -> None:
    async def work(server: Server) -> None:
        run = server.database.run
        ghost = await run(people.create_person, "Ghost")
        maker = await run(people.create_person, "Maker")
        await run(people.delete_person, ghost.id)
        made = lobby.new_table(ghost.id, Setup(players=2), 1, **OPTIONS)
        rows = [lobby.free_seat(place, "open") for place in range(2)]
        with pytest.raises(Refusal) as refused:
            await server.rooms.create(made, rows)
        assert (refused.value.status, refused.value.code) == (409, "gone")
        room = await server.rooms.create({**made, "creator": maker.id}, rows)
        with pytest.raises(Refusal) as refused:
            await server.rooms.change(room, lambda change: lobby.join(change, ghost, None, None))
        assert refused.value.code == "gone"
        assert [row.kind for row in room.seats] == ["open", "open"]
        await server.rooms.change(room, lambda change: lobby.join(change, maker, None, None))
        await run(people.delete_person, maker.id)
        with pytest.raises(Refusal) as refused:
            await server.tables.post_chat(room, maker, "hello")
        assert refused.value.code == "nobody"
        assert room.chat == []

    at_a_server(tmp_path, work)


def test_a_line_of_somebody_who_is_gone_is_seen_once_it_is_stored(tmp_path: Path) -> None:
    async def work(server: Server) -> None:
        maker = await server.database.run(people.create_person, "Maker")
        made = lobby.new_table(maker.id, Setup(players=2), 1, **OPTIONS)
        rows = [Seat(0, 0, **lobby.seat_for_person(maker)), lobby.free_seat(1, "open")]
        room = await server.rooms.create(made, rows)
        said = asyncio.create_task(server.tables.post_chat(room, maker, "hello"))
        while not room.lock.locked():
            await asyncio.sleep(0)
        said.cancel()
        with pytest.raises(asyncio.CancelledError):
            await said
        await server.rooms.close()
        assert [line.text for line in room.chat] == ["hello"]
        stored = await server.database.run(load, with_id(room.table.id))
        assert stored is not None
        assert stored.chat == room.chat

    at_a_server(tmp_path, work)


def test_nothing_is_missed_between_finding_a_table_and_watching_it(
    tmp_path: Path, postgresql_url: str, redis_url: str
) -> None:
    options = options_in(tmp_path, database=postgresql_url, redis=redis_url)

    async def work(here: Server, there: Server) -> None:
        maker = await here.database.run(people.create_person, "Maker")
        made = lobby.new_table(maker.id, Setup(players=2), 1, **OPTIONS)
        rows = [lobby.bot_seat(0, "random"), lobby.free_seat(1, "open")]
        room = await here.rooms.create(made, rows)
        watched = await there.rooms.get_to_watch(made["key"])
        room.elsewhere.seats.clear()  # what is told gets lost
        await here.rooms.change(room, lambda change: lobby.join(change, maker, None, None))
        await here.tables.post_chat(room, maker, "hello")
        assert (watched.seats[1].kind, watched.line) == ("open", 0)
        watcher = Watcher(there, unused_socket(), watched, None, 0, 0)
        await there.sockets.connect(watcher)
        assert (watched.seats[1].kind, watched.line) == ("person", 1)
        await there.sockets.disconnect(watcher)

    async def life() -> None:
        here, there = Server(options), Server(options)
        await here.start()
        await there.start()
        try:
            await work(here, there)
        finally:
            await here.stop()
            await there.stop()

    asyncio.run(life())


def unused_socket() -> WebSocket:
    """A socket through which nothing is said."""

    async def nothing(*_: Any) -> Any:
        raise AssertionError("nobody speaks")

    return WebSocket({"type": "websocket", "path": "/", "headers": []}, nothing, nothing)


def test_who_watches_a_table_is_told_what_happens_there(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With little memory tables are forgotten all the time, but not those somebody watches."""
    monkeypatch.setattr(room_repository, "MOST_IDLE", 1)
    with running(options_in(tmp_path)) as site, ThreadPoolExecutor(2) as threads:
        one, two, three = crowd = [guest(site.url) for _ in range(3)]
        match = begin(one, two, setup=FIRST_GAME)
        others = [begin(two, three, setup=FIRST_GAME).key for _ in range(2)]
        enough = Event()

        def look_elsewhere(browser: Browser) -> None:
            while not enough.is_set():
                for key in others:
                    good(browser.get(f"/api/tables/{key}"))

        looking = [threads.submit(look_elsewhere, browser) for browser in (two, three)]
        try:
            for number in range(12):
                watch_one_move(match, f"{site.url.replace('http', 'ws')}/api/tables", number)
        finally:
            enough.set()
        for thread in looking:
            thread.result()
        for browser in crowd:
            browser.close()


def watch_one_move(match: Match, url: str, number: int) -> None:
    """Connect as somebody new, see the entries so far, and then one that is made."""
    spectator = guest(str(match.creator.base_url))
    cookie = {"Cookie": spectator.cookie}
    spectator.close()
    with websockets.sync.client.connect(
        f"{url}/{match.key}/socket?seen={number}", proxy=None, additional_headers=cookie
    ) as socket:
        assert json.loads(socket.recv(60))["number"] == number
        state = match.people[0].state(match.key)
        mover = match.people[state["view"]["asked"]]
        with Browser(str(mover.base_url)) as window:
            window.cookies.update(mover.cookies)
            window.play(match.key)
        entries: list[int] = []
        while not entries:
            entries = [entry["number"] for entry in json.loads(socket.recv(60))["entries"]]
        assert entries == [number + 1]
