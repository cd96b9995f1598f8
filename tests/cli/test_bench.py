"""`teotihuacan bench`: its figures are there and make sense; how large they are is no test."""

import json
from pathlib import Path

import pytest
from run_cli import cold_run as run

from teotihuacan import COMPILED

FIGURES = {
    "decisions_per_s",
    "games_per_s",
    *(f"c_loop_{rate}_per_s" for rate in ("decisions", "games")),
    *(f"c_loop_two_player_{rate}_per_s" for rate in ("decisions", "games")),
    *(f"c_loop_solo_{rate}_per_s" for rate in ("decisions", "games")),
    "random_playouts_per_s",
    "policy_playouts_per_s",
    "copy_ns",
}
PEER_FIGURES = {"decisions_per_s", "games_per_s", "copy_ns"}


def test_json_has_all_figures() -> None:
    process = run("bench", "--json", "--seconds", "0.3")
    assert (process.returncode, process.stderr) == (0, "")
    report = json.loads(process.stdout)
    assert set(report) - {"catanatron", "vs_catanatron"} == {*FIGURES, "compiled"}
    assert all(report[name] > 0 for name in FIGURES)
    assert report["compiled"] is COMPILED
    assert report["decisions_per_s"] > report["games_per_s"]
    if COMPILED:
        assert report["c_loop_decisions_per_s"] > 1.2 * report["decisions_per_s"]
    theirs = report["catanatron"]
    assert set(theirs) == PEER_FIGURES
    assert all(theirs[name] > 0 for name in PEER_FIGURES)
    ratio = report["decisions_per_s"] / theirs["decisions_per_s"]
    assert report["vs_catanatron"] == pytest.approx(ratio, abs=0.06)


def test_text_compares_with_catanatron() -> None:
    text = run("bench", "--seconds", "0.2").stdout
    assert "of catanatron, both driven from Python" in text
    (row,) = [line for line in text.splitlines() if "decisions a second, loop in C  " in line]
    cells = row.split("  ")
    assert cells[-1].strip() == ""  # theirs: nothing to compare with
    assert [cell for cell in cells if cell.strip()][-1].strip().replace(",", "").isdecimal()
    assert "pip install" not in text


def test_text_says_how_to_add_catanatron(tmp_path: Path) -> None:
    """Where it can't be imported the bench does without."""
    (tmp_path / "catanatron.py").write_text("raise ImportError", encoding="utf-8")
    process = run("bench", "--seconds", "0.2", PYTHONPATH=str(tmp_path))
    assert (process.returncode, process.stderr) == (0, "")
    assert 'pip install "teotihuacan[peers]"' in process.stdout
