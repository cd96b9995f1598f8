"""Scripted people: browsers and live connections that use a server as its own pages would."""

import asyncio
import json
import random
import secrets
import ssl
from collections.abc import Callable, Sequence
from contextlib import ExitStack
from dataclasses import dataclass
from itertools import cycle
from types import TracebackType
from typing import Any, Self

import httpx
from websockets.asyncio.client import ClientConnection, connect

PATIENCE = 300  # seconds for anything to happen
NO_TLS = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)  # one for all browsers: they are dear
Json = dict[str, Any]
Choose = Callable[[Sequence[int]], int]  # one of the legal actions
ME, OPEN, LINK = {"kind": "me"}, {"kind": "open"}, {"kind": "link"}
RANDOM = {"kind": "bot", "bot": "random"}
FIRST_GAME: Json = {"first_game": True}  # no starting tiles: turns from the beginning


class Browser(httpx.Client):
    """A browser with cookies of its own, at one of the addresses of a server."""

    def __init__(self, url: str, name: str = "") -> None:
        super().__init__(base_url=url, timeout=PATIENCE, trust_env=False, verify=NO_TLS)
        self.name = name

    @property
    def cookie(self) -> str:
        """The cookies as a header says them."""
        return "; ".join(f"{name}={value}" for name, value in self.cookies.items())

    def news(self, key: str, seen: int = 0, chat: int = 0) -> Json:
        """What is new at a table; of a long game page after page."""
        query = {"seen": seen, "chat": chat}
        news = dict(good(self.get(f"/api/tables/{key}/news", params=query)))
        if news.get("more"):
            rest = self.news(key, news["number"], chat)
            return {**rest, "entries": news["entries"] + rest["entries"]}
        if news.get("more_chat"):
            rest = self.news(key, news["number"], news["chat"][-1]["number"])
            news |= {"chat": news["chat"] + rest["chat"]}
            del news["more_chat"]
        return news

    def state(self, key: str) -> Json:
        """The game at a table now."""
        return dict(self.news(key)["state"])

    def table(self, key: str) -> Json:
        """A table."""
        return dict(good(self.get(f"/api/tables/{key}")))

    def at(self, key: str, what: str, **body: Any) -> httpx.Response:
        """Ask for something at a table: join, start, leave, actions, undo, chat ..."""
        return self.post(f"/api/tables/{key}/{what}", json=body)

    def play(self, key: str, choose: Choose = random.choice) -> int:
        """Play one of the legal actions; the number of the latest entry then."""
        state = self.state(key)
        action = choose(legal(state))
        done = good(self.at(key, "actions", after=state["number"], action=action))
        return int(done["number"])


def good(answer: httpx.Response) -> Any:
    """What an answer says that must not be a refusal."""
    assert answer.is_success, f"{answer.request.method} {answer.request.url}: {answer.text}"
    return answer.json() if answer.content else None


def refusal(answer: httpx.Response) -> tuple[int, str]:
    """Status and code of a refusal."""
    told = answer.json()
    assert isinstance(told["message"], str)
    return answer.status_code, told["code"]


def unique(name: str) -> str:
    """A name that nobody else has."""
    return f"{name} {secrets.token_hex(4)}"


def guest(url: str, name: str | None = None) -> Browser:
    """The browser of a new guest, who gets a name that is free if none is given."""
    browser = Browser(url, name or unique("Guest"))
    good(browser.post("/api/guests", json={"name": browser.name}))
    return browser


class People:
    """Everybody in a test, at the addresses of a server in turn; gone when it ends."""

    def __init__(self, urls: Sequence[str]) -> None:
        self.all_urls = list(urls)
        self.urls = cycle(urls)
        self.stack = ExitStack()

    def guest(self, name: str | None = None) -> Browser:
        """The browser of a new guest."""
        return self.kept(guest(next(self.urls), name))

    def guests(self, count: int) -> list[Browser]:
        """Several of them."""
        return [self.guest() for _ in range(count)]

    def stranger(self) -> Browser:
        """A browser without a cookie."""
        return self.kept(Browser(next(self.urls)))

    def elsewhere(self, browser: Browser) -> Browser:
        """The same person in another window, at another worker if there are several."""
        here = str(browser.base_url).rstrip("/")
        others = [url for url in self.all_urls if url != here]
        other = self.kept(Browser((others or [here])[0], browser.name))
        other.cookies.update(browser.cookies)
        return other

    def kept(self, browser: Browser) -> Browser:
        """A browser that is closed with the others."""
        self.stack.callback(browser.close)
        return browser

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.stack.close()


def legal(state: Json) -> list[int]:
    """The legal actions for whoever got a state."""
    return [choice["action"] for choice in state["view"]["legal"]]


def make_table(maker: Browser, *seats: Json, setup: Json | None = None, **options: Any) -> Json:
    """A new table with these seats, in their order if nothing else is said."""
    body = {"setup": {"players": len(seats), **(setup or {})}, "seats": seats}
    return dict(good(maker.post("/api/tables", json={"shuffle": False, **body, **options})))


@dataclass
class Match:
    """A game between people and bots that has begun; `people` by seat, bots are missing."""

    key: str
    people: dict[int, Browser]

    @property
    def creator(self) -> Browser:
        """Whoever made the table."""
        return next(iter(self.people.values()))

    def asked(self) -> Browser:
        """The person asked."""
        return self.people[self.creator.table(self.key)["asked"]]

    def others(self, one: Browser) -> list[Browser]:
        """Everybody else."""
        return [person for person in self.people.values() if person is not one]

    def play(self, choose: Choose = random.choice) -> int:
        """Let the person asked play; the number of the latest entry then."""
        return self.asked().play(self.key, choose)

    def play_until(
        self, happened: Callable[[Json], bool], choose: Choose = random.choice
    ) -> Browser:
        """Play until the state of the person asked is as wanted; that person."""
        while True:
            person = self.asked()
            if happened(person.state(self.key)):
                return person
            person.play(self.key, choose)


def begin(*people: Browser, bots: int = 0, setup: Json | None = None, **options: Any) -> Match:
    """A game of these people in this order, then random bots, made and begun by the first."""
    seats = [ME, *[OPEN] * (len(people) - 1), *[RANDOM] * bots]
    key = make_table(people[0], *seats, setup=setup, **options)["key"]
    for person in people[1:]:
        good(person.at(key, "join"))
    good(people[0].at(key, "start"))
    return Match(key, dict(enumerate(people)))


class Live:
    """A live connection to a table inside `async with`, and all it was told."""

    def __init__(
        self, browser: Browser, key: str, seen: int = 0, chat: int = 0, *, changes: bool = False
    ) -> None:
        self.browser = browser
        self.changes = changes  # only what has changed of a state is wanted
        self.key = key
        self.seen = seen
        self.line = chat
        self.entries: list[Json] = []
        self.chat: list[Json] = []
        self.state: Json | None = None
        self.table: Json = {}
        self.pushes = 0
        self.asked = 0  # questions so far
        self.connection: ClientConnection | None = None

    async def __aenter__(self) -> Self:
        await self.open()
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        await self.close()

    async def open(self, **headers: str) -> None:
        """Connect, and say what has been seen; a second time: connect again."""
        server = str(self.browser.base_url).replace("http", "ws", 1).rstrip("/")
        url = f"{server}/api/tables/{self.key}/socket?seen={self.seen}&chat={self.line}"
        url += "&changes=1" if self.changes else ""
        cookie = {"Cookie": self.browser.cookie} if self.browser.cookie else {}
        self.connection = await connect(
            url, additional_headers=cookie | headers, proxy=None, open_timeout=PATIENCE
        )

    async def close(self) -> None:
        """Go away."""
        assert self.connection is not None
        await self.connection.close()

    async def message(self) -> Json:
        """The next message; news are taken in."""
        assert self.connection is not None
        async with asyncio.timeout(PATIENCE):
            message: Json = json.loads(await self.connection.recv())
        if message["type"] == "news":
            self.take(message)
        return message

    def take(self, news: Json) -> None:
        """Take news in; entries come once, in order, without a gap."""
        numbers = [entry["number"] for entry in news["entries"]]
        assert numbers == list(range(self.seen + 1, self.seen + 1 + len(numbers)))
        assert all(line["number"] > self.line for line in news["chat"])
        self.entries += news["entries"]
        self.chat += news["chat"]
        self.seen = news["number"]
        self.line = self.chat[-1]["number"] if self.chat else self.line
        self.state = news.get("state", self.state)
        if "changes" in news:
            assert self.changes
            assert self.state
            assert "state" not in news
            told = news["changes"]
            view = {**self.state["view"], **told.get("view", {})}
            self.state = {**self.state, **told, "view": view}
        self.table = news.get("table", self.table)
        self.pushes += 1

    async def until(self, happened: Callable[["Live"], bool]) -> None:
        """Listen until what was told so far, and it was something, is as wanted."""
        while not self.table or not happened(self):
            await self.message()

    async def reach(self, number: int, line: int = 0) -> None:
        """Listen until the entry and the line of chat with these numbers were told."""
        await self.until(lambda live: live.seen >= number and live.line >= line)

    async def drain(self) -> None:
        """Listen until the connection is closed."""
        while True:
            await self.message()

    async def ask(self, kind: str, **more: Any) -> Json:
        """Send a message, and listen until it is answered."""
        self.asked += 1
        await self.send({"type": kind, "id": self.asked, **more})
        while True:
            message = await self.message()
            if message["type"] != "news" and message["id"] == self.asked:
                return message

    async def send(self, message: Any) -> None:
        """Send anything."""
        assert self.connection is not None
        await self.connection.send(json.dumps(message))

    async def act(self, action: int, after: int | None = None) -> Json:
        """Play an action; the answer."""
        return await self.ask("act", after=self.latest(after), action=action)

    async def undo(self, after: int | None = None) -> Json:
        """Take back; the answer."""
        return await self.ask("undo", after=self.latest(after))

    async def end(self, after: int | None = None) -> Json:
        """End the turn; the answer."""
        return await self.ask("end", after=self.latest(after))

    async def say(self, text: str) -> Json:
        """Chat; the answer."""
        return await self.ask("say", text=text)

    def latest(self, after: int | None) -> int:
        """The number given, else that of the latest entry seen."""
        return self.seen if after is None else after

    @property
    def legal(self) -> list[int]:
        """The actions that were told to be legal."""
        assert self.state is not None, "the game has not begun"
        return legal(self.state)

    @property
    def your_turn(self) -> bool:
        """Whether whoever is connected was told to answer."""
        return bool(self.state and self.state["your_turn"])

    @property
    def over(self) -> bool:
        """Whether the game was told to be over."""
        return bool(self.state and self.state["result"])

    async def play_on(self, choose: Choose = random.choice) -> None:
        """Answer whenever asked, until the game is over."""
        answered = -1
        await self.until(lambda live: live.state is not None)
        while not self.over:
            if self.your_turn and self.seen > answered:
                answered = self.seen
                done = await self.act(choose(self.legal))
                assert done["type"] == "done", done
            else:
                await self.message()
