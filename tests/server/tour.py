"""A tour through all pages: a server with tables of every kind, and what to look at on each."""

import time
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any

import pytest
from reviewed import ANN, Reviewed, copy_reviewed
from serving import SameGames, Serving
from visitors import PATIENCE, Visitor

from teotihuacan.study.puzzles import Puzzle, read_puzzles

ME = {"kind": "me"}
NOVICE = {"kind": "bot", "bot": "novice"}
RANDOM = {"kind": "bot", "bot": "random"}
LINK = {"kind": "link"}
FINISHED = 6  # games on the start page


@dataclass(frozen=True)
class Stop:
    """A page, and what tells that it is there."""

    name: str
    path: str
    sign: str


def count_crowd(puzzle: Puzzle) -> int:
    """The most workers that stand together on a board."""
    position = puzzle.position
    boards = [board for seat in position.record()["board"] for board in seat if board >= 0]
    return max(Counter(boards).values())


@dataclass(frozen=True)
class Ground:
    """Where a tour is made: a server, and a game there that was reviewed."""

    serving: Serving
    reviewed: Reviewed

    @property
    def state(self) -> Any:
        """What makes a browser the one of who played that game."""
        cookie = {**self.reviewed.cookie, "url": self.serving.url}
        return {"cookies": [cookie], "origins": []}


@contextmanager
def prepare_tour(factory: pytest.TempPathFactory) -> Iterator[Ground]:
    """A server at which somebody has played before."""
    folder = factory.mktemp("tour") / "data"
    reviewed = copy_reviewed(factory, folder)
    with SameGames(folder, "--rate-limit", "0") as serving:
        yield Ground(serving, reviewed)


def find_roomy_puzzle() -> str:
    """A puzzle that is the same every day, with few dice on a board."""
    return min(read_puzzles(), key=lambda puzzle: (count_crowd(puzzle), puzzle.id)).id


def api(me: Visitor, method: str, path: str, body: Any = None) -> Any:
    """Ask the server as the person at the browser."""
    answer = me.page.request.fetch(f"{me.url}{path}", method=method, data=body)
    assert answer.ok, answer.text()
    return answer.json() if answer.body() else None


def new_table(me: Visitor, setup: dict[str, Any], seats: list[Any], **more: Any) -> str:
    """The key of a table."""
    body = {"setup": setup, "seats": seats, "shuffle": False, **more}
    key: str = api(me, "POST", "/api/tables", body)["key"]
    return key


def started(me: Visitor, setup: dict[str, Any], seats: list[Any], **more: Any) -> str:
    """The key of a table where the game has begun."""
    key = new_table(me, setup, seats, **more)
    api(me, "POST", f"/api/tables/{key}/start")
    return key


def over(me: Visitor, key: str) -> None:
    """Wait until bots have played a game to its end."""
    until = time.monotonic() + PATIENCE / 1000
    while api(me, "GET", f"/api/tables/{key}")["status"] != "finished":
        assert time.monotonic() < until, "the bots are still at it"
        time.sleep(0.1)


def tour(me: Visitor, reviewed: Reviewed) -> list[Stop]:
    """All pages of somebody who is no newcomer."""
    me.visit()
    me.page.locator("#who").wait_for()
    first = {"players": 2, "first_game": True}
    asked = started(me, first, [ME, NOVICE])
    started(me, {"players": 4}, [ME, NOVICE, NOVICE, NOVICE], title="The long Friday evening")
    waiting = new_table(me, {"players": 2, "first_game": True}, [LINK, ME])
    room = new_table(me, {"players": 4}, [ME, LINK, LINK, LINK], visibility="public")
    games = [started(me, first, [RANDOM, RANDOM], visibility="public") for _ in range(FINISHED)]
    for key in games:
        over(me, key)
    return [
        Stop("start", "/", "#finished-games"),
        Stop("new", "/new", "form"),
        Stop("settings", "/settings", "#look"),
        Stop("profile", "/profile", "#achievements"),
        Stop("help", "/help", "#signs"),
        Stop("rules", "/rules", "section[id='15.14']"),
        Stop("strategy", "/strategy", "h2#part-8"),
        Stop("openings", "/openings?tiles=3,7,10,16&pair=3,7", ".first td"),
        Stop("daily", "/daily", "#deal-solo"),
        Stop("leaderboard", "/leaderboard", "#ratings-mine"),
        Stop("lobby", "/lobby", "#friends"),
        Stop("learn", "/learn", ".coach"),
        Stop("puzzles", "/puzzles", "#themes"),
        Stop("puzzle", f"/puzzles/{find_roomy_puzzle()}", "button[aria-controls=all-answers]"),
        Stop("waiting room", f"/t/{room}", ".room"),
        Stop("own seat, others to come", f"/t/{waiting}", ".room"),
        Stop("table", f"/t/{asked}", "button[aria-controls=all-answers]"),
        Stop("end of game", f"/t/{games[0]}", "table tfoot"),
        Stop("replay", f"/t/{games[0]}/replay", "input[type=range]"),
        Stop("review", f"/t/{reviewed.key}/review", "a.mark"),
        Stop("replay of a review", f"/t/{reviewed.key}/replay?at=1", ".verdict"),
        Stop("mistakes", f"/t/{reviewed.key}/mistakes?seat={ANN}", "section.turn button.choice"),
    ]


def go(me: Visitor, stop: Stop) -> None:
    """Open a page, and wait until it is all there."""
    me.visit(stop.path)
    me.page.locator(stop.sign).first.wait_for(state="attached")
    me.page.evaluate("document.fonts.ready.then(() => true)")
