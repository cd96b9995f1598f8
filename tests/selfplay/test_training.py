"""The way from nothing to a net, in short: games, training, a better judgement."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from forked import run_forked as run
from teotihuacan.bots.search.constants import KNOTS, NET_SIZE

ROOT = Path(__file__).resolve().parents[2]
GAMES = 120


@pytest.fixture(scope="module")
def games(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Games of quick bots without a net."""
    file = tmp_path_factory.mktemp("training") / "games.jsonl"
    bots = "classic:4,classic:collector:4,classic:builder:4"
    told = run("selfplay", str(file), "--games", str(GAMES), "--bots", bots, "--processes", "2")
    assert told.returncode == 0
    return file


def train(games: Path, out: Path) -> dict[str, object]:
    """Train a net; the story that is written beside it."""
    pytest.importorskip("torch", reason="NOT TESTED: torch is missing (run `make test`)")
    command = [sys.executable, "tools/train_net.py", str(games), "--out", str(out)]
    subprocess.run([*command, "--epochs", "3"], cwd=ROOT, check=True, capture_output=True)
    story: dict[str, object] = json.loads(out.with_suffix(".json").read_text())
    return story


def test_training_improves_on_its_start_and_can_be_repeated(games: Path) -> None:
    """Held-out games are judged better than by the weights alone, in every period; games in
    another order lead to the same net."""
    story = train(games, games.with_name("net.bin"))
    assert story["games"] == GAMES
    errors = story["errors"]
    assert isinstance(errors, list)
    assert all(after < before for before, after in errors)
    assert isinstance(story["spread"], list)
    assert len(story["spread"]) == KNOTS
    turned = games.with_name("turned.jsonl")
    turned.write_text("".join(f"{line}\n" for line in reversed(games.read_text().splitlines())))
    again = games.with_name("again.bin")
    assert train(turned, again)["errors"] == errors
    assert again.read_bytes() == games.with_name("net.bin").read_bytes()
    assert len(again.read_bytes()) == 2 * NET_SIZE
