"""`teotihuacan review` and teaching games at the prompt, as transcripts."""

import json
import re
from collections.abc import Callable
from pathlib import Path

import pytest
from planted_games import begin_game, find_bad_turn, play_planted_game, type_answers

from forked import run_forked as run
from teotihuacan import Game, Setup
from teotihuacan.game.files import save_game
from teotihuacan.game.history import turn_plies
from teotihuacan.study.review import Review, find_mistakes

Command = Callable[..., str]


@pytest.fixture(scope="module")
def data(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("data")


@pytest.fixture(scope="module")
def record(data: Path) -> Path:
    path = data / "game.json"
    save_game(play_planted_game(), path)
    return path


@pytest.fixture
def command(data: Path) -> Command:
    """The command with a folder of its own, where it succeeds."""

    def call(*arguments: str, typed: str = "") -> str:
        process = run(*arguments, typed=typed, TEOTIHUACAN_DATA=str(data), COLUMNS="140")
        assert (process.returncode, process.stderr) == (0, "")
        return process.stdout

    return call


def test_a_review_is_told_and_kept(command: Command, record: Path, data: Path) -> None:
    told = command("review", str(record))
    for words in ("Chances to win", "Accuracy", "Luck", "Without luck", "VP lost by source"):
        assert words in told
    assert re.search(r"A Ann \(.+\): the costliest turns", told)
    assert "B mcts:60 (" not in told  # of people, if there are any
    turn = len(turn_plies(begin_game()))
    assert re.search(rf"\d  turn {turn}: (mistake|blunder) \(", told)
    marks = re.findall(r"^(\d)  ", told, re.MULTILINE)
    assert marks == sorted(marks)
    assert "Better: " in told
    assert re.search(r"Why: (?s:.+?)rules?\s+[\d.]+", told)
    assert "[dim]" not in told
    (kept,) = (data / "reviews").iterdir()
    changed = json.loads(kept.read_text())
    changed["seats"][0]["accuracy"] = 12.0
    kept.write_text(json.dumps(changed))
    again = command("review", str(record), "--json")
    assert json.loads(again)["seats"][0]["accuracy"] == 12.0  # the kept one, at once
    other = json.loads(command("review", str(record), "--json", "--seed", "1"))
    assert other["seed"] == 1
    assert other["seats"][0]["accuracy"] != 12.0
    text = record.read_text()
    piped = json.loads(command("review", "-", "--json", typed=text))
    assert piped["seats"][0]["accuracy"] != 12.0  # made anew: another seed took its place
    assert command("review", "-", "--json", typed=text) == json.dumps(piped) + "\n"


def test_another_seat_and_another_language_are_told_with_the_same_figures(
    command: Command, record: Path
) -> None:
    assert "B mcts:60 (" in command("review", str(record), "--seat", "1")
    english = re.findall(r"−?\d+[.,]\d", command("review", str(record)))
    french = re.findall(r"−?\d+[.,]\d", command("-l", "fr", "review", str(record)))
    assert [figure.replace(",", ".") for figure in french] == english


def test_one_looks_for_something_better(command: Command, record: Path) -> None:
    review = Review.from_dict(json.loads(command("review", str(record), "--json")))
    mistakes = find_mistakes(review, 0)
    before = [turn.first for turn in mistakes].index(begin_game().ply)
    bad = type_answers(begin_game(), find_bad_turn())
    typed = "skip\n" * before + f"view\n{bad}" + "skip\n" * len(mistakes)
    shown = command("review", str(record), "--learn", typed=typed)
    count = len(mistakes)
    assert f"{before + 1} of {count}: find something better." in shown
    assert "Better: " in shown
    assert "Not yet: there is something better (" in shown
    assert f"0 of {count} found." in shown
    assert f"0 of {count} found." in command("review", str(record), "--learn", typed="quit\n")


def test_a_costly_turn_is_offered_back(command: Command, data: Path) -> None:
    path = data / "taught.json"
    save_game(begin_game(), path)
    bad = type_answers(begin_game(), find_bad_turn())
    shown = command("play", "--teach", "--load", str(path), typed=f"{bad}y\n{bad}n\nquit\n")
    assert shown.count("There is a better turn (") == 2
    assert "The turn begins again." in shown
    played = json.loads(path.read_text())["actions"][begin_game().ply :]
    assert tuple(played[: len(find_bad_turn())]) == find_bad_turn()


def test_what_cannot_be_reviewed_is_refused(data: Path, record: Path) -> None:
    for arguments, why in (
        (["review", str(record), "--depth", "endless"], "no depth 'endless'"),
        (["review", str(record), "--seat", "2"], "there is no seat 2: seats are 0 to 1"),
        (["review", str(data / "none.json")], "none.json"),
        (["play", "--teach", "--humans", "2"], "a teaching game is for one person"),
    ):
        process = run(*arguments, TEOTIHUACAN_DATA=str(data))
        assert process.returncode == 2
        assert why in process.stderr


def test_a_game_that_has_not_begun_has_an_empty_review(command: Command, data: Path) -> None:
    path = data / "new.json"
    save_game(Game(Setup(2), 1, ["Ann", "Bo"]), path)
    assert "No turn gave much away." in command("review", str(path))
