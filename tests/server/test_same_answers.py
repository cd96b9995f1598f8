"""One name is one player: the same answers in one go, after reloading, and on a server.

Bots that think by the clock (`adept`, `master`, `mcts:0.3s`) are left out: how far they get
depends on the machine.
"""

import asyncio
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import IO

import pytest
from players import ME, Json, Live, People, good, make_table
from service_fixtures import OPTIONS
from serving import ColdServing

from teotihuacan import Game, Position, Setup
from teotihuacan.bots import Referee, bot_named
from teotihuacan.bots.seats import Seats

BOTS = ("student", "mcts:100")
NAMES = ["somebody", *BOTS]
ANSWERS = 140  # of each bot, at least
LAUNCHER = [sys.executable, str(Path(__file__).with_name("serve_mcts.py"))]


class ServingMcts(ColdServing):
    """A server at whose tables `mcts:100` may sit too."""

    def run(
        self, command: list[str], stdin: IO[bytes], log: IO[bytes]
    ) -> subprocess.Popen[bytes]:
        """Run a command of the program by way of the launcher."""
        return subprocess.Popen([*LAUNCHER, *command], stdin=stdin, stdout=log, stderr=log)


@pytest.fixture(scope="module")
def games(tmp_path_factory: pytest.TempPathFactory) -> Iterator[list[Game]]:
    """Games that a person and both bots played on a running server, as it recorded them."""
    serving = ServingMcts(tmp_path_factory.mktemp("server") / "data", *OPTIONS)
    with serving, People([serving.url]) as people:
        played: list[Game] = []
        while min(answers_in(played, seat) for seat in (1, 2)) < ANSWERS:
            played.append(Game.load(play_on_server(people)))
        yield played


def play_on_server(people: People) -> Json:
    """Play a game on the server; its record."""
    person = people.guest()
    seats = [{"kind": "bot", "bot": bot} for bot in BOTS]
    key = make_table(person, ME, *seats)["key"]
    good(person.at(key, "start"))

    async def play() -> None:
        async with Live(person, key) as live:
            await live.play_on()

    asyncio.run(play())
    return {**good(person.get(f"/api/tables/{key}/record")), "names": NAMES}


def answers_in(games: list[Game], seat: int) -> int:
    """How many answers a seat gave."""
    return sum(position.seat == seat for game in games for position, _ in steps(game))


def steps(game: Game) -> Iterator[tuple[Position, int]]:
    """Every position of a game with the action that was played there."""
    for ply, action in enumerate(game.actions):
        yield game.position_at(ply), action


@pytest.mark.parametrize("seat", [1, 2], ids=BOTS)
def test_a_bot_that_plays_on_answers_as_on_the_server(games: list[Game], seat: int) -> None:
    for game in games:
        entrants = [None, *map(bot_named, BOTS)]
        with Referee(entrants, game.bot_seed) as referee:  # the same bot from first to last
            for position, action in steps(game):
                if position.seat == seat:
                    assert referee.answer(position).action == action


@pytest.mark.parametrize("seat", [1, 2], ids=BOTS)
def test_a_bot_reloaded_at_each_position_answers_as_on_the_server(
    games: list[Game], seat: int
) -> None:
    for game in games:
        again = Game(game.setup, game.seed, NAMES)
        for position, action in steps(game):
            if position.seat == seat:
                loaded = Game.load(again.record())
                assert Seats(loaded).answer(loaded.position).action == action
            again.play(action)
        assert again.position == game.position


def test_the_games_are_long_enough(games: list[Game]) -> None:
    assert all(game.position.over and game.setup == Setup(3) for game in games)
    assert min(answers_in(games, seat) for seat in (1, 2)) >= ANSWERS
