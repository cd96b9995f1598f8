"""catanatron: games of 2, 3 and 4 random players in turn. Its package has no environment."""

from importlib.metadata import version as version_of
from itertools import count, cycle
from typing import Any

from catanatron import Color, Game, RandomPlayer

from clock import Workload, copies, games


def version() -> str:
    """What is measured."""
    return f"catanatron {version_of('catanatron')}"


def new_game(players: int, seed: int) -> Any:
    """A game between random players."""
    return Game([RandomPlayer(colour) for colour in list(Color)[:players]], seed=seed)


def workloads() -> dict[str, dict[str, Workload]]:
    """By game: what is measured."""
    players, seeds = cycle((2, 3, 4)), count(1)

    def play() -> int:
        game = new_game(next(players), next(seeds))
        game.play()
        return len(game.state.actions)

    middle = new_game(3, 3)
    for _ in range(150):
        middle.play_tick()
    return {"Catan": {"play": games(play), "copy": copies(middle.copy)}}
