"""Learn to play by self-play: masked proximal policy optimization on the vector environment.

    python examples/train.py --minutes 20 --seed 1

writes policy.pt, curve.png and curve.json into --folder. All seats are played by the network that
learns; the curve tells how often it beats random players in games of two.
"""

import argparse
import json
import time
from dataclasses import dataclass
from pathlib import Path

import numpy as np
import torch
from torch import Tensor, nn

from policy import Policy, save
from teotihuacan import ACTIONS, Setup
from teotihuacan.engine.constants import SEATS, SOURCE_NAMES
from teotihuacan.envs.observation import OBSERVED
from teotihuacan.envs.vector import VectorEnv

VP_WORTH = 0.02  # of every VP when it is scored; the result counts 1 or -1
DISCOUNT = 0.999
TRACE = 0.95
CLIP = 0.2
ENTROPY = 0.01
EPOCHS = 3
BATCH = 1024


@dataclass
class Rollout:
    """What happened in some steps of all games: tensors of (steps, games, ...)."""

    observations: Tensor
    masks: Tensor
    actions: Tensor
    chances: Tensor
    values: Tensor
    rewards: Tensor
    seats: Tensor
    dones: Tensor


def make_rollout(steps: int, games: int) -> Rollout:
    """Room for a rollout."""
    return Rollout(
        observations=torch.empty(steps, games, OBSERVED),
        masks=torch.empty(steps, games, ACTIONS, dtype=torch.int8),
        actions=torch.empty(steps, games, dtype=torch.int64),
        chances=torch.empty(steps, games),
        values=torch.empty(steps, games),
        rewards=torch.empty(steps, games, SEATS),
        seats=torch.empty(steps, games, dtype=torch.int64),
        dones=torch.empty(steps, games, dtype=torch.bool),
    )


def play(env: VectorEnv, policy: Policy, rollout: Rollout, generator: torch.Generator) -> None:
    """Fill a rollout."""
    for step in range(len(rollout.actions)):
        rollout.observations[step] = torch.from_numpy(env.observations)
        rollout.masks[step] = torch.from_numpy(env.masks)
        rollout.seats[step] = torch.from_numpy(env.seats)
        actions, chances, values = policy.choose(env.observations, env.masks, generator)
        env.step(actions.numpy())
        rollout.actions[step] = actions
        rollout.chances[step] = chances
        rollout.values[step] = values
        rollout.rewards[step] = torch.from_numpy(env.rewards)
        rollout.dones[step] = torch.from_numpy(env.dones)


def compute_advantages(rollout: Rollout) -> Tensor:
    """How much better each answer turned out than expected (generalized advantages).

    Every seat has a chain of its own decisions; rewards that come while others are asked belong
    to its last one. The last decision of an unfinished chain is taken to be as good as expected.
    """
    steps, games = rollout.actions.shape
    found = torch.zeros(steps, games)
    reward = torch.zeros(games, SEATS)
    value = torch.full((games, SEATS), torch.nan)  # of the seat's next decision
    trace = torch.zeros(games, SEATS)
    places = torch.arange(games)
    for step in reversed(range(steps)):
        done = rollout.dones[step]
        reward[done], value[done], trace[done] = 0.0, 0.0, 0.0
        reward += rollout.rewards[step]
        at = (places, rollout.seats[step])
        surprise = reward[at] + DISCOUNT * value[at] - rollout.values[step]
        found[step] = torch.nan_to_num(surprise) + DISCOUNT * TRACE * trace[at]
        reward[at], value[at], trace[at] = 0.0, rollout.values[step], found[step]
    return found


def learn(
    policy: Policy,
    optimizer: torch.optim.Optimizer,
    rollout: Rollout,
    chance: np.random.Generator,
) -> None:
    """A few passes over a rollout."""
    gained = compute_advantages(rollout)
    flat = {name: tensor.flatten(0, 1) for name, tensor in vars(rollout).items()}
    targets = (gained + rollout.values).flatten()
    gained = ((gained - gained.mean()) / (gained.std() + 1e-6)).flatten()
    for _ in range(EPOCHS):
        order = torch.from_numpy(chance.permutation(len(gained)))
        for some in order.split(BATCH):
            chances, values = policy(flat["observations"][some], flat["masks"][some])
            chosen = chances.gather(1, flat["actions"][some, None]).squeeze(-1)
            ratio = (chosen - flat["chances"][some]).exp()
            clipped = ratio.clamp(1 - CLIP, 1 + CLIP)
            better = torch.minimum(ratio * gained[some], clipped * gained[some]).mean()
            entropy = -(chances.exp() * chances).sum(-1).mean()
            loss = 0.5 * (values - targets[some]).square().mean() - better - ENTROPY * entropy
            optimizer.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(policy.parameters(), 0.5)
            optimizer.step()


def evaluate_against_random(policy: Policy, games: int, seed: int) -> tuple[float, float, float]:
    """Share of won games of two against a random player, and the mean scores of both."""
    side_by_side = min(games, 256)
    env = VectorEnv(side_by_side, Setup(2))
    env.reset(seed)
    generator = torch.Generator().manual_seed(seed)
    wins, own, other, counted = 0, 0, 0, 0
    while counted < games:
        mine = env.seats == env.numbers % 2
        numbers = env.numbers.copy()
        actions = env.sample()
        chosen, _, _ = policy.choose(env.observations, env.masks, generator)
        env.step(np.where(mine, chosen.numpy(), actions))
        for place in np.flatnonzero(env.dones & (numbers < games)):
            seat = int(numbers[place] % 2)
            wins += bool(env.rewards[place, seat] > 0)
            own += int(env.scores[place, seat])
            other += int(env.scores[place, 1 - seat])
            counted += 1
    return wins / games, own / games, other / games


def draw_curve(curve: list[dict[str, float]], path: Path) -> None:
    """The curve as a picture."""
    from matplotlib.figure import Figure

    figure = Figure(figsize=(7, 4), layout="constrained")
    axes = figure.subplots()
    minutes = [point["minutes"] for point in curve]
    axes.plot(minutes, [100 * point["wins"] for point in curve], marker=".")
    axes.axhline(95, linestyle=":", color="grey")
    axes.set(xlabel="minutes of training", ylabel="% of games won against random", ylim=(0, 101))
    scores = axes.twinx()
    scores.plot(minutes, [point["score"] for point in curve], color="tab:orange", marker=".")
    scores.set_ylabel("mean score", color="tab:orange")
    figure.savefig(path, dpi=120)


def read_options() -> argparse.Namespace:
    """The command line."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--minutes", type=float, default=20.0, help="time to learn")
    parser.add_argument("--updates", type=int, default=10**9, help="stop after so many updates")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--games", type=int, default=128, help="games side by side")
    parser.add_argument("--steps", type=int, default=64, help="decisions of each in an update")
    parser.add_argument("--width", type=int, default=256, help="of the hidden layers")
    parser.add_argument("--rate", type=float, default=5e-4, help="learning rate")
    parser.add_argument("--threads", type=int, default=2)
    parser.add_argument("--every", type=float, default=60.0, help="seconds between evaluations")
    parser.add_argument("--evaluate", type=int, default=500, help="games of an evaluation")
    parser.add_argument("--folder", type=Path, default=Path("trained"))
    return parser.parse_args()


def main() -> None:
    """Learn, evaluate now and then, write what came of it."""
    asked = read_options()
    asked.folder.mkdir(parents=True, exist_ok=True)
    torch.set_num_threads(asked.threads)
    torch.manual_seed(asked.seed)
    generator = torch.Generator().manual_seed(asked.seed)
    chance = np.random.default_rng(asked.seed)
    policy = Policy(asked.width)
    optimizer = torch.optim.Adam(policy.parameters(), lr=asked.rate)
    env = VectorEnv(asked.games, Setup(2), shaped=dict.fromkeys(SOURCE_NAMES, VP_WORTH))
    env.reset(asked.seed)
    rollout = make_rollout(asked.steps, asked.games)
    curve: list[dict[str, float]] = []
    learnt, decisions, update = 0.0, 0, 0  # evaluations don't count as learning
    while True:
        last = learnt >= 60 * asked.minutes or update >= asked.updates
        if last or learnt >= len(curve) * asked.every:
            wins, score, other = evaluate_against_random(
                policy, asked.evaluate, seed=asked.seed + 1
            )
            point = {"minutes": learnt / 60, "decisions": decisions, "wins": wins}
            curve.append(point | {"score": score, "random_score": other})
            print(
                f"{learnt / 60:6.1f} min {decisions:10,} decisions: won {wins:6.1%} against "
                f"random, {score:.1f} : {other:.1f} VP",
                flush=True,
            )
        if last:
            break
        started = time.perf_counter()
        play(env, policy, rollout, generator)
        learn(policy, optimizer, rollout, chance)
        learnt += time.perf_counter() - started
        decisions += rollout.actions.numel()
        update += 1
    save(policy, asked.folder / "policy.pt")
    (asked.folder / "curve.json").write_text(json.dumps(curve, indent=1) + "\n")
    draw_curve(curve, asked.folder / "curve.png")


if __name__ == "__main__":
    main()
