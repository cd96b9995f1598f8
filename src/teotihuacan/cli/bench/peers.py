"""The same workloads for catanatron, an engine of another board game, where it is installed."""

import random
from importlib import import_module
from itertools import count, cycle
from typing import Any

from .workloads import PLAYER_COUNTS, Rates, Workload, time_copies, time_games

MOST_TURNS = 1000  # of a game, as in catanatron's own loop


def has_catanatron() -> bool:
    """Whether catanatron can be imported."""
    try:
        import_module("catanatron")
    except ImportError:
        return False
    return True


def make_catanatron_game(players: int, seed: int) -> Any:
    """A game of catanatron between random players."""
    from catanatron import Color, Game, RandomPlayer

    return Game([RandomPlayer(colour) for colour in list(Color)[:players]], seed=seed)


def measure_catanatron_games() -> Workload:
    """Whole random games, driven from Python by the same loop as ours, set-up included."""
    player_counts = cycle(PLAYER_COUNTS)
    seeds = count(1)
    chance = random.Random(1).random

    def play() -> int:
        game = make_catanatron_game(next(player_counts), next(seeds))
        while game.winning_color() is None and game.state.num_turns < MOST_TURNS:
            legal = game.state.playable_actions
            game.execute(legal[int(chance() * len(legal))])
        return len(game.state.actions)

    return lambda seconds: time_games(play, seconds)


def measure_catanatron_copies() -> Workload:
    """Copies of games in mid-game."""
    games = [play_to_middle(players) for players in PLAYER_COUNTS]

    def run(seconds: float) -> Rates:
        parts = [time_copies(game.copy, seconds / 3, copies=10) for game in games]
        return {"copy_ns": sum(parts) / len(parts)}

    return run


def play_to_middle(players: int, decisions: int = 150) -> Any:
    """A game of catanatron after so many actions."""
    game = make_catanatron_game(players, seed=players)
    for _ in range(decisions):
        if game.winning_color() is None:
            game.play_tick()
    return game
