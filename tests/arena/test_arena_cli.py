"""`teotihuacan arena`: matches from the command line, stopped and continued."""

import json
import os
import pty
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
import slow_bots

from forked import run_forked
from teotihuacan.arena import Store, StoreError

COMMAND = [sys.executable, "-m", "teotihuacan.cli", "arena"]
SLOW = f"{slow_bots.PATH}:Slow"
BROKEN = f"{slow_bots.PATH}:Broken"


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "match.db"


def arena(*arguments: object, **environment: str) -> subprocess.CompletedProcess[str]:
    """The finished process of `teotihuacan arena ...`; in an environment, from nothing."""
    if not environment:
        return run_forked("arena", *map(str, arguments), timeout=300)
    return subprocess.run(
        [*COMMAND, *map(str, arguments)],
        capture_output=True,
        encoding="utf-8",
        timeout=300,
        env={**os.environ, **environment},
        check=False,
    )


def good(*arguments: object) -> str:
    """What it printed, if all went well."""
    process = arena(*arguments)
    assert (process.returncode, process.stderr) == (0, "")
    return process.stdout


def outcomes(path: Path) -> list[Any]:
    """All results of a match without their times."""
    with Store(path) as store:
        return [result.outcome() for result in store.results()]


def wait_for(happened: Callable[[], bool]) -> None:
    end = time.monotonic() + 300
    while not happened():
        assert time.monotonic() < end
        time.sleep(0.01)


def played(path: Path) -> int:
    """How many games a running match has kept so far."""
    try:
        with Store(path) as store:
            return len(store.list_played())
    except StoreError:
        return 0


def test_a_match_is_played_kept_and_reported(path: Path) -> None:
    text = good("run", path, "--bots", "random,mcts:3", "--deals", 2, "--seed", 5)
    assert "4 games · 2 players · Standard set-up · round-robin · 2 deals from seed 5" in text
    assert max(map(len, text.splitlines())) <= 100
    for part in ("Ratings", "Scores", "Seats", "by source", "Starting tiles", "Technologies"):
        assert part in text
    assert "Faults" not in text
    assert good("report", path) == text
    summary = json.loads(good("report", path, "--json"))
    assert summary["games"] == 4
    assert len(outcomes(path)) == 4


def test_the_same_command_plays_nothing_again_and_more_deals_go_on(path: Path) -> None:
    match = ("run", path, "--bots", "random,mcts:2", "--processes", 1)
    first = json.loads(good(*match, "--deals", 1, "--json"))
    assert json.loads(good(*match, "--deals", 1, "--json")) == first
    assert len(outcomes(path)) == 2
    assert json.loads(good(*match, "--deals", 3, "--json"))["games"] == 6
    assert json.loads(good("run", path, "--json"))["games"] == 6
    assert json.loads(good("run", path, "--deals", 4, "--json"))["games"] == 8


@pytest.mark.parametrize(
    ("options", "reason"),
    [
        ("--bots random,mcts:3", "holds another match (entrants: random,mcts:2, not random,mc"),
        ("--bots random,mcts:2 --players 3", "(setup: 2 players, not 3 players)"),
        ("--bots random,mcts:2 --deals 1", "has 2 deals already"),
        ("--players 3", "--players can't change a match: give --bots"),
        ("--deals 1", "has 2 deals already"),
    ],
)
def test_another_match_in_the_same_file_is_refused(path: Path, options: str, reason: str) -> None:
    good("run", path, "--bots", "random,mcts:2", "--deals", 2)
    before = outcomes(path)
    process = arena("run", path, *options.split())
    assert (process.returncode, process.stdout) == (2, "")
    assert process.stderr.count("\n") == 1
    assert reason in process.stderr
    assert outcomes(path) == before


def test_a_killed_match_goes_on_to_the_same_end(path: Path, tmp_path: Path) -> None:
    match = ("--bots", f"random,{SLOW}", "--deals", 4)
    process = subprocess.Popen(
        [*COMMAND, "run", str(path), *map(str, match), "--processes", "2"],
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
    )
    wait_for(lambda: played(path) >= 2)
    process.send_signal(signal.SIGKILL)
    said, _ = process.communicate(timeout=60)  # returns when all its processes are gone
    assert said == b""
    kept = outcomes(path)
    assert 2 <= len(kept) < 8
    summary = json.loads(good("run", path, *match, "--json"))
    assert summary["games"] == 8
    whole = tmp_path / "whole.db"
    good("run", whole, *match, "--processes", 1)
    assert outcomes(path) == outcomes(whole)
    assert [outcome for outcome in outcomes(path) if outcome in kept] == kept


@pytest.mark.parametrize("processes", [1, 2])
def test_ctrl_c_keeps_what_was_played_and_says_how_to_go_on(path: Path, processes: int) -> None:
    match = ("--bots", f"random,{SLOW}", "--deals", "20")
    process = subprocess.Popen(
        [*COMMAND, "run", str(path), *match, "--processes", str(processes)],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        encoding="utf-8",
        start_new_session=True,
    )
    wait_for(lambda: played(path) >= 1)
    os.killpg(process.pid, signal.SIGINT)
    out, err = process.communicate(timeout=60)
    assert (process.returncode, out) == (130, "")
    assert err.strip() == (
        f"Stopped after {played(path)} of 40 games; they are kept."
        f" Go on with: teotihuacan arena run {path}"
    )


def test_a_match_with_a_broken_bot_goes_on(path: Path) -> None:
    text = good("run", path, "--bots", f"random,{BROKEN}", "--deals", 1, "--first-game")
    assert "Faults" in text
    assert "crashed:" in text
    summary = json.loads(good("report", path, "--json"))
    (broken,) = [entry for entry in summary["entrants"] if entry["name"] == BROKEN]
    assert broken["faults"]["crashed"] == 2
    assert summary["games"] == 2


def test_solo_matches_are_against_teotibot(path: Path) -> None:
    text = good("run", path, "--bots", "random,mcts:2", "--solo", "--level", "easier")
    assert "40 games · Solo, Easier" in text
    assert "Teotibot has 0" in text


def test_plots_and_page_are_written(path: Path, tmp_path: Path) -> None:
    good("run", path, "--bots", "random,mcts:2", "--deals", 1)
    folder, page = tmp_path / "plots", tmp_path / "match.html"
    text = good("report", path, "--png", folder, "--html", page)
    assert f"Written: {page}" in text
    assert len(list(folder.glob("*.png"))) == 5
    assert "mcts:2" in page.read_text(encoding="utf-8")
    json.loads(good("report", path, "--png", folder, "--json"))
    for option in ("--png", "--html"):
        process = arena("report", path, option, path / "below")
        assert (process.returncode, process.stdout) == (2, "")
        assert "can't be written" in process.stderr
        assert process.stderr.count("\n") == 1


@pytest.mark.parametrize(
    ("library", "arguments"),
    [
        ("matplotlib", ["report", "--html", "page.html"]),
        ("matplotlib", ["report", "--png", "plots"]),
        ("ray", ["run", "--deals", "2", "--ray", "local"]),
    ],
)
def test_a_library_that_is_missing_is_told(
    library: str, arguments: list[str], path: Path, tmp_path: Path
) -> None:
    good("run", path, "--bots", "random,mcts:2", "--deals", 1)
    (tmp_path / f"{library}.py").write_text("raise ImportError", encoding="utf-8")
    process = arena(arguments[0], path, *arguments[1:], PYTHONPATH=str(tmp_path))
    assert (process.returncode, process.stdout) == (2, "")
    extra = "plots" if library == "matplotlib" else "ray"
    assert f'pip install "teotihuacan[{extra}]"' in process.stderr
    assert process.stderr.count("\n") == 1


@pytest.mark.parametrize("address", ["127.0.0.1:1", "ray://127.0.0.1:1", "127.0.0.1:x"])
def test_a_cluster_that_is_not_there_is_told(address: str, path: Path) -> None:
    process = arena("run", path, "--bots", "random,mcts:2", "--ray", address)
    assert (process.returncode, process.stdout) == (2, "")
    assert f"no Ray at '{address}': " in process.stderr
    assert process.stderr.count("\n") == 1
    assert outcomes(path) == []


def test_a_terminal_shows_a_bar(path: Path) -> None:
    ours, theirs = pty.openpty()
    process = subprocess.Popen(
        [*COMMAND, "run", str(path), "--bots", f"random,{SLOW}", "--deals", "1"],
        stdout=subprocess.DEVNULL,
        stderr=theirs,
        env={**os.environ, "TERM": "xterm", "COLUMNS": "80"},
    )
    os.close(theirs)
    shown = b""
    while True:
        try:
            part = os.read(ours, 4096)
        except OSError:
            break
        if not part:
            break
        shown += part
    assert process.wait(300) == 0
    os.close(ours)
    assert b"Playing" in shown


def test_the_examples_of_the_documentation_work(path: Path, tmp_path: Path) -> None:
    """A bot of one's own in a match, and a script that needs no guard for its processes."""
    page = Path(__file__).parent.parent.parent / "docs" / "study" / "arena.md"
    bot, script = (part.split("```")[0] for part in page.read_text().split("```python\n")[1:])
    (tmp_path / "mybot.py").write_text(bot, encoding="utf-8")
    name = f"{tmp_path / 'mybot.py'}:MyBot:0.3s"
    summary = json.loads(good("run", path, "--bots", f"random,{name}", "--deals", 1, "--json"))
    assert summary["games"] == 2
    assert [entry["fallbacks"] for entry in summary["entrants"]] == [0, 0]
    (tmp_path / "script.py").write_text(script, encoding="utf-8")
    process = subprocess.run(
        [sys.executable, tmp_path / "script.py"],
        capture_output=True,
        encoding="utf-8",
        timeout=300,
        check=False,
    )
    assert (process.returncode, process.stderr) == (0, "")
    assert [line.split()[0] for line in process.stdout.splitlines()] == ["mcts:20", "random"]
