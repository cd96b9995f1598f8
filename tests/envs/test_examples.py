"""The examples run, each in seconds, and do what they say."""

import json
import os
import re
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

from teotihuacan import ACTIONS, COMPILED
from teotihuacan.envs.observation import OBSERVED

EXAMPLES = Path(__file__).parent.parent.parent / "examples"
pytestmark = pytest.mark.skipif(not COMPILED, reason="examples are for the compiled engine")


def run(name: str, *arguments: object, folder: Path) -> str:
    """What an example says."""
    done = subprocess.run(
        [sys.executable, str(EXAMPLES / name), *map(str, arguments)],
        cwd=folder,
        env={**os.environ, "MPLCONFIGDIR": str(folder)},
        capture_output=True,
        encoding="utf-8",
        check=False,
        timeout=300,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_random_rollout(tmp_path: Path) -> None:
    lines = run("random_rollout.py", "--seconds", 0.2, folder=tmp_path).splitlines()
    assert len(lines) == 4
    for line in lines:
        found = re.search(r": ([\d,]+) steps, [\d,]+ a second; ", line)
        assert found is not None, line
        assert int(found[1].replace(",", "")) > 50


def test_export(tmp_path: Path) -> None:
    said = run("export_selfplay.py", "--games", 5, "--players", 3, folder=tmp_path)
    assert said.startswith("5 games, ")
    data = np.load(tmp_path / "selfplay.npz")
    rows = len(data["actions"])
    assert data["observations"].shape == (rows, OBSERVED)
    assert data["policies"].shape == data["masks"].shape == (rows, ACTIONS)
    assert data["policies"].sum(1) == pytest.approx(1, abs=1e-4)
    assert not data["policies"][data["masks"] == 0].any()
    chosen = np.arange(rows), data["actions"]
    assert data["masks"][chosen].all()
    assert sorted(set(data["games"].tolist())) == [0, 1, 2, 3, 4]
    for game in range(5):
        of_game = data["games"] == game
        results = {
            int(s): float(r)
            for s, r in zip(*(data[k][of_game] for k in ("seats", "results")), strict=True)
        }
        assert sorted(results.values()) == [-1, 0, 1]
        scores = data["scores"][of_game][0]
        assert scores[results_winner(results)] == scores.max()


def results_winner(results: dict[int, float]) -> int:
    return max(results, key=lambda seat: results[seat])


def test_training_steps_evaluation_and_export_of_a_policy(tmp_path: Path) -> None:
    """A training step or two: the curve, the picture and a policy that can be loaded."""
    few = ("--updates", 2, "--games", 16, "--steps", 32, "--width", 32, "--evaluate", 20)
    first = run("train.py", *few, "--threads", 1, "--every", 1e9, folder=tmp_path)
    assert re.search(r"1,024 decisions: won +[\d.]+% against random", first)
    curve = json.loads((tmp_path / "trained" / "curve.json").read_text())
    assert [point["decisions"] for point in curve] == [0, 1024]
    assert (tmp_path / "trained" / "curve.png").read_bytes().startswith(b"\x89PNG")
    policy = ("--policy", "trained/policy.pt")
    said = run("evaluate.py", *policy, "--games", 2, folder=tmp_path)
    assert said.startswith("2 games against greedy: won 0.0%, ")
    said = run("export_selfplay.py", *policy, "--games", 2, folder=tmp_path)
    assert said.startswith("2 games, ")
    data = np.load(tmp_path / "selfplay.npz")
    legal = data["policies"][data["masks"] == 1]
    assert len(set(legal.round(4).tolist())) > 10  # a policy of its own
    again = run("train.py", *few, "--threads", 1, "--every", 1e9, folder=tmp_path)
    assert re.findall(r"won.*", again) == re.findall(r"won.*", first)


def test_learning_is_better_than_not_learning(tmp_path: Path) -> None:
    """Some 80,000 decisions, seeded: far above the half of the games that random answers win."""
    few = ("--updates", 40, "--games", 64, "--steps", 32, "--width", 64, "--evaluate", 200)
    run("train.py", *few, "--threads", 1, "--every", 1e9, "--rate", 1e-3, folder=tmp_path)
    first, last = json.loads((tmp_path / "trained" / "curve.json").read_text())
    assert first["wins"] < 0.6
    assert last["wins"] > 0.7
    assert last["score"] > first["score"] + 10


def test_evaluate_random_answers(tmp_path: Path) -> None:
    said = run("evaluate.py", "--games", 4, "--players", 3, folder=tmp_path)
    assert said.startswith("4 games against greedy: won 0.0%, ")
