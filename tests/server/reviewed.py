"""A finished game that was reviewed: played badly by Ann, so that there is much to learn from."""

import json
import shutil
from dataclasses import dataclass
from pathlib import Path

import pytest
from prepared_games import GameSoFar, PreparedServer, prepare_server

from made_once import make_once
from teotihuacan import Position, Setup
from teotihuacan.bots.greedy import GreedyBot
from teotihuacan.bots.protocol import Budget

PLAYED = 40  # actions
ANN, BOB = 0, 1


@dataclass(frozen=True)
class Reviewed:
    """Where the game is, and what lets a browser be Ann's."""

    key: str
    cookie: dict[str, str]


def play_badly() -> GameSoFar:
    """The last legal answer whenever Ann is asked, a bot's for Bob."""
    setup, seed, bot = Setup(players=2, first_game=True), 5, GreedyBot()
    position = Position.new(setup, seed)
    actions: list[int] = []
    while len(actions) < PLAYED:
        bad = position.legal_actions()[-1]
        answer = bad if position.seat == ANN else bot.choose(position, Budget(), len(actions))
        actions.append(answer)
        position.apply(answer)
    return GameSoFar(setup, seed, actions)


def add_bad_game(shelf: PreparedServer, *, reviewed: bool = False) -> Reviewed:
    """Put the game on a shelf; Bob gave it up."""
    ann, bob = shelf.add_person("Ann"), shelf.add_person("Bob")
    key = shelf.add_table(play_badly(), [ann, bob], resigning=BOB, reviewed=reviewed)
    return Reviewed(key, shelf.make_cookie(ann))


def copy_reviewed(factory: pytest.TempPathFactory, folder: Path) -> Reviewed:
    """A data folder with the game; it is reviewed only once."""
    made = make_once(factory, "reviewed", make_reviewed)
    shutil.copytree(made / "data", folder)
    return Reviewed(**json.loads((made / "game.json").read_text(encoding="utf-8")))


def make_reviewed(folder: Path) -> None:
    """Have the game reviewed, and write down where it is."""
    with prepare_server(folder / "data") as shelf:
        game = add_bad_game(shelf, reviewed=True)
    (folder / "game.json").write_text(json.dumps(vars(game)), encoding="utf-8")
