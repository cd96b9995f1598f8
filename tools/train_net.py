"""Train the net of the evaluation on recorded games, and write it to the package.

Every game is replayed; some of its questions become samples, one for each seat: what the net
looks at, and by how much the seat's final VP missed the estimate. A tenth of the games is held
out to be judged on. Needs torch; whoever plays doesn't.

    teotihuacan selfplay games.jsonl --games 20000 --seed 1000
    python tools/train_net.py games.jsonl --seed 1
"""

import argparse
import json
import random
import struct
import time
from concurrent.futures import ProcessPoolExecutor
from itertools import islice
from pathlib import Path
from typing import Any

import numpy as np
import torch
from torch import nn

from teotihuacan import Position, Setup
from teotihuacan.bots.net import FILE, STORY
from teotihuacan.bots.search import Search
from teotihuacan.bots.search.constants import HIDDEN, INPUTS, NET_SIZE, PERIOD_NET, SECOND
from teotihuacan.bots.weights import read_spread, read_weights

AT_TURNS, WITHIN = 0.3, 0.15  # of the questions become samples
PERIODS = 3
HELD_OUT = 10  # every tenth game
BATCH = 1024
UNIT = 10.0  # VP of an output of 1
DELTA = 30.0 / UNIT  # errors beyond count less
Samples = dict[str, Any]


def sample_game(line: str) -> tuple[list[list[int]], list[tuple[float, ...]]]:
    """The inputs of a game's samples; period, estimate, final VP, seed, turn's start, win."""
    record = json.loads(line)
    probe = Search(16, list(read_weights()), read_spread())
    position = Position.new(Setup.from_dict(record["setup"]), record["seed"])
    chance = random.Random(f"samples {record['seed']}")
    inputs: list[list[int]] = []
    facts: list[tuple[int, int, float, bool]] = []
    for action in record["actions"]:
        at_turn = position.question == "turn"
        if chance.random() < (AT_TURNS if at_turn else WITHIN):
            for seat in range(len(position.scores())):
                inputs.append(probe.extract_inputs(position, seat))
                _, period, _ = probe.extract_features(position, seat)
                facts.append((seat, period, probe.estimate_vp(position, seat), at_turn))
        position.apply(action)
    scores, winner = position.scores(), position.ranking()[0]
    return inputs, [
        (period, estimate, scores[seat], record["seed"], at_turn, seat == winner)
        for seat, period, estimate, at_turn in facts
    ]


def read_samples(file: Path, most: int, processes: int) -> Samples:
    """The samples of a file's games, kept beside it: only games that are new are replayed."""
    kept = file.with_suffix(f".{INPUTS}.npz")
    x = np.zeros((0, INPUTS), np.int16)
    facts = np.zeros((0, 6), np.float32)
    done = 0
    if kept.exists():
        with np.load(kept) as data:
            x, facts, done = data["x"], data["facts"], int(data["games"])
    with file.open() as lines:
        new = list(islice(lines, done, max(most, done)))
    if new:
        found_x, found_facts = [x], [facts]
        with ProcessPoolExecutor(processes) as pool:
            for inputs, rows in pool.map(sample_game, new, chunksize=16):
                found_x.append(np.array(inputs, np.int16).reshape(-1, INPUTS))
                found_facts.append(np.array(rows, np.float32).reshape(-1, 6))
        x, facts = np.concatenate(found_x), np.concatenate(found_facts)
        np.savez(kept, x=x, facts=facts, games=done + len(new))
    return {"x": x, "facts": facts, "games": done + len(new)}


def train_period(x: Any, y: Any, held: Any, epochs: int, seed: int) -> tuple[Any, list[float]]:
    """A period's net as one row of weights, and the errors before and after on held-out games."""
    torch.manual_seed(seed)
    scale = torch.tensor(np.maximum(x.std(axis=0), 0.1), dtype=torch.float32)
    inputs, wanted = torch.tensor(x), torch.tensor(y / UNIT, dtype=torch.float32)
    net = nn.Sequential(
        nn.Linear(INPUTS, HIDDEN),
        nn.ReLU(),
        nn.Linear(HIDDEN, SECOND),
        nn.ReLU(),
        nn.Linear(SECOND, 1),
    )
    with torch.no_grad():
        net[4].weight.mul_(0.1)
        net[4].bias.zero_()
    steps = torch.optim.AdamW(net.parameters(), lr=1.5e-3, weight_decay=2e-2)
    plan = torch.optim.lr_scheduler.CosineAnnealingLR(steps, epochs)
    rows = torch.tensor(np.where(~held)[0])
    test = torch.tensor(np.where(held)[0])
    for _ in range(epochs):
        for batch in rows[torch.randperm(len(rows))].split(BATCH):
            steps.zero_grad()
            guess = net(inputs[batch].float() / scale)[:, 0]
            nn.functional.huber_loss(guess, wanted[batch], delta=DELTA).backward()
            steps.step()
        plan.step()
    with torch.no_grad():
        rest = (wanted[test] - net(inputs[test].float() / scale)[:, 0]) * UNIT
    before = float((wanted[test] * UNIT).square().mean().sqrt())
    after = float(rest.square().mean().sqrt())
    return flatten_net(net, scale), [round(before, 2), round(after, 2)]


def flatten_net(net: Any, scale: Any) -> Any:
    """The weights in the order of the search: rows of inputs, biases, layer by layer."""
    with torch.no_grad():
        first = (net[0].weight / scale).T.reshape(-1)
        parts = [first, net[0].bias, net[2].weight.T.reshape(-1), net[2].bias]
        parts += [net[4].weight.reshape(-1) * UNIT, net[4].bias * UNIT]
        flat = torch.cat(parts).numpy()
    assert len(flat) == PERIOD_NET
    return flat


def main() -> None:
    """Read, train, write."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("file", type=Path)
    parser.add_argument("--games", type=int, default=10**9, help="at most")
    parser.add_argument("--epochs", type=int, default=12)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--processes", type=int, default=2)
    parser.add_argument("--out", type=Path, default=FILE)
    given = parser.parse_args()
    started = time.monotonic()
    torch.set_num_threads(given.processes)
    samples = read_samples(given.file, given.games, given.processes)
    x, facts = samples["x"], samples["facts"]
    print(f"{samples['games']} games, {len(x)} samples, {time.monotonic() - started:.0f} s")
    errors, nets = [], []
    for period in range(PERIODS):
        part = facts[:, 0] == period
        y = facts[part, 2] - facts[part, 1]
        held = facts[part, 3].astype(int) % HELD_OUT == 0
        net, error = train_period(x[part], y, held, given.epochs, given.seed)
        nets.append(net)
        errors.append(error)
        took = time.monotonic() - started
        print(f"period {period}: error {error[0]} -> {error[1]} VP, {took:.0f} s", flush=True)
    write_net(np.concatenate(nets), given.out)
    story = {
        "games": samples["games"],
        "samples": len(x),
        "epochs": given.epochs,
        "seed": given.seed,
    }
    story["errors"] = errors
    given.out.with_name(STORY.name).write_text(json.dumps(story) + "\n")


def write_net(weights: Any, path: Path) -> None:
    """Write the weights as numbers of 16 bits."""
    assert len(weights) == NET_SIZE
    path.write_bytes(struct.pack(f"<{NET_SIZE}e", *map(float, weights)))


if __name__ == "__main__":
    main()
