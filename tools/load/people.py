"""People at a table: as the page does they ask for what has changed, and they play legally."""

import asyncio
import json
import random
import re
import time
from collections import Counter
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any

import orjson
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidMessage

from .http_client import HttpClient
from .plan import HTTP, Load, Party

GONE = (OSError, EOFError, TimeoutError, ConnectionClosed, InvalidHandshake, InvalidMessage)
PATIENCE = 120  # seconds for a server to answer
TRY_AGAIN = 0.5  # seconds
KIND = re.compile(rb'"type": ?"(\w+)"')


@dataclass
class Figures:
    """What the people of one process have seen; all but `ledger` since the measuring began."""

    moves: int = 0
    pushes: list[float] = field(default_factory=list)  # seconds from a move to others' news
    finished: int = 0
    backwards: int = 0  # news that know less than those before
    reconnections: int = 0
    lobby: int = 0  # messages about the lobby
    refused: Counter[str] = field(default_factory=Counter)
    statuses: Counter[int] = field(default_factory=Counter)  # of HTTP, other than good ones
    lags: list[float] = field(default_factory=list)  # how late we were ourselves
    ledger: dict[str, dict[int, int]] = field(default_factory=dict)  # table: {number: action}
    lost: int = 0

    def reset(self) -> None:
        """Begin to count."""
        ledger = self.ledger
        self.__init__()  # type: ignore[misc]
        self.ledger = ledger


class Table:
    """A party, and the table where it plays just now."""

    def __init__(self, url: str, party: Party, load: Load, figures: Figures) -> None:
        self.url = url
        self.party = party
        self.load = load
        self.figures = figures
        self.key = ""
        self.sent = (0, 0.0)  # the number of the latest move, and when it was sent
        self.mover: Person | None = None
        kinds = {HTTP: HttpPerson}
        self.people = [
            kinds.get(kind, SocketPerson)(self, place) for place, kind in enumerate(party.people)
        ]
        places = range(len(self.people), len(self.people) + party.spectators)
        self.spectators = [SocketPerson(self, place, watches=True) for place in places]

    async def invite(self) -> None:
        """Make everybody a guest of the server."""
        for person in self.people:
            name = f"Player {self.load.seed}-{self.party.number}-{person.place}"
            await person.ask("POST", "/api/guests", {"name": name})

    async def open(self) -> None:
        """Begin a game."""
        host, *others = self.people
        seats: list[dict[str, str]] = [{"kind": "me"}, *({"kind": "open"} for _ in others)]
        seats += [{"kind": "bot", "bot": self.load.bot}] * self.party.bots
        wanted = {"setup": {"players": len(seats)}, "seats": seats}
        self.key = json.loads(await host.ask("POST", "/api/tables", wanted))["key"]
        for person in others:
            await person.ask("POST", f"/api/tables/{self.key}/join", {})
        await host.ask("POST", f"/api/tables/{self.key}/start")
        self.sent = (0, 0.0)
        for person in (*self.people, *self.spectators):
            person.begin()

    async def play(self) -> None:
        """Play one game after the other, until cancelled."""
        while True:
            async with asyncio.TaskGroup() as group:
                for person in (*self.people, *self.spectators):
                    group.create_task(person.play())
            self.figures.finished += 1
            while True:
                with suppress(*GONE, RefusedError):
                    await self.open()
                    break
                await asyncio.sleep(TRY_AGAIN)

    def note_sent(self, person: "Person", number: int) -> None:
        """Somebody moves."""
        self.mover = person
        self.sent = (number, time.perf_counter())


class RefusedError(Exception):
    """A request that was not carried out."""


class Person:
    """Somebody at a table; whoever only watches is nobody to the server."""

    def __init__(self, table: Table, place: int, *, watches: bool = False) -> None:
        self.table = table
        self.place = place
        self.watches = watches
        self.figures = table.figures
        self.load = table.load
        self.chance = random.Random(f"{table.load.seed} {table.party.number} {place}")
        self.http = HttpClient(table.url)
        self.came = asyncio.Event()  # has been told something
        self.begin()

    def begin(self) -> None:
        """A new game."""
        self.seen = 0
        self.timed = 0  # the latest move that was timed
        self.moved = -1  # what had been seen at the last move
        self.answer = (-1, 0)  # what had been seen when we were asked, and the action we choose
        self.pending: tuple[int, int] | None = None  # number and action that wait for an answer
        self.over = False
        self.state: dict[str, Any] = {}

    async def ask(self, method: str, path: str, body: Any = None) -> bytes:
        """The answer to a request that the server should carry out."""
        status, text = await asyncio.wait_for(self.http.ask(method, path, body), PATIENCE)
        if status >= 400:
            self.figures.statuses[status] += 1
            raise RefusedError(f"{method} {path}: {status} {text[:200]!r}")
        return text

    async def play(self) -> None:
        """Play to the end of the game; come back whenever the connection breaks."""
        raise NotImplementedError

    def hear(self, news: bytes, at: float) -> None:
        """Note news, and an answer if it's our turn."""
        self.came.set()
        told = orjson.loads(news)
        number = told["number"]
        self.figures.backwards += number < self.seen
        self.seen = number
        self.time_push(number, at)
        if not self.take_state(told):
            return
        self.over = bool(self.state["result"])
        if self.state["your_turn"] and not self.over and not self.table.party.idle:
            self.answer = (number, self.chance.choice(self.state["view"]["legal"])["action"])

    def take_state(self, told: dict[str, Any]) -> bool:
        """Take over the state of the game, or what has changed of it; whether there was one."""
        if state := told.get("state"):
            self.state = state
        elif changes := told.get("changes"):
            view = {**self.state["view"], **changes.get("view", {})}
            self.state = {**self.state, **changes, "view": view}
        else:
            return False
        return True

    @property
    def asked(self) -> bool:
        """Whether to move now: the last move is answered, and what it led to is known."""
        return self.answer[0] == self.seen > self.moved and self.pending is None

    def time_push(self, number: int, at: float) -> None:
        """Take the time of a move of somebody else."""
        sent, when = self.table.sent
        if self.timed < sent <= number and self.table.mover is not self:
            self.timed = sent
            self.figures.pushes.append(at - when)

    async def think(self) -> None:
        """Do nothing for a while."""
        if self.load.think:
            await asyncio.sleep(self.chance.expovariate(1 / self.load.think))

    def begin_move(self) -> dict[str, int]:
        """Note a move that is sent now; how it is sent."""
        after, action = self.answer
        self.moved = after
        self.pending = (after + 1, action)
        self.table.note_sent(self, after + 1)
        return {"after": after, "action": action}

    def end_move(self, *, good: bool, code: str = "") -> None:
        """Note how a move was answered."""
        assert self.pending
        number, action = self.pending
        self.pending = None
        if good:
            self.figures.moves += 1
            self.figures.ledger.setdefault(self.table.key, {})[number] = action
        else:
            self.figures.refused[code] += 1
            self.moved = -1  # look again


class SocketPerson(Person):
    """Who is told by the server when something happens."""

    async def play(self) -> None:
        """Play over one connection after the other."""
        while not self.over:
            try:
                await self.visit()
            except GONE:
                self.figures.reconnections += 1
                self.pending, self.moved = None, -1  # `after` keeps it from being done twice
                await asyncio.sleep(self.chance.uniform(0, TRY_AGAIN))

    async def visit(self) -> None:
        """Play over one connection, for a while."""
        path = f"/api/tables/{self.table.key}/socket?seen={self.seen}&changes=1"
        headers = {"Cookie": self.http.cookie} if self.http.cookie else {}
        every = self.load.reconnect
        stay = self.chance.expovariate(1 / every) if every else None
        async with connect(
            self.table.url.replace("http", "ws", 1) + path,
            additional_headers=headers,
            compression=None,
            proxy=None,
            open_timeout=PATIENCE,
            ping_interval=None,  # browsers send none either
            max_size=None,
        ) as socket:
            async with asyncio.timeout(stay):
                await self.talk(socket)

    async def talk(self, socket: ClientConnection) -> None:
        """Hear news, and move whenever asked."""
        while not self.over:
            message = await socket.recv(decode=False)
            at = time.perf_counter()
            kind = KIND.search(message)
            if kind and kind[1] == b"news":
                self.hear(message, at)
            elif self.pending:
                good = kind is not None and kind[1] == b"done"
                self.end_move(good=good, code="" if good else json.loads(message)["code"])
            if self.asked:
                await self.think()
                await socket.send(json.dumps({"type": "act", **self.begin_move()}), text=True)


class HttpPerson(Person):
    """Who asks again and again whether something has happened."""

    async def play(self) -> None:
        """Look now and then, and move whenever asked."""
        while not self.over:
            try:
                await self.visit()
            except (*GONE, RefusedError):
                self.pending, self.moved = None, -1
                await asyncio.sleep(TRY_AGAIN)

    async def visit(self) -> None:
        """Look, then move or wait."""
        at_table = f"/api/tables/{self.table.key}"
        news = await self.ask("GET", f"{at_table}/news?seen={self.seen}")
        self.hear(news, time.perf_counter())
        if not self.asked:
            await asyncio.sleep(self.load.poll * self.chance.uniform(0.5, 1.5))
            return
        await self.think()
        body = self.begin_move()
        status, text = await self.http.ask("POST", f"{at_table}/actions", body)
        good = status < 400
        if not good:
            self.figures.statuses[status] += 1
        self.end_move(good=good, code="" if good else json.loads(text)["code"])

    def time_push(self, number: int, at: float) -> None:
        """Nobody pushes anything to us."""


async def count_missing(person: Person, key: str, ledger: dict[str, dict[int, int]]) -> int:
    """How many acknowledged moves of a table the server doesn't have at their number."""
    kept: dict[int, int | None] = {}
    seen, number = 0, 1
    while seen < number:  # news may come in pages
        news = json.loads(await person.ask("GET", f"/api/tables/{key}/news?seen={seen}"))
        number = news["number"]
        if not news["entries"]:
            break
        kept |= {entry["number"]: entry["action"] for entry in news["entries"]}
        seen = news["entries"][-1]["number"]
    return sum(
        number not in kept or kept[number] not in (action, None)  # None: chosen in secret
        for number, action in ledger.get(key, {}).items()
    )
