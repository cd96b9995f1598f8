"""Random games for tests: many set-ups, the same every time."""

import random
from collections.abc import Iterator
from itertools import islice

from run_sizes import take_share
from teotihuacan import COMPILED, Game, Setup
from teotihuacan.engine.setup.options import LEVELS

SETUPS = [
    *(Setup(players) for players in (2, 3, 4)),
    *(Setup(1, level=level) for level in LEVELS),
    *(Setup(players, first_game=True) for players in (1, 2, 3, 4)),
    *(Setup(players, draft=True) for players in (2, 3, 4)),
    *(Setup(players, dark_eclipse=True, advanced_worship=True) for players in (1, 2, 3, 4)),
    Setup(1, knobs={"worship_steps": 1, "resources": -1}),
    Setup(4, draft=True, dark_eclipse=True),
]


def several(games: int) -> int:
    """So many games, or a few where the engine runs interpreted or the run isn't thorough."""
    return take_share(games, len(SETUPS)) if COMPILED else max(len(SETUPS), games // 25)


def new_games(games: int, take_back: bool = False) -> Iterator[tuple[Game, random.Random]]:
    """Games at their beginnings over all set-ups, each with a chooser of its own."""
    for number in range(several(games)):
        setup = SETUPS[number % len(SETUPS)]
        yield Game(setup, seed=number, take_back=take_back), random.Random(number)


def play_randomly(game: Game, chooser: random.Random, plies: int | None = None) -> Game:
    """Play a game to its end, or so many plies on."""
    for _ in islice(iter(lambda: game.position.over, True), plies):
        game.play(chooser.choice(game.position.legal_actions()))
    return game


def finished(setup: Setup, seed: int, names: list[str] | None = None) -> Game:
    """A finished random game."""
    return play_randomly(Game(setup, seed, names), random.Random(seed))
