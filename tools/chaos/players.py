"""Scripted players who note what a server confirms, and come back when it is there again."""

import asyncio
import json
import random
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidMessage

PATIENCE = 300  # seconds for an answer
LOOK_AGAIN, TRY_AGAIN = 0.02, 0.1  # seconds
CHATTING, DOUBTING = 0.04, 0.15  # how often a player talks, takes back what can be taken back
SHORTLY = ("storage", "busy", "internal")  # refusals after which one tries again
FAILED = 500  # the lowest status of answers that aren't the client's fault
PATHS = {"act": "actions", "undo": "undo", "end": "end", "say": "chat"}

News = dict[str, Any]


class AwayError(Exception):
    """A server that can't do just now what it is asked for."""


GONE = (
    OSError,
    EOFError,
    ConnectionClosed,
    InvalidHandshake,
    InvalidMessage,
    httpx.TransportError,
    AwayError,
)


@dataclass(frozen=True)
class Step:
    """What a player asks for; in the game it becomes the entry after the latest one seen."""

    kind: str  # act, undo, end, say
    after: int
    more: News

    @property
    def body(self) -> News:
        """How it is sent, by socket or by HTTP."""
        return self.more if self.kind == "say" else {"after": self.after, **self.more}


class Player:
    """Somebody with a browser at a table; without a name a spectator.

    What is sent is noted before that; what is confirmed or seen, before anything else is done.
    """

    def __init__(self, name: str, chance: random.Random, **manners: bool) -> None:
        self.name = name
        self.chance = chance
        self.manners = manners
        self.browser = httpx.AsyncClient(timeout=PATIENCE, trust_env=False, verify=False)
        self.home = ""  # the server the player visits
        self.key = ""
        self.state: News = {}
        self.entries: list[News] = []  # as they were first seen
        self.lines: list[News] = []
        self.pending: Step | None = None  # sent and not answered
        self.unsure = ""  # a line of chat that was sent in vain, or not
        self.sent: dict[int, Step] = {}  # by the number of the entry it becomes
        self.confirmed: dict[int, int] = {}  # the same: which number was told
        self.repeated: set[int] = set()  # the same: it was there when it was sent again
        self.said: dict[str, int | None] = {}  # by text: which number was told
        self.lost: list[Step] = []  # those whose answers never came
        self.clock = 0  # seconds for a turn, if the table has a clock
        self.closed_with: list[int | None] = []  # codes that ended connections without a step
        self.failures: Counter[str] = Counter()  # answers that the server is to blame for
        self.on_send: Callable[[], None] = lambda: None

    @property
    def over(self) -> bool:
        """Whether the player has seen the end of the game."""
        return bool(self.state.get("result"))

    async def play(self, welcome: asyncio.Event) -> None:
        """Play to the end of the game; come back whenever the connection breaks."""
        while not self.over:
            await welcome.wait()
            try:
                await self.visit()
            except GONE:
                self.broken_off()
                await asyncio.sleep(TRY_AGAIN)

    async def visit(self) -> None:
        """Play until the game is over or the connection breaks."""
        raise NotImplementedError

    async def news(self, seen: int = 0, chat: int = 0) -> News:
        """What the server tells whoever has seen so much."""
        params = {"seen": seen, "chat": chat}
        answer = await self.browser.get(self.at_table("news"), params=params)
        self.note_failure(answer)
        assert answer.status_code == 200, answer.text
        news: News = answer.json()
        return news

    def at_table(self, path: str) -> str:
        """Where something about the player's table is asked for."""
        return f"{self.home}/api/tables/{self.key}/{path}"

    def note_failure(self, answer: httpx.Response) -> None:
        """Note an answer that says that the server can't; AwayError if it does."""
        if answer.status_code >= FAILED:
            told = "with" if "Retry-After" in answer.headers else "without"
            self.failures[f"{answer.status_code} {told} Retry-After"] += 1
            raise AwayError(answer.text)

    def broken_off(self) -> None:
        """Note that an answer won't come; a second line of chat would be a second line."""
        if self.pending:
            if self.pending not in self.lost[-1:]:
                self.lost.append(self.pending)
            if self.pending.kind == "say":
                self.unsure, self.pending = self.pending.more["text"], None

    # What comes in ---

    def hear(self, news: News) -> None:
        """Note news: they go on where the last ones ended."""
        self.entries += news["entries"]
        self.lines += news["chat"]
        for heard in (self.entries, self.lines):
            assert [one["number"] for one in heard] == list(range(1, len(heard) + 1))
        assert news["number"] == len(self.entries)
        self.state = news.get("state") or self.state

    def answered(self, answer: News, *, good: bool) -> None:
        """Note the answer to a step; only one that was sent again may be there already."""
        step, self.pending = self.pending, None
        assert step is not None
        if step.kind == "say":
            assert good, answer
            self.said[step.more["text"]] = answer["number"]
        elif good:
            self.confirmed[step.after + 1] = answer["number"]
        else:
            assert (answer["code"], self.lost[-1:]) == ("stale", [step]), answer
            self.repeated.add(step.after + 1)

    # What goes out ---

    def next_step(self) -> Step | None:
        """What the player does now; None to wait."""
        if self.pending:
            return None
        if text := self.unsure:
            self.unsure = ""
            if all(line["text"] != text for line in self.lines):
                return self.line(text)
        known = max(self.confirmed.values(), default=0), max(self.repeated, default=0)
        if not self.state.get("your_turn") or max(known) > len(self.entries):
            return None
        if self.chance.random() < CHATTING:
            return self.line(f"{self.name} {len(self.said)}")
        if self.state["can_undo"] and self.chance.random() < DOUBTING:
            return self.move("undo")
        if self.state["held"]:
            return self.move("end")
        return self.move("act", action=self.chance.choice(self.state["view"]["legal"])["action"])

    def line(self, text: str) -> Step:
        """Something to say."""
        self.said[text] = None
        self.pending = Step("say", 0, {"text": text})
        return self.pending

    def move(self, kind: str, **more: int) -> Step:
        """Something to do in the game, once at each point of it."""
        self.pending = step = Step(kind, len(self.entries), more)
        assert step.after + 1 not in self.sent
        self.sent[step.after + 1] = step
        return step


class SocketPlayer(Player):
    """Who is told by the server when something happens."""

    async def visit(self) -> None:
        """Play over one connection."""
        seen = f"seen={len(self.entries)}&chat={len(self.lines)}"
        url = f"{self.home.replace('http', 'ws', 1)}/api/tables/{self.key}/socket?{seen}"
        cookies = "; ".join(f"{name}={value}" for name, value in self.browser.cookies.items())
        headers = {"Cookie": cookies} if cookies else {}
        async with connect(url, additional_headers=headers, proxy=None) as socket:
            try:
                await self.talk(socket)
            except ConnectionClosed as error:
                if error.rcvd and error.rcvd.reason in SHORTLY:
                    self.failures[f"socket closed: {error.rcvd.reason}"] += 1
                if not self.pending:
                    self.closed_with.append(socket.close_code)
                raise

    async def talk(self, socket: ClientConnection) -> None:
        """Send again what was not answered, then do something whenever asked."""
        step = self.pending
        while not self.over:
            if step:
                self.on_send()
                await socket.send(json.dumps({"type": step.kind, **step.body}))
            message = json.loads(await socket.recv())
            if message["type"] == "news":
                self.hear(message)
            elif message.get("code") in SHORTLY:
                self.failures[f"socket refused: {message['code']}"] += 1
                raise AwayError(message["code"])
            else:
                self.answered(message, good=message["type"] == "done")
            step = self.next_step()


class HttpPlayer(Player):
    """Who asks again and again whether something has happened."""

    async def visit(self) -> None:
        """Send again what was not answered, then look, and do something whenever asked."""
        step = self.pending
        while not self.over:
            if step:
                self.on_send()
                answer = await self.browser.post(self.at_table(PATHS[step.kind]), json=step.body)
                self.note_failure(answer)
                self.answered(answer.json(), good=answer.is_success)
            self.hear(await self.news(len(self.entries), len(self.lines)))
            step = self.next_step()
            if not step:
                await asyncio.sleep(LOOK_AGAIN)


async def sit_down(
    url: str,
    players: Sequence[Player],
    bots: Sequence[str],
    *,
    shuffle: bool = True,
    clock: int = 0,
    **setup: Any,
) -> None:
    """A table for guests and bots, at which the game begins."""
    count = len(players) + len(bots)
    seats: list[News] = [{"kind": "me"}, *({"kind": "open"} for _ in players[1:])]
    seats += [{"kind": "bot", "bot": bot} for bot in bots]
    for player in players:
        player.home = url
        await asked(player, "POST", "/api/guests", {"name": player.name})
    wanted = {"setup": {"players": count, **setup}, "seats": seats, "shuffle": shuffle}
    if clock:
        wanted["clock"] = {"seconds": clock, "at_end": "resign"}
    key = (await asked(players[0], "POST", "/api/tables", wanted))["key"]
    for seat, player in enumerate(players):
        player.key, player.clock = key, clock
        if seat:
            await asked(player, "POST", f"/api/tables/{key}/join", {})
        await asked(player, "PATCH", f"/api/tables/{key}/seats/{seat}", player.manners)
    await asked(players[0], "POST", f"/api/tables/{key}/start")


async def asked(player: Player, method: str, path: str, body: News | None = None) -> News:
    """What a server answers that does what it is asked for."""
    answer = await player.browser.request(method, f"{player.home}{path}", json=body)
    player.note_failure(answer)
    assert answer.is_success, answer.text
    told: News = answer.json()
    return told
