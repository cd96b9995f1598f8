"""catanatron: games of 2, 3 and 4 random players in turn. Its package has no environment."""

from importlib.metadata import version as version_of
from itertools import count, cycle
from typing import Any

from catanatron import Color, Game, RandomPlayer

from clock import Workload, time_copies, time_games


def read_version() -> str:
    """What is measured."""
    return f"catanatron {version_of('catanatron')}"


def make_game(players: int, seed: int) -> Any:
    """A game between random players."""
    return Game([RandomPlayer(colour) for colour in list(Color)[:players]], seed=seed)


def list_workloads() -> dict[str, dict[str, Workload]]:
    """By game: what is measured."""
    players, seeds = cycle((2, 3, 4)), count(1)

    def play() -> int:
        game = make_game(next(players), next(seeds))
        game.play()
        return len(game.state.actions)

    middle = make_game(3, 3)
    for _ in range(150):
        middle.play_tick()
    return {"Catan": {"play": time_games(play), "copy": time_copies(middle.copy)}}
