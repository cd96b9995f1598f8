"""Load on a server: many people in live games of two, and how soon each sees the other's moves.

    python tools/load_server.py --players 500 --seconds 60

Starts a server of its own on SQLite, with one worker. Every player is a WebSocket, and thinks for
a while before each move. A move is timed from the moment it is sent to the moment the opponent
has received the push with it. In the end acknowledged moves are looked up in the log.
"""

import argparse
import asyncio
import gc
import json
import random
import resource
import socket
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

FILES = 20_000  # sockets that may be open at once
PATIENCE = 120  # seconds for a server to answer


@dataclass
class Figures:
    """What all players together have seen."""

    sent: dict[tuple[str, int], float] = field(default_factory=dict)  # (table, number) -> when
    seconds: list[float] = field(default_factory=list)  # from action to the opponent's push
    acknowledged: dict[str, list[tuple[int, int]]] = field(default_factory=dict)
    refused: list[str] = field(default_factory=list)
    finished: int = 0


class Player:
    """One person at one table."""

    def __init__(self, url: str, cookie: str, table: str, figures: Figures, think: float) -> None:
        self.address = f"{url.replace('http', 'ws')}/api/tables/{table}/socket"
        self.cookie = cookie
        self.table = table
        self.figures = figures
        self.think = think
        self.chance = random.Random(cookie)
        self.pending: int | None = None  # an action that was sent and not answered yet
        self.state: dict[str, Any] | None = None
        self.seen = 0
        self.moved = -1  # what had been seen at the last move

    async def play(self, ready: asyncio.Event) -> None:
        """Play until the game is over or we are cancelled."""
        headers = {"Cookie": self.cookie}
        async with connect(
            self.address, additional_headers=headers, compression=None, open_timeout=PATIENCE
        ) as connection:
            await ready.wait()
            with suppress(ConnectionClosed):
                async for text in connection:
                    if await self.handle_message(connection, json.loads(text)):
                        return

    async def handle_message(self, connection: ClientConnection, message: dict[str, Any]) -> bool:
        """Take a message in; whether the game is over."""
        if message["type"] == "news":
            self.handle_news(message, time.perf_counter())
        elif self.pending is not None:
            if message["type"] == "done":
                kept = self.figures.acknowledged.setdefault(self.table, [])
                kept.append((message["number"], self.pending))
            else:
                self.figures.refused.append(message["code"])
            self.pending = None
        state = self.state
        if state and state["result"]:
            self.figures.finished += 1
            return True
        if state and state["your_turn"] and self.pending is None and self.seen > self.moved:
            await self.act(connection, state)
        return False

    def handle_news(self, news: dict[str, Any], at: float) -> None:
        """Take news in, and the time for moves of the other player."""
        self.state = news.get("state") or self.state
        for entry in news["entries"]:
            assert entry["number"] == self.seen + 1, "an entry is missing or came twice"
            self.seen = entry["number"]
            sent = self.figures.sent.get((self.table, entry["number"]))
            if sent is not None and self.state and entry["seat"] != self.state["seat"]:
                self.figures.seconds.append(at - sent)

    async def act(self, connection: ClientConnection, state: dict[str, Any]) -> None:
        """Think, and send any legal action."""
        if self.think:
            await asyncio.sleep(self.chance.expovariate(1 / self.think))
        action = self.chance.choice(state["view"]["legal"])["action"]
        self.pending = action
        self.moved = state["number"]
        message = json.dumps({"type": "act", "after": state["number"], "action": action})
        self.figures.sent[self.table, state["number"] + 1] = time.perf_counter()
        await connection.send(message)


async def register_guest(client: httpx.AsyncClient, number: int) -> str:
    """The cookie of a new person."""
    answer = await client.post("/api/guests", json={"name": f"Player {number}"})
    answer.raise_for_status()
    client.cookies.clear()
    return answer.headers["set-cookie"].split(";")[0]


async def open_table(client: httpx.AsyncClient, first: str, second: str) -> str:
    """The key of a new table at which two people have begun to play."""
    wanted = {"setup": {"players": 2}, "seats": [{"kind": "me"}, {"kind": "open"}]}
    made = await client.post("/api/tables", json=wanted, headers={"Cookie": first})
    made.raise_for_status()
    key: str = made.json()["key"]
    for step, cookie, body in (("join", second, {}), ("start", first, None)):
        answer = await client.post(
            f"/api/tables/{key}/{step}", json=body, headers={"Cookie": cookie}
        )
        answer.raise_for_status()
    return key


async def run_load(url: str, players: int, seconds: float, think: float) -> dict[str, Any]:
    """Let people play for a while, and tell how that went."""
    async with httpx.AsyncClient(base_url=url, timeout=PATIENCE, trust_env=False) as client:
        cookies = [await register_guest(client, number) for number in range(players)]
        pairs = list(zip(cookies[::2], cookies[1::2], strict=True))
        tables = [await open_table(client, *pair) for pair in pairs]
        figures = Figures()
        people = [
            Player(url, cookie, key, figures, think)
            for key, pair in zip(tables, pairs, strict=True)
            for cookie in pair
        ]
        ready = asyncio.Event()
        tasks = [asyncio.create_task(player.play(ready)) for player in people]
        await asyncio.sleep(players / 100)  # everybody connects
        began = time.perf_counter()
        gc.disable()  # or the players would be timed cleaning up
        ready.set()
        await asyncio.wait(tasks, timeout=seconds)
        lasted = time.perf_counter() - began
        moves = sum(map(len, figures.acknowledged.values()))
        for task in tasks:
            task.cancel()
        ended = await asyncio.gather(*tasks, return_exceptions=True)
        failures = [error for error in ended if isinstance(error, Exception)]
        lost = [await count_missing(client, key, figures) for key in tables]
    hundredths = statistics.quantiles(figures.seconds, n=100)
    return {
        "players": players,
        "think_seconds": think,
        "seconds": round(lasted, 1),
        "moves": moves,
        "moves_per_second": round(moves / lasted, 1),
        "pushes_timed": len(figures.seconds),
        "p50_ms": round(1000 * hundredths[49], 1),
        "p99_ms": round(1000 * hundredths[98], 1),
        "worst_ms": round(1000 * max(figures.seconds), 1),
        "games_finished": figures.finished,
        "refused": sorted(set(figures.refused)),
        "failures": sorted({repr(error) for error in failures}),
        "lost": sum(lost),
    }


async def count_missing(client: httpx.AsyncClient, key: str, figures: Figures) -> int:
    """How many acknowledged moves of a table the server doesn't have at their number."""
    news = (await client.get(f"/api/tables/{key}/news")).json()
    kept = {entry["number"]: entry["action"] for entry in news["entries"]}
    acknowledged = figures.acknowledged.get(key, [])
    return sum(
        number not in kept or kept[number] not in (action, None)  # None: chosen in secret
        for number, action in acknowledged
    )


@contextmanager
def run_server() -> Iterator[str]:
    """A running server with a folder of its own."""
    with socket.socket() as free, tempfile.TemporaryDirectory() as folder:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
        free.close()
        command = [sys.executable, "-m", "teotihuacan.cli", "serve", "--rate-limit", "0"]
        process = subprocess.Popen(
            [*command, "--port", str(port), "--data", folder], stderr=subprocess.DEVNULL
        )
        try:
            url = f"http://127.0.0.1:{port}"
            for _ in range(PATIENCE * 10):
                with suppress(httpx.TransportError):
                    httpx.get(f"{url}/health/live", trust_env=False)
                    break
                time.sleep(0.1)
            yield url
        finally:
            process.terminate()
            process.wait(PATIENCE)


def main() -> None:
    """Run from the command line."""
    parser = argparse.ArgumentParser(description="Load a server with live games of two.")
    parser.add_argument("--players", type=int, default=500)
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--think", type=float, default=2, help="mean seconds before a move")
    parser.add_argument("--url", help="a running server; one is started if not given")
    options = parser.parse_args()
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(FILES, most), most))
    arguments = (options.players, options.seconds, options.think)
    if options.url:
        report = asyncio.run(run_load(options.url, *arguments))
    else:
        with run_server() as url:
            report = asyncio.run(run_load(url, *arguments))
    print(json.dumps(report, indent=2))


if __name__ == "__main__":
    main()
