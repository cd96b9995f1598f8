"""What `teotihuacan bench` measures: each workload runs for some time and returns its rates."""

import random
from collections.abc import Callable
from itertools import count, cycle, repeat
from time import perf_counter

from ...engine import Position, Setup, random_playout

Rates = dict[str, float]
Workload = Callable[[float], Rates]
PLAYER_COUNTS = (2, 3, 4)
COPIES = 200  # between two looks at the clock


def time_games(play: Callable[[], int], seconds: float) -> Rates:
    """Play whole games for some time; `play` plays one and returns how many decisions it took."""
    games = decisions = 0
    started = perf_counter()
    while (elapsed := perf_counter() - started) < seconds or not games:
        decisions += play()
        games += 1
    return {"decisions_per_s": decisions / elapsed, "games_per_s": games / elapsed}


def time_copies(copy: Callable[[], object], seconds: float, copies: int = COPIES) -> float:
    """Nanoseconds that one copy takes."""
    made = 0
    started = perf_counter()
    while (elapsed := perf_counter() - started) < seconds or not made:
        for _ in repeat(None, copies):
            copy()
        made += copies
    return 1e9 * elapsed / made


def cycle_games(
    player_counts: tuple[int, ...] = PLAYER_COUNTS,
) -> Callable[[], tuple[Setup, int]]:
    """Set-ups of these numbers of players in turn, each with a new seed."""
    setups = cycle([Setup(players) for players in player_counts])
    seeds = count(1)
    return lambda: (next(setups), next(seeds))


def measure_games() -> Workload:
    """Whole random games driven from Python: a loop picks a legal action and plays it."""
    next_game = cycle_games()
    chance = random.Random(1).random

    def play() -> int:
        position = Position.new(*next_game())
        while not position.over:
            legal = position.legal_actions()
            position.apply(legal[int(chance() * len(legal))])
        return position.decisions_made

    return lambda seconds: time_games(play, seconds)


def measure_c_loop(
    name: str = "c_loop_", player_counts: tuple[int, ...] = PLAYER_COUNTS
) -> Workload:
    """Whole random games in the engine's own loop, which runs in C; rates named accordingly."""
    next_game = cycle_games(player_counts)

    def play() -> int:
        setup, seed = next_game()
        return random_playout(Position.new(setup, seed), seed).decisions_made

    def run(seconds: float) -> Rates:
        return {f"{name}{rate}": value for rate, value in time_games(play, seconds).items()}

    return run


def measure_copies() -> Workload:
    """Copies of positions in mid-game."""
    next_position = cycle([play_to_middle(players) for players in PLAYER_COUNTS])

    def run(seconds: float) -> Rates:
        parts = [time_copies(next(next_position).copy, seconds / 3) for _ in PLAYER_COUNTS]
        return {"copy_ns": sum(parts) / len(parts)}

    return run


def play_to_middle(players: int, decisions: int = 80) -> Position:
    """A position of a random game after so many decisions."""
    position = Position.new(Setup(players), seed=players)
    chooser = random.Random(players)
    for _ in range(decisions):
        position.apply(chooser.choice(position.legal_actions()))
    return position


def measure_search(name: str, *, random_playouts: bool) -> Workload:
    """The tree search, from the opening of a game of two players."""
    from ...bots import Budget
    from ...bots.mcts import MctsBot, SearchSettings

    position = Position.new(Setup(2), seed=1)
    bot = MctsBot(SearchSettings(random_playouts=random_playouts))
    seeds = count(1)

    def run(seconds: float) -> Rates:
        started = perf_counter()
        made = bot.think(position, Budget(seconds=seconds), next(seeds), to_the_end=True)
        return {name: made / (perf_counter() - started)}

    return run
