"""One of the processes that play: its tables, and what the process that started it says."""

import asyncio
import gc
import time
from contextlib import suppress
from multiprocessing.connection import Connection

import uvloop

from .lobby import LobbyPerson
from .people import GONE, Figures, RefusedError, Table, count_missing
from .plan import Load, Party

BEGIN, END = "begin", "end"
AT_ONCE = 8  # tables made, and sockets opened, at the same time
LOOK = 0.05  # seconds between looks at how late we are
PATIENCE = 600  # seconds for everybody to come


def run_crowd(pipe: Connection, url: str, load: Load, parties: list[Party]) -> None:
    """Play at some tables; tell when everybody is there, and in the end what was seen."""
    uvloop.run(Crowd(pipe, url, load, parties).run())


class Crowd:
    """The people of one process."""

    def __init__(self, pipe: Connection, url: str, load: Load, parties: list[Party]) -> None:
        self.pipe = pipe
        self.figures = Figures()
        self.tables = [Table(url, party, load, self.figures) for party in parties]
        numbers = range(load.lobby)
        self.watching = [LobbyPerson(url, number, load, self.figures) for number in numbers]
        self.gate = asyncio.Semaphore(AT_ONCE)

    async def run(self) -> None:
        """Come, play, tell."""
        playing = [asyncio.create_task(self.come(table)) for table in self.tables]
        playing += [asyncio.create_task(self.watch(person)) for person in self.watching]
        playing += [asyncio.create_task(person.change()) for person in self.watching[:1]]
        playing.append(asyncio.create_task(self.watch_clock()))
        await self.wait_for_all(playing)
        gc.collect()
        gc.freeze()
        await self.obey(BEGIN, playing)
        self.figures.reset()
        await self.obey(END, playing)
        for task in playing:
            task.cancel()
        await asyncio.gather(*playing, return_exceptions=True)
        await self.look_up()
        self.pipe.send(self.figures)

    async def come(self, table: Table) -> None:
        """Sit down at a table and play there; not all people come at the same moment."""
        async with self.gate:
            await table.invite()
            await table.open()
        await table.play()

    async def watch(self, person: LobbyPerson) -> None:
        """Come to the lobby and watch it."""
        async with self.gate:
            await person.invite()
        await person.watch()

    async def wait_for_all(self, playing: list[asyncio.Task[None]]) -> None:
        """Wait until everybody has been told something, and say so."""
        end = time.monotonic() + PATIENCE
        people = [one for table in self.tables for one in (*table.people, *table.spectators)]
        coming = [one.came for one in (*people, *self.watching)]
        while not all(came.is_set() for came in coming):
            raise_failure(playing)
            assert time.monotonic() < end, "not everybody came"
            await asyncio.sleep(0.1)
        self.pipe.send("ready")

    async def obey(self, word: str, playing: list[asyncio.Task[None]]) -> None:
        """Wait until we are told to begin or to end."""
        while not self.pipe.poll():
            raise_failure(playing)
            await asyncio.sleep(0.02)
        assert self.pipe.recv() == word

    async def watch_clock(self) -> None:
        """Measure how late we are ourselves: what we add to the times of others."""
        while True:
            before = time.perf_counter()
            await asyncio.sleep(LOOK)
            self.figures.lags.append(time.perf_counter() - before - LOOK)

    async def look_up(self) -> None:
        """Look up all acknowledged moves."""
        if not self.tables:
            return
        person = self.tables[0].people[0]
        for key in self.figures.ledger:
            for _ in range(10):
                with suppress(*GONE, RefusedError):
                    self.figures.lost += await count_missing(person, key, self.figures.ledger)
                    break
                await asyncio.sleep(1)
            else:
                self.figures.lost += len(self.figures.ledger[key])
        self.figures.ledger.clear()


def raise_failure(tasks: list[asyncio.Task[None]]) -> None:
    """Raise what went wrong in one of the tasks, which never end by themselves."""
    for task in tasks:
        if task.done():
            task.result()
