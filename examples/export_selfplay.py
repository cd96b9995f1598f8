"""Self-play games as a dataset: positions, policies and results in one .npz file.

    python examples/export_selfplay.py --games 100 --out selfplay.npz

Without --policy (a checkpoint of train.py) all legal actions are equally likely. The file holds,
one row a decision: `observations`, `masks`, `policies` (the probabilities that the action was
drawn from), `actions`, `seats`, `games` (numbers), `results` (of the game for the asked seat: 1
first, -1 last) and `scores` of the game.
"""

import argparse
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from teotihuacan import Setup
from teotihuacan.envs.vector import VectorEnv

Rows = dict[str, NDArray[Any]]


def make_uniform(observations: NDArray[Any], masks: NDArray[Any]) -> NDArray[np.float32]:
    """All legal actions equally likely."""
    del observations
    policies: NDArray[np.float32] = (masks / masks.sum(1, keepdims=True)).astype(np.float32)
    return policies


def make_trained(path: Path) -> Any:
    """The probabilities of a trained policy."""
    import torch

    from policy import load

    policy = load(path)

    def probabilities(observations: NDArray[Any], masks: NDArray[Any]) -> NDArray[np.float32]:
        with torch.no_grad():
            chances, _ = policy(torch.from_numpy(observations), torch.from_numpy(masks))
        legal: NDArray[np.float32] = chances.exp().numpy() * masks
        legal /= legal.sum(1, keepdims=True)
        return legal

    return probabilities


def draw_actions(policies: NDArray[np.float32], chance: np.random.Generator) -> NDArray[np.int64]:
    """An action of each row, by its probabilities."""
    sums = policies.cumsum(1)
    at = chance.random((len(policies), 1)) * sums[:, -1:]
    chosen: NDArray[np.int64] = (sums > at).argmax(1)
    return chosen


def play_games(players: int, games: int, seed: int, probabilities: Any) -> Rows:
    """Play games to their ends and collect every decision."""
    env = VectorEnv(min(games, 64), Setup(players))
    env.reset(seed)
    chance = np.random.default_rng(seed)
    parts: list[Rows] = []
    results = np.zeros((games, 4), np.float32)
    scores = np.zeros((games, 4), np.int64)
    finished = 0
    while finished < games:
        policies = probabilities(env.observations, env.masks)
        kept = env.numbers < games
        rows = {"observations": env.observations, "masks": env.masks, "policies": policies}
        rows |= {
            "actions": draw_actions(policies, chance),
            "seats": env.seats,
            "games": env.numbers,
        }
        parts.append({name: row[kept] for name, row in rows.items()})
        numbers = env.numbers.copy()
        env.step(rows["actions"])
        over = env.dones & (numbers < games)
        results[numbers[over]] = env.rewards[over]
        scores[numbers[over]] = env.scores[over]
        finished += int(over.sum())
    data = {name: np.concatenate([part[name] for part in parts]) for name in parts[0]}
    data["results"] = results[data["games"], data["seats"]]
    data["scores"] = scores[data["games"]]
    return data


def main() -> None:
    """Play and write."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--policy", type=Path, help="a checkpoint of train.py")
    parser.add_argument("--players", type=int, default=2, choices=(2, 3, 4))
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, default=Path("selfplay.npz"))
    asked = parser.parse_args()
    probabilities = make_trained(asked.policy) if asked.policy else make_uniform
    data = play_games(asked.players, asked.games, asked.seed, probabilities)
    np.savez_compressed(asked.out, allow_pickle=False, **data)
    size = asked.out.stat().st_size / 1e6
    print(f"{asked.games} games, {len(data['actions']):,} decisions, {size:.1f} MB: {asked.out}")


if __name__ == "__main__":
    main()
