"""Train the net of the evaluation on recorded games, and write it to the package.

Every game is replayed; some of its questions become samples, one for each seat: what the net
looks at, and by how much the seat's final VP missed the estimate. A tenth of the games is held
out to be judged on. Needs torch; whoever plays doesn't.

    teotihuacan selfplay games.jsonl --games 20000 --seed 1000
    python tools/train_net.py games.jsonl --seed 1

With `--start` it goes on from another net: so solo games, which are few, get a net of their own.
`tools/train_bots.py` does all of it, from nothing to the nets that we ship.
"""

import argparse
import json
import random
import struct
import time
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from itertools import islice
from pathlib import Path
from typing import Any

import numpy as np
import torch
from calibration import compare_with_results, compute_calibration_error, draw_calibration
from torch import nn
from win_chances import compute_chances, fit_spread

from teotihuacan import Position, Setup
from teotihuacan.bots.net import FILE
from teotihuacan.bots.search import Search
from teotihuacan.bots.search.constants import (
    COMMON_FIRST,
    HIDDEN,
    HIDDEN_SCALE,
    INPUTS,
    NET_SIZE,
    ONE,
    OUTPUT_AT,
    OUTPUT_FIRST,
    OUTPUT_SCALE,
    PERIOD_NET,
    PERIODS,
    SECOND,
    SECOND_AT,
    SECOND_FIRST,
    SECOND_SCALE,
)
from teotihuacan.bots.weights import read_spread, read_weights

AT_TURNS, WITHIN = 0.2, 0.08  # of the questions become samples
FACTS = ("period", "estimate", "final", "game", "seat", "begins", "wins")  # of a sample
HELD_OUT = 10  # every tenth game
BATCH = 1024
LEARNING_RATE = 1.5e-3
SLOWER = 0.3  # from another net on
UNIT = 10.0  # VP of an output of 1
DELTA = 30.0 / UNIT  # errors beyond count less
LIMIT = 32767  # of what the search counts with
Samples = dict[str, Any]


def sample_game(line: str) -> tuple[list[list[int]], list[tuple[float, ...]]]:
    """The inputs of a game's samples, and their facts; the first question of a period is one."""
    record = json.loads(line)
    probe = Search(16, list(read_weights()), read_spread())
    position = Position.new(Setup.from_dict(record["setup"]), record["seed"])
    chance = random.Random(f"samples {record['seed']}")
    inputs: list[list[int]] = []
    facts: list[tuple[int, float, int, bool]] = []
    last = -1
    for action in record["actions"]:
        _, period, _ = probe.extract_features(position, 0)
        share = AT_TURNS if position.question == "turn" else WITHIN
        if chance.random() < share or period != last:
            for seat in range(len(position.scores())):
                inputs.append(probe.extract_inputs(position, seat))
                estimate = probe.estimate_vp(position, seat)
                facts.append((period, estimate, seat, period != last))
        last = period
        position.apply(action)
    scores, winner = position.scores(), position.ranking()[0]
    return inputs, [
        (period, estimate, scores[seat], record["seed"], seat, begins, seat == winner)
        for period, estimate, seat, begins in facts
    ]


def read_samples(files: Sequence[Path], processes: int) -> Samples:
    """The samples of all games of some files, by the games' seeds: in whatever order they were
    played, training comes to the same net."""
    parts = [read_file_samples(file, processes) for file in files]
    x = np.concatenate([part["x"] for part in parts])
    facts = np.concatenate([part["facts"] for part in parts])
    order = np.argsort(facts[:, 3], kind="stable")
    return {"x": x[order], "facts": facts[order], "games": sum(part["games"] for part in parts)}


def read_file_samples(file: Path, processes: int) -> Samples:
    """The samples of a file's games, kept beside it: only games that are new are replayed."""
    kept = file.with_suffix(f".{INPUTS}.npz")
    x = np.zeros((0, INPUTS), np.int16)
    facts = np.zeros((0, len(FACTS)), np.float64)
    done = 0
    if kept.exists():
        with np.load(kept) as data:
            x, facts, done = data["x"], data["facts"], int(data["games"])
    with file.open() as lines:
        new = list(islice(lines, done, None))
    if new:
        found_x, found_facts = [x], [facts]
        with ProcessPoolExecutor(processes) as pool:
            for inputs, rows in pool.map(sample_game, new, chunksize=16):
                found_x.append(np.array(inputs, np.int16).reshape(-1, INPUTS))
                found_facts.append(np.array(rows, np.float64).reshape(-1, len(FACTS)))
        x, facts = np.concatenate(found_x), np.concatenate(found_facts)
        np.savez(kept, x=x, facts=facts, games=done + len(new))
    return {"x": x, "facts": facts, "games": done + len(new)}


def train_period(x: Any, y: Any, epochs: int, seed: int, start: Any = None) -> Any:
    """A period's net, as whole numbers in a row: what is to be added to the estimates."""
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
    if start is not None:
        set_weights(net, scale, start)
    rate = LEARNING_RATE if start is None else LEARNING_RATE * SLOWER
    steps = torch.optim.AdamW(net.parameters(), lr=rate, weight_decay=2e-2)
    plan = torch.optim.lr_scheduler.CosineAnnealingLR(steps, epochs)
    for _ in range(epochs):
        for batch in torch.randperm(len(inputs)).split(BATCH):
            steps.zero_grad()
            guess = net(inputs[batch].float() / scale)[:, 0]
            nn.functional.huber_loss(guess, wanted[batch], delta=DELTA).backward()
            steps.step()
        plan.step()
    return round_net(net, scale)


def round_net(net: Any, scale: Any) -> Any:
    """The weights in the order of the search: rows of inputs, layer by layer, biases behind."""
    with torch.no_grad():
        first = (net[0].weight / scale).T.clone()
        first[ONE] += net[0].bias
        parts = [first * HIDDEN_SCALE, net[2].weight * SECOND_SCALE, net[2].bias * HIDDEN_SCALE]
        parts += [net[4].weight * UNIT * 100, net[4].bias * UNIT * 100]
        row = torch.cat([part.round().reshape(-1) for part in parts]).numpy().astype(np.int64)
    assert len(row) == PERIOD_NET
    assert abs(row).max() <= LIMIT
    second = row[SECOND_FIRST:SECOND_AT].reshape(SECOND, HIDDEN)
    assert abs(second).sum(axis=1).max() * LIMIT < 2**31, "the second layer may overflow"
    return row


def set_weights(net: Any, scale: Any, row: Any) -> None:
    """Begin with the weights of another net: `round_net` the other way round."""
    numbers = torch.tensor(row, dtype=torch.float32)
    with torch.no_grad():
        first = numbers[:SECOND_FIRST].reshape(INPUTS, HIDDEN) / HIDDEN_SCALE
        net[0].weight.copy_(first.T * scale)
        net[0].bias.zero_()
        second = numbers[SECOND_FIRST:SECOND_AT].reshape(SECOND, HIDDEN)
        net[2].weight.copy_(second / SECOND_SCALE)
        net[2].bias.copy_(numbers[SECOND_AT:OUTPUT_FIRST] / HIDDEN_SCALE)
        net[4].weight.copy_(numbers[OUTPUT_FIRST:OUTPUT_AT].reshape(1, SECOND) / UNIT / 100)
        net[4].bias.copy_(numbers[OUTPUT_AT:] / UNIT / 100)


def read_start(path: Path | None) -> list[Any]:
    """The nets of the periods to begin with, if any."""
    if path is None:
        return [None] * PERIODS
    return list(np.frombuffer(path.read_bytes(), "<i2").reshape(PERIODS, PERIOD_NET))


def apply_net(row: Any, x: Any) -> Any:
    """What a period's net adds to the estimates, counted as the search counts."""
    first = row[:SECOND_FIRST].reshape(INPUTS, HIDDEN)
    found = []
    for part in np.array_split(x, max(len(x) // 50_000, 1)):
        numbers = part.astype(np.float64)
        own = numbers[:, :COMMON_FIRST] @ first[:COMMON_FIRST]
        shared = numbers[:, COMMON_FIRST:] @ first[COMMON_FIRST:]
        assert max(abs(own).max(), abs(shared).max()) <= LIMIT, "the first layer overflows"
        hidden = np.clip(own + shared, 0, LIMIT)
        second = hidden @ row[SECOND_FIRST:SECOND_AT].reshape(SECOND, HIDDEN).T
        second += row[SECOND_AT:OUTPUT_FIRST] * SECOND_SCALE
        output = np.maximum(second, 0) @ row[OUTPUT_FIRST:OUTPUT_AT]
        found.append(output / OUTPUT_SCALE + 0.01 * row[OUTPUT_AT])
    return np.concatenate(found)


def look_ahead(facts: Any, judged: Any, period: int) -> Any:
    """For every sample of a period what was judged when the next one began, else the result."""
    begins = (facts[:, 0] == period + 1) & (facts[:, 5] > 0)
    keys = [tuple(key) for key in facts[begins][:, 3:5]]
    known = dict(zip(keys, judged[begins], strict=True))
    rows = facts[facts[:, 0] == period]
    return np.array([known.get((row[3], row[4]), row[2]) for row in rows])


def train(samples: Samples, given: argparse.Namespace) -> tuple[Any, Any, list[list[float]]]:
    """The nets of all periods, what they judge, and their errors on held-out games, before and
    after.

    The last one comes first: what it says of the beginning of its period is half of what the one
    before it is trained on.
    """
    x, facts = samples["x"], samples["facts"]
    held = facts[:, 3].astype(np.int64) % HELD_OUT == 0
    judged = facts[:, 1].copy()
    nets, errors = [], []
    parts = given.out.with_suffix(".parts.npz")
    starts = read_start(given.start)
    key = f"{samples['games']} {given.epochs} {given.seed} {given.blend} {given.start}"
    kept = read_parts(parts, key)
    for period in reversed(range(PERIODS)):
        part = facts[:, 0] == period
        final, estimate, test = facts[part, 2], facts[part, 1], held[part]
        wanted = final + given.blend * (look_ahead(facts, judged, period) - final)
        name = f"period_{period}"
        if name not in kept:
            y = (wanted - estimate)[~test]
            kept[name] = train_period(x[part][~test], y, given.epochs, given.seed, starts[period])
            np.savez(parts, **kept)
        judged[part] += apply_net(kept[name], x[part])
        before, after = (
            np.sqrt(((final - guess)[test] ** 2).mean()) for guess in (estimate, judged[part])
        )
        nets.append(kept[name])
        errors.append([round(float(before), 2), round(float(after), 2)])
        print(f"period {period}: error {before:.2f} -> {after:.2f} VP", flush=True)
    parts.unlink()
    return np.concatenate(nets[::-1]), judged, errors[::-1]


def read_parts(path: Path, key: str) -> Samples:
    """The nets of a training that was stopped, if it was the same one."""
    if path.exists():
        with np.load(path) as data:
            if str(data["key"]) == key:
                return dict(data)
    return {"key": key}


def train_files(files: Sequence[Path], given: argparse.Namespace) -> None:
    """Train on the games of some files; write the net, and its story beside it."""
    started = time.monotonic()
    torch.set_num_threads(given.processes)
    samples = read_samples(files, given.processes)
    count = len(samples["x"])
    print(f"{samples['games']} games, {count} samples, {time.monotonic() - started:.0f} s")
    net, judged, errors = train(samples, given)
    spread, error = calibrate(samples, judged, given.plot)
    print(f"spread {spread}, calibration error {error:.2%}", flush=True)
    story = {
        "spread": spread,
        "games": samples["games"],
        "samples": count,
        "epochs": given.epochs,
        "blend": given.blend,
        "seed": given.seed,
        "start": given.start.name if given.start else None,
        "errors": errors,
        "calibration_error": round(error, 4),
        "minutes": round((time.monotonic() - started) / 60, 1),
    }
    given.out.with_suffix(".json").write_text(json.dumps(story, indent=1) + "\n")
    given.out.write_bytes(struct.pack(f"<{NET_SIZE}h", *map(int, net)))


def add_options(parser: argparse.ArgumentParser) -> None:
    """What training can be told."""
    parser.add_argument("--epochs", type=int, default=12)
    parser.add_argument("--blend", type=float, default=0.5, help="of the next period's judgement")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--processes", type=int, default=2)
    parser.add_argument("--start", type=Path, help="a net to begin with")
    parser.add_argument("--plot", type=Path, help="of chances to win and results")


def main() -> None:
    """Read, train, write."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("files", type=Path, nargs="+")
    parser.add_argument("--out", type=Path, default=FILE)
    add_options(parser)
    given = parser.parse_args()
    train_files(given.files, given)


def calibrate(samples: Samples, judged: Any, plot: Path | None) -> tuple[list[float], float]:
    """The spread fitted to the games trained on, and its error on those held out."""
    x, facts = samples["x"], samples["facts"]
    held = facts[:, 3].astype(np.int64) % HELD_OUT == 0
    spread = fit_spread(x[~held], facts[~held], judged[~held])
    chances = compute_chances(x[held], facts[held], judged[held], spread)
    rows = compare_with_results(chances, facts[held, 6])
    if plot:
        draw_calibration({"held-out games": rows}, plot)
    return spread, compute_calibration_error(rows)


if __name__ == "__main__":
    main()
