"""The same workloads for catanatron, a fast engine of another board game, where installed."""

from importlib import import_module
from itertools import count, cycle
from typing import Any

from .workloads import PLAYER_COUNTS, Rates, Workload, time_copies, time_games


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


def catanatron_games() -> Workload:
    """Whole games of random players, set-up included; a decision is an action played."""
    player_counts = cycle(PLAYER_COUNTS)
    seeds = count(1)

    def play() -> int:
        game = make_catanatron_game(next(player_counts), next(seeds))
        game.play()
        return len(game.state.actions)

    return lambda seconds: time_games(play, seconds)


def catanatron_copies() -> Workload:
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
