"""`teotihuacan replay`, driven through stdin."""

from pathlib import Path

import pytest
from run_cli import lines, run

from record_files import GAME, printed


def plies(screen: str) -> list[int]:
    """The plies that were shown."""
    found = [line.split()[1] for line in screen.splitlines() if line.startswith("Ply ")]
    return list(map(int, found))


def test_replay_steps_forward_and_back(file: Path) -> None:
    typed = lines("", "next", "n 3", "back", "b 2", "ply 50", "p 0", "next 100000")
    assert plies(printed("replay", str(file), typed=typed)) == [0, 1, 2, 5, 4, 2, 50, 0, GAME.ply]


def test_replay_tells_what_happens(file: Path) -> None:
    screen = printed("replay", str(file), typed=lines("ply 30", "next", "quit", "next"))
    assert "\n31. " in screen
    assert screen.endswith("Goodbye!\n")
    assert plies(screen) == [0, 30, 31]


def test_replay_jumps_to_turns(file: Path) -> None:
    screen = printed("replay", str(file), typed=lines("turn 2", "t 1", "turn 999", "turn 0"))
    second, first = plies(screen)[1:]
    assert 0 < first < second
    assert GAME.position_at(first).question == "turn"
    assert (GAME.position_at(first).seat, GAME.position_at(second).seat) == (0, 1)
    assert screen.count("There is no turn") == 2


def test_replay_plays_by_itself(file: Path) -> None:
    screen = printed("replay", str(file), "--auto", "--speed", "1000", typed=lines("b", "auto"))
    assert plies(screen) == [0, GAME.ply, GAME.ply - 1, GAME.ply]
    assert f"\n{GAME.ply}. " in screen
    assert "Where the VP came from" in screen


@pytest.mark.parametrize(
    "typed", ["nonsense", "ply", "ply x", "turn -1", "ply " + "9" * 5000, "x 1"]
)
def test_replay_answers_nonsense(file: Path, typed: str) -> None:
    screen = printed("replay", str(file), typed=lines(typed))
    assert "help tells more" in screen or plies(screen) == [0, GAME.ply]


def test_replay_refuses_a_speed_of_nothing(file: Path) -> None:
    process = run("replay", str(file), "--speed", "0")
    assert (process.returncode, process.stdout) == (2, "")
    assert "give 0.1 to 1,000 actions a second" in process.stderr
