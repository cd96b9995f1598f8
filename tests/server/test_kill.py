"""Servers that are killed: whatever was confirmed is there, once, and games go on."""

import asyncio
import random
import re
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from chaos.checks import check_news
from chaos.players import HttpPlayer, Player, SocketPlayer, sit_down
from kill_checks import (
    check_verified,
    gone_on,
    left_behind,
    save_record,
)
from service_fixtures import OPTIONS
from serving import ColdServing, Servers, Serving

from processes import soon
from run_sizes import take_share
from teotihuacan.server.storage.database import open_engine

PATIENCE = 300  # seconds for anything to happen
LONGEST_TEST = 600  # seconds for all games of a test
KILLS = take_share(10, 3)  # in each of five tests
STOPS = 3
SERVICE_RESTART = 1012  # closes a socket: come back in a moment
FULL = 2  # SQLite waits until what it wrote is on disk
MOST_STEPS = 30  # of all players together between a start and a kill
SHORT_MOMENT = 0.01  # seconds: a bot that is asked has hardly begun
LONGEST_MOMENT = 0.03  # seconds after the last of them
LONGEST_START = {Serving: 0.4, ColdServing: 1.5}  # seconds after which a start is broken off


class Hall:
    """Tables at one server, which is killed and started again."""

    def __init__(self, serving: Serving, seed: int) -> None:
        self.serving = serving
        self.chance = random.Random(seed)
        self.players: list[Player] = []
        self.welcome = asyncio.Event()  # players may come
        self.steps_left = 0
        self.reached = asyncio.Event()
        self.waits_for_bot = False
        self.bots_asked = 0  # when the server was killed

    async def open(self) -> None:
        """Start the server, after a start that failed, and a game at each table."""
        await self.break_off_start()
        await self.start()
        ann = SocketPlayer("Ann", self.own_chance(), confirm=True)
        bob = SocketPlayer("Bob", self.own_chance())
        cem = HttpPlayer("Cem", self.own_chance(), confirm=True, automatic=True)
        dan = HttpPlayer("Dan", self.own_chance())
        url = self.serving.url
        await sit_down(url, [ann], ["novice"])
        await sit_down(url, [bob, cem], ["greedy"], draft=True)
        await sit_down(url, [dan], [], level="standard")
        spectator = SocketPlayer("", self.own_chance())
        spectator.home, spectator.key = url, bob.key
        self.players = [ann, bob, cem, dan, spectator]
        for player in self.players:
            player.on_send = self.step

    def own_chance(self) -> random.Random:
        """Chance of its own for a player."""
        return random.Random(self.chance.random())

    def step(self) -> None:
        """Count a step of a player."""
        self.steps_left -= 1
        if self.steps_left <= 0:
            self.reached.set()

    @asynccontextmanager
    async def games(self) -> AsyncIterator[None]:
        """Have everybody play meanwhile, and then to the end of all games."""
        await self.open()
        self.welcome.set()
        async with asyncio.timeout(LONGEST_TEST), asyncio.TaskGroup() as group:
            for player in self.players:
                group.create_task(player.play(self.welcome))
            yield
            self.welcome.set()

    async def any_moment(self) -> None:
        """Wait until the players have done a few steps, every other time for a bot too."""
        self.steps_left = self.chance.randint(1, MOST_STEPS)
        self.reached.clear()
        async with asyncio.timeout(PATIENCE):
            await self.reached.wait()
            await until(lambda: not self.waits_for_bot or self.bot_is_asked())
        longest = SHORT_MOMENT if self.waits_for_bot else LONGEST_MOMENT
        self.waits_for_bot = not self.waits_for_bot
        await asyncio.sleep(self.chance.uniform(0, longest))

    def bot_is_asked(self) -> bool:
        """Whether some table waits for a bot, as far as the players know."""
        return any(player.state.get("waits_for") == "bot" for player in self.players)

    async def start(self) -> None:
        """Start the server."""
        await asyncio.to_thread(self.serving.start)

    async def break_off_start(self) -> None:
        """Start the server, and kill it at any moment of its start."""
        self.serving.launch()
        await asyncio.sleep(self.chance.uniform(0, LONGEST_START[type(self.serving)]))
        await asyncio.to_thread(self.serving.kill)

    async def kill(self) -> None:
        """Kill the server at any moment, start it again, and see what it knows."""
        await self.any_moment()
        alone = self.chance.random() < 0.5  # or players knock on its door all the time
        if alone:
            self.welcome.clear()
        await asyncio.to_thread(self.serving.kill)
        before = left_behind(self.serving.folder)
        self.bots_asked += len(before)
        if self.chance.random() < 0.2:
            await self.break_off_start()
        await self.start()
        if alone:
            assert await asyncio.to_thread(soon, lambda: gone_on(self.serving.folder, before))
        await self.check()
        self.welcome.set()

    async def stop(self) -> None:
        """Ask the server at any moment to stop, and start it again."""
        await self.any_moment()
        assert await asyncio.to_thread(self.serving.stop) == 0
        await self.start()
        await self.check()

    async def check(self) -> None:
        """Everything that anybody has noted is there."""
        for player in self.players:
            await check_news(player)

    async def close(self, folder: Path) -> None:
        """See that the finished games are good."""
        await self.check()
        tables = {player.key: player for player in self.players}
        check_verified([await save_record(player, folder) for player in tables.values()])
        for player in self.players:
            await player.browser.aclose()


# A process for bots that was just being started when its server was killed.
ORPHAN = re.compile(
    r"^Traceback [^\n]*\n(?: [^\n]*\n)*?[^\n]*in spawn_main\n(?: [^\n]*\n)*EOFError: [^\n]*\n",
    re.MULTILINE,
)


@pytest.fixture
def stopped(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Serving]:
    """A server that isn't started yet."""
    serving: Serving = request.param(tmp_path / "data", *OPTIONS)
    yield serving
    if serving.process is not None:
        serving.kill()


@pytest.mark.parametrize(
    ("stopped", "seed"),
    [(ColdServing, 0), *((Serving, seed) for seed in range(1, 5))],
    indirect=["stopped"],
)
def test_killed_at_any_moment_a_server_loses_and_doubles_nothing(
    seed: int, stopped: Serving, tmp_path: Path
) -> None:
    async def run() -> None:
        hall = Hall(stopped, seed)
        async with hall.games():
            for _ in range(KILLS):
                await hall.kill()
        await hall.close(tmp_path)
        assert any(player.lost for player in hall.players), "no kill hit a request"
        assert hall.bots_asked, "no kill hit a bot"
        assert "Traceback" not in ORPHAN.sub("", stopped.errors())

    asyncio.run(run())


@pytest.mark.parametrize("stopped", [ColdServing], indirect=True)
def test_asked_to_stop_a_server_takes_leave_and_loses_nothing(
    stopped: Serving, tmp_path: Path
) -> None:
    async def run() -> None:
        hall = Hall(stopped, seed=5)
        async with hall.games():
            for _ in range(STOPS):
                await hall.stop()
        await hall.close(tmp_path)
        codes = [code for player in hall.players for code in player.closed_with]
        assert set(codes) == {SERVICE_RESTART}
        told = stopped.errors()
        assert "timeout graceful shutdown exceeded" not in told
        assert "Traceback" not in told

    asyncio.run(run())


def test_what_is_confirmed_is_on_disk(tmp_path: Path) -> None:
    engine = open_engine(f"sqlite:///{tmp_path / 'games.sqlite'}")
    with engine.connect() as connection:
        settings = [
            connection.exec_driver_sql(f"PRAGMA {name}").scalar_one()
            for name in ("journal_mode", "synchronous")
        ]
    engine.dispose()
    assert settings == ["wal", FULL]


def test_a_server_takes_over_from_one_that_was_killed_while_its_bot_thought(
    cluster: Servers, tmp_path: Path
) -> None:
    async def run() -> None:
        first, second = cluster.servings
        ann = SocketPlayer("Ann", random.Random(1))
        bob = SocketPlayer("Bob", random.Random(2), confirm=True)
        await sit_down(second.url, [ann, bob], ["novice"], shuffle=False)
        bob.home = first.url
        welcome = asyncio.Event()
        welcome.set()
        async with asyncio.timeout(LONGEST_TEST), asyncio.TaskGroup() as group:
            for player in (ann, bob):
                group.create_task(player.play(welcome))
            number = await killed_while_thinking(first, second, bob, ann)
            for player in (ann, bob):
                await check_news(player)
            await until(lambda: len(ann.entries) > number)
            assert ann.entries[number]["by"] == "bot"
        for player in (ann, bob):
            await check_news(player)
        check_verified([await save_record(ann, tmp_path)])
        for player in (ann, bob):
            await player.browser.aclose()

    asyncio.run(run())


async def killed_while_thinking(
    serving: Serving, other: Serving, before_bot: Player, *players: Player
) -> int:
    """Kill the server of whoever plays before a bot when the bot is asked; at which entry.

    All players go to the other server. If the bot was faster than we are, they do so again.
    """
    while True:
        await until(lambda: handed_over(before_bot))
        number = len(before_bot.entries)
        await asyncio.to_thread(serving.kill)
        for player in (before_bot, *players):
            player.home = other.url
        news = await before_bot.news()
        if (news["number"], news["state"]["waits_for"]) == (number, "bot"):
            return number
        await asyncio.to_thread(serving.start)
        serving, other = other, serving


def handed_over(player: Player) -> bool:
    """Whether a player's own move was the last, and a bot's is the next."""
    mine = (player.state.get("seat"), "person")
    last = player.entries[-1] if player.entries else {}
    return player.state.get("waits_for") == "bot" and (last["seat"], last["by"]) == mine


async def until(happened: Callable[[], bool]) -> None:
    """Wait for something that happens soon."""
    async with asyncio.timeout(PATIENCE):
        while not happened():
            await asyncio.sleep(0.001)
