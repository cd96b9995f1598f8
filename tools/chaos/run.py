"""A run: games are played while one part of the server after the other is killed."""

import asyncio
import itertools
import random
import time
from collections import Counter
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass, field

from hosting.site import EVERYTHING, FROZEN, POSTGRESQL, REDIS, SERVER, WORKER, Site

from .checks import check_news, check_record
from .logs import count_errors
from .players import GONE, HttpPlayer, Player, SocketPlayer, sit_down

# How often each fails.
KINDS = {
    WORKER: 10,
    REDIS: 4,
    POSTGRESQL: 4,
    SERVER: 3,
    EVERYTHING: 2,
    **dict.fromkeys(FROZEN, 3),
}
WITH_POSTGRESQL = {POSTGRESQL, EVERYTHING, *(key for key in FROZEN if FROZEN[key] == POSTGRESQL)}
MOST_STEPS = 30  # of all players together between two failures
LONGEST_AWAY = 2.0  # seconds that a part is gone
LONGEST_FROZEN = 8.0  # seconds that a part stands still: longer than Redis is waited for
CLOCK = 600  # seconds for a turn at tables with a clock: no failure takes so much
STUCK = 120  # seconds without an entry after which a table is stuck
LOOK_AGAIN = 0.2  # seconds
Look = Callable[[Player], Awaitable[object]]


@dataclass
class Report:
    """What happened; all that is wrong, stuck or unexpected should be 0."""

    killed: Counter[str] = field(default_factory=Counter)
    sent: int = 0
    confirmed: int = 0
    unanswered: int = 0  # sent, and the connection broke before the answer
    finished: int = 0  # games, whose records are good
    answers: Counter[str] = field(default_factory=Counter)  # failures by HTTP and sockets
    wrong: list[str] = field(default_factory=list)  # what was lost, doubled or contradicted
    stuck: list[str] = field(default_factory=list)  # tables where nothing happened any more
    expected: Counter[str] = field(default_factory=Counter)  # errors in the server's log
    unexpected: Counter[str] = field(default_factory=Counter)  # the same
    slowest: dict[str, float] = field(default_factory=dict)  # seconds until somebody could move

    @property
    def good(self) -> bool:
        """Whether nothing went wrong that a client must not see."""
        return not (self.wrong or self.stuck or self.unexpected or self.unexplained)

    @property
    def unexplained(self) -> list[str]:
        """Failures that don't tell when to try again, or that are the server's own."""
        signs = ("without", "internal")
        return [answer for answer in self.answers if any(sign in answer for sign in signs)]


class Table:
    """People who play one game after the other, always at a new table."""

    def __init__(self, run: "ChaosRun", number: int) -> None:
        self.run = run
        self.number = number
        self.chance = random.Random(run.chance.random())
        self.players: list[Player] = []
        self.progress = (0, time.monotonic())  # entries seen, and since when
        self.coming = asyncio.Lock()  # or going: not the moment for a look
        self.wrong: set[Player] = set()  # told once

    async def play(self) -> None:
        """Play until the run is over."""
        while not self.run.over:
            async with self.coming:
                await self.sit_down()
            playing = [asyncio.create_task(one.play(self.run.welcome)) for one in self.players]
            try:
                await self.follow(playing)
            except AssertionError as error:
                self.run.report.wrong.append(f"table {self.number}: {describe(error)}")
            finally:
                for task in playing:
                    task.cancel()
                await asyncio.gather(*playing, return_exceptions=True)
            async with self.coming:
                await self.leave()

    async def sit_down(self) -> None:
        """Begin a game; begin again whenever the server is gone meanwhile."""
        for attempt in itertools.count():
            self.players = self.gather()
            try:
                await self.begin_game()
                return
            except GONE:
                assert attempt < 10 * STUCK, "no game can be begun"
                await self.close()
                await asyncio.sleep(LOOK_AGAIN)

    def gather(self) -> list[Player]:
        """New people, by socket and by HTTP, with different manners."""
        names = [f"{name} {self.chance.randrange(10**9)}" for name in ("Ann", "Bob")]
        chances = [random.Random(self.chance.random()) for _ in range(3)]
        kind = self.number % 3
        if kind == 0:
            return [SocketPlayer(names[0], chances[0], confirm=True)]
        first = SocketPlayer(names[0], chances[0])
        second = HttpPlayer(names[1], chances[1], confirm=True, automatic=True)
        return [first, second, SocketPlayer("", chances[2])] if kind == 1 else [second]

    async def begin_game(self) -> None:
        """Sit down at a new table: with a bot, with each other and a bot, alone."""
        kind = self.number % 3
        seated = [player for player in self.players if player.name]
        for player in self.players:
            player.on_send = self.run.note_step
        setup = ({}, {"draft": True}, {"level": "standard"})[kind]
        bots, clock = (["greedy"], ["greedy"], [])[kind], (0, CLOCK, 0)[kind]
        await sit_down(self.run.site.url, seated, bots, clock=clock, **setup)
        for spectator in self.players[len(seated) :]:
            spectator.home, spectator.key = self.run.site.url, seated[0].key
        self.progress = (0, time.monotonic())

    async def follow(self, playing: Sequence[asyncio.Task[None]]) -> None:
        """Wait for the end of the game or of the run; somebody has to move now and then."""
        while not all(task.done() for task in playing):
            for task in playing:
                if task.done():
                    task.result()
            number = max(len(player.entries) for player in self.players)
            if number > self.progress[0]:
                self.progress = (number, time.monotonic())
            elif time.monotonic() > self.progress[1] + STUCK:
                self.run.report.stuck.append(f"table {self.number} at entry {number}")
                return
            if self.run.over:
                return
            await asyncio.sleep(LOOK_AGAIN)
        for task in playing:
            task.result()

    async def check(self) -> None:
        """Everything that anybody has noted is there; wrong is what is missing or doubled."""
        for player in self.players:
            if player not in self.wrong:
                if not await self.run.check(f"table {self.number}", check_news, player):
                    self.wrong.add(player)

    async def leave(self) -> None:
        """Look at everything once more, add it up, go."""
        await self.check()
        report, host = self.run.report, self.players[0]
        if host.over and await self.run.check(f"table {self.number}", check_record, host):
            report.finished += 1
        for player in self.players:
            report.sent += len(player.sent) + len(player.said)
            report.confirmed += len(player.confirmed)
            report.confirmed += sum(number is not None for number in player.said.values())
            report.unanswered += len(player.lost)
            report.answers += player.failures
        await self.close()

    async def close(self) -> None:
        """Close the browsers; nobody is at the table any more."""
        for player in self.players:
            await player.browser.aclose()
        self.players = []


class ChaosRun:
    """Tables at a site whose parts are killed."""

    def __init__(self, site: Site, tables: int, seed: int) -> None:
        self.site = site
        self.chance = random.Random(seed)
        self.report = Report()
        self.welcome = asyncio.Event()
        self.welcome.set()
        self.over = False
        self.steps = 0
        self.tables = [Table(self, number) for number in range(tables)]

    def note_step(self) -> None:
        """Somebody does something."""
        self.steps += 1

    async def run(self, failures: Sequence[str]) -> Report:
        """Have these parts fail, one after the other, while games are played."""
        async with asyncio.TaskGroup() as group:
            for table in self.tables:
                group.create_task(table.play())
            for part in failures:
                await self.fail(part)
            await self.see_progress()
            self.over = True
        self.read_log(with_postgresql=not WITH_POSTGRESQL.isdisjoint(failures))
        return self.report

    def read_log(self, *, with_postgresql: bool) -> None:
        """Note the errors in the server's log."""
        log = self.site.parts[SERVER].read_log()
        self.report.expected, self.report.unexpected = count_errors(
            log, postgresql=with_postgresql
        )

    async def fail(self, part: str) -> None:
        """Kill a part at any moment, have it back, and see that all is there and goes on."""
        await self.any_moment()
        away = self.chance.uniform(0, LONGEST_FROZEN if part in FROZEN else LONGEST_AWAY)
        await asyncio.to_thread(self.site.restart, part, away=away, chance=self.chance)
        self.report.killed[part] += 1
        back = time.monotonic()
        while not self.goes_on(back) and time.monotonic() < back + STUCK:
            await asyncio.sleep(LOOK_AGAIN)
        took = time.monotonic() - back
        self.report.slowest[part] = max(took, self.report.slowest.get(part, 0.0))
        for table in self.tables:
            async with table.coming:
                await table.check()

    async def any_moment(self) -> None:
        """Wait until the players have done a few steps."""
        wanted = self.steps + self.chance.randint(1, MOST_STEPS)
        end = time.monotonic() + STUCK
        while self.steps < wanted and time.monotonic() < end:
            await asyncio.sleep(0.005)

    def goes_on(self, since: float) -> bool:
        """Whether anything has happened at any table since then."""
        return any(table.progress[1] > since for table in self.tables)

    async def see_progress(self) -> None:
        """After the last failure every table goes on."""
        began = time.monotonic()
        while any(table.progress[1] < began for table in self.tables):
            if time.monotonic() > began + STUCK:
                return  # the tables themselves have said that they are stuck
            await asyncio.sleep(LOOK_AGAIN)

    async def check(self, where: str, look: Look, player: Player) -> bool:
        """Look at something until the server answers; whether it is right."""
        end = time.monotonic() + STUCK
        while time.monotonic() < end:
            with suppress(*GONE):
                try:
                    await look(player)
                    return True
                except AssertionError as error:
                    self.report.wrong.append(f"{where}: {describe(error)}")
                    return False
            await asyncio.sleep(LOOK_AGAIN)
        self.report.stuck.append(f"{where}: no answer")
        return False


def describe(error: BaseException) -> str:
    """An assertion in one line, with where it is."""
    trace = error.__traceback__
    while trace is not None and trace.tb_next is not None:
        trace = trace.tb_next
    place = f"{trace.tb_frame.f_code.co_name}:{trace.tb_lineno}" if trace else ""
    return f"{place} {str(error)[:200]}"


def choose_failures(count: int, seed: int) -> list[str]:
    """So many failures, each kind as often as it should be."""
    return random.Random(seed).choices(list(KINDS), list(KINDS.values()), k=count)
