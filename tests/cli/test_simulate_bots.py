"""`teotihuacan simulate --bots`: the figures of each bot, in any number of processes."""

import json
import os
import signal
import subprocess
import sys
import time
from math import sqrt
from pathlib import Path
from statistics import fmean, pstdev
from typing import Any

import pytest
from run_cli import run

from teotihuacan import Setup
from teotihuacan.bots import bot_named
from teotihuacan.bots.playing import play_game
from teotihuacan.cli.reports.bot_games import Simulation
from teotihuacan.study.intervals import compute_wilson_interval

CHEAP = ("--bots", "random,mcts:10")


def simulated(*arguments: str) -> Any:
    process = run("simulate", *arguments, "--json")
    assert (process.returncode, process.stderr) == (0, "")
    assert process.stdout.count("\n") == 1
    return json.loads(process.stdout)


def without_times(report: Any) -> Any:
    for entry in report["bots"].values():
        assert entry.pop("seconds_per_decision") > 0
    return report


def test_the_figures_are_those_of_the_games() -> None:
    report = simulated("--games", "4", "--seed", "20", *CHEAP)
    seats = [("random", "mcts:10"), ("mcts:10", "random")] * 2
    results: dict[str, list[tuple[int, bool]]] = {"random": [], "mcts:10": []}
    decisions = []
    for number, names in enumerate(seats):
        entrants = [bot_named(name) for name in names]
        played = play_game(Setup(2), entrants, 20 + number // 2, 20 + number)
        decisions.append(played.decisions)
        for seat, name in enumerate(names):
            won = played.position.ranking()[0] == seat
            results[name].append((played.position.scores()[seat], won))
    assert report["rotated"] is True
    assert report["decisions"]["mean"] == pytest.approx(fmean(decisions))
    assert list(report["bots"]) == ["random", "mcts:10"]
    for name, entry in report["bots"].items():
        scores = [score for score, _ in results[name]]
        wins = sum(won for _, won in results[name])
        assert (entry["games"], entry["wins"], entry["faults"]) == (4, wins, 0)
        assert entry["win_rate"] == wins / 4
        assert entry["mean_score"] == pytest.approx(fmean(scores))
        assert entry["sd"] == pytest.approx(pstdev(scores), abs=1e-4)
        assert sum(entry["books"].values()) == pytest.approx(entry["mean_score"], abs=0.01)
    assert sum(entry["wins"] for entry in report["bots"].values()) == 4
    assert sum(entry["decisions"] for entry in report["bots"].values()) == sum(decisions)


def test_every_bot_sits_on_every_seat_of_the_same_set_up() -> None:
    simulation = Simulation(Setup(3), ("a", "b", "c"), 5)
    seats = [simulation.list_names(number) for number in range(3)]
    assert seats == [["a", "b", "c"], ["c", "a", "b"], ["b", "c", "a"]]
    assert [simulation.list_names(number) for number in range(3, 6)] == seats


def test_the_number_of_processes_changes_nothing() -> None:
    arguments = ("--players", "3", "--bots", "random,mcts:5,random", "--games", "7")
    one = without_times(simulated(*arguments, "--processes", "1"))
    assert one == without_times(simulated(*arguments, "--processes", "2"))
    assert one == without_times(simulated(*arguments))
    assert one != without_times(simulated(*arguments, "--seed", "2"))


def test_a_name_given_twice_is_counted_together() -> None:
    report = simulated("--players", "3", "--bots", "random,mcts:5,random", "--games", "3")
    bots = report["bots"]
    assert {name: entry["games"] for name, entry in bots.items()} == {"random": 6, "mcts:5": 3}
    assert bots["random"]["wins"] + bots["mcts:5"]["wins"] == 3


def test_one_name_fills_all_seats() -> None:
    report = simulated("--players", "4", "--bots", "random", "--games", "8")
    entry = report["bots"]["random"]
    assert (entry["games"], entry["wins"], entry["win_rate"]) == (32, 8, 0.25)
    games = {tuple(seat["quartiles"]) for seat in report["seats"]}
    assert len(games) > 1  # seats that differ in luck, not the same game again and again


def test_solo_is_one_bot_against_teotibot() -> None:
    report = simulated("--solo", "--level", "easier", "--bots", "mcts:10", "--games", "3")
    entry = report["bots"]["mcts:10"]
    assert report["rotated"] is False
    assert (entry["games"], entry["win_rate"]) == (3, report["win_rate"])
    assert entry["mean_score"] == report["seats"][0]["mean"]
    assert "bot_tiles" in report


def test_a_stronger_bot_wins_more() -> None:
    bots = simulated("--games", "20", "--bots", "random,mcts:50")["bots"]
    low, high = bots["mcts:50"]["win_rate_interval"]
    assert 0.5 < low < bots["mcts:50"]["win_rate"] <= high <= 1
    assert bots["mcts:50"]["mean_score"] > bots["random"]["mean_score"]
    assert bots["mcts:50"]["seconds_per_decision"] > bots["random"]["seconds_per_decision"]


@pytest.mark.parametrize(("wins", "games"), [(0, 10), (10, 10), (7, 10), (500, 1000), (1, 1)])
def test_the_interval_is_wilsons(wins: int, games: int) -> None:
    """At its ends the rate seen is 1.96 standard deviations away."""
    ends = compute_wilson_interval(wins, games)
    for end in ends:
        if 0 < end < 1:
            deviation = sqrt(end * (1 - end) / games)
            assert abs(wins / games - end) == pytest.approx(1.96 * deviation, rel=1e-3, abs=1e-6)
    assert ends[0] <= wins / games <= ends[1]


def test_text_fits_a_terminal_and_names_the_bots() -> None:
    process = run("simulate", "--games", "4", *CHEAP)
    assert (process.returncode, process.stderr) == (0, "")
    assert max(map(len, process.stdout.splitlines())) <= 100
    parts = ("4 games of bots", "mcts:10", "win rate", "seconds a decision", "Scores by seat")
    for part in (*parts, "VP: Avenue of the Dead"):
        assert part in process.stdout


def test_bots_of_ones_own_play_too(tmp_path: Path) -> None:
    path = tmp_path / "first.py"
    path.write_text(
        "class First:\n"
        "    def choose(self, position, budget, seed):\n"
        "        return position.legal_actions()[0]\n",
        encoding="utf-8",
    )
    name = f"{path}:First"
    report = simulated("--bots", f"random,{name}", "--games", "2", "--processes", "2")
    assert (report["bots"][name]["games"], report["bots"][name]["faults"]) == (2, 0)


KILLER = """
import os
import signal
from pathlib import Path


class Killer:
    \"\"\"Kills the process that plays its game.\"\"\"

    def choose(self, position, budget, seed):
        mark = Path({mark!r})
        if {always} or not mark.exists():
            mark.touch()
            os.kill(os.getppid(), signal.SIGKILL)
        return position.legal_actions()[0]
"""


def write_killer(folder: Path, *, always: bool) -> str:
    """A bot of one's own that kills the worker process which asks it."""
    path = folder / "killer.py"
    mark = str(folder / "mark")
    path.write_text(KILLER.format(mark=mark, always=always), "utf-8")
    return f"{path}:Killer"


def test_a_game_whose_process_dies_is_played_again(tmp_path: Path) -> None:
    bots = ("--bots", f"random,{write_killer(tmp_path, always=False)}", "--games", "4")
    report = without_times(simulated(*bots, "--processes", "2"))
    assert (tmp_path / "mark").exists()
    assert report == without_times(simulated(*bots, "--processes", "1"))


def test_a_game_whose_process_dies_again_ends_the_command_in_one_line(tmp_path: Path) -> None:
    killer = write_killer(tmp_path, always=True)
    process = run("simulate", "--bots", f"random,{killer}", "--games", "4", "--processes", "2")
    assert (process.returncode, process.stdout) == (2, "")
    assert process.stderr == "teotihuacan: a process that played games has died\n"


SLEEPER = """
import os
import time
from pathlib import Path


class Sleeper:
    def choose(self, position, budget, seed):
        Path({folder!r}, str(os.getppid())).touch()
        time.sleep(20)
        return position.legal_actions()[0]
"""


@pytest.mark.parametrize("processes", [1, 2])
def test_ctrl_c_ends_every_process_without_a_word(tmp_path: Path, processes: int) -> None:
    bot, asked = tmp_path / "sleeper.py", tmp_path / "asked"
    asked.mkdir()
    bot.write_text(SLEEPER.format(folder=str(asked)), "utf-8")
    options = ("--bots", f"{bot}:Sleeper", "--games", "4", "--processes", str(processes))
    process = subprocess.Popen(
        [sys.executable, "-m", "teotihuacan.cli", "simulate", *options],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        start_new_session=True,
    )
    until = time.monotonic() + 300
    while len(list(asked.iterdir())) < processes and time.monotonic() < until:
        time.sleep(0.05)
    os.killpg(process.pid, signal.SIGINT)
    said = process.communicate(timeout=60)  # returns when all its processes are gone
    assert (process.returncode, said) == (130, (b"", b""))
    assert len(list(asked.iterdir())) == processes
