"""Random players in every environment: what a step looks like, and how fast it goes.

python examples/random_rollout.py --seconds 2
"""

import argparse
import time
from collections.abc import Callable

import gymnasium
import numpy as np

from teotihuacan.envs import SEAT_ID, SOLO_ID, teotihuacan_v1
from teotihuacan.envs.vector import VectorEnv


def choose_action(mask: np.ndarray, chance: np.random.Generator) -> int:
    """Any legal action."""
    return int(chance.choice(np.flatnonzero(mask)))


def play_pettingzoo(seed: int) -> tuple[int, str]:
    """A game of two in the PettingZoo environment."""
    env = teotihuacan_v1.env(players=2)
    env.reset(seed=seed)
    chance = np.random.default_rng(seed)
    steps = 0
    returns: dict[str, float] = {}
    for agent in env.agent_iter():
        seen, reward, terminated, truncated, _ = env.last()
        over = terminated or truncated
        if over:
            returns[agent] = float(reward)
        env.step(None if over else choose_action(seen["action_mask"], chance))
        steps += not over
    return steps, f"returns {returns}"


def play_gymnasium(name: str, seed: int) -> tuple[int, str]:
    """A game of one seat in a Gymnasium environment."""
    env = gymnasium.make(name)
    chance = np.random.default_rng(seed)
    seen, _ = env.reset(seed=seed)
    steps, over = 0, False
    while not over:
        seen, _, over, _, info = env.step(choose_action(seen["action_mask"], chance))
        steps += 1
    return steps, f"place {info['place'] + 1}, scores {info['scores']}"


def play_vector(seconds: float, seed: int) -> tuple[int, str]:
    """Many games at once for some time."""
    env = VectorEnv(256)
    env.reset(seed)
    steps = games = 0
    started = time.perf_counter()
    while time.perf_counter() - started < seconds:
        env.step(env.sample())
        steps += env.count
        games += int(env.dones.sum())
    return steps, f"{games} games finished"


def main() -> None:
    """Play and tell."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--seconds", type=float, default=2.0, help="for the vector environment")
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    rollouts: dict[str, Callable[[], tuple[int, str]]] = {
        "PettingZoo, two agents": lambda: play_pettingzoo(asked.seed),
        "Gymnasium, one seat": lambda: play_gymnasium(f"teotihuacan.envs:{SEAT_ID}", asked.seed),
        "Gymnasium, solo": lambda: play_gymnasium(f"teotihuacan.envs:{SOLO_ID}", asked.seed),
        "256 games at once": lambda: play_vector(asked.seconds, asked.seed),
    }
    for name, roll_out in rollouts.items():
        started = time.perf_counter()
        steps, result = roll_out()
        rate = steps / (time.perf_counter() - started)
        print(f"{name}: {steps:,} steps, {rate:,.0f} a second; {result}")


if __name__ == "__main__":
    main()
