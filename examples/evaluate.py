"""How a trained policy does against one of our bots, seat by seat.

    python examples/evaluate.py --policy trained/policy.pt --against greedy --games 100

Without --policy random answers are evaluated.
"""

import argparse
from collections.abc import Callable
from pathlib import Path
from statistics import mean
from typing import Any

import numpy as np

from teotihuacan.envs.seat_env import SeatEnv

Chooser = Callable[[dict[str, Any]], int]


def make_random_chooser(seed: int) -> Chooser:
    """Any legal action."""
    chance = np.random.default_rng(seed)
    return lambda seen: int(chance.choice(np.flatnonzero(seen["action_mask"])))


def make_policy_chooser(path: Path, seed: int) -> Chooser:
    """Actions of a trained policy, drawn by their probabilities."""
    import torch

    from policy import load

    torch.set_num_threads(1)
    policy = load(path)
    generator = torch.Generator().manual_seed(seed)

    def choose(seen: dict[str, Any]) -> int:
        rows = seen["observation"][None], seen["action_mask"][None]
        return int(policy.choose(*rows, generator)[0])

    return choose


def play(env: SeatEnv, choose: Chooser, seed: int | None) -> dict[str, Any]:
    """One game; tells its result."""
    seen, info = env.reset(seed=seed)
    over = False
    while not over:
        seen, _, over, _, info = env.step(choose(seen))
    return info


def main() -> None:
    """Play and tell."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--policy", type=Path, help="a checkpoint of train.py")
    parser.add_argument("--against", default="greedy", help="name of a bot")
    parser.add_argument("--players", type=int, default=2, choices=(2, 3, 4))
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    env = SeatEnv([asked.against] * (asked.players - 1), seat=None)
    choose = make_random_chooser(asked.seed)
    if asked.policy:
        choose = make_policy_chooser(asked.policy, asked.seed)
    results = [play(env, choose, None if game else asked.seed) for game in range(asked.games)]
    won = mean(result["place"] == 0 for result in results)
    own = mean(result["scores"][result["seat"]] for result in results)
    rest = mean(
        score
        for result in results
        for seat, score in enumerate(result["scores"])
        if seat != result["seat"]
    )
    print(
        f"{asked.games} games against {asked.against}: won {won:.1%}, {own:.1f} : {rest:.1f} VP"
    )


if __name__ == "__main__":
    main()
