"""catanatron: games of 2, 3 and 4 random players in turn. Its package has no environment."""

import random
from importlib.metadata import version as version_of
from itertools import count, cycle
from typing import Any

from catanatron import Color, Game, RandomPlayer

from clock import Workload, time_copies, time_games

MOST_TURNS = 1000  # of a game, as in its own loop


def read_version() -> str:
    """What is measured."""
    return f"catanatron {version_of('catanatron')}"


def make_game(players: int, seed: int) -> Any:
    """A game between random players."""
    return Game([RandomPlayer(colour) for colour in list(Color)[:players]], seed=seed)


def list_workloads() -> dict[str, dict[str, Workload]]:
    """By game: what is measured."""
    players, seeds = cycle((2, 3, 4)), count(1)
    chance = random.Random(1).random

    def play() -> int:
        game = make_game(next(players), next(seeds))
        while game.winning_color() is None and game.state.num_turns < MOST_TURNS:
            legal = game.state.playable_actions
            game.execute(legal[int(chance() * len(legal))])
        return len(game.state.actions)

    middle = make_game(3, 3)
    for _ in range(150):
        middle.play_tick()
    return {"Catan": {"play": time_games(play), "copy": time_copies(middle.copy)}}
