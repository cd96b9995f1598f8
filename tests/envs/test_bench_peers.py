"""The comparison runs for ourselves alone, and its page says who is ahead."""

import re
import subprocess
import sys
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import bench_peers
import peers_environments
import pytest

from teotihuacan import COMPILED, __version__

ROOT = Path(__file__).parent.parent.parent
OURS = {"decisions_per_s": 1000.0, "games_per_s": 10.0, "copy_ns": 100.0}
OURS |= {"env_steps_per_s": 500.0, "vector_steps_per_s": 5000.0, "pettingzoo_steps_per_s": 1.0}
OURS |= {"compiled_decisions_per_s": 9000.0, "compiled_games_per_s": 90.0}
OURS |= {"playouts_per_s": 70000.0}


def contender(name: str, game: str) -> Any:
    return SimpleNamespace(name=name, version=f"{name} 1.0", games={game: ["play"]})


@pytest.mark.skipif(not COMPILED, reason="measures the compiled engine")
def test_our_own_figures(tmp_path: Path) -> None:
    target = tmp_path / "speed.md"
    command = [sys.executable, "tools/bench_peers.py", "--seconds", "0.5"]
    done = subprocess.run(
        [*command, "--only", "our_games", "--write", str(target)],
        cwd=ROOT,
        capture_output=True,
        encoding="utf-8",
        check=False,
        timeout=120,
    )
    assert done.returncode == 0, done.stderr
    assert "Only ours was measured." in target.read_text()
    (row,) = re.findall(r"^\| Teotihuacan .*", target.read_text(), re.MULTILINE)
    assert f"(teotihuacan {__version__})" in row
    figures = [float(cell.replace(",", "")) for cell in row.split("|")[2:-1]]
    assert len(figures) == len(bench_peers.COLUMNS)
    assert min(figures) > 0


def test_ratios_say_where_we_are_slower() -> None:
    contenders = [contender("our_games", "Ours"), contender("others", "Go")]
    theirs = {"decisions_per_s": 100.0, "copy_ns": 50.0, "vector_steps_per_s": 10000.0}
    figures = {("our_games", "Ours"): OURS, ("others", "Go"): theirs}
    text = bench_peers.write_page(contenders, figures, "the command", {})
    assert "| Go (others 1.0) | 10 x | **0.5 x: slower** |  | **0.5 x: slower** |" in text
    assert "| Go (others 1.0) | 100 |  |  | 50 |  | 10,000 |" in text
    assert "**slower** than Go (others 1.0) (copying), Go (others 1.0) (vectorized);" in text
    assert "`the command`" in text
    assert "{" not in text


def test_the_page_says_by_how_much_we_are_ahead() -> None:
    contenders = [contender("our_games", "Ours"), contender("others", "gin_rummy")]
    theirs = {"decisions_per_s": 100.0, "copy_ns": 250.0}
    figures = {("our_games", "Ours"): OURS, ("others", "gin_rummy"): theirs}
    text = bench_peers.write_page(contenders, figures, "the command", {})
    assert "| gin rummy (others 1.0) | 10 x | 2.5 x |  |  |" in text
    assert "Ours is the fastest wherever it is compared, at least 2.5 times as fast." in text


def test_a_batch_without_observations_is_told_apart() -> None:
    contenders = [contender("our_games", "Ours"), contender("fastcatan_games", "Catan")]
    theirs = {"batch_steps_per_s": 6000.0, "batch_unpicked_steps_per_s": 8000.0}
    figures = {("our_games", "Ours"): OURS, ("fastcatan_games", "Catan"): theirs}
    text = " ".join(bench_peers.write_page(contenders, figures, "the command", {}).split())
    assert "| Catan (fastcatan_games 1.0) | | | | | | |" in text
    assert (
        "it makes 6,000 steps/s; our `VectorEnv`, which writes observations too, makes 5,000"
        in text
    )
    assert "makes 8,000 steps/s; our engine's own loop in C" in text
    assert "picks the answers too, makes 9,000 decisions/s" in text
    assert "{" not in text


def test_the_page_tells_who_was_left_out() -> None:
    figures = {("our_games", "Ours"): OURS}
    ours = [contender("our_games", "Ours")]
    left_out = {"fastcatan_games": "3.12"}
    text = bench_peers.write_page(ours, figures, "the command", left_out)
    assert (
        "**Left out:** fastcatan, which needs Python 3.12 or later; this machine has none."
        in text
    )
    assert "Left out" not in bench_peers.write_page(ours, figures, "the command", {})


def test_a_python_is_found_only_if_it_is_new_enough(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    major, minor = sys.version_info[:2]
    newer = (major, minor + 1)
    broken = tmp_path / f"python{major}.{minor + 1}"
    broken.write_text("#!/bin/sh\nexit 127\n")
    broken.chmod(0o755)
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.setenv("PYENV_ROOT", str(tmp_path))
    assert peers_environments.find_python((major, minor)) == sys.executable
    assert peers_environments.find_python(newer) is None
    broken.write_text("#!/bin/sh\nexit 0\n")
    assert peers_environments.find_python(newer) == str(broken)


def test_every_contender_has_its_file() -> None:
    files = {path.stem for path in peers_environments.PEERS.glob("*_games.py")}
    assert files == set(bench_peers.CONTENDERS)
