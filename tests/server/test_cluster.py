"""Two workers at the same tables: what they tell each other, and who owns a table."""

import asyncio
from collections.abc import Callable, Coroutine
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest
from players import FIRST_GAME, Live, People, begin, good
from running_app import options_in
from services import empty_redis, free_port, running_redis
from serving import Servers
from websockets.exceptions import ConnectionClosed

from processes import soon
from teotihuacan.engine import Setup
from teotihuacan.server.cluster import redis_bus
from teotihuacan.server.cluster.redis_bus import RedisBus
from teotihuacan.server.http.sockets import Watcher
from teotihuacan.server.operations import metrics
from teotihuacan.server.server import Server
from teotihuacan.server.storage import people
from teotihuacan.server.storage.database import now
from teotihuacan.server.storage.people import Person
from teotihuacan.server.storage.tables import Seat
from teotihuacan.server.tables import lobby
from teotihuacan.server.tables.room import Room

PATIENCE = 300  # seconds for anything to happen
ENDED = 4401
OPTIONS: dict[str, Any] = {
    "title": "",
    "visibility": "link",
    "shuffle": False,
    "clock_seconds": None,
    "clock_end": "nothing",
}


class Pair:
    """Two workers of one cluster, in this process."""

    def __init__(self, here: Server, there: Server) -> None:
        self.here, self.there = here, there

    async def table(self, *bots: str) -> tuple[Person, Room]:
        """A table that a person made `here`, with bots at the other seats, not yet begun."""
        maker = await self.here.database.run(people.create_person, f"Maker {now()}")
        made = lobby.new_table(maker.id, Setup(players=2, first_game=True), now(), **OPTIONS)
        rows = [Seat(0, 0, **lobby.seat_for_person(maker))]
        rows += [lobby.bot_seat(place, bot) for place, bot in enumerate(bots, start=1)]
        rows += [lobby.free_seat(place, "open") for place in range(len(rows), 2)]
        return maker, await self.here.rooms.create(made, rows)

    async def game(self) -> tuple[list[Person], Room, Room]:
        """A game of two people, at both workers."""
        maker, room = await self.table()
        other = await self.here.database.run(people.create_person, f"Other {now()}")
        await self.here.rooms.change(room, lambda change: lobby.join(change, other, None, None))
        await self.here.rooms.change(room, lambda change: lobby.start(change, maker, now()))
        return [maker, other], room, await self.there.rooms.get(room.table.key)


def in_cluster(
    folder: Path, database: str, redis: str, work: Callable[[Pair], Coroutine[Any, Any, None]]
) -> None:
    """Do something with two workers."""
    options = options_in(folder, database=database, redis=redis)

    async def life() -> None:
        here, there = Server(options), Server(options)
        await here.start()
        await there.start()
        try:
            async with asyncio.timeout(PATIENCE):
                await work(Pair(here, there))
        finally:
            await here.stop()
            await there.stop()

    asyncio.run(life())


async def until(happened: Callable[[], object]) -> None:
    """Wait until something has happened."""
    while not happened():
        await asyncio.sleep(0.01)


async def play(server: Server, room: Room, crowd: list[Person]) -> int:
    """Let the person asked play any legal action, at this worker."""
    assert room.game is not None
    assert room.game.asked is not None
    action = room.game.position.legal_actions()[0]
    person = crowd[room.game.asked]
    return await server.games.play_action(room, person, room.game.number, action)


def exchanged(way: str) -> float:
    """How many changes were told, heard or read so far, by all workers of this process."""
    return float(metrics.EXCHANGED.labels(way)._value.get())


def bus_of(server: Server) -> RedisBus:
    """The bus of a worker of a cluster."""
    assert isinstance(server.bus, RedisBus)
    return server.bus


def watch(server: Server, room: Room, person: Person | None) -> Watcher:
    """A connection of somebody who is told nothing: only its presence counts."""
    from test_rooms import unused_socket

    from teotihuacan.server.accounts.sessions import Session

    session = Session("browser", person, old=False) if person else None
    return Watcher(server, unused_socket(), room, session, 0, 0)


def test_moves_are_told_to_the_other_worker_which_reads_nothing(
    tmp_path: Path, postgresql_url: str, redis_url: str
) -> None:
    async def work(pair: Pair) -> None:
        crowd, room, same = await pair.game()
        assert same is not room
        read, heard = exchanged("read"), exchanged("heard")
        for number in range(1, 21):
            server, mine = ((pair.here, room), (pair.there, same))[number % 2]
            await until(lambda: room.number == same.number)
            assert await play(server, mine, crowd) == number
        await until(lambda: room.number == same.number == 20)
        assert (exchanged("read"), exchanged("heard")) == (read, heard + 20)
        assert room.dump_news(crowd[1].id, 0, 0) == same.dump_news(crowd[1].id, 0, 0)
        await pair.here.tables.post_chat(room, crowd[0], "hello")
        await pair.there.tables.post_chat(same, crowd[1], "good day")
        await until(lambda: room.line == same.line == 2)
        assert room.chat == same.chat

    in_cluster(tmp_path, postgresql_url, redis_url, work)


def test_nothing_depends_on_what_is_told(
    tmp_path: Path, postgresql_url: str, redis_url: str
) -> None:
    """A worker that missed moves lets people play after them, and doesn't let them play twice."""

    async def work(pair: Pair) -> None:
        crowd, room, same = await pair.game()
        room.elsewhere.seats.clear()  # here thinks that it is alone
        await play(pair.here, room, crowd)
        assert (room.number, same.number) == (1, 0)
        assert room.game is not None
        asked, action = room.game.asked, room.game.position.legal_actions()[0]
        assert asked is not None
        done = await pair.there.games.play_action(same, crowd[asked], 1, action)
        assert done == same.number == 2
        await pair.there.rooms.look_around()
        await pair.there.tables.post_chat(same, crowd[0], "hello")
        await until(lambda: (room.number, room.line) == (2, 1))

    in_cluster(tmp_path, postgresql_url, redis_url, work)


def test_a_table_has_one_owner_until_it_leaves(
    tmp_path: Path, postgresql_url: str, redis_url: str
) -> None:
    async def work(pair: Pair) -> None:
        _, room, same = await pair.game()
        here, there = pair.here, pair.there
        assert (here.bus.owns(room), there.bus.owns(same)) == (True, False)
        here.rooms.drop(room)
        await until(lambda: there.bus.owns(same))
        again = await here.rooms.get(room.table.key)
        assert again is not room
        assert (here.bus.owns(again), there.bus.owns(same)) == (False, True)
        await until(lambda: sum(server.bus.keeps_time() for server in (here, there)) == 1)

    in_cluster(tmp_path, postgresql_url, redis_url, work)


def test_who_dies_is_succeeded(
    tmp_path: Path, postgresql_url: str, redis_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(redis_bus, "LIFE", 1000)
    monkeypatch.setattr(redis_bus, "BEAT_PAUSE", 0.1)

    async def work(pair: Pair) -> None:
        crowd, room, same = await pair.game()
        here, there = pair.here, pair.there
        await here.sockets.connect(watch(here, room, crowd[0]))
        await until(lambda: same.present_seats() == [0])
        bus = bus_of(here)
        assert bus.beating is not None
        for task in (bus.beating, *bus.link.tasks):  # it says no more, not even goodbye
            task.cancel()
        await until(lambda: there.bus.owns(same) and there.bus.keeps_time())
        assert same.present_seats() == []
        bus.connected.clear()

    in_cluster(tmp_path, postgresql_url, redis_url, work)


def test_what_redis_forgets_it_is_told_again(
    tmp_path: Path, postgresql_url: str, redis_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(redis_bus, "BEAT_PAUSE", 0.1)

    async def work(pair: Pair) -> None:
        crowd, room, same = await pair.game()
        here, there = pair.here, pair.there
        await here.sockets.connect(watch(here, room, crowd[0]))
        await there.sockets.connect(watch(there, same, crowd[1]))
        await until(lambda: room.present_seats() == same.present_seats() == [0, 1])
        old = room.elsewhere.count
        empty_redis(redis_url)
        await until(lambda: old != room.elsewhere.count == same.elsewhere.count)
        await until(lambda: here.bus.owns(room) != there.bus.owns(same))
        await until(lambda: room.present_seats() == same.present_seats() == [0, 1])
        await play(here, room, crowd)
        await until(lambda: same.number == 1)

    in_cluster(tmp_path, postgresql_url, redis_url, work)


def test_only_the_owner_lets_bots_think(
    tmp_path: Path, postgresql_url: str, redis_url: str
) -> None:
    async def work(pair: Pair) -> None:
        maker, room = await pair.table("random")
        here, there = pair.here, pair.there
        thought: list[Server] = []
        same = await there.rooms.get(room.table.key)
        await there.rooms.change(same, lambda change: lobby.start(change, maker, now()))
        for _ in range(12):
            await until(lambda: same.table.waits_for == "person" or same.table.result)
            assert same.game is not None
            action = same.game.position.legal_actions()[0]
            await there.games.play_action(same, maker, same.game.number, action)
            thought += [server for server in (here, there) if server.bot_players.tasks]
            await until(lambda: room.number == same.number)
            thought += [server for server in (here, there) if server.bot_players.tasks]
        assert there not in thought
        assert same.game is not None
        by = {logged.entry.by for logged in same.game.entries}
        assert by >= {"person", "bot"}

    in_cluster(tmp_path, postgresql_url, redis_url, work)


def test_who_needs_a_table_no_more_is_told_no_more(
    tmp_path: Path, postgresql_url: str, redis_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(redis_bus, "IDLE", 0.0)

    async def work(pair: Pair) -> None:
        crowd, room, same = await pair.game()
        watcher = watch(pair.here, room, None)
        await pair.here.sockets.connect(watcher)
        await until(lambda: same.elsewhere.seats == {pair.here.worker: [-1]})
        await play(pair.here, room, crowd)
        await until(lambda: not room.elsewhere.seats)
        assert room.table.id not in pair.there.rooms.by_id
        told = exchanged("told")
        await play(pair.here, room, crowd)
        assert exchanged("told") == told

    in_cluster(tmp_path, postgresql_url, redis_url, work)


def test_redis_restarts_and_everything_goes_on(tmp_path: Path, postgresql_url: str) -> None:
    port = free_port()
    redis = ExitStack()
    url = redis.enter_context(running_redis(port))

    async def work(pair: Pair) -> None:
        crowd, room, same = await pair.game()
        here, there = bus_of(pair.here), bus_of(pair.there)
        await pair.here.sockets.connect(watch(pair.here, room, crowd[0]))
        await pair.there.sockets.connect(watch(pair.there, same, crowd[1]))
        await asyncio.to_thread(redis.close)
        await until(lambda: here.misses_news() and there.misses_news())
        await play(pair.here, room, crowd)
        await until(lambda: same.number == 1)  # by looking
        await asyncio.to_thread(redis.enter_context, running_redis(port))
        await until(lambda: not here.misses_news() and not there.misses_news())
        heard = exchanged("heard")
        await play(pair.there, same, crowd)
        await until(lambda: room.number == 2 and exchanged("heard") == heard + 1)
        await until(lambda: room.present_seats() == same.present_seats() == [0, 1])

    with redis:
        in_cluster(tmp_path, postgresql_url, url, work)


def test_signing_out_closes_sockets_at_all_workers(cluster: Servers) -> None:
    with People(cluster.urls) as crowd:
        one, two = crowd.guests(2)
        key = begin(one, two, setup=FIRST_GAME).key
        window = crowd.elsewhere(one)

        async def stay() -> int:
            async with Live(window, key) as mine, Live(two, key) as other:
                await mine.reach(0)
                good(await asyncio.to_thread(one.delete, "/api/session"))
                with pytest.raises(ConnectionClosed) as closed:
                    await mine.drain()
                assert (await other.say("still here"))["type"] == "done"
            assert closed.value.rcvd is not None
            return closed.value.rcvd.code

        assert asyncio.run(stay()) == ENDED


def test_a_killed_worker_leaves_nobody_stuck(cluster: Servers) -> None:
    """Everybody goes on at the other worker, and so do the bots that thought at the first."""
    with People(cluster.urls) as crowd:
        one, two = crowd.guests(2)
        match = begin(one, two, setup=FIRST_GAME)
        alone = begin(one, bots=1, setup=FIRST_GAME)
        for _ in range(4):
            match.play()
        here = crowd.elsewhere(one)
        cluster.servings[0].kill()

        async def play_on() -> None:
            async with Live(here, match.key) as mine, Live(two, match.key) as other:
                await mine.until(lambda live: live.state is not None)
                await other.until(lambda live: live.state is not None)
                mover = mine if mine.your_turn else other
                assert (await mover.act(mover.legal[0]))["type"] == "done"

        asyncio.run(play_on())
        for _ in range(3):
            assert soon(lambda: here.state(alone.key)["your_turn"])
            here.play(alone.key)


def test_workers_know_who_is_at_the_others_until_they_die(
    tmp_path: Path, postgresql_url: str, redis_url: str
) -> None:
    async def work(pair: Pair) -> None:
        crowd, _, same = await pair.game()
        here, there = pair.here, pair.there
        seated = {crowd[0].name: "table"}
        await there.sockets.connect(watch(there, same, crowd[0]))
        await until(lambda: here.lobby.elsewhere.get(there.worker) == seated)
        bus_of(here).handle({"about": "gone", "from": there.worker})
        assert there.worker not in here.lobby.elsewhere
        here.lobby.resync()  # whoever doesn't know asks
        await until(lambda: here.lobby.elsewhere.get(there.worker) == seated)

    in_cluster(tmp_path, postgresql_url, redis_url, work)
