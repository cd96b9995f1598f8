"""Our own workloads: games of 2, 3 and 4 players in turn."""

import random
from itertools import count, cycle
from typing import Any

import gymnasium
import numpy as np

from clock import Workload, time_copies, time_games, time_steps
from our_search import measure_search
from teotihuacan import Position, Setup, __version__, random_playout
from teotihuacan.envs import SEAT_ID, teotihuacan_v1
from teotihuacan.envs.vector import VectorEnv

SIDE_BY_SIDE = 256
AT_ONCE = 200  # steps between two looks at the clock


def read_version() -> str:
    """What is measured."""
    return f"teotihuacan {__version__}"


def list_workloads() -> dict[str, dict[str, Workload]]:
    """By game: what is measured."""
    setups, seeds = cycle([Setup(players) for players in (2, 3, 4)]), count(1)
    chance = random.Random(1).random

    def driven() -> int:
        position = Position.new(next(setups), next(seeds))
        while not position.over:
            legal = position.legal_actions()
            position.apply(legal[int(chance() * len(legal))])
        return position.decisions_made

    def compiled() -> int:
        seed = next(seeds)
        return random_playout(Position.new(next(setups), seed), seed).decisions_made

    def only_decisions(seconds: float) -> dict[str, float]:
        rates = time_games(compiled)(seconds)
        return {f"compiled_{name}": rate for name, rate in rates.items()}

    return {
        "Teotihuacan": {
            "play": time_games(driven),
            "compiled": only_decisions,
            "copy": time_copies(play_to_middle().copy, 200),
            "env": time_steps("env_steps_per_s", make_gymnasium_steps()),
            "pettingzoo": time_steps("pettingzoo_steps_per_s", make_pettingzoo_steps()),
            "vector": time_steps("vector_steps_per_s", make_vector_steps(1)),
            "search": measure_search(),
        }
    }


def play_to_middle() -> Position:
    """A position of a random game after 80 decisions."""
    position = Position.new(Setup(3), seed=3)
    chooser = random.Random(3)
    for _ in range(80):
        position.apply(chooser.choice(position.legal_actions()))
    return position


def choose_action(mask: Any, chance: random.Random) -> int:
    """Any legal action."""
    legal = np.flatnonzero(mask)
    return int(legal[int(chance.random() * len(legal))])


def make_gymnasium_steps() -> Any:
    """One seat against random opponents, observations and masks written."""
    env = gymnasium.make(SEAT_ID)
    chance = random.Random(1)
    state: dict[str, Any] = {"seen": env.reset(seed=1)[0]}

    def step() -> int:
        for _ in range(AT_ONCE):
            action = choose_action(state["seen"]["action_mask"], chance)
            state["seen"], _, over, _, _ = env.step(action)
            if over:
                state["seen"], _ = env.reset()
        return AT_ONCE

    return step


def make_pettingzoo_steps() -> Any:
    """Two agents, observed before every step."""
    env = teotihuacan_v1.env()
    env.reset(seed=1)
    chance = random.Random(1)

    def step() -> int:
        for _ in range(AT_ONCE):
            seen, _, terminated, _, _ = env.last()
            if terminated:
                env.reset()
            else:
                env.step(choose_action(seen["action_mask"], chance))
        return AT_ONCE

    return step


def make_vector_steps(threads: int) -> Any:
    """Many games of two at once with random answers, observations and masks written."""
    env = VectorEnv(SIDE_BY_SIDE, threads=threads)
    env.reset(1)

    def step() -> int:
        for _ in range(10):
            env.step(env.sample())
        return 10 * SIDE_BY_SIDE

    return step
