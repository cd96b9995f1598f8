"""`teotihuacan bench`: its figures are there and make sense; how large they are is no test."""

import json
from importlib.util import find_spec
from pathlib import Path

import pytest
from run_cli import run

from teotihuacan import COMPILED

FIGURES = {
    "decisions_per_s",
    "games_per_s",
    "driven_decisions_per_s",
    "two_player_decisions_per_s",
    "solo_decisions_per_s",
    "copy_ns",
}
PEER_FIGURES = {"decisions_per_s", "games_per_s", "copy_ns"}

# As much of catanatron as the bench touches: games of 20 actions.
STAND_IN = """
from enum import Enum
from types import SimpleNamespace


class Color(Enum):
    RED = 1
    BLUE = 2
    ORANGE = 3
    WHITE = 4


class RandomPlayer:
    def __init__(self, color):
        self.color = color


class Game:
    def __init__(self, players, seed):
        assert 2 <= len(players) <= 4 and seed > 0
        self.state = SimpleNamespace(actions=[])

    def play_tick(self):
        self.state.actions.append(1)

    def winning_color(self):
        return Color.RED if len(self.state.actions) >= 20 else None

    def play(self):
        while self.winning_color() is None:
            self.play_tick()

    def copy(self):
        return self
"""


def test_json_has_all_figures() -> None:
    process = run("bench", "--json", "--seconds", "0.3")
    assert (process.returncode, process.stderr) == (0, "")
    report = json.loads(process.stdout)
    assert set(report) - {"catanatron", "vs_catanatron"} == {*FIGURES, "compiled"}
    assert all(report[name] > 0 for name in FIGURES)
    assert report["compiled"] is COMPILED
    assert report["decisions_per_s"] > report["games_per_s"]
    assert ("catanatron" in report) == (find_spec("catanatron") is not None)


@pytest.mark.skipif(find_spec("catanatron") is not None, reason="catanatron is installed")
def test_text_says_how_to_add_catanatron() -> None:
    process = run("bench", "--seconds", "0.2")
    assert (process.returncode, process.stderr) == (0, "")
    assert 'pip install "teotihuacan[peers]"' in process.stdout


def test_catanatron_is_measured_where_it_is_installed(tmp_path: Path) -> None:
    (tmp_path / "catanatron.py").write_text(STAND_IN, encoding="utf-8")
    process = run("bench", "--json", "--seconds", "0.3", PYTHONPATH=str(tmp_path))
    assert (process.returncode, process.stderr) == (0, "")
    report = json.loads(process.stdout)
    theirs = report["catanatron"]
    assert set(theirs) == PEER_FIGURES
    assert theirs["decisions_per_s"] == pytest.approx(20 * theirs["games_per_s"], rel=1e-3)
    ratio = report["decisions_per_s"] / theirs["decisions_per_s"]
    assert report["vs_catanatron"] == pytest.approx(ratio, abs=0.06)
    text = run("bench", "--seconds", "0.2", PYTHONPATH=str(tmp_path)).stdout
    assert "catanatron's random bots" in text
    assert "pip install" not in text
