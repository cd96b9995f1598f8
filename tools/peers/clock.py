"""Rates: how often something is done in a second. Needs nothing but the standard library."""

from collections.abc import Callable
from itertools import repeat
from time import perf_counter

Rates = dict[str, float]
Workload = Callable[[float], Rates]


def time_games(play: Callable[[], int]) -> Workload:
    """Whole games; `play` plays one and tells its decisions."""

    def run(seconds: float) -> Rates:
        played = decisions = 0
        started = perf_counter()
        while (elapsed := perf_counter() - started) < seconds or not played:
            decisions += play()
            played += 1
        return {"decisions_per_s": decisions / elapsed, "games_per_s": played / elapsed}

    return run


def time_steps(name: str, step: Callable[[], int]) -> Workload:
    """Steps of an environment; `step` makes some and tells how many."""

    def run(seconds: float) -> Rates:
        made = 0
        started = perf_counter()
        while (elapsed := perf_counter() - started) < seconds or not made:
            made += step()
        return {name: made / elapsed}

    return run


def time_copies(copy: Callable[[], object], at_once: int = 20) -> Workload:
    """Copies of a position in mid-game, in nanoseconds each."""

    def run(seconds: float) -> Rates:
        made = 0
        started = perf_counter()
        while (elapsed := perf_counter() - started) < seconds or not made:
            for _ in repeat(None, at_once):
                copy()
            made += at_once
        return {"copy_ns": 1e9 * elapsed / made}

    return run
