"""Wrong messages over live connections, 20,000 or more: each is refused, and that is all.

And frames that are no frames: they end one connection, and nobody else notices.
"""

import asyncio
import random
import struct
from collections.abc import Callable, Iterator
from itertools import islice
from pathlib import Path
from typing import Any

import httpx
import pytest
from fuzz_messages import Game, Messages, Sender, no_text, oversized
from fuzz_stage import COOKIE, Guest, healthy, kept_in, megabytes
from raw_socket import BINARY, CLOSE, MORE, PING, PONG, RawSocket, frame
from serving import Serving

from run_sizes import FUZZ_INPUTS, FUZZ_SEED

PARTS = 4  # of the messages: CI runs them side by side
MESSAGES = FUZZ_INPUTS // PARTS
AT_ONCE = 500  # messages sent before the first answer is read
BREAKS = 4  # of each kind and connection: messages that close it
WRONG, NO_TEXT, TOO_LONG = 1002, 1007, 1009  # codes with which connections are closed
ALIVE = b'{"type": "ping"}'
MORE_MEMORY = 100  # megabytes at most


class Scene:
    """A running game, and four connections to it."""

    def __init__(self, serving: Serving, seed: int) -> None:
        with httpx.Client(base_url=serving.url, timeout=60, trust_env=False) as http:
            self.people = [Guest(http, name) for name in ("Ann", "Bob", "Cleo")]
            ann, bob, _ = self.people
            self.key = ann.running(bob)
            ann.ask("POST", f"/tables/{self.key}/chat", {"text": "good luck"})
            view = ann.news(self.key)["state"]["view"]
        legal = frozenset(one["action"] for one in view["legal"])
        self.game = Game(0, legal)
        self.senders = [
            Sender("asked", seated=True, asked=True),
            Sender("waiting", seated=True),
            Sender("watching"),
            Sender("stranger", signed_in=False),
        ]
        self.messages = [Messages(seed, sender, self.game) for sender in self.senders]
        cookies = [f"{COOKIE}={person.cookie}" for person in self.people]
        self.sockets = [RawSocket(serving.port, self.key, cookie) for cookie in [*cookies, None]]

    async def fuzz(self, count: int) -> None:
        """Send so many messages over the connections, side by side."""
        for socket in self.sockets:
            await socket.connect()
        share = count // len(self.sockets)
        await asyncio.gather(*[self.refused(place, share) for place in range(len(self.sockets))])

    async def refused(self, place: int, count: int) -> None:
        """Each message gets one refusal, with the right code, in the right order."""
        socket, supply = self.sockets[place], iter(self.messages[place])
        breaks = BREAKS * 2
        rounds = [AT_ONCE] * ((count - breaks) // AT_ONCE)
        rounds.append(count - breaks - sum(rounds))
        for size in rounds:
            wrong = list(islice(supply, size))
            socket.write(b"".join(one.frame for one in wrong))
            answers = [await socket.answer() for _ in wrong]
            assert [(one["type"], one["code"]) for one in answers] == [
                ("refused", one.code) for one in wrong
            ]
            assert {one["latest"] for one in answers} == {self.game.number}
        chance = random.Random(place)
        await self.broken(socket, lambda: oversized(chance), TOO_LONG)
        await self.broken(socket, lambda: no_text(chance), NO_TEXT)

    async def broken(self, socket: RawSocket, wrong: Callable[[], bytes], code: int) -> None:
        """Messages that close the connection, each time made again."""
        for _ in range(BREAKS):
            socket.write(wrong())
            assert await socket.closed() == code
            await socket.connect()

    async def play_on(self) -> None:
        """Everything goes on as if nothing had been: moves, chat, news, signs of life."""
        number, moved = self.game.number, set[int]()
        while len(moved) < 2:  # until both players have
            for seat, socket in enumerate(self.sockets[:2]):
                state = await socket.state(number)
                if state["your_turn"]:
                    action = state["view"]["legal"][0]["action"]
                    done = await socket.say(type="act", after=number, action=action, id=7)
                    assert (done["type"], done["id"]) == ("done", 7)
                    number = done["number"]
                    moved.add(seat)
        said = await self.sockets[1].say(type="say", text="thanks")
        assert said == {"type": "done", "number": 2, "id": None}
        for socket in self.sockets:
            alive = await socket.say(type="ping")
            assert (alive["type"], alive["number"]) == ("done", number)
            await socket.state(number)
            entries = [entry["number"] for news in socket.news for entry in news["entries"]]
            assert entries == list(range(1, number + 1))
            await socket.close()


@pytest.mark.parametrize("part", range(PARTS))
def test_wrong_messages_are_refused_and_change_nothing(part: int, serving: Serving) -> None:
    scene = Scene(serving, seed=part + PARTS * FUZZ_SEED)
    file = Path(serving.folder) / "games.sqlite"
    kept, memory, pid = kept_in(file), megabytes(serving.pid), serving.pid

    async def run() -> None:
        await scene.fuzz(MESSAGES)
        assert kept_in(file) == kept
        await scene.play_on()

    asyncio.run(run())
    assert healthy(serving) == pid
    assert megabytes(serving.pid) < memory + MORE_MEMORY
    for messages in scene.messages:  # it was wrong in many ways, and not by being left out
        assert messages.left_out < MESSAGES // 10
        assert "invalid" in messages.codes
    assert {"stale", "illegal", "cannot_undo", "not_held"} <= scene.messages[0].codes
    assert {"stale", "not_asked"} <= scene.messages[1].codes
    assert "forbidden" in scene.messages[2].codes
    assert "nobody" in scene.messages[3].codes


# Frames ---


@pytest.fixture(scope="module")
def table(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Serving, str]]:
    """A server and the key of a running game there."""
    folder = tmp_path_factory.mktemp("frames")
    options = ("--rate-limit", "0", "--bot-processes", "1")
    with Serving(folder / "data", *options) as serving:
        with httpx.Client(base_url=serving.url, timeout=60, trust_env=False) as http:
            key = Guest(http, "Ann").running(Guest(http, "Bob"))
        yield serving, key
        healthy(serving)


FATAL = {
    "a reserved bit": (frame(ALIVE, reserved=4), WRONG),
    "all reserved bits": (frame(ALIVE, BINARY, reserved=7), WRONG),
    "an unknown kind": (frame(ALIVE, 0x3), WRONG),
    "an unknown control": (frame(b"", 0xB), WRONG),
    "no mask": (b"\x81\x02{}", WRONG),
    "more of nothing": (frame(ALIVE, MORE), WRONG),
    "one within another": (frame(b"{", final=False) + frame(ALIVE), WRONG),
    "half a ping": (frame(b"", PING, final=False), WRONG),
    "a long ping": (frame(b"x" * 126, PING), WRONG),
    "half a code": (frame(b"\x03", CLOSE), WRONG),
    "a code nobody may send": (frame(struct.pack("!H", 1006), CLOSE), WRONG),
    "a reason that is no text": (frame(struct.pack("!H", 1000) + b"\xff", CLOSE), NO_TEXT),
    "a length without end": (b"\x81\xff" + b"\xff" * 8 + bytes(4), TOO_LONG),
    "too long in pieces": (
        frame(b" " * 9000, final=False) + frame(b" " * 9000, MORE)[:-9000],
        TOO_LONG,
    ),
    "no text in pieces": (frame(b"\xe4\xb8", final=False) + frame(b"(", MORE), NO_TEXT),
}
HARMLESS = {
    "in pieces": frame(ALIVE[:3], final=False) + frame(ALIVE[3:], MORE),
    "in many pieces": frame(b"", final=False)
    + frame(b"", MORE, final=False) * 5000
    + frame(ALIVE, MORE),
    "a ping between": frame(ALIVE[:3], final=False) + frame(b"?", PING) + frame(ALIVE[3:], MORE),
    "pongs nobody asked for": frame(b"!", PONG) * 1000 + frame(ALIVE),
    "many pings": frame(b"?" * 125, PING) * 1000 + frame(ALIVE),
}
HALF = {
    "half a head": b"\x81",
    "half a length": b"\x81\xfe\x01",
    "half a mask": b"\x81\x82\0\0",
    "half a frame": frame(ALIVE)[:-5],
    "half a message": frame(ALIVE, final=False),
    "half a goodbye": frame(b"", CLOSE)[:1],
}


def beside(table: tuple[Serving, str], wrong: Callable[[RawSocket], Any]) -> None:
    """Do something wrong over one connection, while somebody else is connected too."""
    serving, key = table

    async def run() -> None:
        other = await RawSocket(serving.port, key).connect()
        await other.state(0)
        await wrong(await RawSocket(serving.port, key).connect())
        alive = await other.say(type="ping")
        assert alive == {"type": "done", "number": 0, "id": None}
        await other.close()

    asyncio.run(run())


@pytest.mark.parametrize("name", FATAL)
def test_wrong_frames_end_the_connection(table: tuple[Serving, str], name: str) -> None:
    sent, code = FATAL[name]

    async def wrong(socket: RawSocket) -> None:
        socket.write(sent)
        assert await socket.closed() == code

    beside(table, wrong)


@pytest.mark.parametrize("name", HARMLESS)
def test_unusual_frames_are_understood(table: tuple[Serving, str], name: str) -> None:
    async def unusual(socket: RawSocket) -> None:
        socket.write(HARMLESS[name])
        assert (await socket.answer())["type"] == "done"
        await socket.close()

    beside(table, unusual)


@pytest.mark.parametrize("name", HALF)
def test_clients_may_go_in_the_middle(table: tuple[Serving, str], name: str) -> None:
    async def leave(socket: RawSocket) -> None:
        socket.write(HALF[name])
        socket.writer.transport.abort()

    beside(table, leave)


def test_pings_of_a_client_that_does_not_read_are_not_kept(table: tuple[Serving, str]) -> None:
    pid = table[0].pid
    taken = [megabytes(pid)]

    async def flood(socket: RawSocket) -> None:
        socket.writer.transport.pause_reading()  # type: ignore[attr-defined]
        for _ in range(300):
            socket.write(frame(b"?" * 125, PING) * 1000)
            await socket.writer.drain()
            taken.append(megabytes(pid))
        socket.writer.transport.abort()

    beside(table, flood)
    assert max(taken) < taken[0] + 15  # of 39 that were sent
